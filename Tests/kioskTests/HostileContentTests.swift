import Fixtures
import Foundation
import HTTPServer
import Testing

/// Every nasty title and comment of the fixtures, from the official API's JSON to the bytes on standard output.
@Suite(.timeLimit(.minutes(4)))
struct HostileContentTests {
  /// The official API with one list and a few items; the search service has nothing.
  private func withItems(
    _ items: [[String: Any]], list: [Int], _ body: ([String: String]) async throws -> Void
  ) async throws {
    var answers = ["/v0/topstories.json": try JSONSerialization.data(withJSONObject: list)]
    for item in items {
      answers["/v0/item/\(item["id"] ?? 0).json"] = try JSONSerialization.data(withJSONObject: item)
    }
    let server = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { [answers] request, responder in
      guard let answer = answers[request.path] else { return _ = responder.respond(.text("no", status: 404)) }
      responder.respond(HTTPResponse(headers: ["Content-Type": "application/json"], body: answer))
    }
    try server.start()
    defer { server.stop() }
    let base = "http://\(server.boundAddress)"
    try await body(["KIOSK_HN_URL": "\(base)/v0", "KIOSK_HN_SEARCH_URL": "\(base)/api", "NO_COLOR": "1"])
  }

  /// Nothing that could steer a terminal or turn a line around.
  private func expectHarmless(_ ended: KioskProcess.Ended) {
    #expect(ended.code == 0, "\(ended)")
    let bad = ended.output.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value) || [0x061C, 0x200E, 0x200F].contains(scalar.value))
    }
    #expect(bad.isEmpty, "\(bad.map { String($0.value, radix: 16) })")
  }

  @Test(arguments: [[], ["--plain"], ["--json"], ["--jsonl"]])
  func noTitleSteersATerminal(format: [String]) async throws {
    let items = try Fixtures.objects("nasty/hn_titles.json")
    let ids = items.compactMap { $0["id"] as? Int }
    try await withItems(items, list: ids) { environment in
      let ended = try await KioskProcess.run(["hn", "top", "--limit", "100"] + format, environment: environment)
      expectHarmless(ended)
      if format == ["--plain"] || format == ["--jsonl"] {
        #expect(ended.output.split(separator: "\n").count >= ids.count - 3, "\(ended)")
      }
    }
  }

  @Test(arguments: [[], ["--plain"], ["--json"], ["--jsonl"]])
  func noCommentSteersATerminal(format: [String]) async throws {
    var comments = try Fixtures.objects("nasty/hn_comment_html.json")
    let ids = comments.compactMap { $0["id"] as? Int }
    for index in comments.indices { comments[index]["parent"] = 1 }
    let story: [String: Any] = [
      "id": 1, "type": "story", "by": "ann", "time": 1_528_289_000, "title": "Comments", "kids": ids, "score": 1,
      "descendants": ids.count,
    ]
    try await withItems([story] + comments, list: [1]) { environment in
      let ended = try await KioskProcess.run(["hn", "thread", "1"] + format, environment: environment)
      expectHarmless(ended)
      if format == ["--plain"] { #expect(ended.output.split(separator: "\n").count == ids.count + 1, "\(ended)") }
    }
  }
}
