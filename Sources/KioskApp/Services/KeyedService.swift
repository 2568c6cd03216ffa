import Foundation
import TMDb

/// A service that wants a key of the reader's own.
package enum KeyedService: String, CaseIterable, Identifiable, Hashable, Sendable {
  case newsAPI, tmdb

  package var id: Self { self }

  package var name: String {
    switch self {
    case .newsAPI: "NewsAPI.org"
    case .tmdb: "TMDb"
    }
  }

  /// Where the service gives keys.
  package var page: URL? {
    switch self {
    case .newsAPI: URL(string: "https://newsapi.org/register")
    case .tmdb: TMDbCredential.page
    }
  }

  /// The way to a key, step by step; the last one is what to do with it at a field for it.
  var steps: [String] {
    switch self {
    case .newsAPI:
      [
        localized(
          "Register at newsapi.org/register with a name, an e-mail address and a password. It is free for private use."),
        localized("The key appears at once. Later you find it at newsapi.org/account."),
        localized("Paste it here. To try it out costs one of the day's requests."),
      ]
    case .tmdb:
      [
        localized(
          "Make an account at themoviedb.org/signup and confirm your e-mail address. It is free for private use."),
        localized("Under Settings › API (themoviedb.org/settings/api) ask for a key."),
        localized("Paste the API Read Access Token, the long one, here. The short API key is taken too."),
      ]
    }
  }
}
