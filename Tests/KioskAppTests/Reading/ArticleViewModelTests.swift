import Articles
import CombineTesting
import FakeHackerNews
import Foundation
import Library
import Networking
import SwiftUITesting
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct ArticleViewModelTests {
  private func services(_ sites: FakeSites) -> KioskServices {
    KioskServices(hackerNews: FakeHackerNews().api, origin: .live, articles: sites.source)
  }

  private func title(_ model: ArticleViewModel) -> String? {
    if case .document(let document) = model.content.value { document.title } else { nil }
  }

  @Test func nothingIsAskedUntilThereIsAnAddress() {
    let sites = FakeSites()
    let model = ArticleViewModel(services: services(sites))
    sites.time.advance(by: .seconds(60))
    #expect(model.content.isIdle && sites.paths.isEmpty)
    model.address = FakeSites.url("one")
    #expect(model.content.isLoading)
    sites.time.advance(by: .seconds(1))
    #expect(title(model) == "one" && model.content.freshness?.source == .network)
    model.address = FakeSites.url("one")
    sites.time.advance(by: .seconds(1))
    #expect(sites.paths == ["one"], "nothing is asked twice")
    model.address = nil
    #expect(model.content.isIdle)
  }

  @Test func theNewestAddressWinsHoweverSlowTheOldOneIs() {
    let sites = FakeSites()
    sites.change { $0.delay = { $0 == "slow" ? 8 : 0.1 } }
    let model = ArticleViewModel(services: services(sites))
    for path in ["slow", "one", "slow", "two", "slow", "three"] { model.address = FakeSites.url(path) }
    sites.time.advance(by: .seconds(20))
    #expect(title(model) == "three")
    #expect(sites.transport.openCount == 0, "nobody waits for the old ones")
  }

  @Test func aFailureIsAValueAndRetryWorks() {
    let sites = FakeSites()
    sites.change { $0.failure = { _ in .response(status: 503) } }
    let model = ArticleViewModel(services: services(sites), address: FakeSites.url("one"))
    sites.time.advance(by: .seconds(30))
    guard case .failed(let problem) = model.content else {
      Issue.record("\(model.content)")
      return
    }
    #expect(problem.mayPass && problem.sentence == "site.example has a problem (HTTP 503).")
    sites.change { $0.failure = { _ in nil } }
    model.retry()
    #expect(model.content.isLoading)
    sites.time.advance(by: .seconds(1))
    #expect(title(model) == "one")
    sites.change { $0.failure = { $0 == "two" ? .response(status: 403) : nil } }
    model.address = FakeSites.url("two")
    sites.time.advance(by: .seconds(1))
    guard case .failed(let refused) = model.content else { return }
    #expect(!refused.mayPass && refused.hint.contains("Open the original"))
    model.address = FakeSites.url("three")
    sites.time.advance(by: .seconds(1))
    #expect(title(model) == "three", "a failure is not the end")
  }

  @Test func whatIsShownStaysWhileOneAsksAgainAndWhenThatFails() {
    let sites = FakeSites()
    let model = ArticleViewModel(services: services(sites), address: FakeSites.url("one"))
    sites.time.advance(by: .seconds(1))
    sites.change { $0.failure = { _ in .failure(.unreachable) } }
    model.retry()
    #expect(title(model) == "one", "no flicker")
    sites.time.advance(by: .seconds(10))
    #expect(title(model) == "one" && model.content.freshness?.source == .store)
    #expect(model.content.failure?.sentence == "site.example cannot be reached.")
    sites.change { $0.failure = { _ in nil } }
    model.retry()
    sites.time.advance(by: .seconds(10))
    #expect(model.content.failure == nil && model.content.freshness?.source == .network)
  }

  @Test func manyWindowsAskOnce() {
    let sites = FakeSites()
    let services = services(sites)
    let models = (0..<20).map { _ in ArticleViewModel(services: services, address: FakeSites.url("one")) }
    sites.time.advance(by: .seconds(1))
    #expect(models.allSatisfy { title($0) == "one" } && sites.paths == ["one"])
  }

  @Test func aBurstOfRetriesEndsInOneAnswer() {
    let sites = FakeSites()
    let model = ArticleViewModel(services: services(sites), address: FakeSites.url("one"))
    for _ in 0..<50 { model.retry() }
    sites.time.advance(by: .seconds(5))
    #expect(title(model) == "one" && sites.transport.openCount == 0)
  }

  @Test func aReleasedModelLeavesNothingBehind() {
    let sites = FakeSites()
    sites.change { $0.delay = { _ in 100 } }
    let services = services(sites)
    weak var released: ArticleViewModel?
    do {
      let model = ArticleViewModel(services: services, address: FakeSites.url("one"))
      sites.time.advance(by: .seconds(1))
      #expect(sites.transport.openCount == 1)
      released = model
    }
    #expect(released == nil && sites.transport.openCount == 0)
  }

  @Test func anotherSourceIsFollowedAndNoneIsSaidSo() {
    let (sites, others) = (FakeSites(), FakeSites())
    let services = services(sites)
    let model = ArticleViewModel(services: services, address: FakeSites.url("one"))
    sites.time.advance(by: .seconds(1))
    services.replace(articles: others.source)
    others.time.advance(by: .seconds(1))
    #expect(title(model) == "one" && others.paths == ["one"])
    services.replace(articles: nil)
    #expect(model.isUnavailable && model.content.isIdle)
  }

  // MARK: - On the screen

  private func screen(_ sites: FakeSites, _ path: String) -> (screen: TestScreen, window: WindowContext) {
    let window = WindowContext(services: services(sites), library: Library(work: .immediate, watchInterval: nil))
    let screen = TestScreen { ArticlePane(address: FakeSites.url(path), window: window) }
    screen.settle()
    return (screen, window)
  }

  @Test func thePaneShowsTitleFactsTextAndTheWayToTheOriginal() {
    let sites = FakeSites()
    let (screen, _) = screen(sites, "one")
    #expect(screen.words.contains { $0.contains("Loading the article") })
    sites.time.advance(by: .seconds(1))
    screen.settle()
    #expect(screen.words.contains("one"))
    #expect(screen.words.contains { $0.contains("minute to read") })
    #expect(screen.words.contains { $0.contains("A sentence of some length") })
    #expect(screen.words.contains { $0.contains("Open the original") })
  }

  @Test func aRefusalSaysWhyAndOffersNoUselessRetry() {
    let sites = FakeSites()
    sites.change { $0.failure = { _ in .response(status: 403) } }
    let (screen, _) = screen(sites, "one")
    sites.time.advance(by: .seconds(1))
    screen.settle()
    #expect(screen.words.contains("site.example does not let Kiosk read this page (HTTP 403)."))
    #expect(screen.elements("Retry", accepting: .press).isEmpty)
    #expect(screen.words.contains { $0.contains("Open the original") })
  }

  @Test func theWaysOfShowingAStoryFollowOneAnother() {
    #expect(StoryParts.discussion.next(hasRoom: true) == .both)
    #expect(StoryParts.both.next(hasRoom: true) == .article && StoryParts.article.next(hasRoom: true) == .discussion)
    #expect(StoryParts.discussion.next(hasRoom: false) == .article)
    #expect(StoryParts.both.fitting(hasRoom: false) == .article)
    let library = Library(work: .immediate, watchInterval: nil)
    #expect(StoryParts(library) == .discussion, "nothing is fetched before the reader has asked for it")
    library.set(ReaderSettings.Name.storyParts, to: "both")
    #expect(StoryParts(library) == .both)
    library.set(ReaderSettings.Name.storyParts, to: "nonsense")
    #expect(StoryParts(library) == .discussion)
  }

  @Test func anArticleAloneIsForItsStoryAndHidesNoOtherDiscussion() {
    let services = KioskServices(hackerNews: FakeHackerNews().api, origin: .live)
    let library = Library(work: .immediate, watchInterval: nil)
    let (one, other) = (
      ThreadViewModel(id: 1, services: services, library: library),
      ThreadViewModel(id: 2, services: services, library: library)
    )
    func shown(_ thread: ThreadViewModel, hasRoom: Bool = true) -> StoryParts {
      StoryParts(thread, library, or: .discussion, hasRoom: hasRoom)
    }
    one.show(.article)
    #expect(shown(one) == .article && shown(other) == .discussion)
    one.show(.both)
    #expect(shown(one) == .both && shown(other) == .both, "both are kept for the next story")
    #expect(shown(one, hasRoom: false) == .article && shown(other, hasRoom: false) == .discussion)
    other.show(.discussion, keeps: false)
    #expect(shown(other) == .discussion && StoryParts(library) == .both)
    library.set(ReaderSettings.Name.storyParts, to: "article")
    #expect(StoryParts(library) == .discussion, "as earlier versions kept it")
  }

  @Test func anArticlesPlaceHasAnAddressOfItsOwn() {
    let place = Place.article(FakeSites.url("a/b?c=d&e=%20f#g"))
    let path = [Place.pane(.saved), place]
    #expect([Place].at(path.address) == path)
    #expect(Place("article-file:///etc/passwd") == nil && Place("article-") == nil)
  }
}
