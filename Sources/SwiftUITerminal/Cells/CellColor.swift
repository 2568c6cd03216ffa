/// A colour of a terminal cell.
package enum CellColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// One of the 16 colours of the terminal's theme: 0…7 normal, 8…15 bright.
  case named(UInt8)
  /// sRGB components 0…255, for terminals that draw 16 million colours; others take the nearest of theirs.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The looks of a terminal cell.
package struct CellLook: Hashable, Sendable {
  /// What a terminal can do to its characters.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    package static let reverse = Attributes(rawValue: 16)
    package static let strikethrough = Attributes(rawValue: 32)
  }

  package var foreground = CellColor.standard
  package var background = CellColor.standard
  package var attributes: Attributes = []
  /// The address that a press on the cell opens, where the terminal draws links; `http`, `https` or `mailto` only.
  package var link: String?

  package init() {}
}
