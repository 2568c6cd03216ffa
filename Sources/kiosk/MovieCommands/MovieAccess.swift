import Foundation
import SampleServices
import TMDb

extension ServiceAccess {
  /// TMDb, with the token or key of the environment or of the keys file; the store says itself where it has none.
  /// - Throws: ``CommandFailure`` where the keys file may not be used or what is given as a key is none.
  func movies(_ options: MovieLocaleOptions) throws(CommandFailure) -> MovieStore {
    var locale = MovieLocale(Locale.current)
    if let country = settings.country?.code { locale = MovieLocale(language: locale.language, region: country) }
    locale = MovieLocale(language: options.language ?? locale.language, region: options.region ?? locale.region)
    if let sampleAddresses {
      return MovieStore(
        client: client,
        configuration: .init(
          addresses: TMDbAddresses(api: sampleAddresses.tmdb),
          credential: TMDbCredential(SampleServices.Options().tmdbToken), locale: locale))
    }
    return MovieStore(
      client: client,
      configuration: .init(
        addresses: settings.tmdbAddresses, credential: try settings.keys.tmdb(), locale: locale,
        credentialHint: settings.keys.tmdbHint))
  }
}

extension Settings {
  var tmdbAddresses: TMDbAddresses {
    TMDbAddresses(api: tmdbURL ?? TMDbAddresses.standard.api, images: tmdbImageURL)
  }
}

extension Keys {
  /// TMDb's token, or its key where there is no token. Either may stand under the other's name: they are known by their form.
  func tmdb() throws(CommandFailure) -> TMDbCredential? {
    let found =
      if let token = try text(.tmdbToken) { token } else { try text(.tmdbAPIKey) }
    guard let (text, place) = found else { return nil }
    guard let credential = TMDbCredential(text) else { throw Self.unusable("TMDb", place) }
    return credential
  }

  /// What a person has to do where TMDb's key is missing.
  var tmdbHint: String { "\(TMDbCredential.wayToGetOne) \(placing(.tmdbToken))" }
}

extension CommandFailure {
  init(_ error: MovieStoreAPIError) {
    self.init(ExitCode(error.cause), error.errorDescription ?? error.description, hint: error.recoverySuggestion)
  }
}
