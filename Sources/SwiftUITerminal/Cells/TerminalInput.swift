/// What a person does at a terminal.
package enum TerminalInput: Equatable, Sendable {
  case key(Key, Modifiers)
  case mouse(Mouse)
  /// Pasted text, as it was, newlines included; never taken for keys.
  case paste(String)
  case resize(CellSize)
  /// The terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The terminal has told what it can do: `TerminalDevice.traits` is another.
  case traits
  /// No more input will come, or the program was asked to end.
  case end

  package enum Key: Hashable, Sendable {
    /// A grapheme cluster, with shift already applied.
    case character(String)
    case enter, escape, tab, backspace, delete, space
    case up, down, left, right, home, end, pageUp, pageDown, insert
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package struct Mouse: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case press, release, drag, scrollUp, scrollDown }
    package var kind: Kind
    package var place: CellPoint

    package init(_ kind: Kind, at place: CellPoint) {
      self.kind = kind
      self.place = place
    }
  }
}
