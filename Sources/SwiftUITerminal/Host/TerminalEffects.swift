import Foundation

extension TerminalHost {
  /// What the host does outside of the screen.
  package struct Effects {
    /// Opens an http, https or mailto address.
    package var open: @MainActor (String) -> Void
    /// The person wants to leave, or the terminal is gone.
    package var quit: @MainActor () -> Void
    package var fetchPicture: PictureFetch?
    /// Hands the text of a page to a command, while the terminal is lent to it.
    package var pipe: (@MainActor (_ text: String, _ command: String) -> Void)?
    /// Says the screen's own sentences.
    package var say: SaySentence = \.english
    package var now: @MainActor () -> Date = { Date() }

    package init(
      open: @escaping @MainActor (String) -> Void = { _ in }, quit: @escaping @MainActor () -> Void = {},
      fetchPicture: PictureFetch? = nil
    ) {
      self.open = open
      self.quit = quit
      self.fetchPicture = fetchPicture
    }
  }
}
