import Eventually
import Foundation
import HTTPServer
import LoopbackClient
import SampleServices

/// Sample services of one test's own, in which things happen only when the test says so.
package final class SampleWorld {
  private let services: SampleServices
  private let addresses: SampleServices.Addresses

  package init(_ change: (inout SampleServices.Options) -> Void = { _ in }) throws {
    var options = SampleServices.Options()
    options.allowsControl = true
    options.speed = 0
    options.searchLag = .zero
    change(&options)
    services = SampleServices(options)
    addresses = try services.start()
  }

  package func stop() { services.stop() }

  /// The variables that make a `kiosk` use these services.
  package var environment: [String: String] {
    [
      "KIOSK_HN_URL": addresses.hackerNews.absoluteString, "KIOSK_HN_SEARCH_URL": addresses.search.absoluteString,
      "KIOSK_NEWSAPI_URL": addresses.newsAPI.absoluteString, "NEWSAPI_KEY": SampleServices.Options().newsKey,
      "KIOSK_TMDB_URL": addresses.tmdb.absoluteString, "KIOSK_TMDB_IMAGE_URL": addresses.tmdbImages.absoluteString,
      "TMDB_TOKEN": SampleServices.Options().tmdbToken,
    ]
  }

  /// Makes something happen: `POST control/PATH`.
  @discardableResult
  package func make(_ path: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try control("POST", path, JSONSerialization.data(withJSONObject: parameters))
  }

  package func state() throws -> [String: Any] { try control("GET", "state") }

  /// How many requests each path has had.
  package func requests() throws -> [String: Int] { try control("GET", "requests")["paths"] as? [String: Int] ?? [:] }

  /// How many requests each path has had once no more have come for a second.
  package func requestsAtRest() async throws -> [String: Int] {
    var last = (requests: try requests(), time: ContinuousClock.now)
    try await eventually("no more requests come", seeing: last.requests, within: .seconds(60)) {
      let requests = try requests()
      if requests != last.requests { last = (requests, .now) }
      return last.time.duration(to: .now) > .seconds(1)
    }
    return last.requests
  }

  /// The titles of a list as the official service has them now.
  package func titles(of list: String, limit: Int) throws -> [String] {
    try items(ids(of: list).prefix(limit)).compactMap { $0["title"] as? String }
  }

  /// The id of the newest item of a kind, such as `poll`.
  package func item(_ kind: String) throws -> Int {
    let newest = try official("maxitem") as? Int ?? 0
    for id in stride(from: newest, to: newest - 3000, by: -1)
    where (try official("item/\(id)") as? [String: Any])?["type"] as? String == kind { return id }
    throw Refused(text: "there is no \(kind)")
  }

  /// The ids of a list as the official service has them now.
  package func ids(of list: String) throws -> [Int] { try official(list) as? [Int] ?? [] }

  /// Items as the official service has them now; without those it does not have.
  package func items(_ ids: some Sequence<Int>) throws -> [[String: Any]] {
    let connection = try connection()
    defer { connection.close() }
    return try ids.compactMap { try official("item/\($0)", connection) as? [String: Any] }
  }

  private func official(_ path: String) throws -> Any {
    let connection = try connection()
    defer { connection.close() }
    return try official(path, connection)
  }

  private func official(_ path: String, _ connection: LoopbackConnection) throws -> Any {
    let body = try connection.request("GET", "/v0/\(path).json", body: nil).body
    return try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
  }

  private func connection() throws -> LoopbackConnection {
    try LoopbackConnection(port: UInt16(addresses.hackerNews.port ?? 0))
  }

  private func control(_ method: String, _ path: String, _ body: Data? = nil) throws -> [String: Any] {
    let connection = try connection()
    defer { connection.close() }
    let answer = try connection.request(method, "/control/\(path)", body: body)
    guard answer.status == 200 else { throw Refused(text: "\(answer.status) \(answer.text)") }
    return try JSONSerialization.jsonObject(with: answer.body) as? [String: Any] ?? [:]
  }

  package struct Refused: Error { package var text: String }
}

/// A server whose answers are made up.
package final class CannedServer {
  private let server: HTTPServer

  /// - Parameter answer: the answer to the path of a request, such as `/v0/item/1.json`.
  package init(_ answer: @escaping @Sendable (String) -> HTTPResponse) throws {
    server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { request, responder in
      responder.respond(answer(request.path))
    }
    try server.start()
  }

  /// Every request gets the same answer.
  package convenience init(_ response: HTTPResponse) throws { try self.init { _ in response } }

  package func stop() { server.stop() }

  /// All services at this server.
  package var environment: [String: String] {
    let base = "http://\(server.boundAddress)"
    return [
      "KIOSK_HN_URL": "\(base)/v0", "KIOSK_HN_SEARCH_URL": "\(base)/api/v1", "KIOSK_NEWSAPI_URL": "\(base)/v2",
      "NEWSAPI_KEY": "0123456789abcdef-the-secret", "KIOSK_TMDB_URL": "\(base)/3",
      "TMDB_API_KEY": "0123456789abcdef0123456789abcdef",
    ]
  }
}
