import Foundation
import Networking
import TMDb

extension ServiceAccess {
  /// TMDb in the language and the country that the command line names.
  /// - Throws: ``CommandFailure`` where the keys file may not be used or what is given as a key is none.
  func movies(_ options: MovieLocaleOptions) throws(CommandFailure) -> MovieStore {
    let store = try movies()
    guard options != MovieLocaleOptions() else { return store }
    let standard = store.configuration.locale
    return store.with(
      locale: MovieLocale(
        language: options.language ?? standard.language, region: options.region ?? standard.region))
  }
}

extension CommandFailure {
  init(_ error: MovieStoreAPIError) {
    self.init(ExitCode(error.cause), error.errorDescription ?? error.description, hint: error.recoverySuggestion)
  }

  /// What is said behind an answer of an earlier time; nil where none newer is missed.
  /// - Parameter isOffline: whether only what is cached was asked for.
  init?<Value>(_ fetched: Fetched<Value>, isOffline: Bool, now: Date = Date()) {
    if let problem = fetched.problem {
      self = CommandFailure(MovieStoreAPIError(problem)).outdated(since: fetched.freshness.date, now: now)
    } else if isOffline {
      self.init(.success, Self.age(since: fetched.freshness.date, now: now))
    } else {
      return nil
    }
  }
}
