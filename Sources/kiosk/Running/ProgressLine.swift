/// A line that says what is awaited, shown on a terminal only and gone when it comes.
@MainActor
final class ProgressLine {
  private let messages: any TextOutput
  private let isTerminal: Bool
  private var isShown = false

  init(messages: any TextOutput, isTerminal: Bool) {
    self.messages = messages
    self.isTerminal = isTerminal
  }

  func show(_ text: String) throws(OutputError) {
    guard isTerminal else { return }
    isShown = true
    try messages.write("\r\(text)\u{1B}[K")
  }

  func clear() throws(OutputError) {
    guard isShown else { return }
    isShown = false
    try messages.write("\r\u{1B}[K")
  }
}
