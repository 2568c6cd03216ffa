import Foundation
import FoundationExtras

/// The language of texts and the country of cinemas and providers.
package struct MovieLocale: Hashable, Sendable, Codable {
  /// Such as `en-US` or `de`.
  package var language: String
  /// ISO 3166-1, two capital letters, such as `US`.
  package var region: String

  package init(language: String = "en-US", region: String = "US") {
    self.language = Self.language(language) ?? "en-US"
    self.region = Self.region(region) ?? "US"
  }

  /// The language of `locale` and its country, or else the likely one; American English for what the plain C locale leaves open.
  ///
  /// TMDb tells the forms of a language apart by their country, so that is a part of the language, too.
  package init(_ locale: Locale) {
    let region = locale.likelyRegion
    let code = locale.language.languageCode?.identifier(.alpha2)
    let tag = [code, region].compactMap { $0 }.joined(separator: "-")
    self.init(language: code == nil ? "en-US" : tag, region: region ?? "US")
  }

  /// Two letters in capitals; nil where the text is something else.
  package static func region(_ text: String) -> String? {
    isTwoLetters(text[...]) ? text.uppercased() : nil
  }

  private static func isTwoLetters(_ text: Substring) -> Bool {
    text.utf8.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// A language with or without a country, in the usual spelling; nil where the text is something else.
  package static func language(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard parts.count <= 2, parts.allSatisfy(isTwoLetters) else { return nil }
    return ([parts[0].lowercased()] + parts.dropFirst().map { $0.uppercased() }).joined(separator: "-")
  }

  /// The language without a country.
  var languageCode: String { String(language.prefix(2)) }
}
