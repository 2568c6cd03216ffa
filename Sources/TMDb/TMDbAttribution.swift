import Foundation

/// What TMDb's terms ask every program that uses it to show.
public enum TMDbAttribution {
  /// The notice in the words of the terms.
  public static let notice = "This product uses the TMDB API but is not endorsed or certified by TMDB."

  /// Where the notice leads.
  public static let url = TMDbAddresses.known("https://www.themoviedb.org")

  /// Watch providers come to TMDb from here; its documentation asks for the name to be shown beside them.
  public static let providersNotice = "Watch providers: JustWatch."
}
