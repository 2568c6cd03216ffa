import Foundation
import FoundationExtras
import NewsAPI

/// The name of a country in the language of the window whose view asks.
func localizedName(of country: NewsCountry) -> String { country.name(in: ._inForce) }

/// The name of a language of news in the language of the window whose view asks.
func localizedName(ofLanguage code: String) -> String { NewsLanguage.name(code, in: ._inForce) }
