import Foundation

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

  /// The language and region of `locale` where it says them: the plain C locale says neither.
  package init(_ locale: Locale) {
    let region = locale.region.flatMap { Self.region($0.identifier) }
    let code = locale.language.languageCode?.identifier
    let tag = [code, region].compactMap { $0 }.joined(separator: "-")
    self.init(language: code == nil ? "en-US" : tag, region: region ?? "US")
  }

  /// Two letters in capitals; nil where the text is something else.
  package static func region(_ text: String) -> String? {
    text.wholeMatch(of: /[A-Za-z]{2}/) == nil ? nil : text.uppercased()
  }

  /// A language with or without a country, in the usual spelling; nil where the text is something else.
  package static func language(_ text: String) -> String? {
    guard let match = text.replacing("_", with: "-").wholeMatch(of: /([A-Za-z]{2})(?:-([A-Za-z]{2}))?/) else {
      return nil
    }
    return [String(match.1).lowercased(), match.2.map { $0.uppercased() }].compactMap { $0 }.joined(separator: "-")
  }

  /// The language without a country.
  var languageCode: String { String(language.prefix(2)) }
}
