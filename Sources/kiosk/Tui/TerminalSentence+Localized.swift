import Foundation
import FoundationExtras
import SwiftUITerminal

extension TerminalSentence {
  /// By the interface's catalog.
  @MainActor func words(in locale: Locale) -> String { String(localized: sentence, locale: locale) }

  private var sentence: String.LocalizationValue {
    switch self {
    case .goToNumber: "Go to number:"
    case .pipe: "Pipe the page to:"
    case .filter(let shown, let all): "Rows with (\(shown) of \(all)):"
    case .filtered(let words, let shown, let all): "Rows with \(words): (\(shown) of \(all)) · Esc shows all"
    case .more(let count): "\(count) more"
    case .recording: "A recording that only a browser plays."
    case .document: "A document that only a browser shows."
    }
  }
}
