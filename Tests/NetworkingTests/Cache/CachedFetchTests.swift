import Combine
import CombineTesting
import Foundation
import Testing

@testable import Networking

@Suite(.timeLimit(.minutes(4))) struct CachedFetchTests {
  static let url = address("http://service.example/numbers.json")
  static let policy = CachePolicy(freshFor: 60)

  /// A service whose answer a test changes.
  final class Service: @unchecked Sendable {
    private let lock = NSLock()
    private var current = InMemoryTransport.Answer.json("[1]", after: 0.1)

    var answer: InMemoryTransport.Answer {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }
  }

  struct World {
    let service = Service()
    let store: any CacheStore
    let virtual: VirtualWorld

    init(_ store: any CacheStore = MemoryCache()) {
      self.store = store
      let service = service
      virtual = VirtualWorld(retry: .init(firstDelay: 0.1, jitter: { 1 }), cache: store) { _ in service.answer }
    }

    func ask(_ policy: CachePolicy = CachedFetchTests.policy) -> Recorder<Fetched<[Int]>, ServiceError> {
      let recorder = virtual.client.fetch([Int].self, HTTPRequest(CachedFetchTests.url), cache: policy).record()
      virtual.time.advance(by: .seconds(20))
      return recorder
    }

    func wait(_ seconds: Int) { virtual.time.advance(by: .seconds(seconds)) }

    var requests: [HTTPRequest] { virtual.transport.requests }
  }

  @Test func aFreshCachedValueCausesNoRequest() {
    let world = World()
    let first = world.ask()
    #expect(first.values.map(\.value) == [[1]])
    #expect(first.values[0].freshness.source == .network && !first.values[0].freshness.isStale)
    let second = world.ask()
    #expect(second.values.map(\.value) == [[1]] && second.isFinished)
    #expect(second.values[0].freshness.source == .store && !second.values[0].freshness.isStale)
    #expect(second.values[0].freshness.date == VirtualWorld.start.addingTimeInterval(0.1))
    #expect(world.requests.count == 1)
  }

  @Test func whatIsMadeOfASharedValueIsMadeOnce() {
    let world = World()
    var made = 0
    func ask() -> Recorder<Fetched<[Int]>, ServiceError> {
      world.virtual.client.sharedValue([Int].self, for: HTTPRequest(Self.url), cache: Self.policy) {
        made += 1
        return $0 + [made]
      }
      .record()
    }
    let first = ask()
    world.wait(1)
    #expect(first.values.map(\.value) == [[1, 1]] && ask().values.map(\.value) == [[1, 1]] && made == 1)
  }

  @Test func aFreshSharedValueIsThereAtOnceForEverybody() {
    let world = World()
    func ask(_ policy: CachePolicy = Self.policy) -> Recorder<Fetched<[Int]>, ServiceError> {
      world.virtual.client.sharedValue([Int].self, for: HTTPRequest(Self.url), cache: policy).record()
    }
    let first = ask()
    #expect(first.values.isEmpty)
    world.wait(1)
    #expect(first.values.map(\.value) == [[1]] && first.values.first?.freshness.source == .network)
    let second = ask()
    #expect(second.values.map(\.value) == [[1]] && second.isFinished, "before any time has passed")
    #expect(second.values.first?.freshness == Freshness(date: VirtualWorld.start + 0.1, source: .store))
    world.service.answer = .json("[2]", after: 0.1)
    let again = ask(Self.policy.reloading)
    #expect(again.values.isEmpty, "who asks for news is not content with what is known")
    world.wait(1)
    #expect(again.values.last?.value == [2] && ask().values.map(\.value) == [[2]])
    world.wait(100)
    let old = ask()
    #expect(old.values.isEmpty)
    world.wait(1)
    #expect(old.values.map(\.value) == [[2], [2]], "what is cached, and what the service says")
    #expect(world.requests.count == 3)
  }

  @Test func whatWasDecodedIsKeptUpToANumberOfAnswers() {
    let answers = DecodedAnswers(most: 3)
    let now = VirtualWorld.start
    func keep(_ number: Int) {
      answers.keep(Fetched(number, freshness: Freshness(date: now, source: .network)), to: CacheStoreTests.key(number))
    }
    func known(_ number: Int, at date: Date = VirtualWorld.start) -> Int? {
      answers.answer(Int.self, to: CacheStoreTests.key(number), Self.policy, at: date)?.value
    }
    (1...3).forEach(keep)
    #expect(known(1) == 1)
    keep(4)
    #expect(known(1) == 1 && known(2) == nil && known(3) == 3 && known(4) == 4)
    #expect(known(4, at: now + 61) == nil && known(4, at: now - 1) == nil)
    #expect(answers.answer(String.self, to: CacheStoreTests.key(4), Self.policy, at: now) == nil, "of another type")
    answers.keep(
      Fetched(5, freshness: Freshness(date: now, source: .store), problem: .notCached(url: Self.url)),
      to: CacheStoreTests.key(5))
    #expect(known(5) == nil, "what stands in for something newer")
  }

  @Test func aStaleValueComesAtOnceAndTheFreshOneAfterIt() {
    let world = World()
    _ = world.ask()
    world.wait(100)
    world.service.answer = .json("[2]", after: 1)
    let recorder = world.virtual.client.fetch([Int].self, HTTPRequest(Self.url), cache: Self.policy).record()
    world.virtual.time.advance()
    #expect(recorder.values.map(\.value) == [[1]])
    #expect(recorder.values[0].freshness.isStale && recorder.values[0].problem == nil)
    #expect(abs(recorder.values[0].freshness.age(at: VirtualWorld.start + 120) - 119.9) < 1e-6)
    #expect(recorder.completion == nil)
    world.wait(1)
    #expect(recorder.values.map(\.value) == [[1], [2]])
    #expect(!recorder.values[1].freshness.isStale && recorder.isFinished)
    #expect(recorder.violations.isEmpty)
  }

  @Test(arguments: [CachePolicy.Use.cachedThenFresh, .freshOrCached])
  func aFailureKeepsWhatIsCachedAndSaysWhy(_ use: CachePolicy.Use) {
    let world = World()
    _ = world.ask()
    world.wait(100)
    world.service.answer = .failure(.unreachable)
    let recorder = world.ask(Self.policy.using(use))
    #expect(recorder.values.allSatisfy { $0.value == [1] && $0.freshness.isStale })
    #expect(recorder.values.count == (use == .cachedThenFresh ? 2 : 1))
    #expect(recorder.values.last?.problem?.cause == .unavailable)
    #expect(recorder.isFinished)
    world.service.answer = .json("[3]")
    #expect(world.ask().values.last?.value == [3])
  }

  @Test func aFailureWithNothingCachedIsAFailure() {
    let world = World()
    world.service.answer = .failure(.unreachable)
    #expect(world.ask().failure?.cause == .unavailable)
  }

  @Test func whatIsTooOldIsNotShown() {
    let world = World()
    _ = world.ask()
    world.wait(1000)
    world.service.answer = .failure(.unreachable)
    #expect(world.ask(CachePolicy(freshFor: 60, keptFor: 500)).failure != nil)
  }

  @Test func cachedOnlyNeverAsks() {
    let world = World()
    #expect(world.ask(Self.policy.using(.cachedOnly)).failure == .notCached(url: Self.url))
    _ = world.ask()
    world.wait(1000)
    let recorder = world.ask(Self.policy.using(.cachedOnly))
    #expect(recorder.values.map(\.value) == [[1]] && recorder.values[0].freshness.isStale)
    #expect(world.requests.count == 1)
  }

  @Test func aReloadAsksEvenWhenTheCachedValueIsFresh() {
    let world = World()
    _ = world.ask()
    world.service.answer = .json("[2]")
    #expect(world.ask(Self.policy.reloading).values.map(\.value) == [[1], [2]])
    #expect(world.ask(Self.policy.reloading.using(.freshOrCached)).values.map(\.value) == [[2]])
  }

  @Test func patienceEndsWhileSomethingCachedIsAtHand() {
    let world = World()
    _ = world.ask()
    world.wait(100)
    world.service.answer = .silence
    let policy = CachePolicy(.freshOrCached, freshFor: 60, patience: 3)
    let recorder = world.virtual.client.fetch([Int].self, HTTPRequest(Self.url), cache: policy).record()
    world.virtual.time.advance(by: .milliseconds(2999))
    #expect(recorder.values.isEmpty)
    world.virtual.time.advance(by: .milliseconds(2))
    #expect(recorder.values.map(\.value) == [[1]])
    #expect(recorder.values.first?.problem == .timedOut(url: Self.url))
    #expect(world.virtual.transport.openCount == 0)
  }

  @Test(arguments: [
    #"{"error": "no"}"#, "<html>login</html>", "", "[1,", #"["a"]"#,
  ])
  func whatCannotBeReadNeverReplacesWhatCan(_ body: String) {
    let world = World()
    _ = world.ask()
    world.wait(100)
    world.service.answer = .json(body)
    let recorder = world.ask()
    #expect(recorder.values.map(\.value) == [[1], [1]])
    #expect(recorder.values.last?.problem?.cause == .badData)
    world.service.answer = .failure(.unreachable)
    #expect(world.ask().values.last?.value == [1])
  }

  @Test func aCachedValueThatCannotBeReadAnyMoreIsAskedForAgain() {
    let store = MemoryCache()
    let world = World(store)
    let key = CacheKey(HTTPRequest(Self.url))
    store.store([key!: CacheEntry(body: Data("{".utf8), date: VirtualWorld.start)])
    #expect(world.ask().values.map(\.value) == [[1]])
    #expect(world.requests.count == 1)
  }

  // MARK: Conditional requests

  @Test func asksWhetherTheCachedAnswerStillHolds() {
    let world = World()
    let headers: HTTPHeaders = ["ETag": "\"a\"", "Last-Modified": "Sat, 21 Nov 2026 08:00:00 GMT"]
    world.service.answer = .response(headers: headers, body: Data("[1]".utf8))
    _ = world.ask()
    world.wait(100)
    world.service.answer = .response(status: 304)
    let recorder = world.ask()
    #expect(recorder.values.map(\.value) == [[1], [1]])
    #expect(recorder.values[1].freshness.source == .network && recorder.values[1].problem == nil)
    #expect(world.requests.last?.headers["If-None-Match"] == "\"a\"")
    #expect(world.requests.last?.headers["If-Modified-Since"] == "Sat, 21 Nov 2026 08:00:00 GMT")
    // The confirmation counts as a new date.
    world.wait(30)
    #expect(world.ask().values.map(\.freshness.isStale) == [false])
    #expect(world.requests.count == 2)
  }

  @Test func a304WithoutAQuestionIsAnErrorOfItsOwn() {
    let world = World()
    world.service.answer = .response(status: 304)
    let failure = world.ask().failure
    #expect(failure?.sentence == "service.example answered that nothing has changed, but nothing is cached (HTTP 304).")
    #expect(failure?.cause == .badData)
  }

  @Test func oneWhoAsksWithoutACacheGetsTheConfirmedAnswerToo() {
    let world = World()
    world.service.answer = .response(headers: ["ETag": "\"a\""], body: Data("[1]".utf8))
    _ = world.ask()
    world.wait(100)
    world.service.answer = .response(status: 304, after: 1)
    let client = world.virtual.client
    let cached = client.fetch([Int].self, HTTPRequest(Self.url), cache: Self.policy).record()
    world.virtual.time.advance(by: .milliseconds(10))
    let plain = client.fetch([Int].self, HTTPRequest(Self.url)).record()
    world.wait(2)
    #expect(cached.values.map(\.value) == [[1], [1]] && plain.values == [[1]])
    #expect(world.requests.count == 2)
  }

  @Test func obeysWhatTheServerSaysAboutStoring() {
    let secret = World()
    secret.service.answer = .response(headers: ["Cache-Control": "private, no-store"], body: Data("[1]".utf8))
    _ = secret.ask()
    #expect(secret.ask(Self.policy.using(.cachedOnly)).failure != nil)

    let long = World()
    long.service.answer = .response(
      headers: ["Cache-Control": "public, max-age=3600", "Age": "600"], body: Data("[1]".utf8))
    _ = long.ask()
    long.wait(2800)
    #expect(long.ask().values.count == 1 && long.requests.count == 1)
    long.wait(300)
    #expect(long.ask().values.count == 2 && long.requests.count == 2)
  }

  // MARK: Sharing and stopping

  @Test func manyWhoWaitForTheSameShareOneRequest() {
    let world = World()
    world.service.answer = .json("[1]", after: 1)
    let recorders = (0..<5).map { _ in
      world.virtual.client.fetch([Int].self, HTTPRequest(Self.url), cache: Self.policy).record()
    }
    world.wait(2)
    #expect(recorders.allSatisfy { $0.values.map(\.value) == [[1]] })
    #expect(world.requests.count == 1)
  }

  @Test func whoLeavesAfterTheCachedValueStopsTheRequest() {
    let world = World()
    _ = world.ask()
    world.wait(100)
    world.service.answer = .silence
    let recorder = world.virtual.client.fetch([Int].self, HTTPRequest(Self.url), cache: Self.policy).record()
    world.virtual.time.advance(by: .milliseconds(1))
    #expect(world.virtual.transport.openCount == 1)
    recorder.cancel()
    #expect(world.virtual.transport.openCount == 0)
    let early = world.virtual.client.fetch([Int].self, HTTPRequest(Self.url), cache: Self.policy).record()
    early.cancel()
    world.wait(1)
    #expect(world.requests.count == 2)
  }

  @Test func demandIsRespected() {
    let world = World()
    _ = world.ask()
    world.wait(100)
    world.service.answer = .json("[2]")
    let recorder = world.virtual.client.fetch([Int].self, HTTPRequest(Self.url), cache: Self.policy)
      .record(demand: .max(1))
    world.wait(1)
    #expect(recorder.values.map(\.value) == [[1]])
    recorder.request(.max(1))
    world.wait(1)
    #expect(recorder.values.map(\.value) == [[1], [2]])
    #expect(recorder.violations.isEmpty)
  }

  // MARK: Keys

  @Test func keysHoldNoSecrets() {
    func key(_ text: String) -> String? { CacheKey(HTTPRequest(address(text)))?.description }
    #expect(key("http://u:p@a.example/x?api_key=SECRET&q=1#part") == "http://a.example/x?q=1")
    #expect(key("http://a.example/x?apiKey=SECRET") == "http://a.example/x")
    #expect(key("http://a.example/x?api_key=OTHER&q=1") == key("http://a.example/x?api_key=SECRET&q=1"))
    #expect(key("http://a.example/x?q=1") != key("http://a.example/x?q=2"))
    #expect(CacheKey(HTTPRequest(Self.url, method: "POST")) == nil)
    let headed = HTTPRequest(Self.url, headers: ["X-Api-Key": "SECRET", "Authorization": "Bearer SECRET"])
    #expect(CacheKey(headed)?.description == Self.url.absoluteString)
  }

  @Test func noSecretReachesTheDisk() throws {
    let scratch = try Scratch()
    let file = scratch.file("cache.sqlite")
    let world = World(DiskCache(file: file))
    let headers: HTTPHeaders = ["Set-Cookie": "session=SECRETCOOKIE", "ETag": "\"e\""]
    world.service.answer = .response(headers: headers, body: Data("[1]".utf8))
    let request = HTTPRequest(
      address("http://name:SECRETPASSWORD@a.example/x?api_key=SECRETKEY"),
      headers: ["Authorization": "Bearer SECRETTOKEN"])
    _ = world.virtual.client.fetch([Int].self, request, cache: Self.policy).record()
    world.wait(1)
    for suffix in ["", "-wal"] {
      let bytes = (try? Data(contentsOf: URL(filePath: file.path + suffix))) ?? Data()
      #expect(bytes.firstRange(of: Data("SECRET".utf8)) == nil)
    }
    #expect(world.store.entries(for: [CacheKey(request)!]).count == 1)
  }
}
