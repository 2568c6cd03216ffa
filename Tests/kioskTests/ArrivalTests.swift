import Eventually
import Foundation
import KioskRunning
import Library
import LoopbackClient
import Testing

/// Visits that begin on another site, at the whole reader.
@Suite(.timeLimit(.minutes(4)))
struct ArrivalTests {
  private func get(_ path: String, _ port: UInt16, _ headers: [String: String]) throws -> LoopbackConnection.Response {
    try LoopbackConnection(port: port).request(
      "GET", path, headers: ["Host": "127.0.0.1:\(port)"].merging(headers) { $1 }, within: 60)
  }

  @Test func aLinkOfAnotherSiteShowsWhatIsCachedAsksNobodyAndKeepsNothing() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let kiosk = try KioskProcess(["serve", "--no-open", "--listen", "127.0.0.1:0"], environment: world.environment)
    defer { kiosk.send(signal: SIGKILL) }
    let address = try await ReaderPage.address(of: kiosk)
    let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
    let story = try #require(try world.titles(of: "newstories", limit: 1).first)
    // The reader's own visits fill the cache.
    try await eventually("the story is in the cache", within: .seconds(60)) {
      try get("/", port, ["Sec-Fetch-Site": "none"]).text.contains(story)
    }
    let item = try #require(try world.ids(of: "newstories").last)
    let foreign = [
      "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document",
      "Sec-Fetch-User": "?1",
    ]
    let before = try await world.requestsAtRest()
    for path in ["/", "/place/news", "/place/movies", "/place/search", "/place/item-\(item)", "/place/settings"] {
      let answer = try get(path, port, foreign)
      #expect(answer.status == 200, "\(path)")
      if path == "/" { #expect(answer.text.contains(story)) }
    }
    // The streams of the reader's own pages, which nobody follows, may ask on.
    let after = try await world.requestsAtRest().filter {
      !$0.key.hasSuffix("stories.json") && !$0.key.contains("updates")
    }
    for (path, count) in after { #expect(count == before[path] ?? 0, "\(path)") }
    let saved = try get("/-/file/kiosk-library.json", port, ["Sec-Fetch-Site": "none"])
    let records = try LibraryFile.records(in: saved.body)
    #expect(!records.contains { $0.id.kind == .opened || $0.id.kind == .read || $0.id.kind == .visit })
  }
}
