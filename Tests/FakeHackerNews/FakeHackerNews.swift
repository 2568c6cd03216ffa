import Combine
import CombineTesting
import Foundation
import HackerNews
import Networking

/// Both services of Hacker News, in memory, with virtual time. Tests change what they know and how they fail.
package final class FakeHackerNews: @unchecked Sendable {
  package let time = TestScheduler()
  package private(set) var transport: InMemoryTransport!
  package private(set) var api: HackerNewsAPI!

  private let lock = NSLock()
  private var state = State()

  package struct State: Sendable {
    package var lists: [String: [Int]] = [:]
    /// Item JSON by id; a missing id answers `null`.
    package var items: [Int: String] = [:]
    /// Ids that the search service knows.
    package var indexed: Set<Int> = []
    /// Comment hits that the search service throws in.
    package var strayHits: [String] = []
    package var trees: [Int: String] = [:]
    /// Seconds an answer takes.
    package var delay: @Sendable (String) -> TimeInterval = { _ in 0.1 }
    /// The answer to a path that fails.
    package var failure: @Sendable (String) -> InMemoryTransport.Answer? = { _ in nil }
    package var hasStreams = true
  }

  /// - Parameters:
  ///   - cache: what is kept from an earlier run.
  ///   - start: the date at which virtual time begins.
  package init(
    pollInterval: TimeInterval = 30, cache: (any CacheStore)? = nil,
    start: Date = Date(timeIntervalSince1970: 1_800_000_000),
    reading: CachePolicy = HackerNewsAPI.Configuration().reading
  ) {
    let scheduler = AnyScheduler(time) { $0.seconds }
    transport = InMemoryTransport(scheduler: scheduler) { [weak self] in self?.answer($0) ?? .silence }
    let client = HTTPClient(
      transport: transport,
      configuration: .init(
        retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: cache,
        clock: { start.addingTimeInterval(scheduler.now.seconds) }))
    api = HackerNewsAPI(
      client: client,
      configuration: .init(
        addresses: .init(
          official: Self.url("http://official.example/v0"), search: Self.url("http://search.example/api/v1")),
        pollInterval: pollInterval,
        streams: .init(pauses: .init(firstDelay: 1, longestDelay: 60, jitter: { 1 })), reading: reading))
  }

  package static func url(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no address") }
    return url
  }

  package func change(_ change: (inout State) -> Void) {
    lock.withLock { change(&state) }
  }

  /// An item as the official service knows it.
  package func item(_ id: Int) -> String { lock.withLock { state.items[id] ?? "null" } }

  /// Ordinary stories with the given ids, known to both services.
  package func publish(_ ids: [Int], in list: String = "topstories") {
    change { state in
      for id in ids where state.items[id] == nil {
        state.items[id] = Self.story(id)
        state.indexed.insert(id)
      }
      state.lists[list] = ids
    }
  }

  package static func story(_ id: Int, score: Int = 10) -> String {
    """
    {"id": \(id), "type": "story", "by": "author\(id % 7)", "time": \(1_528_000_000 + id), "title": "Story \(id)",
     "url": "https://site\(id % 5).example/\(id)", "score": \(score), "descendants": 3, "kids": []}
    """
  }

  /// Paths asked for, event streams left out.
  package var paths: [String] { transport.requests.filter { !$0.isStream }.map(\.url.shortPath) }

  package var streamPaths: [String] { transport.requests.filter(\.isStream).map(\.url.shortPath) }

  /// Sends an event on the open stream of a location, such as `topstories`.
  package func send(_ event: String, path: String = "/", _ data: String, to location: String) {
    transport.send("event: \(event)\ndata: {\"path\":\"\(path)\",\"data\":\(data)}\n\n") {
      $0.isStream && $0.url.shortPath == location
    }
    time.advance()
  }

  private func answer(_ request: HTTPRequest) -> InMemoryTransport.Answer {
    let state = lock.withLock { self.state }
    let path = request.url.shortPath
    let delay = state.delay(path)
    if let failure = state.failure((request.isStream ? "stream " : "") + path) { return failure }
    if request.isStream {
      guard state.hasStreams else { return .json("null", status: 405) }
      let value = body(path, state)
      return .eventStream([(0, "event: put\ndata: {\"path\":\"/\",\"data\":\(value)}\n\n")], after: delay)
    }
    if request.url.host() == "search.example" { return search(request.url, state, delay) }
    return .json(body(path, state), after: delay)
  }

  private func body(_ path: String, _ state: State) -> String {
    if path == "updates" { return "{\"items\":[],\"profiles\":[]}" }
    if let list = state.lists[path] { return "\(list)" }
    if path.hasPrefix("item/"), let id = Int(path.dropFirst(5)) {
      return (state.items[id] ?? "null").replacingOccurrences(of: "\n", with: " ")
    }
    return "null"
  }

  private func search(_ url: URL, _ state: State, _ delay: TimeInterval) -> InMemoryTransport.Answer {
    if url.path().contains("/items/") {
      let tree = Int(url.lastPathComponent).flatMap { state.trees[$0] }
      return tree.map { .json($0, after: delay) }
        ?? .json("{\"status\":404,\"error\":\"Not Found\"}", status: 404, after: delay)
    }
    let tags =
      URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == "tags" }?.value ?? ""
    let asked = tags.split(whereSeparator: { "(),".contains($0) }).compactMap {
      $0.hasPrefix("story_") ? Int($0.dropFirst(6)) : nil
    }
    let found = (asked.isEmpty ? state.indexed.sorted(by: >) : asked.filter(state.indexed.contains)).sorted()
    let hits = found.compactMap { id in state.items[id].map { Self.hit($0, id: id) } } + state.strayHits
    return .json("{\"hits\": [\(hits.joined(separator: ","))], \"nbHits\": \(hits.count), \"page\": 0}", after: delay)
  }

  private static func hit(_ item: String, id: Int) -> String {
    let object = (try? JSONSerialization.jsonObject(with: Data(item.utf8))) as? [String: Any] ?? [:]
    let hit: [String: Any] = [
      "objectID": "\(id)", "title": object["title"] ?? NSNull(), "url": object["url"] ?? NSNull(),
      "author": object["by"] ?? NSNull(), "points": object["score"] ?? NSNull(),
      "num_comments": object["descendants"] ?? NSNull(), "created_at_i": object["time"] ?? NSNull(),
      "story_text": object["text"] ?? NSNull(), "_tags": [object["type"] as? String ?? "story", "story_\(id)"],
    ]
    return (try? JSONSerialization.data(withJSONObject: hit)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension HTTPRequest {
  package var isStream: Bool { headers["Accept"] == "text/event-stream" }
}

extension URL {
  /// `topstories`, `item/7`, `search`: the path without base and ending.
  package var shortPath: String {
    path().replacing("/v0/", with: "").replacing("/api/v1/", with: "").replacing(".json", with: "")
  }
}
