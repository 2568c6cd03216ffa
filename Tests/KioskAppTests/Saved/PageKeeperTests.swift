import Articles
import Books
import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import Images
import Library
import Networking
import Testing

@testable import KioskApp

/// What is saved keeps its page, with text and pictures.
@MainActor @Suite(.timeLimit(.minutes(2))) final class PageKeeperTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "keeper-\(UUID().uuidString)")
  private let time = TestScheduler()
  private let library = Library(work: .immediate, watchInterval: nil)
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var scheduler: AnyScheduler { AnyScheduler(time) { $0.seconds } }

  private func services(_ sites: FakeSites, pictures: PictureSource? = nil) -> KioskServices {
    KioskServices(hackerNews: FakeHackerNews().api, origin: .live, pictures: pictures, articles: sites.source)
  }

  private func keeper(_ services: KioskServices, _ kept: KeptPages) -> PageKeeper {
    let keeper = PageKeeper(
      services: services, library: library, kept: kept, work: scheduler, delivery: scheduler,
      clock: { [time] in Date(timeIntervalSince1970: 1_800_000_000 + Double(time.now.nanoseconds) / 1e9) })
    services.keptPages = keeper
    return keeper
  }

  private func wait(_ seconds: Double = 30) { time.advance(by: .seconds(seconds)) }

  private func save(_ path: String) -> KeptItem {
    let item = KeptItem(page: FakeSites.url(path), date: now)
    library.toggleSaved(item)
    return item
  }

  private func text(_ kept: KeptPages, _ path: String) -> String? {
    kept.page(at: FakeSites.url(path))?.content.document?.plainText
  }

  @Test func savingFetchesThePageAndKeepsIt() throws {
    let kept = KeptPages(folder: folder)
    let sites = FakeSites(time: time, kept: kept)
    let services = services(sites)
    let keeper = keeper(services, kept)
    _ = save("boats")
    library.toggleSaved(
      KeptItem(key: ItemKey(.hackerNews, 7), title: "Bridges", url: FakeSites.url("bridges"), date: now))
    library.toggleSaved(KeptItem(key: ItemKey(.movie, 5), title: "Film", url: FakeSites.url("film"), date: now))
    wait()
    #expect(Set(sites.paths) == ["boats", "bridges"], "films have no page to read")
    #expect(text(kept, "boats")?.contains("A sentence") == true && text(kept, "bridges") != nil)
    _ = save("later")
    wait()
    #expect(text(kept, "later") != nil && sites.paths.count == 3, "what is kept is not fetched again")
    withExtendedLifetime(keeper) {}
  }

  @Test func whatIsTakenBackAtOnceIsNotFetchedAndWhatIsRemovedGoesAtTheNextStart() throws {
    let kept = KeptPages(folder: folder)
    let sites = FakeSites(time: time, kept: kept)
    let services = services(sites)
    var keeper: PageKeeper? = keeper(services, kept)
    let item = save("boats")
    wait(1)
    library.toggleSaved(item)
    wait()
    #expect(sites.paths.isEmpty)
    library.toggleSaved(item)
    wait()
    library.toggleSaved(item)
    wait()
    #expect(text(kept, "boats") != nil, "a change of mind costs nothing")
    services.keptPages = nil
    keeper = self.keeper(services, kept)
    wait()
    #expect(text(kept, "boats") == nil)
    withExtendedLifetime(keeper) {}
  }

  @Test func aPageThatFailsIsFetchedLater() throws {
    let kept = KeptPages(folder: folder)
    let sites = FakeSites(time: time, kept: kept)
    sites.change { $0.failure = { _ in .response(status: 404) } }
    let services = services(sites)
    var keeper: PageKeeper? = keeper(services, kept)
    _ = save("boats")
    _ = save("bridges")
    wait()
    #expect(text(kept, "boats") == nil && Set(sites.paths) == ["boats", "bridges"], "one failure holds nobody up")
    sites.change { $0.failure = { _ in nil } }
    wait(86_400)
    keeper = self.keeper(services, kept)
    wait()
    #expect(text(kept, "boats") != nil && text(kept, "bridges") != nil)
    withExtendedLifetime(keeper) {}
  }

  @Test func picturesAreKeptToo() throws {
    let kept = KeptPages(folder: folder)
    let sites = FakeSites(time: time, kept: kept)
    sites.change {
      $0.more = #"<figure><img src="/boat.png" width="600" height="400"><figcaption>A boat</figcaption></figure>"#
    }
    let scheduler = scheduler
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="))
    let transport = InMemoryTransport(scheduler: scheduler) { _ in
      .response(headers: ["Content-Type": "image/png"], body: png, after: 0.1)
    }
    func pictures(_ cache: any CacheStore) -> PictureSource {
      PictureSource(
        client: HTTPClient(
          transport: transport,
          configuration: .init(
            scheduler: scheduler, decoding: scheduler, delivery: scheduler, cache: KeptPictures(kept, over: cache))))
    }
    let services = services(sites, pictures: pictures(MemoryCache()))
    let keeper = keeper(services, kept)
    _ = save("boats")
    wait()
    let document = try #require(kept.page(at: FakeSites.url("boats"))?.content.document)
    let figure = try #require(document.blocks.flatMap(\.figures).first)
    #expect(transport.requests.count == 1)
    // Another run, whose cache is empty.
    let shown = pictures(MemoryCache()).storedOnly.optionalPicture(at: figure.picture, fitting: figure.box).record()
    wait()
    #expect(shown.values.first.flatMap { $0 } != nil && transport.requests.count == 1)
    withExtendedLifetime(keeper) {}
  }

  @Test func searchLooksIntoThePages() throws {
    let kept = KeptPages(folder: folder)
    let sites = FakeSites(time: time, kept: kept)
    let services = services(sites)
    let keeper = keeper(services, kept)
    let item = save("boats")
    wait()
    let names = keeper.names(holding: "sentence").record()
    wait()
    let found = try #require(names.values.first)
    #expect(KeptSelection(text: "sentence").items([item]).isEmpty)
    #expect(KeptSelection(text: "sentence").items([item], pages: found) == [item])
    #expect(KeptSelection(kind: .story, text: "sentence").items([item], pages: found).isEmpty)
    #expect(SavedBookLinks.items(of: ["words": "sentence"], in: library.contents, pages: found) == [item])
    let search = StoredSearch(services: services, library: library, scheduler: scheduler)
    search.text = "sentence"
    wait()
    #expect(search.rows?.map(\.title) == [item.title])
  }
}
