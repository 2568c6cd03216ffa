import Combine
import CombineTesting
import Foundation
import Networking
import SampleServices
import Testing

@testable import Articles

@Suite(.timeLimit(.minutes(4))) struct ArticleSourceTests {
  /// A source on virtual time.
  struct World {
    let time: TestScheduler
    let transport: InMemoryTransport
    let source: ArticleSource

    init(
      cache: any CacheStore = MemoryCache(), time: TestScheduler = TestScheduler(), standIn: StandInServer? = nil,
      answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer
    ) {
      let scheduler = AnyScheduler(time) { $0.seconds }
      let transport = InMemoryTransport(scheduler: scheduler, answer: answer)
      self.time = time
      self.transport = transport
      source = ArticleSource(
        client: HTTPClient(
          transport: RedirectingTransport(transport),
          configuration: .init(
            retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: cache,
            clock: { Date(timeIntervalSince1970: 1_800_000_000 + scheduler.now.seconds) })), standIn: standIn)
    }

    func content(
      _ address: String = "https://lantern.example/a", reloads: Bool = false
    ) throws -> Recorder<Fetched<LinkedContent>, ArticleProblem> {
      source.content(at: try #require(URL(string: address)), reloads: reloads).record()
    }

    func wait(_ seconds: Double = 30) { time.advance(by: .seconds(seconds)) }
  }

  static func page(_ title: String = "One", headers: HTTPHeaders = [:]) -> InMemoryTransport.Answer {
    var headers = headers
    headers["Content-Type"] = "text/html"
    return .response(
      headers: headers,
      body: Data(
        "<html><head><title>\(title)</title></head><body><p>\(ExtractionTests.prose(6))</p></body></html>".utf8),
      after: 0.1)
  }

  @Test func nothingIsAskedBeforeSomebodySubscribesAndTwoShareOneQuestion() throws {
    let world = World { _ in Self.page() }
    let url = try #require(URL(string: "https://lantern.example/a"))
    let publisher = world.source.content(at: url)
    world.wait(1)
    #expect(world.transport.requests.isEmpty)
    let recorders = [publisher.record(), publisher.record(), try world.content()]
    world.wait(1)
    #expect(world.transport.requests.count == 1)
    for recorder in recorders {
      #expect(recorder.values.map(\.value.document?.title) == ["One"] && recorder.isFinished)
    }
    #expect(
      world.transport.requests[0].headers["Cookie"] == nil && world.transport.requests[0].maximumBodySize == 5 << 20)
    _ = try world.content()
    world.wait(1)
    #expect(world.transport.requests.count == 1, "an hour long it is fresh")
  }

  @Test func whoLeavesStopsTheWork() throws {
    let world = World { _ in .silence }
    let first = try world.content()
    let second = try world.content()
    world.wait(1)
    first.cancel()
    #expect(world.transport.openCount == 1)
    second.cancel()
    #expect(world.transport.openCount == 0)
  }

  @Test func whatIsCachedComesFirstAndTheSiteConfirmsIt() throws {
    let cache = MemoryCache()
    let world = World(cache: cache) { request in
      request.headers["If-None-Match"] == "\"7\""
        ? .response(status: 304, after: 0.1) : Self.page(headers: ["ETag": "\"7\""])
    }
    _ = try world.content()
    world.wait(7200)
    let recorder = try world.content()
    world.wait()
    #expect(recorder.values.map(\.freshness.source) == [.store, .network])
    #expect(recorder.values.map(\.value.document?.title) == ["One", "One"])
    #expect(world.transport.requests.count == 2)
    let again = try world.content(reloads: true)
    world.wait()
    #expect(again.values.count == 2 && world.transport.requests.count == 3)
  }

  @Test func offlineTheCachedOneStandsThereWithItsAgeAndTheReason() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kiosk-articles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let disk = LayeredCache(disk: DiskCache(file: folder.appending(path: "answers.sqlite")))
    let first = World(cache: disk) { _ in Self.page() }
    _ = try first.content()
    first.wait()
    let second = World(cache: disk) { _ in .failure(.unreachable) }
    second.wait(7200)
    let recorder = try second.content()
    second.wait()
    #expect(recorder.values.last?.value.document?.title == "One")
    #expect(recorder.values.last?.freshness.date == Date(timeIntervalSince1970: 1_800_000_000.1))
    #expect(recorder.values.last?.problem?.sentence == "lantern.example cannot be reached.")
  }

  @Test(arguments: [
    ("401", "lantern.example does not let Kiosk read this page (HTTP 401)."),
    ("403", "lantern.example does not let Kiosk read this page (HTTP 403)."),
    ("451", "lantern.example does not let Kiosk read this page (HTTP 451)."),
    ("404", "The page is not at lantern.example any more (HTTP 404)."),
    ("410", "The page is not at lantern.example any more (HTTP 410)."),
    ("500", "lantern.example has a problem (HTTP 500)."),
    ("empty", "No article was found at lantern.example."),
    ("huge", "The page at lantern.example is larger than 5 MB."),
    ("private", "lantern.example lies in a private network and is not asked."),
    ("circle", "lantern.example redirects to a wrong place: More than 5 redirects."),
    (
      "file",
      "lantern.example redirects to a wrong place: The server redirects to an address that is not http or https."
    ),
    ("slow", "lantern.example did not answer in time."), ("away", "lantern.example cannot be reached."),
  ])
  func everyFailureIsASentence(_ path: String, _ sentence: String) throws {
    let world = World { request in
      switch request.url.lastPathComponent {
      case "empty": .response(headers: ["Content-Type": "text/html"], body: Data("<p>Hello.".utf8))
      case "huge": .response(headers: ["Content-Type": "text/html"], body: Data(count: (5 << 20) + 1))
      case "private": .failure(.forbidden)
      case "circle": .response(status: 302, headers: ["Location": "/circle"])
      case "file": .response(status: 302, headers: ["Location": "file:///etc/passwd"])
      case "slow": .silence
      case "away": .failure(.unreachable)
      default: .response(status: Int(request.url.lastPathComponent) ?? 0)
      }
    }
    let recorder = try world.content("https://lantern.example/\(path)")
    world.wait(60)
    #expect(recorder.failure?.sentence == sentence)
    #expect(recorder.failure?.hint.isEmpty == false && recorder.violations.isEmpty)
  }

  @Test func onlyTheWebIsAskedAndAPDFIsNotFetched() throws {
    let world = World { _ in Self.page() }
    for address in ["file:///etc/passwd", "ftp://lantern.example/", "javascript:alert(1)"] {
      let recorder = try world.content(address)
      world.wait(1)
      guard case .service(.badAddress)? = recorder.failure else {
        Issue.record("\(address)")
        continue
      }
    }
    let pdf = try world.content("https://lantern.example/paper.PDF")
    world.wait(1)
    #expect(pdf.values.first?.value.sentence == "This is a PDF. Open it to read it.")
    #expect(world.transport.requests.isEmpty)
  }

  @Test func aRedirectChangesWhereLinksLead() throws {
    let body = "<p>\(ExtractionTests.prose(6))<a href=two>two</a></p>"
    let world = World { request in
      request.url.path() == "/old"
        ? .response(status: 301, headers: ["Location": "https://kiln.example/new/one"])
        : .response(headers: ["Content-Type": "text/html"], body: Data(body.utf8))
    }
    for _ in 0..<2 {
      let recorder = try world.content("https://lantern.example/old")
      world.wait()
      let document = try #require(recorder.values.last?.value.document)
      #expect(document.address.absoluteString == "https://kiln.example/new/one", "also from the store")
      guard case .paragraph(let runs)? = document.blocks.first else { continue }
      #expect(runs.last?.link?.absoluteString == "https://kiln.example/new/two")
    }
  }

  @Test func damagedAndForeignStoresAreNotBelieved() throws {
    let cache = MemoryCache()
    let url = try #require(URL(string: "https://lantern.example/a"))
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    cache.store([CachedArticle.key(of: url): CacheEntry(body: Data("{".utf8), date: date)])
    let world = World(cache: cache) { _ in Self.page() }
    let recorder = try world.content()
    world.wait()
    #expect(recorder.values.map(\.value.document?.title) == ["One"])
    let forbidding = World(cache: cache) { _ in Self.page("Two", headers: ["Cache-Control": "no-store"]) }
    _ = try forbidding.content("https://lantern.example/b")
    forbidding.wait()
    _ = try forbidding.content("https://lantern.example/b")
    forbidding.wait()
    #expect(forbidding.transport.requests.count == 2)
  }

  @Test func aStandInIsAskedForExampleSitesAloneAndNeverShown() throws {
    let server = StandInServer(origin: try #require(URL(string: "http://127.0.0.1:8090/")))
    for (address, asked) in [
      ("https://lantern.example/a/b?c=d", "http://127.0.0.1:8090/pages/lantern.example/a/b?c=d"),
      ("https://example.org/a", "https://example.org/a"), ("https://example/a", "https://example/a"),
    ] {
      let url = try #require(URL(string: address))
      #expect(server.asked(url).absoluteString == asked)
      #expect(server.shown(server.asked(url)) == url)
    }
    let world = World(standIn: server) { request in
      request.url.path().hasSuffix("403") ? .response(status: 403) : Self.page()
    }
    let page = try world.content()
    let refused = try world.content("https://lantern.example/403")
    world.wait()
    #expect(page.values.last?.value.document?.address.absoluteString == "https://lantern.example/a")
    #expect(refused.failure?.sentence.hasPrefix("lantern.example does not let") == true)
  }

  /// Over real connections: this machine is private unless it stands in.
  @Test func privateAddressesAreRefusedAlsoAfterARedirect() async throws {
    let samples = SampleServices(
      {
        var options = SampleServices.Options()
        options.speed = 0
        return options
      }())
    let base = try samples.start().base
    defer { samples.stop() }
    let address = "pages/lantern.example/engineering/a-folder-of-files"
    let source = ArticleSource(transport: CurlTransport.Options(), delivery: .background)
    for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"] {
      let url = try #require(URL(string: "http://\(host):\(base.port ?? 0)/\(address)"))
      let problem = await Self.problem(source, url)
      switch problem {
      case .service(.forbiddenAddress), .service(.badAddress), .service(.unreachable): break
      default: Issue.record("\(host): \(String(describing: problem))")
      }
    }
    let trusting = ArticleSource(
      transport: CurlTransport.Options(), standIn: StandInServer(origin: base), delivery: .background)
    let story = try #require(URL(string: "https://lantern.example/engineering/a-folder-of-files"))
    #expect(await Self.problem(trusting, story) == nil)
    let astray = try #require(URL(string: "https://corvid.example/packets/the-slowest-website-i-love"))
    guard case .service(.badRedirect)? = await Self.problem(trusting, astray) else {
      Issue.record("an endless redirect ends")
      return
    }
  }

  private static func problem(_ source: ArticleSource, _ url: URL) async -> ArticleProblem? {
    var iterator = source.content(at: url).map { _ in ArticleProblem?.none }.catch { Just($0) }.values
      .makeAsyncIterator()
    return await iterator.next() ?? nil
  }
}
