/// Numbers as CSS and SVG take them: finite, at most three decimals, no exponent.
enum CSSNumber {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "100000" : value < 0 ? "-100000" : "0" }
    let clamped = min(max(value, -100_000), 100_000)
    let thousandths = Int((clamped * 1000).rounded())
    let whole = abs(thousandths) / 1000
    let rest = abs(thousandths) % 1000
    let sign = thousandths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.hasSuffix("0") { decimals = decimals.dropLast() }
    return whole == 0 ? "\(sign).\(decimals)" : "\(sign)\(whole).\(decimals)"
  }

  static func points(_ value: Double) -> String {
    let number = text(value)
    return number == "0" ? "0" : number + "px"
  }

  /// Text sizes follow the reader's own base size.
  static func rem(_ points: Double) -> String { text(points / 16) + "rem" }
}
