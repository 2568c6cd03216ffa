import Combine
import CombineTesting
import Foundation
import Networking
import Locks
import Testing

@testable import NewsAPI

/// What is cached, and what the plan allows.
@Suite(.timeLimit(.minutes(4))) struct CachedTests {
  /// NewsAPI with a cache and a ledger, on virtual time.
  private final class World: Sendable {
    let time = TestScheduler()
    let transport: InMemoryTransport
    let api: NewsAPIClient
    let isDown = Locked(false)
    let serial = Locked(0)
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    init(quota: Quota? = .newsAPI()) {
      let scheduler = AnyScheduler(time) { $0.seconds }
      let clock: @Sendable () -> Date = { Self.start.addingTimeInterval(scheduler.now.seconds) }
      let down = Box<World>()
      transport = InMemoryTransport(scheduler: scheduler) { request in
        guard let world = down.value else { return .silence }
        if world.isDown.withLock({ $0 }) { return .failure(.unreachable) }
        if request.url.relativePart.hasPrefix("top-headlines/sources") {
          return .json(#"{"status":"ok","sources":[{"id":"a","name":"A","country":"de"}]}"#)
        }
        let number = world.serial.withLock {
          $0 += 1
          return $0
        }
        return NewsWorld.page(number...number, total: 1)
      }
      let client = HTTPClient(
        transport: RedirectingTransport(transport),
        configuration: .init(
          retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler,
          cache: MemoryCache(), ledger: MemoryLedger(), clock: clock))
      guard let base = URL(string: "http://news.example/v2") else { preconditionFailure("This is a constant address") }
      api = NewsAPIClient(
        client: client,
        configuration: .init(
          addresses: .init(base: base), key: NewsAPIKey(NewsWorld.secret), country: NewsCountry("us"),
          quota: quota))
      down.value = self
    }

    func outcome<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> Recorder<Value, Failure> {
      let recorder = publisher.record()
      time.advance(by: .seconds(60))
      return recorder
    }
  }

  private final class Box<Value: AnyObject>: @unchecked Sendable {
    weak var value: Value?
  }

  @Test func aListCostsOneRequestInFifteenMinutesAndADirectoryOneADay() {
    let world = World()
    for _ in 0..<5 { _ = world.outcome(world.api.articleLists(.search("x"), limit: 20)) }
    #expect(world.transport.requests.count == 1)
    for _ in 0..<5 { _ = world.outcome(world.api.sourceList()) }
    #expect(world.transport.requests.count == 2)
    world.time.advance(by: .seconds(900))
    _ = world.outcome(world.api.articleLists(.search("x"), limit: 20))
    _ = world.outcome(world.api.sourceList())
    #expect(world.transport.requests.count == 3)
    world.time.advance(by: .seconds(86_400))
    _ = world.outcome(world.api.sourceList())
    #expect(world.transport.requests.count == 4)
  }

  @Test func whatIsCachedComesFirstAndThenWhatIsNew() {
    let world = World()
    _ = world.outcome(world.api.articleList(.search("x")))
    world.time.advance(by: .seconds(3600))
    let recorder = world.outcome(world.api.articleList(.search("x")))
    #expect(recorder.values.map { $0.articles.first?.source?.name } == ["Outlet 1", "Outlet 2"])
    #expect(recorder.values.map(\.freshness?.isStale) == [true, false])
    let again = world.outcome(world.api.articleList(.search("x"), reloads: true))
    #expect(again.values.map { $0.articles.first?.source?.name } == ["Outlet 2", "Outlet 3"])
  }

  @Test func aFailureKeepsWhatIsCachedAndSaysWhy() {
    let world = World()
    _ = world.outcome(world.api.articleList(.search("x")))
    world.time.advance(by: .seconds(3600))
    world.isDown.withLock { $0 = true }
    let recorder = world.outcome(world.api.articleLists(.search("x"), limit: 5))
    #expect(recorder.isFinished && recorder.values.last?.articles.count == 1)
    #expect(recorder.values.last?.problem?.cause == .unavailable)
    #expect(recorder.values.last?.freshness?.source == .store)
    world.isDown.withLock { $0 = false }
    let healed = world.outcome(world.api.articleLists(.search("x"), limit: 5))
    #expect(healed.values.last?.problem == nil && healed.values.last?.articles.first?.source?.name == "Outlet 2")
  }

  @Test func thePlansQuotaIsSpentAndThenNothingIsAsked() {
    let world = World(quota: Quota("NewsAPI.org", [.init(2, per: 86_400)]))
    #expect(world.api.quotaState()?.left == 2)
    for word in ["a", "b"] { #expect(world.outcome(world.api.articleList(.search(word))).isFinished) }
    #expect(world.api.quotaState()?.left == 0)
    let third = world.outcome(world.api.articleList(.search("c")))
    #expect(third.failure?.cause == .tryLater && third.failure?.sentence.contains("NewsAPI.org") == true)
    #expect(world.transport.requests.count == 2)
    world.time.advance(by: .seconds(3600))
    let cached = world.outcome(world.api.articleLists(.search("a"), limit: 5))
    #expect(cached.values.last?.articles.count == 1 && cached.values.last?.problem?.cause == .tryLater)
    world.time.advance(by: .seconds(86_400))
    #expect(world.outcome(world.api.articleList(.search("c"))).isFinished)
  }

  @Test func aRefusalInAnOrdinaryAnswerIsNeverCached() {
    let isRefusing = Locked(true)
    let scheduler = TestScheduler()
    let any = AnyScheduler(scheduler) { $0.seconds }
    let transport = InMemoryTransport(scheduler: any) { _ in
      isRefusing.withLock { $0 }
        ? NewsWorld.refusal("rateLimited", status: 200) : NewsWorld.page(1...1, total: 1)
    }
    let client = HTTPClient(
      transport: transport,
      configuration: .init(scheduler: any, decoding: any, delivery: any, cache: MemoryCache()))
    let api = NewsAPIClient(client: client, configuration: .init(key: NewsAPIKey("k")))
    let refused = api.articleList(.search("x")).record()
    scheduler.advance(by: .seconds(5))
    #expect(refused.failure?.cause == .tryLater)
    isRefusing.withLock { $0 = false }
    let next = api.articleList(.search("x")).record()
    scheduler.advance(by: .seconds(5))
    #expect(next.values.first?.articles.count == 1 && transport.requests.count == 2)
  }
}
