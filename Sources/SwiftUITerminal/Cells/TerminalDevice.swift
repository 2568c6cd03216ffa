/// A terminal as an app needs it: the real one, or one in memory for tests.
@MainActor
package protocol TerminalDevice: AnyObject {
  /// The size of the screen now.
  var size: CellSize { get }
  /// What the terminal can do, as far as it is known.
  var traits: TerminalTraits { get }
  /// Shows a frame; only what differs from the last one is sent.
  func show(_ frame: TerminalFrame)
  /// Puts a text on the clipboard of the person's terminal, where it has one that programs may write.
  func copy(_ text: String)
  /// Gives the terminal to somebody else while `work` runs, then takes it back and draws everything again.
  func lend(_ work: () -> Void)
  /// Rings the bell, once.
  func ring()
  /// Calls `action` on the main actor for everything the person does, until `close()`.
  func start(_ action: @escaping @MainActor (TerminalInput) -> Void)
  /// Gives the terminal back as it was.
  func close()
}

/// What a terminal can do.
package struct TerminalTraits: Equatable, Sendable {
  package enum Colors: Equatable, Sendable { case none, sixteen, full }
  package enum Pictures: Equatable, Sendable { case cells, sixel, kitty }

  package var colors = Colors.sixteen
  package var pictures = Pictures.cells
  /// Whether text is UTF-8; otherwise only ASCII is drawn.
  package var isUTF8 = true
  package var drawsLinks = false
  /// Whether it puts letters that go from right to left in order by itself, whatever it is told.
  package var ordersText = false
  /// A dark background, where the terminal says so; nil is unknown.
  package var isDark: Bool?
  /// A cell's size in pixels, for pictures.
  package var cellWidth = 8
  package var cellHeight = 16

  package init() {}
}
