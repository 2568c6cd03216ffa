import Foundation
import FoundationExtras

/// A country by the code that NewsAPI uses: ISO 3166-1 in lower case, with exceptions inside the directory of sources, where
/// Israel's outlets have `is` and China's have `zh`.
package struct NewsCountry: Hashable, Sendable, Codable, Identifiable, Comparable {
  /// Two letters in lower case.
  package var code: String

  package init(_ code: String) {
    self.code = code.lowercased()
  }

  package var id: String { code }

  package static func < (lhs: NewsCountry, rhs: NewsCountry) -> Bool { lhs.name < rhs.name }

  /// The English name; the code in capitals where nobody knows it.
  package var name: String {
    standardCode == "cn"
      ? "China" : Self.english.localizedString(forRegionCode: standardCode.uppercased()) ?? code.uppercased()
  }

  /// The name in a language; the English one where that is not known.
  package func name(in locale: Locale) -> String {
    guard locale.language.languageCode != .english else { return name }
    return locale.localizedString(forRegionCode: standardCode.uppercased()) ?? name
  }

  /// The code by ISO 3166-1.
  package var standardCode: String {
    switch code {
    case "is": "il"
    case "zh": "cn"
    default: code
    }
  }

  /// Whether both are the same country, however they are written.
  package func isSame(as other: NewsCountry) -> Bool { standardCode == other.standardCode }

  /// The language most of its outlets write in, by the service's code; nil where that is not known.
  package var language: String? { Self.languages[standardCode] }

  /// Whether the service has headlines for it. Since about 2024 it documents those of the United States alone and
  /// answers with nothing for others.
  package var hasHeadlines: Bool { code == "us" }

  /// The country of a locale, or else the likely one; the United States where it says neither country nor language (as `C` and `POSIX`).
  package static func ofLocale(_ locale: Locale = .machine) -> NewsCountry {
    NewsCountry(locale.likelyRegion ?? "us")
  }

  /// The countries of the picker for sources, in its order.
  package static let picker = ["us", "gb", "ca", "ru", "fr", "de", "it", "in", "sa"].map { NewsCountry($0) }

  /// All that the service ever took for headlines.
  package static let all = """
    ae ar at au be bg br ca ch cn co cu cz de eg fr gb gr hk hu id ie il in it jp kr lt lv ma mx my ng nl no nz ph pl pt \
    ro rs ru sa se sg si sk th tr tw ua us ve za
    """.split(separator: " ").map { NewsCountry(String($0)) }

  private static let english = Locale(identifier: "en_US")

  private static let languages = [
    "ae": "ar", "ar": "es", "at": "de", "au": "en", "br": "pt", "ca": "en", "ch": "de", "cn": "zh", "co": "es",
    "cu": "es", "de": "de", "eg": "ar", "es": "es", "fr": "fr", "gb": "en", "hk": "zh", "ie": "en", "il": "he",
    "in": "en", "it": "it", "ma": "ar", "mx": "es", "ng": "en", "nl": "nl", "no": "no", "nz": "en", "pk": "ud",
    "ph": "en", "pt": "pt", "ru": "ru", "sa": "ar", "se": "sv", "sg": "en", "tw": "zh", "us": "en", "ve": "es",
    "za": "en",
  ]
}

/// Languages that can be asked for.
package enum NewsLanguage {
  /// The service's codes; `ud` stands for Urdu.
  package static let codes = ["ar", "de", "en", "es", "fr", "he", "it", "nl", "no", "pt", "ru", "sv", "ud", "zh"]

  /// The service's code for the language of a locale; nil where it has no news in it.
  package static func code(of locale: Locale) -> String? {
    let code =
      switch locale.language.languageCode?.identifier(.alpha2) {
      case "ur": "ud"
      case "nb", "nn": "no"
      case let code: code
      }
    return code.flatMap { codes.contains($0) ? $0 : nil }
  }

  /// The BCP 47 tag of one of the service's codes, which are those of ISO 639 but for Urdu's.
  package static func tag(ofCode code: String) -> String { code == "ud" ? "ur" : code }

  /// The English name of a code; the code in capitals where nobody knows it.
  package static func name(_ code: String) -> String {
    if code == "ud" { return "Urdu" }
    return Locale(identifier: "en_US").localizedString(forLanguageCode: code) ?? code.uppercased()
  }

  /// The name of a code in a language; the English one where that is not known.
  package static func name(_ code: String, in locale: Locale) -> String {
    guard locale.language.languageCode != .english else { return name(code) }
    return locale.localizedString(forLanguageCode: tag(ofCode: code)) ?? name(code)
  }
}
