import Foundation
import HTTPServer
import JSON

/// Answers requests to both Hacker News back ends out of the engine's world.
struct HackerNewsService: Sendable {
  let engine: SampleEngine

  /// - Returns: `false` where the path belongs to neither.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    if request.path.hasPrefix("/v0/") {
      official(request, responder)
    } else if request.path.hasPrefix("/api/v1/") {
      search(request, responder)
    } else {
      return false
    }
    return true
  }

  // MARK: The official API

  private func official(_ request: HTTPRequest, _ responder: HTTPResponder) {
    let wantsStream = request.headers["Accept"]?.contains("text/event-stream") == true
    engine.admit(.official, path: request.path, isStream: wantsStream, responder) { status in
      responder.respond(Self.officialFailure(status))
    } answer: {
      guard request.method == "GET" else {
        let status = request.method == "HEAD" ? 405 : 401
        responder.respond(Self.json(["error": "Permission denied"], status: status))
        return
      }
      guard let location = OfficialAPI.Location(path: request.path) else {
        responder.respond(.plain(404, "the paths of this API end in .json"))
        return
      }
      engine.catchUp()
      if wantsStream { open(location, responder) } else { responder.respond(read(location, request)) }
    }
  }

  private func read(_ location: OfficialAPI.Location, _ request: HTTPRequest) -> HTTPResponse {
    let value = engine.withState { OfficialAPI.value(at: location, in: $0.world) }
    let text = request.query["print"] == "pretty" ? value.text(.indented) + "\n" : value.text()
    let tag = EntityTag.of(text)
    var headers: HTTPHeaders = ["Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*"]
    let asked = request.headers["If-None-Match"]
    if asked != nil || request.headers["X-Firebase-ETag"] == "true" { headers["ETag"] = tag }
    if asked == tag { return HTTPResponse(status: 304, headers: headers) }
    return .text(text, type: "application/json; charset=utf-8", headers: headers)
  }

  private func open(_ location: OfficialAPI.Location, _ responder: HTTPResponder) {
    let stream = responder.stream(headers: [
      "Content-Type": "text/event-stream", "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*",
    ])
    let number = engine.withState { state in
      state.streams.add(stream, at: location, value: OfficialAPI.value(at: location, in: state.world))
    }
    stream.onClose { [weak engine] in engine?.withState { $0.streams.remove(number) } }
  }

  private static func officialFailure(_ status: Int) -> HTTPResponse {
    guard status >= 500 else { return json(["error": .text(HTTPResponse.reasonPhrase(status))], status: status) }
    let page = """
      <html><head><title>\(status) Server Error</title></head>
      <body><h1>Error: Server Error</h1>
      <h2>The sample service is told to fail.</h2></body></html>

      """
    return .text(page, status: status, type: "text/html; charset=utf-8")
  }

  // MARK: The search API

  private func search(_ request: HTTPRequest, _ responder: HTTPResponder) {
    engine.admit(.search, path: request.path, isStream: false, responder) { status in
      responder.respond(
        Self.json(["message": .text(HTTPResponse.reasonPhrase(status)), "status": .integer(status)], status: status))
    } answer: {
      guard request.method == "GET" || request.method == "HEAD" else {
        responder.respond(Self.json(["message": "Method not allowed", "status": 405], status: 405))
        return
      }
      engine.catchUp()
      responder.respond(find(request))
    }
  }

  private func find(_ request: HTTPRequest) -> HTTPResponse {
    let api = SearchAPI(world: engine.withState { $0.world }, lagSeconds: engine.options.searchLag.seconds)
    let components = request.path.dropFirst("/api/v1/".count).split(separator: "/", omittingEmptySubsequences: false)
    switch (components.first, components.count) {
    case ("search", 1), ("search_by_date", 1):
      do throws(SearchQuery.Refusal) {
        return Self.json(api.search(try SearchQuery(request.query), byDate: components[0] == "search_by_date"))
      } catch {
        return Self.json(["message": .text(error.message), "status": 400], status: 400)
      }
    case ("items", 2):
      return Int(components[1]).flatMap { api.tree($0) }.map { Self.json($0) }
        ?? Self.json(["status": 404, "error": "Not Found"], status: 404)
    case ("users", 2):
      return api.user(String(components[1])).map { Self.json($0) }
        ?? Self.json(["message": "ObjectID does not exist"], status: 404)
    default:
      return Self.json(["status": 404, "error": "Not Found"], status: 404)
    }
  }

  private static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
    .text(
      value.text(), status: status, type: "application/json; charset=utf-8",
      headers: ["Access-Control-Allow-Origin": "*"])
  }
}

/// An entity tag that changes with the text: FNV-1a with 64 bits.
enum EntityTag {
  static func of(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return "\"" + String(hash, radix: 36) + "\""
  }
}
