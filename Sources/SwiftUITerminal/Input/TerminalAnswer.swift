/// What a terminal says by itself when it is asked.
enum TerminalAnswer: Equatable, Sendable {
  /// Primary device attributes; 4 among them is sixel graphics.
  case attributes([Int])
  /// A cell's size in pixels.
  case cellSize(width: Int, height: Int)
  /// The background's red, green and blue, 0…1.
  case background(red: Double, green: Double, blue: Double)
  /// Kitty's graphics protocol is understood or, with false, refused.
  case kittyGraphics(Bool)
  /// Kitty's keyboard protocol is understood.
  case kittyKeyboard
  /// Whether the terminal puts letters of several directions in order by itself, although it is told not to.
  case ordersText(Bool)
  /// Any other answer: read over.
  case other
}

extension TerminalAnswer {
  /// The body of an operating system command: `11;rgb:1e1e/1e1e/2e2e`.
  static func operatingSystem(_ body: [UInt8]) -> TerminalAnswer {
    let parts = String(decoding: body, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "11" else { return .other }
    guard let colon = parts[1].firstIndex(of: ":") else { return .other }
    let components = parts[1][parts[1].index(after: colon)...].split(separator: "/").compactMap { digits -> Double? in
      guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * digits.count)) - 1)
    }
    guard parts[1].hasPrefix("rgb"), components.count >= 3 else { return .other }
    return .background(red: components[0], green: components[1], blue: components[2])
  }

  /// The body of an application program command: `Gi=31;OK`.
  static func applicationProgram(_ body: [UInt8]) -> TerminalAnswer {
    guard body.first == UInt8(ascii: "G") else { return .other }
    return .kittyGraphics(body.suffix(3) == Array(";OK".utf8)[...])
  }
}
