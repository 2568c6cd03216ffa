import Combine
import CombineTesting
import Feeds
import Foundation
import Networking
import Testing

@testable import FeedLibrary

@Suite("Keeping feeds up to date", .timeLimit(.minutes(2)))
final class FeedRefresherTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private let start = Date(timeIntervalSince1970: 1_795_168_800)
  private let time = TestScheduler()

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func rss(_ count: Int) -> Data {
    let items = (0..<count).map { "<item><guid>\($0)</guid><title>Item \($0)</title></item>" }.joined()
    return Data("<rss><channel><title>T</title>\(items)</channel></rss>".utf8)
  }

  private func world(
    _ answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer
  ) throws -> (store: FeedStore, refresher: FeedRefresher, transport: InMemoryTransport) {
    let scheduler = AnyScheduler(time) { $0.seconds }
    let transport = InMemoryTransport(scheduler: scheduler, answer: answer)
    let source = FeedSource(
      client: HTTPClient(
        transport: RedirectingTransport(transport),
        configuration: .init(
          limits: .init(http1: 1, multiplexed: 1), scheduler: scheduler, decoding: scheduler, delivery: scheduler)))
    let store = try FeedStore(folder: folder)
    let start = start
    let refresher = FeedRefresher(
      store: store, source: source, scheduler: scheduler,
      clock: { start.addingTimeInterval(scheduler.now.seconds) }, jitter: { 0 })
    return (store, refresher, transport)
  }

  private func follow(_ store: FeedStore, _ addresses: String...) throws {
    for address in addresses {
      _ = try store.follow(ListedFeed(url: try #require(URL(string: address))), at: start)
    }
  }

  @Test func aRefreshAsksEachOnceAndEnds() throws {
    let (store, refresher, transport) = try world { request in
      request.url.host() == "bad.example"
        ? .response(status: 500, after: 0.1) : .response(body: Self.rss(2), after: 0.1)
    }
    try follow(store, "https://a.example/1", "https://a.example/2", "https://bad.example/")
    let recorder = refresher.refresh().record()
    time.advance(by: .seconds(30))
    #expect(recorder.completion == .finished)
    #expect(recorder.values.count == 3 && transport.requests.count == 3)
    let feeds = try store.feeds()
    #expect(feeds.map { $0.health.problem == nil } == [true, true, false])
    #expect(try store.articles(ArticleQuestion()).count == 4)
  }

  @Test func aWeekIsFollowedPolitely() throws {
    let (store, refresher, transport) = try world { request in
      request.headers["If-None-Match"] == nil
        ? .response(headers: ["ETag": "\"1\""], body: Self.rss(1), after: 0.1) : .response(status: 304, after: 0.1)
    }
    try follow(store, "https://a.example/")
    let recorder = refresher.follow(
      looks: Just(()).eraseToAnyPublisher(), wishes: Empty(completeImmediately: false).eraseToAnyPublisher()
    ).record()
    time.advance(by: .seconds(14 * 86_400))
    // Less and less often while nothing changes, and not at all after a week without a look.
    #expect((8...20).contains(transport.requests.count))
    #expect(recorder.values.count == transport.requests.count)
    recorder.cancel()
  }

  @Test func aWishIsAskedAtOnce() throws {
    let (store, refresher, transport) = try world { _ in .response(body: Self.rss(1), after: 0.1) }
    try follow(store, "https://a.example/", "https://b.example/")
    let wishes = PassthroughSubject<Set<Int64>?, Never>()
    let recorder = refresher.follow(
      looks: Empty(completeImmediately: false).eraseToAnyPublisher(), wishes: wishes.eraseToAnyPublisher()
    ).record()
    time.advance(by: .seconds(10))
    #expect(transport.requests.count == 2)
    wishes.send([try #require(try store.feeds().last?.id)])
    time.advance(by: .seconds(10))
    #expect(transport.requests.map { $0.url.host() } == ["a.example", "b.example", "b.example"])
    recorder.cancel()
  }
}
