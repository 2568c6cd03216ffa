import Combine
import CombineTesting
import FeedFuzzing
import Foundation
import Networking
import Testing

@testable import Feeds

@Suite("Asking for feeds", .timeLimit(.minutes(2)))
struct FeedSourceTests {
  /// A source on virtual time.
  struct World {
    let time = TestScheduler()
    let transport: InMemoryTransport
    let source: FeedSource

    init(answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer) {
      let scheduler = AnyScheduler(time) { $0.seconds }
      transport = InMemoryTransport(scheduler: scheduler, answer: answer)
      source = FeedSource(
        client: HTTPClient(
          transport: RedirectingTransport(transport),
          configuration: .init(
            retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler)))
    }

    func answer(_ address: String, _ memory: FeedMemory = FeedMemory()) throws -> Recorder<FeedAnswer, FeedProblem> {
      let recorder = source.answer(at: try #require(URL(string: address)), memory: memory).record()
      time.advance(by: .seconds(60))
      return recorder
    }

    func feeds(_ text: String) -> Recorder<[FoundFeed], FeedProblem> {
      let recorder = source.feeds(at: text).record()
      time.advance(by: .seconds(120))
      return recorder
    }
  }

  private static func feed(_ headers: HTTPHeaders = [:]) -> InMemoryTransport.Answer {
    .response(headers: headers, body: Data(FeedFixtures.rss2.utf8), after: 0.1)
  }

  private static func status(_ status: Int, _ headers: HTTPHeaders = [:]) -> InMemoryTransport.Answer {
    .response(status: status, headers: headers, body: Data(), after: 0.1)
  }

  @Test func namesWhatItKnowsAndTakesThatNothingHasChanged() throws {
    let world = World { request in
      request.headers["If-None-Match"] == "\"1\""
        ? Self.status(304)
        : Self.feed(["ETag": "\"1\"", "Last-Modified": "yesterday", "Cache-Control": "max-age=1800"])
    }
    let first = try #require(try world.answer("https://a.example/feed").values.first)
    #expect(first.feed?.items.count == 2 && first.freshFor == 1800)
    #expect(first.memory.entityTag == "\"1\"" && first.memory.lastModified == "yesterday")
    let second = try #require(try world.answer("https://a.example/feed", first.memory).values.first)
    #expect(second.feed == nil && second.memory == first.memory)
    #expect(world.transport.requests.last?.headers["If-Modified-Since"] == "yesterday")
  }

  @Test func theSameBytesAreNoNews() throws {
    let world = World { _ in Self.feed() }
    let first = try #require(try world.answer("https://a.example/feed").values.first)
    #expect(try world.answer("https://a.example/feed", first.memory).values.first?.feed == nil)
  }

  @Test func remembersWhereAFeedHasMovedForGood() throws {
    let world = World { request in
      switch request.url.path() {
      case "/old": Self.status(301, ["Location": "https://a.example/new"])
      case "/detour": Self.status(302, ["Location": "https://a.example/old"])
      default: Self.feed()
      }
    }
    #expect(try world.answer("https://a.example/old").values.first?.movedTo?.path() == "/new")
    let detour = try world.answer("https://a.example/detour").values.first
    #expect(detour?.feed != nil && detour?.movedTo == nil)
  }

  @Test func saysThatAFeedHasEnded() throws {
    let world = World { _ in Self.status(410) }
    guard case .failure(let problem)? = try world.answer("https://a.example/feed").completion else {
      Issue.record("no failure")
      return
    }
    #expect(problem.isEnd && problem.sentence == "a.example says that this feed has ended (HTTP 410).")
  }

  @Test func passesOnHowLongToWait() throws {
    let world = World { _ in Self.status(429, ["Retry-After": "7200"]) }
    guard case .failure(let problem)? = try world.answer("https://a.example/feed").completion else {
      Issue.record("no failure")
      return
    }
    #expect(problem.retryAfter == 7200 && !problem.isEnd)
  }

  @Test func findsTheFeedsThatAPageNames() throws {
    let world = World { request in
      switch request.url.path() {
      case "", "/":
        .response(
          headers: ["Content-Type": "text/html"],
          body: Data(
            """
            <!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/comments/feed">
            <link rel="alternate" type="application/atom+xml" href="/atom"><link rel="alternate" type="application/rss+xml" href="/dead">
            <link rel="stylesheet" href="/x.css"></head><body>Hello</body></html>
            """.utf8), after: 0.1)
      case "/atom", "/comments/feed": Self.feed()
      default: Self.status(404)
      }
    }
    let found = try #require(world.feeds("site.example").values.first)
    #expect(found.map { $0.url.path() } == ["/atom", "/comments/feed"])
    #expect(found.first?.newest == Date(timeIntervalSince1970: 1_795_168_800))
  }

  @Test func looksWhereFeedsOftenLieLast() throws {
    let world = World { request in
      switch request.url.path() {
      case "", "/":
        .response(headers: ["Content-Type": "text/html"], body: Data("<html><body>x</body></html>".utf8), after: 0.1)
      case "/feed.xml": Self.feed()
      default: Self.status(404)
      }
    }
    #expect(world.feeds("https://site.example/").values.first?.map { $0.url.path() } == ["/feed.xml"])
    #expect(world.transport.mostOpenCount == 1)
  }

  @Test func saysThatThereIsNone() {
    let world = World { _ in
      .response(headers: ["Content-Type": "text/html"], body: Data("<html><body>x</body></html>".utf8), after: 0.1)
    }
    guard case .failure(let problem)? = world.feeds("https://site.example/").completion else {
      Issue.record("no failure")
      return
    }
    #expect(problem.sentence == "No feed was found at site.example.")
    guard case .failure(let refusal)? = world.feeds("no address").completion else {
      Issue.record("no failure")
      return
    }
    #expect(refusal.sentence == "“no address” is not an address that can be asked.")
  }

  @Test func oneQuestionRunsAtAHostAtATime() throws {
    let scheduler = TestScheduler()
    let any = AnyScheduler(scheduler) { $0.seconds }
    let transport = InMemoryTransport(scheduler: any) { _ in Self.feed() }
    let source = FeedSource(
      client: HTTPClient(
        transport: transport,
        configuration: .init(limits: .init(http1: 1, multiplexed: 1), scheduler: any, decoding: any, delivery: any)))
    let recorders = try (1...5).map { source.answer(at: try #require(URL(string: "https://a.example/\($0)"))).record() }
    scheduler.advance(by: .seconds(60))
    #expect(recorders.allSatisfy { $0.values.count == 1 } && transport.mostOpenCount == 1)
  }
}
