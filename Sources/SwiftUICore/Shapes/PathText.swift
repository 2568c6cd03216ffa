import Foundation

extension Path: LosslessStringConvertible {
  /// A path from its description: numbers, then what they are for, as in `0 0 m 10 0 l h`. nil where it is not one.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., name: String) {
      words += points.flatMap { ["\(Self.word($0.x))", "\(Self.word($0.y))"] } + [name]
    }
    forEach { element in
      switch element {
      case .move(let point): add(point, name: "m")
      case .line(let point): add(point, name: "l")
      case .quadCurve(let end, let control): add(control, end, name: "q")
      case .curve(let end, let first, let second): add(first, second, end, name: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
  }
}
