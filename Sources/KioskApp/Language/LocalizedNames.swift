import Foundation
import FoundationExtras
import NewsAPI

/// The name of a country in the language of the window whose view asks.
func localizedName(of country: NewsCountry) -> String {
  let locale = Locale._inForce
  guard locale.language.languageCode != .english else { return country.name }
  return locale.localizedString(forRegionCode: country.standardCode.uppercased()) ?? country.name
}

/// The name of a language of news in the language of the window whose view asks.
func localizedName(ofLanguage code: String) -> String {
  let locale = Locale._inForce
  guard locale.language.languageCode != .english else { return NewsLanguage.name(code) }
  // The service's own code for Urdu.
  return locale.localizedString(forLanguageCode: code == "ud" ? "ur" : code) ?? NewsLanguage.name(code)
}
