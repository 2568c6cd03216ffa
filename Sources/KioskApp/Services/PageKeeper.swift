import Articles
import Books
import Combine
import Foundation
import ImageCodecs
import Images
import Library
import Networking

/// Fetches the pages of what the reader saves, and keeps their texts and pictures for as long as they are saved.
///
/// One page at a time: when it is saved, and at a later start what could not be had then. A page goes at the next start after it
/// was saved no more, so that a change of mind costs nothing.
@MainActor
package final class PageKeeper {
  private struct Page: Equatable {
    var name: String
    var address: URL
  }

  /// Seconds before what was saved is fetched: whoever takes it back at once has asked nobody.
  private static let patience = 3.0
  /// The most pages that are fetched before the next start.
  private static let mostFetched = 500

  private weak var services: KioskServices?
  private weak var library: Library?
  private let kept: KeptPages
  private let work: AnyScheduler
  private let delivery: AnyScheduler
  private let clock: () -> Date
  private var waiting: [Page] = []
  private var current: Page?
  private var fetchedCount = 0
  private var hasReleased = false
  private var following: AnyCancellable?
  private var looking: AnyCancellable?
  private var fetching: AnyCancellable?

  /// - Parameters:
  ///   - work: where the pages are written; must do one thing at a time.
  ///   - delivery: the main run loop.
  package init(
    services: KioskServices, library: Library, kept: KeptPages,
    work: AnyScheduler = AnyScheduler(DispatchQueue(label: "kiosk.kept-pages", qos: .utility)),
    delivery: AnyScheduler = .main, clock: @escaping () -> Date = Date.init
  ) {
    self.services = services
    self.library = library
    self.kept = kept
    self.work = work
    self.delivery = delivery
    self.clock = clock
    following = library.$contents.map(\.saved).removeDuplicates().map(Self.pages).removeDuplicates()
      .sink { [weak self] pages in MainActor.assumeIsolated { self?.keep(pages) } }
  }

  /// The names of the kept pages that hold all the words. One value.
  package func names(holding text: String) -> AnyPublisher<Set<String>, Never> {
    work.work { [kept] in kept.names(holding: text) }.receive(on: delivery).eraseToAnyPublisher()
  }

  /// The newest first.
  private nonisolated static func pages(of saved: [ItemKey: KeptItem]) -> [Page] {
    var names: Set<String> = []
    return saved.values.filter { $0.key.service != .movie }.sorted { $0.date > $1.date }
      .compactMap { $0.url }.map { Page(name: KeptPages.name(of: $0), address: $0) }
      .filter { names.insert($0.name).inserted }
  }

  private func keep(_ pages: [Page]) {
    let names = Set(pages.map(\.name))
    // A library that could not be read says nothing of what is saved.
    let releases = !hasReleased && library?.trouble == nil
    hasReleased = true
    let now = clock()
    looking = work.work { [kept] in
      if releases { kept.release(allBut: names) }
      return kept.missing(names, at: now)
    }
    .delay(for: .seconds(Self.patience), scheduler: delivery)
    .sink { [weak self] missing in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.waiting = pages.filter { missing.contains($0.name) && $0 != self.current }
        if self.current == nil { self.fetchNext() }
      }
    }
  }

  private func fetchNext() {
    current = nil
    guard let articles = services?.articles, let page = waiting.first, fetchedCount < Self.mostFetched else { return }
    waiting.removeFirst()
    current = page
    fetchedCount += 1
    let (kept, work, now) = (kept, work, clock())
    fetching = articles.content(at: page.address)
      .map { Optional($0.value) }
      .replaceError(with: nil)
      // What a cache has comes first, then what the site says now.
      .last()
      .flatMap { content in
        work.work { () -> ReadableDocument? in
          kept.keep(content, of: page.address, at: now)
          return content?.document
        }
      }
      .receive(on: delivery)
      .flatMap { [weak self] document -> AnyPublisher<Void, Never> in
        self?.pictures(of: document, page) ?? Empty().eraseToAnyPublisher()
      }
      .sink { [weak self] _ in
        MainActor.assumeIsolated { self?.fetchNext() }
      } receiveValue: { _ in
      }
  }

  private func pictures(of document: ReadableDocument?, _ page: Page) -> AnyPublisher<Void, Never>? {
    guard let document, let source = services?.pictures else { return nil }
    let (kept, work, now) = (kept, work, clock())
    var known: Set<CacheKey> = []
    return document.blocks.flatMap(\.figures)
      .map { (url: $0.picture, box: $0.box, key: PictureSource.key(of: $0.picture, fitting: $0.box)) }
      .filter { known.insert($0.key).inserted }
      .prefix(KeptPages.mostPictures).publisher
      .flatMap(maxPublishers: .max(1)) { wanted in
        source.optionalPicture(at: wanted.url, fitting: wanted.box).first().compactMap { $0 }
          .flatMap { picture in
            work.work {
              let entry = CacheEntry(body: picture.data, contentType: picture.format.mediaType, date: now)
              kept.keep(entry, for: wanted.key, of: page.address)
            }
          }
      }
      .receive(on: delivery)
      .eraseToAnyPublisher()
  }
}

extension KeptSelection {
  /// The same, and those whose kept page holds the words.
  /// - Parameter names: of the pages that hold them; see ``KeptPages/name(of:)``.
  package func items(_ items: some Sequence<KeptItem>, pages names: Set<String>) -> [KeptItem] {
    self.items(items) { item in
      guard !names.isEmpty, let url = item.url else { return false }
      return names.contains(KeptPages.name(of: url))
    }
  }
}
