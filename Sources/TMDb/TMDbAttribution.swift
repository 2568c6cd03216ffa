import Foundation
import FoundationExtras

/// What TMDb's terms ask every program that uses it to show.
package enum TMDbAttribution {
  /// The notice in the words of the terms.
  package static let notice = "This product uses the TMDB API but is not endorsed or certified by TMDB."

  /// Where the notice leads.
  package static let url = TMDbAddresses.known("https://www.themoviedb.org")

  /// Watch providers come to TMDb from here; its documentation asks for the name to be shown beside them.
  package static let providersNotice: String.LocalizationValue = "Watch providers: JustWatch."
}
