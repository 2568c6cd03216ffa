import FoundationExtras

/// A line that says what is awaited, shown where it can be taken back, and gone when it comes.
@MainActor
final class ProgressLine {
  private let messages: any TextOutput
  private let isErasable: Bool
  private var isShown = false

  init(messages: any TextOutput, isErasable: Bool) {
    self.messages = messages
    self.isErasable = isErasable
  }

  func show(_ words: String.LocalizationValue) throws(OutputError) {
    guard isErasable else { return }
    isShown = true
    try messages.write("\r\(Told.text(words))\u{1B}[K")
  }

  func clear() throws(OutputError) {
    guard isShown else { return }
    isShown = false
    try messages.write("\r\u{1B}[K")
  }
}
