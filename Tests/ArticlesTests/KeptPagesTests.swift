import Combine
import CombineTesting
import Foundation
import Networking
import Testing

@testable import Articles

@Suite(.timeLimit(.minutes(2))) struct KeptPagesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  private func url(_ path: String) throws -> URL { try #require(URL(string: "https://lantern.example/\(path)")) }

  private func page(_ path: String, _ words: String) throws -> LinkedContent {
    let runs = [ReadableDocument.Run(words)]
    return .document(ReadableDocument(title: "Title of \(path)", address: try url(path), blocks: [.paragraph(runs)]))
  }

  @Test func aPageStaysUntilItIsReleased() throws {
    defer { removeFiles() }
    let kept = KeptPages(folder: folder)
    #expect(try kept.page(at: url("a")) == nil && !FileManager.default.fileExists(atPath: folder.path))
    kept.keep(try page("a", "Boats float."), of: try url("a"), at: now)
    kept.keep(try page("b", "Bridges sing."), of: try url("b"), at: now)
    let others = KeptPages(folder: folder)
    #expect(
      try others.page(at: url("a"))?.content == page("a", "Boats float.") && others.page(at: url("a"))?.date == now)
    #expect(try others.names(holding: "boats flo") == [url("a").absoluteString])
    #expect(try others.names(holding: "title") == [url("a").absoluteString, url("b").absoluteString])
    kept.release(allBut: [try url("b").absoluteString])
    #expect(try kept.page(at: url("a")) == nil && kept.page(at: url("b")) != nil)
    #expect(kept.names(holding: "boats").isEmpty)
  }

  @Test func theNewestTextIsTheOneThatIsFound() throws {
    defer { removeFiles() }
    let kept = KeptPages(folder: folder)
    kept.keep(try page("a", "Boats"), of: try url("a"), at: now)
    kept.keep(try page("a", "Bridges"), of: try url("a"), at: now.addingTimeInterval(60))
    #expect(kept.names(holding: "boats").isEmpty && kept.names(holding: "bridges").count == 1)
    kept.keep(nil, of: try url("a"), at: now.addingTimeInterval(90))
    #expect(try kept.page(at: url("a"))?.content == page("a", "Bridges"), "a failure takes nothing away")
  }

  @Test func whatCannotBeHadIsTriedNowAndThenAndNotForEver() throws {
    defer { removeFiles() }
    let kept = KeptPages(folder: folder)
    let name = try url("a").absoluteString
    var time = now
    for _ in 0..<KeptPages.mostTries {
      #expect(kept.missing([name], at: time) == [name])
      kept.keep(nil, of: try url("a"), at: time)
      #expect(kept.missing([name], at: time.addingTimeInterval(60)).isEmpty)
      time += KeptPages.pause + 1
    }
    #expect(kept.missing([name], at: time).isEmpty)
    kept.keep(try page("b", "Words"), of: try url("b"), at: now)
    #expect(try kept.missing([url("b").absoluteString, url("c").absoluteString], at: now) == [url("c").absoluteString])
  }

  @Test func picturesGoWithTheirPages() throws {
    defer { removeFiles() }
    let kept = KeptPages(folder: folder)
    let key = CacheKey(address: try url("boat.png"), kind: "fitting")
    let picture = CacheEntry(body: Data([1, 2, 3]), contentType: "image/png", date: now)
    kept.keep(picture, for: key, of: try url("a"))
    let cache = MemoryCache()
    let pictures = KeptPictures(kept, over: cache)
    #expect(pictures.entry(for: key) == nil, "a page that is not kept has no pictures")
    for path in ["a", "b"] {
      kept.keep(try page(path, "Words"), of: try url(path), at: now)
      kept.keep(picture, for: key, of: try url(path))
    }
    #expect(pictures.entry(for: key) == picture)
    let newer = CacheEntry(body: Data([4]), contentType: "image/png", date: now)
    pictures.store([key: newer])
    #expect(pictures.entry(for: key) == newer, "what the cache has goes first")
    pictures.removeAll()
    #expect(pictures.entry(for: key) == picture)
    kept.release(allBut: [try url("b").absoluteString])
    #expect(pictures.entry(for: key) == picture, "another page still has it")
    kept.release(allBut: [])
    #expect(pictures.entry(for: key) == nil)
  }

  @Test func aSavedPageIsShownAsItWasHoweverOldItIs() throws {
    defer { removeFiles() }
    let kept = KeptPages(folder: folder)
    kept.keep(try page("a", "As it was."), of: try url("a"), at: Date(timeIntervalSince1970: 1_000_000_000))
    let time = TestScheduler()
    let scheduler = AnyScheduler(time) { $0.seconds }
    let transport = InMemoryTransport(scheduler: scheduler) { _ in ArticleSourceTests.page("Now") }
    let source = ArticleSource(
      client: HTTPClient(
        transport: RedirectingTransport(transport),
        configuration: .init(
          scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: MemoryCache(), clock: { now })),
      kept: kept)
    func content(reloads: Bool = false, _ source: ArticleSource) throws -> LinkedContent? {
      let recorder = source.content(at: try url("a"), reloads: reloads).record()
      time.advance(by: .seconds(30))
      return recorder.values.last?.value
    }
    #expect(try content(source) == page("a", "As it was.") && transport.requests.isEmpty)
    #expect(try content(source.storedOnly) == page("a", "As it was."))
    #expect(try content(reloads: true, source)?.document?.title == "Now" && transport.requests.count == 1)
  }
}
