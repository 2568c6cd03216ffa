/// A terminal without a screen, for tests and for output that is no terminal: it keeps the last frame.
@MainActor
package final class MemoryTerminal: TerminalDevice {
  package private(set) var size: CellSize
  package var traits: TerminalTraits
  package private(set) var frame: TerminalFrame?
  package private(set) var frames = 0
  package private(set) var bells = 0
  /// What was put on the clipboard last.
  package private(set) var copied: String?
  /// How often the terminal was lent.
  package private(set) var loans = 0
  package private(set) var isClosed = false
  private var action: (@MainActor (TerminalInput) -> Void)?

  package init(size: CellSize, traits: TerminalTraits = TerminalTraits()) {
    self.size = size
    self.traits = traits
  }

  package func show(_ frame: TerminalFrame) {
    if frame != self.frame { frames += 1 }
    self.frame = frame
  }

  package func ring() { bells += 1 }

  package func copy(_ text: String) { copied = text }

  package func lend(_ work: () -> Void) {
    loans += 1
    work()
  }

  package func start(_ action: @escaping @MainActor (TerminalInput) -> Void) { self.action = action }

  package func close() { isClosed = true }

  /// The person does something.
  package func send(_ input: TerminalInput) {
    if case .resize(let size) = input { self.size = size }
    action?(input)
  }
}
