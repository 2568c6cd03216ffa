import Foundation
import HTTPServer
import JSON

/// Answers requests to the news service: key, quota, parameters, then the articles.
struct NewsAPIService: Sendable {
  let engine: SampleEngine

  init(engine: SampleEngine) {
    self.engine = engine
  }

  /// - Returns: `false` where the path is not of this service.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    guard request.path.hasPrefix("/v2/") else { return false }
    engine.admit(.news, path: request.path, isStream: false, responder) { status in
      let refusal = NewsRefusal.unexpected
      responder.respond(Self.json(refusal.json, status: status))
    } answer: {
      do throws(NewsRefusal) {
        responder.respond(Self.json(try answer(request)))
      } catch {
        responder.respond(Self.json(error.json, status: error.status))
      }
    }
    return true
  }

  private func answer(_ request: HTTPRequest) throws(NewsRefusal) -> JSONValue {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw NewsRefusal(status: 405, code: "methodNotAllowed", message: "Only GET is answered here.")
    }
    guard request.headers["User-Agent"]?.isEmpty == false else { throw .agentMissing }
    if let origin = request.headers["Origin"], !Self.isLocal(origin) { throw .browserRefused }
    try check(key(of: request))
    let endpoint: NewsQuery.Endpoint
    switch request.path {
    case "/v2/top-headlines": endpoint = .headlines
    case "/v2/everything": endpoint = .everything
    case "/v2/top-headlines/sources", "/v2/sources": endpoint = .sources
    default: throw NewsRefusal(status: 404, code: "notFound", message: "There is no \(request.path).")
    }
    let now = engine.options.clock().timeIntervalSince1970
    let content = NewsContent.shared.adding(engine.withState { $0.newArticles })
    let query = try NewsQuery(request.query, endpoint, content: content, now: now)
    let host = request.headers["Host"] ?? "localhost"
    let api = NewsAPI(content: content, began: engine.began, pictures: "http://\(host)/pictures/news")
    return switch endpoint {
    case .headlines: api.headlines(query)
    case .everything: api.everything(query)
    case .sources: api.sources(query)
    }
  }

  /// From the header made for it, from `Authorization`, or from the query.
  private func key(of request: HTTPRequest) -> String? {
    if let key = request.headers["X-Api-Key"] { return key }
    if let line = request.headers["Authorization"] {
      return line.lowercased().hasPrefix("bearer ") ? String(line.dropFirst("bearer ".count)) : line
    }
    return request.query["apiKey"]
  }

  private func check(_ key: String?) throws(NewsRefusal) {
    guard let key, !key.isEmpty else { throw .keyMissing }
    switch key {
    case "\(engine.options.newsKey)-disabled": throw .keyDisabled
    case "\(engine.options.newsKey)-exhausted": throw .keyExhausted
    case engine.options.newsKey: break
    default: throw .keyInvalid
    }
    let now = engine.options.clock().timeIntervalSince1970
    if let refusal = engine.withState({ $0.newsQuota.spend(at: now) }) { throw refusal }
  }

  private static func isLocal(_ origin: String) -> Bool {
    guard let host = URL(string: origin)?.host else { return false }
    return ListenAddress(host: host, port: 0).isLoopback
  }

  private static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
    .text(value.text(), status: status, type: "application/json; charset=utf-8")
  }
}
