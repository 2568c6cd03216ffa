import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import Library
import Networking
import NewsAPI
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct ArticlesViewModelTests {
  private let library = Library(work: .immediate, watchInterval: nil)

  private func services(_ news: FakeNews) -> KioskServices {
    KioskServices(
      hackerNews: FakeHackerNews().api, origin: .live, news: .init(client: news.client, origin: .live))
  }

  private func model(_ news: FakeNews, index: Int = 0, text: String = "") -> ArticlesViewModel {
    ArticlesViewModel(
      services: services(news), library: library, index: index, text: text, scheduler: news.scheduler)
  }

  private func titles(_ model: ArticlesViewModel) -> [String] { model.articles.map(\.title) }

  @Test func theOutputFollowsTheInputs() {
    let news = FakeNews()
    let model = model(news)
    news.time.advance(by: .seconds(1))
    #expect(titles(model) == ["headlines 0", "headlines 1", "headlines 2"])
    model.indexEndpoint = 2
    #expect(model.content.isLoading && model.articles.isEmpty, "the old list is gone while the new one loads")
    news.time.advance(by: .seconds(1))
    #expect(titles(model).first == "science 0")
    model.category = .sports
    news.time.advance(by: .seconds(1))
    #expect(titles(model).first == "sports 0")
  }

  @Test func fastTypingAsksOnceForTheLastWords() {
    let news = FakeNews()
    let model = model(news, index: 1)
    for length in 1...6 {
      model.searchString = String("planet".prefix(length))
      news.time.advance(by: .milliseconds(40))
    }
    #expect(news.questions.isEmpty)
    news.time.advance(by: .seconds(1))
    #expect(news.questions == ["q=planet"])
    model.searchString = "planet "
    news.time.advance(by: .seconds(1))
    #expect(news.questions == ["q=planet"], "a blank at the end is no other question")
  }

  @Test func only3To30CharactersAskAndTheRuleIsSaid() {
    let news = FakeNews()
    let model = model(news, index: 1)
    news.time.advance(by: .seconds(1))
    #expect(model.searchRule == .tooShort(missing: 3) && model.content.isIdle)
    model.searchString = "ab"
    news.time.advance(by: .seconds(1))
    #expect(model.searchRule == .tooShort(missing: 1))
    model.searchString = String(repeating: "x", count: 31)
    news.time.advance(by: .seconds(1))
    #expect(model.searchRule == .tooLong(surplus: 1))
    #expect(news.questions.isEmpty)
    model.searchString = String(repeating: "x", count: 30)
    news.time.advance(by: .seconds(1))
    #expect(model.list != nil)
  }

  @Test func theNewestQuestionWinsHoweverSlowTheOldOneIs() {
    let news = FakeNews()
    news.change { $0.delay = { $0 == "sports" ? 5 : 0.1 } }
    let model = model(news, index: 2)
    for category in [NewsCategory.sports, .health, .sports, .business, .sports, .technology] {
      model.category = category
    }
    news.time.advance(by: .seconds(10))
    #expect(titles(model).first == "technology 0")
    #expect(news.transport.openCount == 0, "nobody waits for the old ones")
  }

  @Test func aFailureIsAValueAndTypingAndRetryGoOn() {
    let news = FakeNews()
    let refusal = "{\"status\": \"error\", \"code\": \"apiKeyInvalid\", \"message\": \"Your API key is invalid.\"}"
    news.change { $0.failure = { _ in .json(refusal, status: 401) } }
    let model = model(news)
    news.time.advance(by: .seconds(5))
    #expect(model.alert?.sentence.contains("Your API key is invalid") == true)
    #expect(model.content.failure?.cause == .keyMissing)
    news.change { $0.failure = { $0 == "headlines" ? .json(refusal, status: 401) : nil } }
    model.indexEndpoint = 2
    news.time.advance(by: .seconds(5))
    #expect(titles(model).count == 3, "the first failure did not end it")
    #expect(model.alert == nil)
    news.change { $0.failure = { _ in nil } }
    model.indexEndpoint = 0
    news.time.advance(by: .seconds(5))
    model.retry()
    news.time.advance(by: .seconds(5))
    #expect(titles(model).first == "headlines 0")
    #expect(model.content.failure == nil)
  }

  @Test func aFailureAfterContentKeepsTheContent() {
    let news = FakeNews()
    let model = model(news)
    news.time.advance(by: .seconds(1))
    news.change { $0.failure = { _ in .json("{\"status\": \"error\"}", status: 500) } }
    model.retry()
    news.time.advance(by: .seconds(30))
    #expect(titles(model).count == 3)
    #expect(model.content.failure != nil && model.list != nil)
  }

  @Test func theSameClassListsOneSource() {
    let news = FakeNews()
    let model = model(news, index: 3, text: "the-paper")
    news.time.advance(by: .seconds(1))
    #expect(news.questions == ["the-paper"])
    #expect(titles(model).count == 3)
  }

  @Test func mutedOutletsAreHiddenCountedAndCanBeLookedAt() {
    let news = FakeNews()
    let model = model(news)
    news.time.advance(by: .seconds(1))
    library.add(MuteRule(.outlet, "the paper", created: library.now))
    #expect(model.articles.isEmpty && model.shown.mutedCount == 3)
    model.showsMuted = true
    #expect(model.articles.count == 3)
    library.undo()
    #expect(model.shown.mutedCount == 0)
  }

  @Test func aReleasedModelLeavesNothingBehind() {
    let news = FakeNews()
    news.change { $0.delay = { _ in 60 } }
    weak var released: ArticlesViewModel?
    do {
      let model = model(news)
      news.time.advance(by: .seconds(1))
      #expect(news.transport.openCount == 1)
      released = model
    }
    news.time.advance(by: .seconds(1))
    #expect(released == nil)
    #expect(news.transport.openCount == 0)
  }

  @Test func sourcesFollowTheCountryAndTheNameIsFilteredHere() {
    let news = FakeNews()
    let model = SourcesViewModel(services: services(news), country: "us")
    news.time.advance(by: .seconds(1))
    #expect(model.sources.map(\.id) == ["die-zeitung", "the-paper"])
    model.searchString = "eclair"
    #expect(model.sources.map(\.id) == ["die-zeitung"])
    #expect(news.questions == ["directory"])
    model.searchString = ""
    model.country = "fr"
    news.time.advance(by: .seconds(1))
    #expect(model.sources.map(\.id) == ["le-papier"])
  }

  @Test func sourcesRecoverFromAFailure() {
    let news = FakeNews()
    news.change { $0.failure = { _ in .json("{\"status\": \"error\"}", status: 500) } }
    let model = SourcesViewModel(services: services(news), country: "us")
    news.time.advance(by: .seconds(30))
    #expect(model.content.failure != nil && model.sources.isEmpty)
    news.change { $0.failure = { _ in nil } }
    model.retry()
    news.time.advance(by: .seconds(1))
    #expect(model.content.failure == nil && model.sources.count == 2)
  }

  @Test func whatWasReadBeforeCanBeHiddenAndWhatIsReadNowStays() {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    let library = Library(work: .immediate, watchInterval: nil) { now }
    let news = FakeNews()
    let model = ArticlesViewModel(services: services(news), library: library, scheduler: news.scheduler)
    news.time.advance(by: .seconds(1))
    library.markRead([model.articles[0].key])
    #expect(model.shown.readCount == 1 && titles(model).count == 3)
    now += 60
    model.hidesRead = true
    #expect(titles(model) == ["headlines 1", "headlines 2"] && model.shown.readCount == 1)
    now += 60
    library.markRead([model.articles[0].key])
    #expect(titles(model) == ["headlines 1", "headlines 2"], "what is being read does not vanish")
    model.hidesRead = false
    #expect(titles(model).count == 3 && model.shown.readCount == 2)
    now += 60
    model.hidesRead = true
    #expect(titles(model) == ["headlines 2"])
  }

  /// One who goes through the categories is asked for at the first and where they come to rest.
  @Test func goingThroughTheCategoriesCostsLittle() {
    let news = FakeNews()
    let model = model(news, index: 2)
    news.time.advance(by: .seconds(5))
    #expect(news.questions == ["science"])
    for category in [NewsCategory.sports, .health, .business, .technology] {
      model.category = category
      news.time.advance(by: .milliseconds(150))
    }
    news.time.advance(by: .seconds(5))
    #expect(titles(model).first == "technology 0")
    #expect(news.questions == ["science", "sports", "technology"])
    model.category = .health
    #expect(news.questions.last == "health", "who takes their time does not wait")
  }
}
