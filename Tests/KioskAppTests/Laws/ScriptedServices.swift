import CombineTesting
import Foundation
import ImageCodecs
import Networking
import Testing

/// All services in memory, on virtual time, each several times over: the number behind a host's name, as in
/// `news2.example`, is said in every answer, so that one can tell who gave it.
///
/// Requests have short names that end with that number: `topstories@0`, `search words 2@0`, `film 7@1`.
final class ScriptedServices: @unchecked Sendable {
  /// How a request is answered, by its name and how often that has been asked before.
  typealias Script = @Sendable (_ name: String, _ time: Int) -> (delay: TimeInterval, fails: Bool)

  private(set) var transport: InMemoryTransport!
  private let lock = NSLock()
  private var script: Script = { _, _ in (0.1, false) }
  private var counts: [String: Int] = [:]
  private let picture: Data

  init(_ scheduler: AnyScheduler) throws {
    let bitmap = try #require(Bitmap(size: PixelSize(width: 4, height: 4), pixels: Array(repeating: 200, count: 64)))
    picture = try PictureCodec.encode(bitmap, as: .png)
    transport = InMemoryTransport(scheduler: scheduler) { [weak self] in self?.answer($0) ?? .silence }
  }

  func play(_ script: @escaping Script) { lock.withLock { self.script = script } }

  /// The names of all requests so far; streams and directories of the services are left out.
  var asked: [String] { transport.requests.map(Self.name).filter { !$0.hasPrefix("-") } }

  /// The names of the requests that somebody still waits for; streams are left out.
  var open: [String] { transport.openRequests.map(Self.name).filter { !$0.hasPrefix("-stream") } }

  func count(_ name: String) -> Int { asked.count { $0 == name } }

  // MARK: - Names

  static func name(of request: HTTPRequest) -> String {
    let host = request.url.host() ?? ""
    let number = host.prefix { $0 != "." }.last.map(String.init) ?? ""
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    let page = values["page"] ?? "0"
    let path = request.url.path().split(separator: "/").dropFirst().joined(separator: " ").replacing(".json", with: "")
    let name: String
    switch host.prefix(4) {
    case "hack": name = (request.headers["Accept"] == "text/event-stream" ? "-stream " : "") + path
    case "seek":
      let tags = values["tags"] ?? ""
      if path.hasPrefix("items") {
        name = path.replacing("items", with: "tree")
      } else if let author = tags.firstRange(of: "author_") {
        name = "author \(tags[author.upperBound...]) \(page)"
      } else {
        name = values["query"].map { "search \($0) \(page)" } ?? "-bulk \(tags)"
      }
    case "news":
      let what = values["q"].map { "q \($0)" } ?? values["sources"] ?? values["category"] ?? "headlines"
      name = path.hasSuffix("sources") ? "directory" : "\(what) \(page)"
    case "film":
      switch path {
      case "genre movie list", "configuration", "watch providers movie": name = "-" + path
      case "discover movie": name = "genre \(values["with_genres"] ?? "") \(page)"
      case "search multi": name = "find \(values["query"] ?? "") \(page)"
      case let path where values["page"] != nil: name = "\(path.split(separator: " ").last ?? "") \(page)"
      default: name = path.replacing("movie", with: "film")
      }
    default: name = "picture " + request.url.lastPathComponent
    }
    return "\(name)@\(number)"
  }

  // MARK: - Answers

  private func answer(_ request: HTTPRequest) -> InMemoryTransport.Answer {
    let name = Self.name(of: request)
    let (delay, fails) = lock.withLock {
      defer { counts[name, default: 0] += 1 }
      return script(name, counts[name] ?? 0)
    }
    if fails { return .json(#"{"status": "error", "message": "down"}"#, status: 500, after: delay) }
    let server = name.last.map(String.init) ?? ""
    let words = name.dropLast(2).split(separator: " ").map(String.init)
    switch request.url.host()?.prefix(4) {
    case "hack" where words[0] == "-stream":
      let value = official(Array(words.dropFirst()), server).replacing("\n", with: " ")
      return .eventStream([(0, "event: put\ndata: {\"path\":\"/\",\"data\":\(value)}\n\n")], after: delay)
    case "hack": return .json(official(words, server), after: delay)
    case "seek": return .json(found(words, server), after: delay)
    case "news": return .json(news(words, server), after: delay)
    case "film": return .json(films(words, server), after: delay)
    default: return .response(headers: ["Content-Type": "image/png"], body: picture, after: delay)
    }
  }

  /// Pages hold three things, and there are so many pages.
  static let pages = 4
  /// The lists of Hacker News by the first id of each.
  static let lists = ["newstories", "topstories", "beststories", "askstories", "showstories", "jobstories"]

  static func ids(of list: Int, _ server: String) -> [Int] {
    (1...5).map { (list + 1) * 1000 + (Int(server) ?? 0) * 100 + $0 }
  }

  private func official(_ words: [String], _ server: String) -> String {
    if let list = Self.lists.firstIndex(of: words[0]) { return "\(Self.ids(of: list, server))" }
    switch words[0] {
    case "item" where words[1] == "1":
      return """
        {"id": 1, "type": "story", "by": "op", "time": 1528000000, "title": "Thread \(server)", "score": 3,
         "descendants": 1, "kids": [2]}
        """
    case "item": return Self.story(Int(words[1]) ?? 0)
    case "user": return #"{"id": "\#(words[1])", "created": 1173923446, "karma": \#(server), "about": "x"}"#
    case "updates": return #"{"items": [], "profiles": []}"#
    default: return "null"
    }
  }

  static func story(_ id: Int) -> String {
    """
    {"id": \(id), "type": "story", "by": "author", "time": \(1_528_000_000 + id), "title": "Story \(id)",
     "url": "https://site.example/\(id)", "score": 5, "descendants": 0, "kids": []}
    """
  }

  private func found(_ words: [String], _ server: String) -> String {
    if words[0] == "tree" {
      return """
        {"id": 1, "type": "story", "author": "op", "title": "Thread \(server)", "created_at_i": 1528000000, "children":
         [{"id": 2, "type": "comment", "author": "a", "text": "<p>Hello", "created_at_i": 1528000001, "parent_id": 1,
           "children": []}]}
        """
    }
    var ids = words.joined(separator: " ").split { !$0.isNumber && $0 != "_" && !$0.isLetter }
      .compactMap { $0.hasPrefix("story_") ? Int($0.dropFirst(6)) : nil }
    var page = 0
    var title = "Story"
    if words[0] != "-bulk" {
      page = Int(words[words.count - 1]) ?? 0
      title = words.dropFirst().dropLast().joined(separator: " ") + " by \(server) no"
      ids = Array(1 + page * 3...3 + page * 3)
    }
    let hits = ids.map {
      #"{"objectID": "\#($0)", "title": "\#(title) \#($0)", "author": "a", "points": 5, "_tags": ["story"]}"#
    }
    return """
      {"hits": [\(hits.joined(separator: ","))], "page": \(page), "nbPages": \(Self.pages), "nbHits": \(Self.pages * 3)}
      """
  }

  private func news(_ words: [String], _ server: String) -> String {
    if words[0] == "directory" {
      let sources = ["us", "fr", "de"].map {
        #"{"id": "the-\#($0)", "name": "The \#($0)", "country": "\#($0)", "category": "general", "language": "en"}"#
      }
      return #"{"status": "ok", "sources": [\#(sources.joined(separator: ","))]}"#
    }
    let page = Int(words[words.count - 1]) ?? 1
    let title = words.dropLast().joined(separator: " ") + " by \(server) no"
    let articles = (1...3).map { $0 + (page - 1) * 3 }.map { number in
      """
      {"title": "\(title) \(number)", "url": "https://site\(number).example/\(page)/\(number)",
       "publishedAt": "2026-11-20T10:00:00Z", "source": {"id": "the-us", "name": "The us"}}
      """
    }
    return #"{"status": "ok", "totalResults": \#(Self.pages * 3), "articles": [\#(articles.joined(separator: ","))]}"#
  }

  private func films(_ words: [String], _ server: String) -> String {
    switch words[0] {
    case "-genre": return #"{"genres": [{"id": 18, "name": "Drama"}, {"id": 35, "name": "Comedy"}]}"#
    case "-watch": return #"{"results": [{"provider_id": 8, "provider_name": "Lantern"}]}"#
    case "-configuration": return #"{"images": {"poster_sizes": []}}"#
    case "collection":
      return #"{"id": \#(words[1]), "name": "Collection by \#(server)", "parts": []}"#
    case "film", "person":
      return
        #"{"id": \#(words[1]), "title": "Film by \#(server)", "name": "Person by \#(server)", "overview": "", "genres": []}"#
    default:
      let page = Int(words[words.count - 1]) ?? 1
      let title = words.dropLast().joined(separator: " ") + " by \(server) no"
      let films = (1...3).map { $0 + (page - 1) * 3 }
        .map { #"{"id": \#($0), "title": "\#(title) \#($0)", "media_type": "movie", "genre_ids": [18]}"# }
      return """
        {"page": \(page), "results": [\(films.joined(separator: ","))], "total_pages": \(Self.pages), "total_results": 12}
        """
    }
  }
}
