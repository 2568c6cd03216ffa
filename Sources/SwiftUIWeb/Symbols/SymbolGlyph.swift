/// What is drawn for a symbol, in a box of 24 by 24.
struct SymbolGlyph: Equatable {
  /// Letters or a number in a drawing.
  struct Lettering: Equatable {
    var middle: Double
    var line: Double
    var size: Double
    var text: String
  }

  /// A stroke that has a colour of its own where symbols are drawn in several.
  struct Detail: Equatable {
    enum Tint: String { case sun, water }

    var path: String
    var tint: Tint?
  }

  var strokes: [String] = []
  var fills: [String] = []
  /// Stays a stroke where the rest is filled: the rain below a cloud.
  var staying: [Detail] = []
  /// Strokes and areas that are left out of what is filled.
  var cuts: [String] = []
  var cutAreas: [String] = []
  var lettering: Lettering?
  /// Drawn around the rest, which shrinks to fit.
  var frame: String?
  var isFrameFilled = false
  var isSlashed = false
  /// A small sign in the corner.
  var badge: [String]?

  /// The drawing of one line of `symbols.txt`, and its name.
  static func read(_ line: Substring) -> (name: String, glyph: SymbolGlyph)? {
    let parts = line.split(separator: "|")
    guard let name = parts.first else { return nil }
    var glyph = SymbolGlyph()
    for part in parts.dropFirst() {
      let rest = String(part.dropFirst(2))
      switch part.prefix(2) {
      case "f:": glyph.fills.append(rest)
      case "s:": glyph.staying.append(Detail(path: rest))
      case "y:": glyph.staying.append(Detail(path: rest, tint: .sun))
      case "w:": glyph.staying.append(Detail(path: rest, tint: .water))
      case "t:":
        let words = rest.split(separator: ",")
        guard words.count == 4, let middle = Double(words[0]), let line = Double(words[1]), let size = Double(words[2])
        else { return nil }
        glyph.lettering = Lettering(middle: middle, line: line, size: size, text: String(words[3]))
      default: glyph.strokes.append(String(part))
      }
    }
    return (String(name), glyph)
  }

  /// Letters in the middle of the box.
  static func letters(_ text: String) -> SymbolGlyph {
    let size: Double =
      switch text.count {
      case 1: 21
      case 2: 18
      default: 12
      }
    return SymbolGlyph(lettering: Lettering(middle: 12, line: 12 + size * 0.36, size: size, text: text))
  }

  /// The first outline filled and the rest cut out of it; nil for a drawing without an outline.
  var filled: SymbolGlyph? {
    guard let first = strokes.first else { return nil }
    // Lines that are told in one go with an area are no part of it.
    let parts = first.split(separator: "M").map { "M" + $0 }
    let areas = parts.filter { $0.hasSuffix("z") }
    let lines = areas.isEmpty ? [] : parts.filter { !$0.hasSuffix("z") }
    return SymbolGlyph(
      fills: [areas.isEmpty ? first : areas.joined()], staying: staying, cuts: lines + strokes.dropFirst(),
      cutAreas: fills)
  }

  /// Whether there is nothing but outlines that end where they began.
  var isArea: Bool {
    strokes.count == 1 && fills.isEmpty && strokes[0].split(separator: "M").allSatisfy { $0.hasSuffix("z") }
  }

  func framed(_ frame: String, isFilled: Bool) -> SymbolGlyph {
    var result = self
    result.frame = frame
    result.isFrameFilled = isFilled
    return result
  }

  var slashed: SymbolGlyph {
    var result = self
    result.isSlashed = true
    return result
  }
}
