import SwiftUIElements

/// Which of the terminal's sixteen colours stand for an app's.
package struct TerminalPalette: Equatable, Sendable {
  /// The names of the terminal's colours, by their numbers.
  package static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white", "brightblack", "brightred", "brightgreen",
    "brightyellow", "brightblue", "brightmagenta", "brightcyan", "brightwhite",
  ]

  /// What may have a colour of its own.
  package static let hues: [ColorValue.Name] = [
    .accent, .secondary, .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink,
  ]

  private var numbers: [ColorValue.Name: UInt8] = [:]

  package init() {}

  /// - Parameter hue: one of ``hues``.
  /// - Returns: false, without effect, where there is no such hue or colour.
  package mutating func set(_ hue: String, to color: String) -> Bool {
    guard let hue = Self.hues.first(where: { $0.rawValue == hue }), let number = Self.names.firstIndex(of: color),
      let number = UInt8(exactly: number)
    else { return false }
    numbers[hue] = number
    return true
  }

  subscript(_ hue: ColorValue.Name) -> UInt8? {
    switch hue {
    case .link: numbers[.accent]
    case .secondaryLabel, .tertiary, .tertiaryLabel, .gray: numbers[.secondary]
    case .brown: numbers[.orange]
    case .mint, .cyan: numbers[.teal]
    case .indigo: numbers[.blue]
    default: numbers[hue]
    }
  }
}
