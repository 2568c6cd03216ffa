import Foundation
import HTTPServer
import HackerNews
import NewsAPI

/// The settings in force: the environment over the configuration file over Kiosk's own values. Options of the command line
/// come on top where a command has them.
struct Settings: Equatable, Sendable {
  var listen: ListenAddress
  /// Host names by which a proxy makes Kiosk known.
  var names: [String]
  /// Nil where the screen's own value is meant.
  var playsSound: Bool?
  var list: HackerNewsEndpoint
  /// Nil where the service's own address is meant.
  var hackerNewsURL: URL?
  var hackerNewsSearchURL: URL?
  var newsAPIURL: URL?
  var tmdbURL: URL?
  var tmdbImageURL: URL?
  /// Where headlines are from; nil for the locale's country.
  var country: NewsCountry?
  /// What the plan of the reader's key at NewsAPI.org allows.
  var newsRequestsPerDay: Int
  /// Keys of the reader's own in browsers.
  var ownKeys: OwnKeys
  /// Where style rules of the reader's own are looked for.
  var style: StyleFile
  var terminal: TerminalSettings
  /// Who is told of what comes to the inbox.
  var notices: NoticeAddresses
  var caFile: String?
  var keys: Keys
  var folders: UserFolders

  /// NewsAPI.org's free plan.
  static let freePlan = 100

  static let standardListen = ListenAddress(host: "127.0.0.1", port: 8080)

  /// - Throws: ``CommandFailure`` that names the variable and what it must be.
  init(environment: ProcessEnvironment, configuration: Configuration) throws(CommandFailure) {
    listen = configuration.listen ?? Self.standardListen
    names = configuration.names
    playsSound = configuration.sound
    list = configuration.list ?? .top
    hackerNewsURL = try Self.address(.hackerNewsURL, environment) ?? configuration.services.hackerNews
    hackerNewsSearchURL = try Self.address(.hackerNewsSearchURL, environment) ?? configuration.services.hackerNewsSearch
    newsAPIURL = try Self.address(.newsAPIURL, environment) ?? configuration.services.newsAPI
    tmdbURL = try Self.address(.tmdbURL, environment) ?? configuration.services.tmdb
    tmdbImageURL = try Self.address(.tmdbImageURL, environment) ?? configuration.services.tmdbImages
    country = configuration.country
    newsRequestsPerDay = configuration.newsRequestsPerDay ?? Self.freePlan
    ownKeys = configuration.keys
    terminal = configuration.terminal
    terminal.keys = configuration.keys.changed(by: configuration.terminal.keys)
    terminal.options.keys = terminal.keys.strokes
    notices = configuration.notices
    caFile = environment[.caFile]
    folders = UserFolders(environment: environment)
    style = StyleFile(configuration.style, folders: folders, home: environment[.home])
    keys = Keys(environment: environment, file: folders.keysFile)
  }

  private static func address(
    _ variable: EnvironmentVariable, _ environment: ProcessEnvironment
  ) throws(CommandFailure) -> URL? {
    guard let text = environment[variable] else { return nil }
    guard let url = BaseAddress.url(text) else {
      throw CommandFailure(.usage, "\(variable.rawValue) must be \(BaseAddress.expectation).")
    }
    return url
  }
}
