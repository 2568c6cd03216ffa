import Foundation

extension String.LocalizationValue {
  /// In the language of the window whose view asks; elsewhere in the machine's.
  package var text: String { String(localized: self) }

  /// In English, for programs.
  package var english: String { String(localized: self, locale: Self.englishLocale) }

  private static let englishLocale = Locale(identifier: "en")

  /// Text that is the same in every language.
  package init(verbatim text: String) { self = "\(text)" }

  /// A sentence that is known in English only where it is asked for: its translation is looked for by it.
  package init(english text: String) { self.init(text.replacing("%", with: "%%")) }

  /// The same without a word that must not be told.
  package func replacing(_ word: String, with other: String) -> String.LocalizationValue {
    String.LocalizationValue(
      key: key.replacing(word, with: other),
      values: values.map { value -> SentenceValue in
        switch value {
        case .text(let text): .text(text.replacing(word, with: other))
        case .number: value
        case .sentence(let sentence): .sentence(sentence.replacing(word, with: other))
        }
      })
  }

  /// Sentences one after the other.
  package static func joined(_ sentences: [String.LocalizationValue]) -> String.LocalizationValue {
    guard let first = sentences.first else { return "" }
    return sentences.dropFirst().reduce(first) { "\($0) \($1)" }
  }
}
