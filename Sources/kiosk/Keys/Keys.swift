import Foundation
import FoundationExtras
import NewsAPI
import TMDb

/// The keys of the services: the environment's, else those of the keys file.
///
/// Read when a service needs one, so that trouble with the file does not keep the others from working.
struct Keys: Equatable, Sendable {
  /// The names of the file's keys.
  enum Name: String, CaseIterable, Sendable {
    case newsAPI, tmdbToken, tmdbAPIKey

    /// The variable that goes before the file.
    var variable: EnvironmentVariable {
      switch self {
      case .newsAPI: .newsAPIKey
      case .tmdbToken: .tmdbToken
      case .tmdbAPIKey: .tmdbAPIKey
      }
    }
  }

  private let environment: ProcessEnvironment
  let file: URL

  init(environment: ProcessEnvironment, file: URL) {
    self.environment = environment
    self.file = file
  }

  /// Where a key was found.
  enum Origin: Equatable, Sendable {
    case environment(EnvironmentVariable)
    case file(URL)

    var words: String {
      switch self {
      case .environment(let variable): variable.rawValue
      case .file(let file): file.path
      }
    }
  }

  /// The text of a key and its place; nil where there is none.
  /// - Throws: ``CommandFailure`` with ``ExitCode/keyRefused`` where others may read the file, with ``ExitCode/badData`` where
  ///   it cannot be understood. Neither ever says what is in the file.
  func text(_ name: Name) throws(CommandFailure) -> (text: String, place: Origin)? {
    if let text = environment[name.variable] { return (text, .environment(name.variable)) }
    guard let text = try KeysFile.read(file)[name] else { return nil }
    return (text, .file(file))
  }

  /// NewsAPI's key.
  func newsAPI() throws(CommandFailure) -> NewsAPIKey? {
    guard let (text, place) = try text(.newsAPI) else { return nil }
    guard let key = NewsAPIKey(text) else { throw Self.unusable("NewsAPI.org", place) }
    return key
  }

  /// TMDb's access token or, where there is none, its API key.
  func tmdb() throws(CommandFailure) -> TMDbCredential? {
    guard let (text, place) = try tmdbText() else { return nil }
    guard let credential = TMDbCredential(text) else { throw Self.unusable("TMDb", place) }
    return credential
  }

  /// Either of the environment goes before the file.
  private func tmdbText() throws(CommandFailure) -> (text: String, place: Origin)? {
    for name in [Name.tmdbToken, .tmdbAPIKey] {
      if let text = environment[name.variable] { return (text, .environment(name.variable)) }
    }
    if let token = try text(.tmdbToken) { return token }
    return try text(.tmdbAPIKey)
  }

  /// Where a service's key is; nil where there is none.
  /// - Throws: ``CommandFailure`` where the file of keys may not be used.
  func place(_ service: Service) throws(CommandFailure) -> Origin? {
    switch service {
    case .newsAPI: try text(.newsAPI)?.place
    case .tmdb: try tmdbText()?.place
    }
  }

  /// Where a service's key is, in words; nil where there is none or its file may not be used.
  func whereabouts(_ service: Service) -> String? { (try? place(service))?.words }

  /// The services that want a key.
  enum Service: Sendable {
    case newsAPI, tmdb
  }

  /// What a person has to do where TMDb's key is missing.
  var tmdbHint: String.LocalizationValue { "\(TMDbCredential.wayToGetOne) \(placing(.tmdbToken))" }

  /// What a person has to do where NewsAPI's key is missing.
  var newsAPIHint: String.LocalizationValue { "\(NewsAPIKey.wayToGetOne) \(placing(.newsAPI))" }

  /// How to hand a key to Kiosk.
  func placing(_ name: Name) -> String.LocalizationValue {
    "Set \(name.variable.rawValue), or write { \(name.rawValue): \"…\" } to \(shownFile) and run chmod 600 on it."
  }

  /// The file's path as a person types it: `~` stands for the home folder.
  private var shownFile: String {
    guard let home = environment[.home], !home.isEmpty, file.path.hasPrefix(home + "/") else { return file.path }
    return "~" + file.path.dropFirst(home.count)
  }

  /// A key that cannot be one of `service`'s.
  static func unusable(_ service: String, _ place: Origin) -> CommandFailure {
    CommandFailure(
      .keyRefused, "The key for \(service) in \(place.words) is not valid: it does not have the form of a key.")
  }

  static func == (one: Keys, other: Keys) -> Bool {
    one.file == other.file
      && Name.allCases.allSatisfy { one.environment[$0.variable] == other.environment[$0.variable] }
  }
}

extension Keys: CustomStringConvertible, CustomReflectable {
  var description: String { "the keys of the environment and of \(file.path)" }

  var customMirror: Mirror { Mirror(self, children: ["file": file.path]) }
}
