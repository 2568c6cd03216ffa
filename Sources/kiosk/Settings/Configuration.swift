import Foundation
import FoundationExtras
import HackerNews
import HTTPServer
import NewsAPI

/// What `config.json5` may say; ``example`` shows it. Every key may be missing; one that Kiosk does not know is a warning.
struct Configuration: Equatable, Sendable {
  var listen: ListenAddress?
  /// Host names by which a proxy makes Kiosk known.
  var names: [String] = []
  var sound: Bool?
  var list: HackerNewsEndpoint?
  /// Where headlines are from.
  var country: NewsCountry?
  /// What the plan of the reader's key at NewsAPI.org allows.
  var newsRequestsPerDay: Int?
  /// Keys in browsers and terminals.
  var keys = OwnKeys()
  /// The file of the reader's own style rules, as it is written here.
  var style: String?
  var services = Services()
  var terminal = TerminalSettings()
  /// Who is told of what comes to the inbox.
  var notices = NoticeAddresses()
  /// What is odd in the file and does no harm, a sentence each.
  var warnings: [String.LocalizationValue] = []

  /// Base addresses that replace the services' own.
  struct Services: Equatable, Sendable {
    var hackerNews: URL?
    var hackerNewsSearch: URL?
    var newsAPI: URL?
    var tmdb: URL?
    var tmdbImages: URL?
  }

  /// A whole file, with Kiosk's own values; shown by `kiosk help`.
  static let example = """
      {
        listen: "127.0.0.1:8080",  // where kiosk serve listens
        names: [],                 // host names that a proxy in front has
        sound: false,              // a chime when a story arrives
        list: "top",               // the list that kiosk hn shows
        country: "us",             // where headlines are from; else the locale's
        newsRequestsPerDay: 100,   // what your plan at NewsAPI.org allows
        keys: { J: "n", x: "j Enter" },    // your own keys: the keys they stand for
        style: "style.css",        // your own look of pages, in this folder
        terminal: {                // kiosk tui
          keys: { e: "ctrl+d" },   // these in a terminal alone
          columns: ["points", "title", "site", "comments", "age"],  // also author
          colors: { accent: "magenta" },   // by the terminal's own sixteen
          pictures: true,
          open: [{ host: "youtube.com", run: "mpv" },
                 { ending: ".pdf", run: "zathura" }],  // else $BROWSER
        },
        following: {               // told of what comes to the inbox
          webhook: "https://example.org/hook",
          ntfy: "https://ntfy.example.org/my-topic",
        },
        services: {                // other addresses of the services
          hackerNews: "https://hacker-news.firebaseio.com/v0",
          hackerNewsSearch: "https://hn.algolia.com/api/v1",
          newsAPI: "https://newsapi.org/v2",
          tmdb: "https://api.themoviedb.org/3",
          tmdbImages: "https://image.tmdb.org/t/p",
        },
      }
    """

  init() {}

  /// Reads the file; a missing file is an empty configuration.
  /// - Throws: ``CommandFailure`` with ``ExitCode/badData``, naming the file and the key.
  init(contentsOf file: URL) throws(CommandFailure) {
    try self.init(try RegularFile.contents(file) ?? Data(), from: file.path)
  }

  /// Reads JSON5 text; `name` is the file's name for messages.
  init(_ data: Data, from name: String) throws(CommandFailure) {
    guard !JSON5Trouble.isEmpty(String(decoding: data, as: UTF8.self)) else {
      self.init()
      return
    }
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let unknown = UnknownKeys()
    if let key = UnknownKeys.key { decoder.userInfo[key] = unknown }
    do {
      self = try decoder.decode(Configuration.self, from: data)
      warnings = unknown.sentences.map { "\(name): \($0)." }
    } catch let problem as ConfigurationProblem {
      throw CommandFailure(.badData, "\(name): \(problem.sentence).", hint: problem.hint)
    } catch {
      throw CommandFailure(
        .badData, "\(name): \(Self.sentence(for: error, in: data)).", hint: "See kiosk help for an example.")
    }
  }

  private static func sentence(for error: any Error, in data: Data) -> String.LocalizationValue {
    guard let error = error as? DecodingError else { return .init(verbatim: SystemMessage.of(error)) }
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let trouble = JSON5Trouble.phrase(in: String(decoding: data, as: UTF8.self))
      return trouble.map { "this is not JSON5: \($0)" } ?? "this is not JSON5"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let key = context.codingPath.map(\.stringValue).joined(separator: ".")
      return key.isEmpty ? "the file must hold one object { … }" : "\"\(key)\" must be \(name(of: type))"
    case .dataCorrupted(let context), .keyNotFound(_, let context):
      return .init(verbatim: context.debugDescription)
    @unknown default:
      return .init(verbatim: SystemMessage.of(error))
    }
  }

  private static func name(of type: any Any.Type) -> String.LocalizationValue {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    default: "an object { … }"
    }
  }
}

extension Configuration: Decodable {
  private enum Key: String, CaseIterable {
    case listen, names, sound, list, country, newsRequestsPerDay, keys, style, services, terminal, following
  }

  init(from decoder: any Decoder) throws {
    let fields = try KnownFields<Key>(decoder)
    listen = try fields.decode(.listen) { text in
      do throws(ListenAddress.ParseError) {
        return try ListenAddress(text)
      } catch {
        throw ConfigurationProblem(sentence: "\"listen\": \(error.words)")
      }
    }
    names = try fields.decodeTexts(.names) { text in
      guard HostName.isOne(text) else {
        throw ConfigurationProblem(
          sentence: "\"names\" has \(ShownWord.quoted(text)), which is not a host name such as news.example.org")
      }
      return text
    }
    sound = try fields.decodeBool(.sound)
    list = try fields.decode(.list) { text in
      guard let list = HackerNewsEndpoint(rawValue: text) else {
        let names = HackerNewsEndpoint.allCases.map(\.rawValue).joined(separator: ", ")
        throw ConfigurationProblem(sentence: "\"list\" must be one of \(names)")
      }
      return list
    }
    country = try fields.decode(.country) { text in
      guard text.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
        throw ConfigurationProblem(sentence: "\"country\" must be two letters, such as us")
      }
      return NewsCountry(text)
    }
    newsRequestsPerDay = try fields.decodeInt(.newsRequestsPerDay, in: 1...10_000_000)
    keys = try OwnKeys(try fields.decodeWords(.keys), at: "keys")
    style = try fields.decode(.style) { text in
      guard !text.isEmpty, !text.contains("\0") else {
        throw ConfigurationProblem(sentence: "\"style\" must be the path of a file, such as style.css")
      }
      return text
    }
    services = try fields.decodeObject(.services) ?? Services()
    terminal = try fields.decodeObject(.terminal) ?? TerminalSettings()
    notices = try fields.decodeObject(.following) ?? NoticeAddresses()
  }
}

extension Configuration.Services: Decodable {
  private enum Key: String, CaseIterable { case hackerNews, hackerNewsSearch, newsAPI, tmdb, tmdbImages }

  init(from decoder: any Decoder) throws {
    let fields = try KnownFields<Key>(decoder)
    func url(_ key: Key) throws -> URL? {
      try fields.decode(key) { text in
        guard let url = BaseAddress.url(text) else {
          throw ConfigurationProblem(sentence: "\"services.\(key.rawValue)\" must be \(BaseAddress.expectation)")
        }
        return url
      }
    }
    hackerNews = try url(.hackerNews)
    hackerNewsSearch = try url(.hackerNewsSearch)
    newsAPI = try url(.newsAPI)
    tmdb = try url(.tmdb)
    tmdbImages = try url(.tmdbImages)
  }
}
