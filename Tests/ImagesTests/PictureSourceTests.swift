import Combine
import CombineTesting
import Foundation
import ImageCodecs
import Images
import Networking
import Testing

@Suite(.timeLimit(.minutes(4))) struct PictureSourceTests {
  static let box = PixelSize(width: 32, height: 32)

  /// A picture of one colour, opaque or half transparent.
  static func png(_ width: Int, _ height: Int, opacity: UInt8 = 255) throws -> Data {
    let size = PixelSize(width: width, height: height)
    let pixels = (0..<width * height).flatMap { _ in [200, 30, 60, opacity] as [UInt8] }
    return try PictureCodec.encode(#require(Bitmap(size: size, pixels: pixels)), as: .png)
  }

  /// A source on virtual time; the answer is by path.
  struct World {
    let time = TestScheduler()
    let transport: InMemoryTransport
    let cache: any CacheStore
    let source: PictureSource

    init(
      cache: any CacheStore = MemoryCache(), limits: PictureSource.Limits = .init(),
      answer: @escaping @Sendable (HTTPRequest) -> InMemoryTransport.Answer
    ) {
      let scheduler = AnyScheduler(time) { $0.seconds }
      let transport = InMemoryTransport(scheduler: scheduler, answer: answer)
      self.transport = transport
      self.cache = cache
      source = PictureSource(
        client: HTTPClient(
          transport: RedirectingTransport(transport),
          configuration: .init(
            retry: .init(jitter: { 1 }), scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: cache,
            clock: { Date(timeIntervalSince1970: 1_800_000_000 + scheduler.now.seconds) })),
        limits: limits)
    }

    func states(_ path: String = "a.png", _ box: PixelSize = PictureSourceTests.box) throws -> Recorder<
      PictureState, Never
    > {
      source.states(of: try #require(URL(string: "http://pictures.example/\(path)")), fitting: box).record()
    }

    func wait(_ seconds: Double = 30) { time.advance(by: .seconds(seconds)) }
  }

  static func image(_ data: Data, after delay: TimeInterval = 0.1) -> InMemoryTransport.Answer {
    .response(headers: ["Content-Type": "image/png"], body: data, after: delay)
  }

  @Test func tellsLoadingThenThePicture() throws {
    let data = try Self.png(64, 16)
    let world = World { _ in Self.image(data) }
    let recorder = try world.states()
    world.wait(0.05)
    #expect(recorder.values == [.loading])
    world.wait()
    let picture = try #require(recorder.values.last?.picture)
    #expect(picture.size == PixelSize(width: 32, height: 8) && picture.format == .jpeg)
    #expect(try picture.bitmap().size == picture.size)
    #expect(recorder.isFinished && recorder.violations.isEmpty)
    #expect(world.transport.requests.first?.headers["Accept"]?.contains("image/webp") == true)
  }

  /// So that a page that shows it need not be drawn twice.
  @Test func whatWasShownAMomentAgoIsThereAtOnce() throws {
    let data = try Self.png(64, 16)
    let world = World(limits: .init(freshFor: 100)) { _ in Self.image(data) }
    let first = try world.states()
    world.wait()
    let again = try world.states()
    #expect(again.values == Array(first.values.suffix(1)) && again.isFinished)
    world.wait(60)
    let old = try world.states()
    #expect(old.values == again.values)
    world.wait(60)
    #expect(try world.states().values == [.loading])
    #expect(world.transport.requests.count == 1)
  }

  @Test func moreThanFitsIntoMemoryIsReadAgain() throws {
    let pixels = (0..<256 * 256 * 4).map { UInt8(truncatingIfNeeded: ($0 &* $0 &* 2_654_435_761) >> 13) }
    let size = PixelSize(width: 256, height: 256)
    let data = try PictureCodec.encode(#require(Bitmap(size: size, pixels: pixels)), as: .png)
    let world = World { _ in Self.image(data) }
    for number in 0..<40 {
      _ = try world.states("\(number).png", size)
      world.wait()
    }
    #expect(try world.states("39.png", size).values.last?.picture != nil)
    #expect(try world.states("0.png", size).values == [.loading])
    #expect(world.transport.requests.count == 40)
  }

  @Test func transparencyStays() throws {
    let data = try Self.png(8, 8, opacity: 100)
    let world = World { _ in Self.image(data) }
    let recorder = try world.states()
    world.wait()
    #expect(recorder.values.last?.picture?.format == .png)
    #expect(try recorder.values.last?.picture?.bitmap().isOpaque == false)
  }

  @Test func nothingStartsBeforeSomebodySubscribesAndStopsWithTheLast() throws {
    let world = World { _ in .silence }
    let url = try #require(URL(string: "http://pictures.example/a.png"))
    let publisher = world.source.states(of: url, fitting: Self.box)
    world.wait(1)
    #expect(world.transport.requests.isEmpty)
    let first = publisher.record()
    let second = publisher.record()
    world.wait(1)
    #expect(world.transport.openCount == 1 && world.transport.requests.count == 1)
    first.cancel()
    #expect(world.transport.openCount == 1)
    second.cancel()
    #expect(world.transport.openCount == 0)
  }

  @Test func aPictureIsLoadedOnceForEachSize() throws {
    let data = try Self.png(64, 64)
    let world = World { _ in Self.image(data) }
    for _ in 0..<3 {
      let recorder = try world.states()
      world.wait()
      #expect(recorder.values.last?.picture?.size == Self.box)
    }
    #expect(world.transport.requests.count == 1)
    let larger = try world.states("a.png", PixelSize(width: 48, height: 48))
    world.wait()
    #expect(larger.values.last?.picture?.size.width == 48)
    #expect(world.transport.requests.count == 2)
  }

  @Test func theNextRunTakesItFromTheDiskAlreadyScaled() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kiosk-images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "images.sqlite")
    let data = try Self.png(640, 640)
    let first = World(cache: LayeredCache(disk: DiskCache(file: file))) { _ in Self.image(data) }
    let loaded = try first.states()
    first.wait()
    let second = World(cache: LayeredCache(disk: DiskCache(file: file))) { _ in .failure(.unreachable) }
    let cached = try second.states()
    second.wait()
    #expect(cached.values.last?.picture == loaded.values.last?.picture)
    #expect(cached.values.last?.picture.map { $0.data.count < data.count } == true)
    #expect(second.transport.requests.isEmpty)
    // After a week somebody asks again; without an answer the old one stays.
    let third = World(cache: LayeredCache(disk: DiskCache(file: file)), limits: .init(freshFor: -1)) { _ in
      .failure(.unreachable)
    }
    let old = try third.states()
    third.wait()
    #expect(old.values.last?.picture == loaded.values.last?.picture)
    #expect(!third.transport.requests.isEmpty)
  }

  @Test func whatIsCachedAndDamagedIsLoadedAgain() throws {
    let data = try Self.png(16, 16)
    let cache = MemoryCache()
    let world = World(cache: cache) { _ in Self.image(data) }
    let url = try #require(URL(string: "http://pictures.example/a.png"))
    cache.store([
      CacheKey(address: url, kind: "fitting \(Self.box)"): CacheEntry(
        body: Data("x".utf8), date: Date(timeIntervalSince1970: 1_800_000_000))
    ])
    let recorder = try world.states()
    world.wait()
    #expect(recorder.values.last?.picture != nil)
  }

  /// A PNG's header that promises a picture of 30000 × 30000 pixels.
  static let bomb = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30, 0, 0, 0x75,
    0x30, 8, 2, 0, 0, 0, 0, 0, 0, 0,
  ])

  @Test(arguments: [
    "missing", "page", "text", "empty", "bomb", "endless", "slow", "broken", "refused", "away", "truncated",
  ])
  func whatIsNoPictureIsNoDataAndSaysWhy(_ path: String) throws {
    let whole = try Self.png(64, 64)
    let world = World { request in
      switch request.url.lastPathComponent {
      case "missing": .response(status: 404)
      case "page": .response(headers: ["Content-Type": "text/html"], body: Data("<html>".utf8))
      case "text": Self.image(Data("hello, world".utf8))
      case "empty": Self.image(Data())
      case "bomb": Self.image(Self.bomb)
      case "endless": Self.image(Data(count: 10_000_001))
      case "slow": .silence
      case "broken": .failure(.interrupted)
      case "refused": .failure(.forbidden)
      case "away": .response(status: 302, headers: ["Location": "file:///etc/passwd"])
      default: Self.image(whole.prefix(whole.count / 2))
      }
    }
    let recorder = try world.states(path)
    world.wait()
    #expect(recorder.values.first == .loading)
    guard case .noData(let problem)? = recorder.values.last else {
      Issue.record("\(path): \(recorder.values)")
      return
    }
    #expect(problem.sentence.hasSuffix(".") && problem.sentence.count > 20, "\(problem.sentence)")
    #expect(recorder.isFinished)
    // Not again at once; but not never.
    let count = world.transport.requests.count
    _ = try world.states(path)
    world.wait(path == "slow" || path == "broken" ? 0.001 : 1)
    if path != "slow", path != "broken" { #expect(world.transport.requests.count == count, "\(path)") }
    world.wait(400)
    _ = try world.states(path)
    world.wait(1)
    #expect(world.transport.requests.count > count, "\(path)")
  }

  @Test(arguments: ["file:///etc/passwd", "data:image/png;base64,AAAA", "javascript:alert(1)", "http:///x", "relative"])
  func onlyTheWebIsAsked(_ text: String) throws {
    let world = World { _ in .silence }
    let url = try #require(URL(string: text))
    let recorder = world.source.picture(at: url, fitting: Self.box).record()
    world.wait(1)
    guard case .service(.badAddress)? = recorder.failure else {
      Issue.record("\(text): \(recorder.events)")
      return
    }
    #expect(world.transport.requests.isEmpty)
  }

  /// The shape in which a screen uses it.
  @MainActor final class ImageLoader: ObservableObject {
    @Published var url: URL?
    @Published private(set) var state = PictureState.loading
    var noData: Bool { if case .noData = state { true } else { false } }
    private var subscription: AnyCancellable?

    init(source: PictureSource) {
      subscription = $url.compactMap { $0 }.removeDuplicates()
        .map { source.states(of: $0, fitting: PictureSourceTests.box) }
        .switchToLatest()
        .sink { [unowned self] state in MainActor.assumeIsolated { self.state = state } }
    }
  }

  @Test @MainActor func anObservableLoaderFollows() throws {
    let data = try Self.png(64, 64)
    let world = World { request in
      request.url.lastPathComponent == "a.png" ? Self.image(data) : .response(status: 404, after: 0.1)
    }
    let loader = ImageLoader(source: world.source)
    loader.url = URL(string: "http://pictures.example/a.png")
    #expect(loader.state == .loading)
    world.wait(1)
    #expect(loader.state.picture != nil)
    loader.url = URL(string: "http://pictures.example/none.png")
    #expect(loader.state == .loading && !loader.noData)
    world.wait(1)
    #expect(loader.noData)
  }
}
