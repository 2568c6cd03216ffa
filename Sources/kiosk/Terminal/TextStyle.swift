/// Text effects by the terminal's own sixteen named colours, so that every colour scheme stays legible.
enum TextStyle: String, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"
}

/// Writes styled text where colours are wanted and plain text elsewhere.
struct Painter: Equatable, Sendable {
  let usesColour: Bool

  func callAsFunction(_ style: TextStyle, _ text: String) -> String {
    usesColour && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
