import Combine
import CombineTesting
import FeedLibrary
import Feeds
import Foundation
import Library
import Networking
import SwiftUITesting
import Testing

@testable import KioskApp

@Suite(.timeLimit(.minutes(2))) @MainActor
struct FeedsViewModelTests {
  /// Two feeds with three articles each, on virtual time.
  @MainActor
  private final class World {
    let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
    let time = TestScheduler()
    let store: FeedStore
    let desk: FeedDesk
    let library = Library(watchInterval: nil)

    init() throws {
      let scheduler = AnyScheduler(time) { $0.seconds }
      let transport = InMemoryTransport(scheduler: scheduler) { _ in .response(status: 500, after: 0.1) }
      let source = FeedSource(
        client: HTTPClient(
          transport: transport,
          configuration: .init(scheduler: scheduler, decoding: scheduler, delivery: scheduler)))
      store = try FeedStore(folder: folder)
      for name in ["a", "b"] {
        let url = try #require(URL(string: "https://\(name).example/feed"))
        let items = (1...3).map { number in
          FeedItem(
            id: "\(number)", title: "\(name)\(number)", url: url.appending(path: "\(number)"),
            published: Date(timeIntervalSinceNow: Double(number) * -100))
        }
        let found = FoundFeed(
          url: url, feed: Feed(format: .rss, title: name, items: items), memory: FeedMemory())
        _ = try store.follow(ListedFeed(url: url, folder: name == "a" ? "Sea" : nil), found: found, at: Date())
      }
      desk = FeedDesk(
        store: store, source: source, refresher: FeedRefresher(store: store, source: source, scheduler: scheduler),
        work: scheduler, delivery: scheduler)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func wait() { time.advance(by: .seconds(5)) }

    func model() -> FeedsViewModel {
      let model = FeedsViewModel(desk: desk, library: library)
      wait()
      return model
    }
  }

  @Test func theChosenSourceIsShown() throws {
    let world = try World()
    let model = world.model()
    #expect(model.hasLoaded && model.articles.count == 6 && model.name == "All sources")
    model.scope = .folder("Sea")
    world.wait()
    #expect(model.articles.map(\.item.title) == ["a1", "a2", "a3"])
    let second = try #require(world.desk.feeds.last)
    model.scope = .source(second.id)
    model.scope = .folder("Sea")
    model.scope = .source(second.id)
    world.wait()
    #expect(model.articles.map(\.item.title) == ["b1", "b2", "b3"] && model.name == "b")
  }

  @Test func oneOfManySourcesIsFoundByItsName() throws {
    let world = try World()
    for number in 1...70 {
      let url = try #require(URL(string: "https://many.example/\(number)"))
      _ = try world.store.follow(ListedFeed(url: url, title: "Söurce \(number)"), at: Date())
    }
    world.desk.reload()
    let model = world.model()
    #expect(world.desk.feeds(named: " SOURCE 7").map(\.name) == ["Söurce 7", "Söurce 70"])
    let screen = TestScreen { SourceChoice(desk: world.desk, model: model) }
    #expect(screen.words.contains("Sea (3)") && !screen.words.contains { $0.hasPrefix("Söurce") })
    #expect(screen.tap("Find a source"))
    screen.settle()
    #expect(screen.words.contains("32 more; type a part of the name."))
    #expect(screen.type("source 70", into: "Part of its name") && screen.tap("Söurce 70"))
    screen.settle()
    world.wait()
    #expect(model.name == "Söurce 70" && screen.words.contains("Söurce 70") && !screen.words.contains("Söurce 7"))
  }

  @Test func whatIsReadStaysUntilAnotherListIsChosen() throws {
    let world = try World()
    let model = world.model()
    let first = try #require(model.articles.first)
    model.open(first)
    world.wait()
    #expect(model.articles.count == 6 && model.articles.first?.isRead == true && world.desk.unreadCount == 5)
    model.scope = .folder("Sea")
    world.wait()
    model.scope = .all
    world.wait()
    #expect(model.articles.count == 5)
    model.isUnreadOnly = false
    world.wait()
    #expect(model.articles.count == 6)
  }

  @Test func allAboveIsMarkedAtOnce() throws {
    let world = try World()
    let model = world.model()
    model.markRead(through: model.articles[3])
    world.wait()
    #expect(model.articles.map(\.isRead) == [true, true, true, true, false, false])
    model.markRead()
    world.wait()
    #expect(world.desk.unreadCount == 0)
  }

  @Test func keysGoFromArticleToArticle() throws {
    let world = try World()
    let model = world.model()
    model.move(by: 1)
    #expect(model.current == model.articles.first?.id)
    model.move(by: 1)
    model.move(by: -1)
    #expect(model.current == model.articles.first?.id)
    model.setRead(model.articles[1], true)
    world.wait()
    model.moveToUnread()
    #expect(model.current == model.articles[2].id)
  }

  @Test func mutedArticlesAreLeftOut() throws {
    let world = try World()
    world.library.add(MuteRule(.outlet, "a", created: Date()))
    let model = world.model()
    #expect(model.articles.count == 3 && model.mutedCount == 3)
  }

  @Test func aReleasedModelLeavesNothingBehind() throws {
    let world = try World()
    var model: FeedsViewModel? = world.model()
    weak let gone = model
    model?.scope = .folder("Sea")
    model = nil
    #expect(gone == nil)
    world.wait()
  }

  @Test func theNewestAddressWinsAndAFailureIsAValue() throws {
    let answers = PassthroughSubject<String, Never>()
    let url = try #require(URL(string: "https://a.example/"))
    let model = FeedFindingModel { text, _ in
      answers.first { $0 == text }.setFailureType(to: FeedProblem.self)
        .flatMap { text -> AnyPublisher<[FoundFeed], FeedProblem> in
          guard text != "bad" else { return Fail(error: .noneFound(url)).eraseToAnyPublisher() }
          let found = FoundFeed(url: url, feed: Feed(format: .rss, title: text), memory: FeedMemory())
          return Just([found]).setFailureType(to: FeedProblem.self).eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
    model.look()
    #expect(model.state == .idle)
    for text in ["one", "two"] {
      model.text = text
      model.look()
    }
    answers.send("one")
    #expect(model.state == .looking)
    answers.send("two")
    guard case .found(let feeds) = model.state else {
      Issue.record("nothing found")
      return
    }
    #expect(feeds.map(\.feed.title) == ["two"])
    model.text = "bad"
    model.look()
    answers.send("bad")
    #expect(model.state == .failed(.noneFound(url)))
    model.text = "one"
    model.look()
    answers.send("one")
    #expect(model.state != .failed(.noneFound(url)))
  }

  @Test func suggestionsAreInTheReadersLanguage() {
    let english = [FeedSuggestion].standard(language: "en")
    #expect(english.count >= 5 && Set(english.map(\.address)).count == english.count)
    #expect([FeedSuggestion].standard(language: "xx") == english && [FeedSuggestion].standard(language: nil) == english)
    #expect([FeedSuggestion].standard(language: "de").map(\.topic).contains("Welt"))
    #expect(english.allSatisfy { $0.address.scheme == "https" && !$0.name.isEmpty })
  }
}
