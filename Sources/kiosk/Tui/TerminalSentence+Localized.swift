import KioskApp
import SwiftUITerminal

extension TerminalSentence {
  /// In the language of the machine, by the interface's catalog.
  @MainActor var inTheReadersLanguage: String {
    switch self {
    case .goToNumber: localized("Go to number:")
    case .pipe: localized("Pipe the page to:")
    case .filter(let shown, let all): localized("Rows with (\(shown) of \(all)):")
    case .filtered(let words, let shown, let all): localized("Rows with \(words): (\(shown) of \(all)) · Esc shows all")
    case .more(let count): localized("\(count) more")
    case .recording: localized("A recording that only a browser plays.")
    case .document: localized("A document that only a browser shows.")
    }
  }
}
