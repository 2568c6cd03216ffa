import Foundation
import HTTPServer
import JSON

/// The control address: makes things happen at once. Off unless asked for, for this machine only.
struct ControlService: Sendable {
  let engine: SampleEngine

  /// - Returns: `false` where the path is not a control path.
  func handle(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    guard request.path == "/control" || request.path.hasPrefix("/control/") else { return false }
    guard isFromThisMachine(request) else {
      responder.respond(reply(["error": "the control address answers programs on this machine only"], 403))
      return true
    }
    let action = String(request.path.dropFirst("/control".count).drop { $0 == "/" })
    do throws(ControlRefusal) {
      responder.respond(reply(try perform(action, request), 200))
    } catch {
      responder.respond(reply(["error": .text(error.message)], error.status))
    }
    return true
  }

  /// Neither another machine nor a web page: a page's requests name its origin, and a rebound name shows in `Host`.
  private func isFromThisMachine(_ request: HTTPRequest) -> Bool {
    let isLocalPeer = request.remoteAddress.hasPrefix("127.") || request.remoteAddress == "::1"
    let host = request.headers["Host"] ?? ""
    let address = (try? ListenAddress(host)) ?? ListenAddress(host: host.filter { $0 != "[" && $0 != "]" }, port: 80)
    return isLocalPeer && address.isLoopback && request.headers["Origin"] == nil
  }

  private func perform(_ action: String, _ request: HTTPRequest) throws(ControlRefusal) -> JSONValue {
    let input = try ControlInput(request)
    switch (request.method, action) {
    case ("GET", ""), ("GET", "state"): return state()
    case ("GET", "requests"): return requests()
    case ("POST", "requests/reset"):
      engine.withState { $0.counts = RequestCounts() }
      return requests()
    case ("POST", "story"): return try story(input)
    case ("POST", "comment"): return try comment(input)
    case ("POST", "scores"): return try scores(input)
    case ("POST", "ranks"): return try ranks(input)
    case ("POST", "remove"): return try remove(input)
    case ("POST", "fail"):
      let status = try input.number("status", default: 503, in: 400...599)
      return try trouble(.fail(status: Int(status)), input)
    case ("POST", "hang"): return try trouble(.hold, input)
    case ("POST", "heal"):
      engine.heal()
      return state()
    case ("POST", "streams"): return try streams(input)
    case ("POST", "latency"): return try latency(input)
    case ("POST", "news-quota"): return try newsQuota(input)
    case ("POST", "article"): return try article(input)
    case ("POST", "advance"): return try advance(input)
    case ("POST", "pause"), ("POST", "resume"):
      engine.withState { $0.isPaused = action == "pause" }
      engine.catchUp()
      return state()
    default:
      throw ControlRefusal(
        status: 404, message: "no such action: \(request.method) \(action); see Documentation/samples.md")
    }
  }

  // MARK: Looking

  func state() -> JSONValue {
    let now = engine.options.clock()
    return engine.withState { state in
      let services = SampleService.allCases.map {
        ($0.rawValue, JSONValue.text(state.faults.description(of: $0, at: now)))
      }
      return [
        "services": .object(JSONObject(services)), "streams": .integer(state.streams.count),
        "stories": .integer(state.world.stories.count), "items": .integer(state.world.items.count),
        "maxitem": .integer(state.world.newestNumber), "time": .integer(Int(state.world.now.timeIntervalSince1970)),
        "newsRequests": .integer(state.newsQuota.used), "held": .integer(state.held.count),
        "paused": .bool(state.isPaused),
        "latency": .integer(Int(state.faults.latency * 1000)), "jitter": .integer(Int(state.faults.jitter * 1000)),
      ]
    }
  }

  private func requests() -> JSONValue {
    engine.withState { state in
      [
        "total": .integer(state.counts.total), "streams": .integer(state.counts.streams),
        "paths": .object(JSONObject(state.counts.paths.mapValues { .integer($0) })),
      ]
    }
  }

  // MARK: Happening

  private func story(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let title = input.text("title")
    let kind = input.text("type") ?? "story"
    guard let kind = SampleItem.Kind(rawValue: kind), kind == .story || kind == .job else {
      throw ControlRefusal(message: "type must be story or job")
    }
    let id = engine.change { world in
      var draft: StoryDraft
      if let title {
        draft = StoryDraft(kind: kind, by: input.text("by") ?? "okonma", title: title)
        draft.address = input.text("url")
        draft.text = input.text("text") ?? ""
      } else {
        draft =
          world.upcoming.popLast() ?? world.content.upcoming.first ?? StoryDraft(by: "okonma", title: "A quiet day")
      }
      return world.add(draft)
    }
    return ["id": .integer(id)]
  }

  private func comment(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let story = try input.optionalInteger("story")
    let given = try input.optionalInteger("parent") ?? story
    let text = input.text("text") ?? "Something has just happened here, and this comment is the proof of it."
    let by = input.text("by") ?? "okonma"
    let done: (id: Int, parent: Int)? = engine.change { world in
      let parent = given ?? world.lists[.top]?.first { world.items[$0]?.kind != .job } ?? 0
      guard let (id, changes) = world.addComment(text, by: by, to: parent) else { return (nil, .init()) }
      return ((id, parent), changes)
    }
    guard let done else {
      throw ControlRefusal(status: 404, message: "there is no story or comment \(given ?? 0) to answer")
    }
    return ["id": .integer(done.id), "parent": .integer(done.parent)]
  }

  private func scores(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let points = try input.number("by", default: 5, in: -1000...1000)
    let only = try input.optionalInteger("id")
    let count = try input.number("count", default: 5, in: 1...500)
    let changed: [Int: Int] = engine.change { world in
      let ids =
        only.map { [$0] }
        ?? Array((world.lists[.top] ?? []).filter { world.items[$0]?.kind != .job }.prefix(Int(count)))
      var changes = HackerNewsWorld.Changes()
      for id in ids { changes.add(world.vote(id, by: Int(points))) }
      let scores = ids.compactMap { id in changes.items.contains(id) ? world.items[id]?.score.map { (id, $0) } : nil }
      return (Dictionary(uniqueKeysWithValues: scores), changes)
    }
    guard !changed.isEmpty else { throw ControlRefusal(status: 404, message: "nothing there has a score") }
    return ["scores": .object(JSONObject(changed.map { (String($0), .integer($1)) }))]
  }

  private func ranks(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let first = try input.optionalInteger("first")
    let top: [Int] = engine.change { world in
      let changes = world.shuffleRanks(first: first)
      return (Array((world.lists[.top] ?? []).prefix(30)), changes)
    }
    if let first, top.first != first { throw ControlRefusal(status: 404, message: "there is no story \(first)") }
    return ["top": .integers(top)]
  }

  private func remove(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    guard let id = try input.optionalInteger("id") else { throw ControlRefusal(message: "id is missing") }
    let asDead = input.text("as") == "dead"
    let isDone: Bool = engine.change { world in
      world.remove(id, asDead: asDead).map { (true, $0) } ?? (false, .init())
    }
    guard isDone else { throw ControlRefusal(status: 404, message: "there is no item \(id) to remove") }
    return ["id": .integer(id)]
  }

  private func advance(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let seconds = try input.number("seconds", default: 60, in: 0...86_400)
    let id: Int = engine.change { world in
      let changes = world.advance(to: world.now.addingTimeInterval(seconds))
      return (world.newestNumber, changes)
    }
    return ["maxitem": .integer(id)]
  }

  // MARK: Trouble

  private func trouble(_ verdict: Faults.Verdict, _ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let seconds: Double? = input.text("seconds") == nil ? nil : try input.number("seconds", default: 0, in: 0...3600)
    engine.trouble(try input.services(), verdict, seconds: seconds)
    return state()
  }

  private func streams(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    switch input.text("action") ?? "cut" {
    case "cut": return ["streams": .integer(engine.withState { $0.streams.cut(insideEvent: false) })]
    case "cut-mid-event": return ["streams": .integer(engine.withState { $0.streams.cut(insideEvent: true) })]
    case "silence":
      let seconds = try input.number("seconds", default: 60, in: 0...86_400)
      let until = engine.options.clock().addingTimeInterval(seconds)
      engine.after(seconds) { [weak engine] in engine?.tellStreams() }
      return [
        "streams": .integer(
          engine.withState { state in
            state.streams.silentUntil = until
            return state.streams.count
          })
      ]
    case let other: throw ControlRefusal(message: "action must be cut, cut-mid-event or silence, not \(other)")
    }
  }

  private func latency(_ input: ControlInput) throws(ControlRefusal) -> JSONValue {
    let latency = try input.number("milliseconds", default: 0, in: 0...60_000)
    let jitter = try input.number("jitter", default: 0, in: 0...60_000)
    engine.withState { state in
      state.faults.latency = latency / 1000
      state.faults.jitter = jitter / 1000
    }
    return state()
  }

  private func reply(_ value: JSONValue, _ status: Int) -> HTTPResponse {
    .text(value.text() + "\n", status: status, type: "application/json; charset=utf-8")
  }
}
