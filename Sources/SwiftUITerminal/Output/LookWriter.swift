/// What a terminal draws the next characters with, and the shortest way to another look.
struct LookWriter {
  /// nil where it is not known.
  private var current: CellLook?

  var look: CellLook? { current }

  mutating func forget() { current = nil }

  mutating func change(to look: CellLook, _ bytes: inout [UInt8]) {
    guard current != look else { return }
    defer { current = look }
    if current == nil || current?.link != look.link {
      bytes.add("\u{1B}]8;;")
      bytes.add(look.link ?? "")
      bytes.add("\u{1B}\\")
    }
    // From nothing, with a leading 0 that may be left out.
    let fresh = Self.codes(from: CellLook(), to: look)
    guard let current else { return write([0] + fresh, &bytes) }
    let changes = Self.codes(from: current, to: look)
    guard !changes.isEmpty else { return }
    write(fresh.isEmpty || Self.length(fresh) + 1 < Self.length(changes) ? [0] + fresh : changes, &bytes)
  }

  private func write(_ codes: [Int], _ bytes: inout [UInt8]) {
    bytes.add("\u{1B}[")
    for (index, code) in codes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      if code != 0 || index > 0 { bytes.add(code) }
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private static func length(_ codes: [Int]) -> Int {
    codes.reduce(0) { $0 + ($1 > 99 ? 3 : $1 > 9 ? 2 : 1) } + max(0, codes.count - 1)
  }

  private static func codes(from old: CellLook, to new: CellLook) -> [Int] {
    var codes: [Int] = []
    let weights: CellLook.Attributes = [.bold, .dim]
    var kept = old.attributes
    if !old.attributes.intersection(weights).subtracting(new.attributes).isEmpty {
      codes.append(22)
      kept.subtract(weights)
    }
    for (attribute, on, off) in [
      (CellLook.Attributes.bold, 1, 0), (.dim, 2, 0), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
      (.strikethrough, 9, 29),
    ] {
      if new.attributes.contains(attribute), !kept.contains(attribute) { codes.append(on) }
      if !new.attributes.contains(attribute), kept.contains(attribute), off > 0 { codes.append(off) }
    }
    if old.foreground != new.foreground { codes += self.codes(new.foreground, isBackground: false) }
    if old.background != new.background { codes += self.codes(new.background, isBackground: true) }
    return codes
  }

  private static func codes(_ color: CellColor, isBackground: Bool) -> [Int] {
    let shift = isBackground ? 10 : 0
    switch color {
    case .standard: return [39 + shift]
    case .named(let number): return [(number < 8 ? 30 : 90) + Int(number % 8) + shift]
    case .rgb(let red, let green, let blue): return [38 + shift, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
