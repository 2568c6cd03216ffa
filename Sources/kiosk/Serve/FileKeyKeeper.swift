import Combine
import Foundation
import FoundationExtras
import KioskApp
import Networking
import NewsAPI
import TMDb

/// Keeps the keys that a reader types in the keys file, after their service has taken them.
@MainActor
final class FileKeyKeeper: KeyKeeper {
  private let keys: Keys
  private let access: ServiceAccess
  /// Told of each service whose key is another one now.
  private let changed: @MainActor (KeyedService) throws(CommandFailure) -> Void

  init(
    _ access: ServiceAccess, changed: @escaping @MainActor (KeyedService) throws(CommandFailure) -> Void
  ) {
    keys = access.settings.keys
    self.access = access
    self.changed = changed
  }

  func state(of service: KeyedService) -> KeyState {
    do throws(CommandFailure) {
      switch try keys.place(service.inKeys) {
      case .environment(let variable): return .environment(variable: variable.rawValue)
      case .file(let file): return .kept(place: file.path)
      case nil: return .none
      }
    } catch {
      var trouble = KeyTrouble(error)
      if access.isAsking(service.inKeys) {
        trouble.hint = .joined([trouble.hint, LiveOrSamples.oldKeysHold].compactMap { $0 })
      }
      return .trouble(trouble)
    }
  }

  func keep(_ key: String, for service: KeyedService, unchecked: Bool) -> AnyPublisher<Void, KeyTrouble> {
    let checked: AnyPublisher<[Keys.Name: String?], KeyTrouble>
    do throws(CommandFailure) {
      if case .environment(let variable) = try keys.place(service.inKeys) {
        throw CommandFailure(.keyRefused, "The key comes from \(variable.rawValue).", hint: "Change it there.")
      }
      checked = try checking(key, service, unchecked)
    } catch {
      return Fail(error: KeyTrouble(error)).eraseToAnyPublisher()
    }
    return checked.mapError { $0.without(key) }
      .flatMap { [weak self] names in
        Result { () throws(KeyTrouble) in try self?.write(names, service) }.publisher
      }
      .eraseToAnyPublisher()
  }

  func remove(_ service: KeyedService) throws(KeyTrouble) {
    let names: [Keys.Name] = service == .newsAPI ? [.newsAPI] : [.tmdbToken, .tmdbAPIKey]
    try write(Dictionary(uniqueKeysWithValues: names.map { ($0, nil) }), service)
  }

  private func write(_ names: [Keys.Name: String?], _ service: KeyedService) throws(KeyTrouble) {
    do throws(CommandFailure) {
      try KeysFile.change(names, in: keys.file)
      try changed(service)
    } catch {
      throw KeyTrouble(error)
    }
  }

  /// What is to be written once the service has taken the key.
  private func checking(
    _ key: String, _ service: KeyedService, _ unchecked: Bool
  ) throws(CommandFailure) -> AnyPublisher<[Keys.Name: String?], KeyTrouble> {
    switch service {
    case .newsAPI:
      guard let candidate = NewsAPIKey(key) else {
        throw CommandFailure(
          .keyRefused, "This cannot be a key of NewsAPI.org, which is one row of letters and digits.")
      }
      let names: [Keys.Name: String?] = [.newsAPI: key]
      if unchecked { return Self.done(names) }
      return access.news(asking: candidate).sourceList(use: .freshOnly).first()
        .map { _ in names }
        .mapError { Self.trouble($0.words, $0.hintWords, $0.cause) }
        .eraseToAnyPublisher()
    case .tmdb:
      guard let candidate = TMDbCredential(key) else {
        throw CommandFailure(
          .keyRefused, "This is neither a token nor a key of TMDb.",
          hint:
            "A token has three parts joined by dots and begins with eyJ. A key has 32 digits and letters from a to f.")
      }
      // A token goes before a key: only one of them is kept.
      let names: [Keys.Name: String?] =
        candidate.kind == .accessToken ? [.tmdbToken: key, .tmdbAPIKey: nil] : [.tmdbAPIKey: key, .tmdbToken: nil]
      if unchecked { return Self.done(names) }
      return access.movies(asking: candidate).checkCredential()
        .map { names }
        .mapError { Self.trouble($0.words, $0.hintWords, $0.cause) }
        .eraseToAnyPublisher()
    }
  }

  /// The service's own sentence where it refuses the key; the way to one stands beside the field. Else why it was not asked.
  private static func trouble(
    _ sentence: String.LocalizationValue, _ hint: String.LocalizationValue?, _ cause: ServiceError.Cause
  ) -> KeyTrouble {
    cause == .keyMissing ? KeyTrouble(sentence) : KeyTrouble(sentence, hint: hint, isUnchecked: true)
  }

  private static func done(_ names: [Keys.Name: String?]) -> AnyPublisher<[Keys.Name: String?], KeyTrouble> {
    Just(names).setFailureType(to: KeyTrouble.self).eraseToAnyPublisher()
  }
}

extension KeyedService {
  var inKeys: Keys.Service {
    switch self {
    case .newsAPI: .newsAPI
    case .tmdb: .tmdb
    }
  }
}

extension KeyTrouble {
  init(_ failure: CommandFailure) { self.init(failure.words, hint: failure.hintWords) }

  /// The same without the key, should a service repeat it.
  func without(_ key: String) -> KeyTrouble {
    let key = key.trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
    // What is shorter is no key, and would take letters out of the sentence.
    guard key.count >= 6 else { return self }
    return KeyTrouble(
      sentence.replacing(key, with: "…"), hint: hint?.replacing(key, with: "…"), isUnchecked: isUnchecked)
  }
}
