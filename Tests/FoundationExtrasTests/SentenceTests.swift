import Foundation
import Testing

@testable import FoundationExtras

/// Sentences in no language yet.
@Suite struct SentenceTests {
  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%@ is late: %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "%@ kommt spät: %@"}},
        "ar": {"stringUnit": {"state": "translated", "value": "%@ متأخر: %@"}}}},
      "it rains": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "es regnet"}}}},
      "%lld days": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "%lld أيام"}}}},
      "Two: %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Zwei: %@ %@ %@"}}}},
      "Empty": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}},
      "No form": {"localizations": {"de": {"variations": {"plural": {}}}}}
    }}
    """#

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Sentences-\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.catalog.write(
      to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    try body(try #require(Bundle(path: folder.path)))
  }

  private func text(_ sentence: String.LocalizationValue, _ language: String, _ bundle: Bundle) -> String {
    String(localized: sentence, bundle: bundle, locale: Locale(identifier: language))
  }

  @Test func aSentenceWithinASentenceIsToldInTheSameLanguage() throws {
    try withBundle { bundle in
      let reason: String.LocalizationValue = "it rains"
      let sentence: String.LocalizationValue = "\("bus 7") is late: \(reason)"
      #expect(text(sentence, "de", bundle) == "bus 7 kommt spät: es regnet")
      #expect(
        text(sentence, "en", bundle) == "bus 7 is late: it rains" && sentence.english == "bus 7 is late: it rains")
      let kept = try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(sentence))
      #expect(kept == sentence && text(kept, "de", bundle) == "bus 7 kommt spät: es regnet")
    }
  }

  @Test func faultsOfATranslationLeaveTheEnglishSentence() throws {
    try withBundle { bundle in
      #expect(text("Two: \("one")", "de", bundle) == "Two: one")
      #expect(text("Empty", "de", bundle) == "Empty")
      #expect(text("No form", "de", bundle) == "No form")
    }
  }

  @Test func numbersHaveTheDigitsOfTheReadersCountry() throws {
    try withBundle { bundle in
      #expect(text("\(12) days", "ar_EG", bundle) == "١٢ أيام")
      #expect(text("\(12) days", "ar", bundle) == "12 أيام")
      #expect(text("\(12) days", "fa", bundle) == "12 days")
    }
  }

  @Test func valuesInASentenceThatIsReadFromTheRightAreOrderedByThemselves() throws {
    try withBundle { bundle in
      let shown = text("\("bus 7") is late: \("C++")", "ar", bundle)
      #expect(shown == "\u{2068}bus 7\u{2069} متأخر: \u{2068}C++\u{2069}")
    }
  }

  @Test func whatIsKnownInEnglishOnlyKeepsItsPercentSigns() {
    #expect(String.LocalizationValue(english: "100% of %d").english == "100% of %d")
    #expect(String.LocalizationValue(verbatim: "100% of %d").english == "100% of %d")
    #expect(String.LocalizationValue.joined(["One.", "Two."]).english == "One. Two.")
    #expect(String.LocalizationValue("secret \("secret")").replacing("secret", with: "…").english == "… …")
  }
}
