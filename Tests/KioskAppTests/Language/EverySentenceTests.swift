import Articles
import Combine
import FeedLibrary
import Feeds
import Foundation
import HackerNews
import Library
import Networking
import NewsAPI
import SampleServices
import SwiftUITesting
import TMDb
import Testing

@testable import KioskApp
@testable import SwiftUICore

/// Every screen of the reader in a language made of marks: what has no mark is a service's text, a name, or missing from the catalog.
@MainActor @Suite(.serialized, .timeLimit(.minutes(8))) struct EverySentenceTests {
  @Test(arguments: [HostTraits.Kind.browser, .terminal])
  func everySentenceOfEveryScreenIsInTheCatalog(kind: HostTraits.Kind) async throws {
    try Pseudo.join()
    let kiosk = try PseudoKiosk()
    defer { kiosk.end() }
    var texts: [String: String] = [:]
    for path in kiosk.paths {
      let screen = kiosk.screen(path, kind)
      await kiosk.load(screen)
      for (text, place) in Self.texts(of: screen, "\(path)") { texts[text] = place }
      for (text, place) in await Self.use(screen, kiosk, path) { texts[text] = place }
    }
    var marked = 0
    var unmarked: [String: [String]] = [:]
    for (text, place) in texts {
      if text.contains("⟦") { marked += 1 }
      for piece in Pseudo.unmarked(text) where !Pseudo.isName(piece) {
        unmarked[Pseudo.letters(piece), default: []].append("\(place): “\(piece)” in “\(text)”")
      }
    }
    let told = Data(kiosk.answers.letters.utf8)
    let missing = unmarked.filter { told.range(of: Data($0.key.utf8)) == nil }.flatMap(\.value)
    #expect(missing.isEmpty, "not from the catalog:\n\(missing.sorted().joined(separator: "\n"))")
    #expect(marked > 300, "\(marked) sentences were seen")
  }

  /// Presses what can be pressed, chooses each option and writes into fields, and gives the texts that appear.
  private static func use(_ screen: TestScreen, _ kiosk: PseudoKiosk, _ path: String) async -> [String: String] {
    var seen: [String: String] = [:]
    var pressed: Set<String> = []
    for id in screen.allElements(accepting: .change) {
      switch screen.tree[id]?.element.role {
      case .picker?:
        for index in 1..<max(1, min(screen.tree.children(of: id).count, 5)) {
          screen.send(.change, .index(index), to: id)
          await kiosk.load(screen)
          seen.merge(texts(of: screen, "\(path), option \(index)")) { old, _ in old }
        }
        screen.send(.change, .index(0), to: id)
      case .field?:
        for words in ["z", "queue"] {
          screen.send(.change, .text(words), to: id)
          await kiosk.load(screen)
          seen.merge(texts(of: screen, "\(path), typed")) { old, _ in old }
        }
      default: continue
      }
    }
    for _ in 0..<40 {
      let next = screen.allElements(accepting: .press).lazy
        .map { ($0, Self.name(of: $0, in: screen)) }.first { pressed.insert($0.1).inserted }
      guard let (id, name) = next else { break }
      screen.send(.press, .none, to: id)
      await kiosk.load(screen)
      seen.merge(texts(of: screen, "\(path), pressed \(name)")) { old, _ in old }
    }
    return seen
  }

  private static func name(of id: NodeID, in screen: TestScreen) -> String {
    guard let node = screen.tree[id] else { return "" }
    return node.element.accessibility.label ?? texts(below: id, in: screen).joined(separator: " ")
  }

  private static func texts(of screen: TestScreen, _ place: String) -> [String: String] {
    let all = screen.tree.roots.flatMap { texts(below: $0, in: screen) }
    return Dictionary(all.map { ($0, place) }) { first, _ in first }
  }

  /// All that is read or said of an element and those in it. Placeholders of what is still loading are no texts.
  private static func texts(below id: NodeID, in screen: TestScreen) -> [String] {
    guard let node = screen.tree[id], !node.element.style.isRedacted else { return [] }
    // A symbol's name is a name; what it means is said beside it.
    if case .symbol(let symbol) = node.element.role,
      node.element.accessibility.label == symbol.name.replacing(".", with: " ")
    {
      return []
    }
    let accessibility = node.element.accessibility
    var texts = [accessibility.label, accessibility.hint, accessibility.value].compactMap { $0 }
    switch node.element.role {
    case .text(let content) where content.ticking == nil: texts.append(content.plain)
    case .field(let field): texts.append(field.prompt)
    case .picker(let picker): texts.append(picker.title)
    case .dialog(let dialog): texts.append(dialog.title)
    case .page(let page): texts += [page.title, page.backTitle ?? ""]
    default: break
    }
    return texts + node.children.flatMap { Self.texts(below: $0, in: screen) }
  }
}

/// The reader over sample services, whose answers are kept.
@MainActor private final class PseudoKiosk {
  let answers = ToldAnswers()
  private let samples: SampleServices
  private let library = Library(work: .immediate, watchInterval: nil)
  private let services: KioskServices
  private let folder = FileManager.default.temporaryDirectory.appending(path: "sentences-\(UUID().uuidString)")
  let paths: [String]

  init() throws {
    var options = SampleServices.Options()
    options.speed = 0
    samples = SampleServices(options)
    let addresses = try samples.start()
    let main = AnyScheduler(DispatchQueue.main)
    let client = HTTPClient(
      transport: answers.transport(RedirectingTransport(CurlTransport())),
      configuration: .init(deadline: 10, delivery: main, cache: MemoryCache()))
    services = KioskServices(
      hackerNews: HackerNewsAPI(
        client: client,
        configuration: .init(addresses: .init(official: addresses.hackerNews, search: addresses.search))),
      origin: .samples,
      news: .init(
        client: NewsAPIClient(
          client: client,
          configuration: .init(addresses: .init(base: addresses.newsAPI), key: NewsAPIKey(options.newsKey))),
        origin: .samplesWithoutKey(hint: "Get a key")),
      movies: .init(
        store: MovieStore(
          client: client,
          configuration: .init(
            addresses: .init(api: addresses.tmdb, images: addresses.tmdbImages),
            credential: TMDbCredential(options.tmdbToken))), origin: .samples))
    services.replace(articles: ArticleSource(client: client))
    let feeds = FeedSource(client: client)
    let store = try FeedStore(folder: folder)
    let address = addresses.newsAPI.appending(path: "none")
    let items = try (0..<3).map { number in
      let url = try #require(URL(string: "https://paper.example/\(number)"))
      return FeedItem(
        id: "\(number)", title: Self.title, url: url, published: Date(timeIntervalSinceNow: -1000),
        content: FeedMarkup(.text, Self.title, base: url))
    }
    let found = FoundFeed(
      url: address, feed: Feed(format: .rss, title: Self.title, items: items), memory: FeedMemory())
    _ = try store.follow(ListedFeed(url: address), found: found, at: Date())
    let desk = FeedDesk(
      store: store, source: feeds, refresher: FeedRefresher(store: store, source: feeds), delivery: main)
    services.replace(feeds: .init(desk: desk, suggestions: []))
    library.set(ReaderSettings.Name.sound, to: "on")
    paths = [
      "/", "/place/catch-up", "/place/inbox", "/place/day-2006-10-09", "/place/item-900000624", "/place/user-okonma",
      "/place/news",
      "/place/news/place/source-the-morning-ledger", "/place/movies", "/place/movies/place/movie-990000001",
      "/place/movies/place/person-980000026", "/place/movies/place/collection-970000003",
      "/place/search", "/place/saved", "/place/settings",
      "/place/article-https%3A%2F%2Fpaper.example%2F1",
    ]
  }

  /// Without letters: it is in no answer.
  private static let title = "1 2 3"

  func end() {
    samples.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  func screen(_ path: String, _ kind: HostTraits.Kind) -> TestScreen {
    if kind == .terminal { library.standardSettings[ReaderSettings.Name.rows] = RowDensity.line.rawValue }
    let traits = HostTraits(
      kind: kind, viewport: Size(width: 1280, height: 900), locale: Pseudo.locale, timeZone: .gmt,
      personsLocale: Locale(identifier: "en_US"))
    return TestScreen(traits: traits, path: path) { [services, library] in
      KioskRootView(services: services, library: library, terminal: kind == .terminal ? TerminalReading() : nil)
    }
  }

  /// Waits until nothing is loading any more, and never long: what does not come has a sentence, too.
  func load(_ screen: TestScreen) async {
    try? await Task.sleep(for: .milliseconds(20))
    try? await screen.wait(for: 1.5) { !screen.words.contains { $0.contains("⟦Loading") || $0.contains("⟦Searching") } }
  }
}
