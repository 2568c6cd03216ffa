import Foundation
import HTTPServer
import JSON

/// Answers requests to the film service: key, rate, parameters, then films and people.
struct TMDbService: Sendable {
  let engine: SampleEngine
  private let content = MovieContent.shared

  init(engine: SampleEngine) {
    self.engine = engine
  }

  /// - Returns: `false` where the path is not of this service.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    guard request.path.hasPrefix("/3/") else { return false }
    engine.admit(.movies, path: request.path, isStream: false, responder) { status in
      responder.respond(Self.json(TMDbRefusal.failing(status).body, status: status))
    } answer: {
      do throws(TMDbRefusal) {
        responder.respond(Self.fresh(Self.json(try answer(request)), for: request))
      } catch {
        responder.respond(Self.json(error.body, status: error.status))
      }
    }
    return true
  }

  private func answer(_ request: HTTPRequest) throws(TMDbRefusal) -> JSONValue {
    guard request.method == "GET" || request.method == "HEAD" else { throw .methodNotSupported }
    try check(request)
    let now = engine.options.clock().timeIntervalSince1970
    guard engine.withState({ $0.tmdbRate.spend(at: now) }) else { throw .tooFast(engine.options.tmdbRate ?? 0) }
    let query = try TMDbQuery(request.query)
    let lists = TMDbLists(content: content, began: engine.began, now: now, query: query)
    let path = request.path.split(separator: "/").dropFirst().map(String.init)
    switch path.first {
    case "authentication": return ["success": true, "status_code": 1, "status_message": "This key is good."]
    case "configuration": return configuration(host: request.headers["Host"] ?? "localhost")
    case "genre" where path == ["genre", "movie", "list"]: return TMDbDetails(lists: lists).genres()
    case "discover" where path == ["discover", "movie"]: return try lists.discover()
    case "trending" where path.count == 3:
      guard ["all", "movie", "tv", "person"].contains(path[1]), ["day", "week"].contains(path[2]) else {
        throw .notFound
      }
      return lists.trending(path[1], path[2])
    case "search" where path.count == 2:
      switch path[1] {
      case "movie": return try lists.searchMovies()
      case "person": return try lists.searchPeople()
      case "multi": return try lists.searchAll()
      default: throw .notFound
      }
    case "movie" where path.count >= 2: return try film(Array(path.dropFirst()), lists)
    case "collection" where path.count == 2: return try collection(path[1], lists)
    case "watch" where path == ["watch", "providers", "movie"]: return TMDbDetails(lists: lists).providers()
    case "person" where path.count >= 2: return try person(Array(path.dropFirst()), lists)
    default: throw .notFound
    }
  }

  private func film(_ path: [String], _ lists: TMDbLists) throws(TMDbRefusal) -> JSONValue {
    if path.count == 1 {
      switch path[0] {
      case "now_playing": return lists.nowPlaying()
      case "upcoming": return lists.upcoming()
      case "popular": return lists.popular()
      case "top_rated": return lists.topRated()
      default: break
      }
    }
    guard let id = Int(path[0]) else { throw .badID }
    guard let film = content.film(id) else { throw .notFound }
    let details = TMDbDetails(lists: lists)
    if path.count == 1 { return details.film(film) }
    guard let part = details.part(path.dropFirst().joined(separator: "/"), of: film), case .object(var members) = part
    else { throw .notFound }
    members["id"] = .integer(id)
    return .object(members)
  }

  private func collection(_ id: String, _ lists: TMDbLists) throws(TMDbRefusal) -> JSONValue {
    guard let id = Int(id) else { throw .badID }
    guard let collection = content.collection(id) else { throw .notFound }
    return TMDbDetails(lists: lists).collection(collection)
  }

  private func person(_ path: [String], _ lists: TMDbLists) throws(TMDbRefusal) -> JSONValue {
    guard let id = Int(path[0]) else { throw .badID }
    guard let person = content.person(id) else { throw .notFound }
    let details = TMDbDetails(lists: lists)
    switch path.dropFirst().first {
    case nil: return details.person(person)
    case "movie_credits": return details.credits(of: person)
    default: throw .notFound
    }
  }

  private func configuration(host: String) -> JSONValue {
    let sizes = MovieImageService.sizes.map { ("\($0.key.rawValue)_sizes", JSONValue.texts($0.value)) }
    var images = JSONObject(sizes)
    images["base_url"] = .text("http://\(host)/t/p/")
    images["secure_base_url"] = .text("http://\(host)/t/p/")
    return ["images": .object(images), "change_keys": ["title", "overview"]]
  }

  // MARK: Keys

  /// The token belongs into the header and the key into the query: the other way round neither is known.
  private func check(_ request: HTTPRequest) throws(TMDbRefusal) {
    let line = request.headers["Authorization"] ?? ""
    if line.lowercased().hasPrefix("bearer ") {
      guard line.dropFirst("bearer ".count) == engine.options.tmdbToken else { throw .keyInvalid }
      return
    }
    switch request.query["api_key"] {
    case engine.options.tmdbKey: return
    case SampleServices.suspendedTMDbKey: throw .keySuspended
    default: throw .keyInvalid
    }
  }

  // MARK: Answers

  private static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
    .text(value.text(), status: status, type: "application/json;charset=utf-8")
  }

  /// With an age and a weak tag, or 304 where the client has it already.
  private static func fresh(_ response: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    let hash = response.body.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    let tag = "W/\"\(String(hash, radix: 16))\""
    var response = request.headers["If-None-Match"] == tag ? HTTPResponse(status: 304) : response
    response.headers["ETag"] = tag
    response.headers["Cache-Control"] = "public, max-age=600"
    return response
  }
}
