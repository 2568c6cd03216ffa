import Combine
import CombineTesting
import FakeHackerNews
import FeedLibrary
import Foundation
import FoundationExtras
import HackerNews
import Library
import Locks
import TMDb
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct CatchUpTests {
  private let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func library(_ now: Date? = nil) -> Library {
    Library(work: .immediate, watchInterval: nil, clock: { [now = now ?? self.now] in now })
  }

  @Test(arguments: [
    (CatchUpPeriod.day, 1.0), (.week, 7), (.month, 30), (.visit, 1),
  ])
  func aPeriodBeginsSoManyDaysAgo(_ period: CatchUpPeriod, _ days: Double) {
    #expect(period.start(at: now, visit: nil) == now.addingTimeInterval(-days * 86_400))
  }

  @Test func sinceTheLastVisitIsAMonthAtMostAndNeverInTheFuture() {
    let visit = now.addingTimeInterval(-3 * 86_400)
    #expect(CatchUpPeriod.visit.start(at: now, visit: visit) == visit)
    #expect(
      CatchUpPeriod.visit.start(at: now, visit: now.addingTimeInterval(-90 * 86_400))
        == CatchUpPeriod.month.start(at: now, visit: nil))
    #expect(CatchUpPeriod.visit.start(at: now, visit: now.addingTimeInterval(86_400)) == now)
  }

  @Test func whatTheReaderSaidCountsElseTheVisitBefore() {
    let time = Locked(now.addingTimeInterval(-5000))
    let library = Library(work: .immediate, watchInterval: nil, clock: { time.withLock { $0 } })
    #expect(library.contents.caughtUp == nil)
    library.look(at: "top", ids: [1, 2])
    time.withLock { $0 = now }
    library.look(at: "top", ids: [3])
    #expect(library.contents.caughtUp == now.addingTimeInterval(-5000), "the end of the visit before")
    library.markCaughtUp()
    #expect(library.contents.caughtUp == now)
    library.undo()
    #expect(library.contents.caughtUp == now.addingTimeInterval(-5000))
  }

  @Test func eachStoryStandsOnceByPointsOrByDiscussion() {
    let stories = (1...40).map { number in
      var story = Story(id: number, title: "Story \(number)", score: number)
      story.commentCount = 100 - number
      return story
    }
    let missed = MissedStories(stories, most: 10)
    #expect(missed.byPoints.map(\.id) == Array((31...40).reversed()))
    #expect(missed.byDiscussion.map(\.id) == Array(1...10))
    #expect(Set(missed.all.map(\.id)).count == missed.all.count)
    #expect(MissedStories([], most: 10).all.isEmpty)
  }

  @Test func whatMostSourcesToldComesFirst() throws {
    let world = try FeedWorld([
      (
        "ledger",
        [
          try FeedWorld.item("1", "Bridge that sings opens to the public", "https://ledger.example/bridge", age: 500),
          try FeedWorld.item("2", "Boats", "https://ledger.example/boats", age: 100),
        ]
      ),
      (
        "herald",
        [
          try FeedWorld.item("1", "Bridge that sings opens to the public", "https://herald.example/9", age: 400),
          try FeedWorld.item("2", "Long ago", "https://herald.example/old", age: 3 * 86_400),
        ]
      ),
    ])
    let model = CatchUpViewModel(services: world.services, library: world.library)
    model.look()
    world.wait()
    #expect(model.articles?.map(\.item.item.title) == ["Bridge that sings opens to the public", "Boats"])
    #expect(model.articles?.first?.others.count == 1)
    model.period = .week
    world.wait()
    #expect(model.articles?.map(\.item.item.title).last == "Long ago")
  }

  @Test func whatCameSinceTheLastVisitIsCountedWithoutAskingAnybody() throws {
    let world = try FeedWorld([
      (
        "ledger",
        [
          try FeedWorld.item("1", "Boats", "https://ledger.example/boats", age: 100),
          try FeedWorld.item("2", "Bridges", "https://ledger.example/bridges", age: 200),
        ]
      )
    ])
    let stories = CurrentValueSubject<[Date], Never>([])
    var counts: [Int] = []
    let watching = MissedCount.publisher(
      of: stories.eraseToAnyPublisher(), services: world.services, library: world.library
    ).sink { counts.append($0) }
    world.wait()
    #expect(counts.last == 0, "nobody was here before")
    world.library.set(
      ReaderSettings.Name.caughtUp, to: world.library.now.addingTimeInterval(-3600).formatted(.iso8601), label: "")
    world.wait()
    #expect(counts.last == 2)
    stories.send([world.library.now.addingTimeInterval(-60), world.library.now.addingTimeInterval(-7200)])
    #expect(counts.last == 3, "stories from before do not count")
    let article = try #require(world.desk.latest.first)
    world.desk.setRead([article.id])
    world.wait()
    #expect(counts.last == 2)
    world.library.markCaughtUp()
    world.wait()
    #expect(counts.last == 0)
    watching.cancel()
  }

  @Test func whatSourcesBringIsFollowedWhileSomebodyLooks() throws {
    let world = try FeedWorld([("ledger", [try FeedWorld.item("1", "Boats", "https://ledger.example/boats", age: 100)])]
    )
    let model = CatchUpViewModel(services: world.services, library: world.library)
    world.wait()
    #expect(model.articles == nil)
    model.look()
    world.wait()
    let article = try #require(model.articles?.first?.item)
    model.leave()
    world.desk.setRead([article.id])
    world.wait()
    #expect(model.articles?.first?.item.isRead == false)
    model.look()
    world.wait()
    #expect(model.articles?.first?.item.isRead == true)
  }

  @Test func theServicesAreAskedForTheTimeThatIsChosen() throws {
    let news = FakeHackerNews()
    news.publish(Array(1...25))
    let films = FakeMovies()
    let services = KioskServices(
      hackerNews: news.api, origin: .live, movies: .init(store: films.store, origin: .live))
    let model = CatchUpViewModel(services: services, library: library(), clock: { [now] in now })
    news.time.advance(by: .seconds(2))
    films.pass(2)
    let asked = try #require(news.transport.requests.last?.url.absoluteString)
    #expect(asked.contains("created_at_i%3E%3D\(Int(now.timeIntervalSince1970) - 86_400)"), "\(asked)")
    #expect(model.stories.value?.byPoints.count == 10)
    #expect(model.films.value != nil || model.films.failure != nil)
    let count = news.transport.requests.count
    model.look()
    news.time.advance(by: .seconds(2))
    #expect(news.transport.requests.count == count, "going back and forth asks nobody")
    model.period = .week
    news.time.advance(by: .seconds(2))
    #expect(
      news.transport.requests.last?.url.absoluteString.contains("\(Int(now.timeIntervalSince1970) - 7 * 86_400)")
        == true)
  }

  @Test func aServiceThatFailsIsAskedAgainAlone() {
    let news = FakeHackerNews()
    news.publish([1])
    news.change { $0.failure = { _ in .json("{}", status: 500) } }
    let model = CatchUpViewModel(services: KioskServices(hackerNews: news.api, origin: .live), library: library())
    news.time.advance(by: .seconds(60))
    #expect(model.stories.failure != nil)
    news.change { $0.failure = { _ in nil } }
    model.retry()
    news.time.advance(by: .seconds(60))
    #expect(model.stories.value?.byPoints.map(\.id) == [1])
  }

  @Test func theNewestPeriodWins() {
    let news = FakeHackerNews()
    news.publish(Array(1...5))
    news.change { $0.delay = { _ in 5 } }
    let model = CatchUpViewModel(
      services: KioskServices(hackerNews: news.api, origin: .live), library: library(), clock: { [now] in now })
    for period in [CatchUpPeriod.week, .month, .day, .week] { model.period = period }
    news.time.advance(by: .seconds(20))
    #expect(model.start == CatchUpPeriod.week.start(at: now, visit: nil))
    #expect(model.stories.value?.byPoints.isEmpty == false)
    #expect(
      news.transport.requests.last?.url.absoluteString.contains("\(Int(model.start.timeIntervalSince1970))") == true)
    #expect(news.transport.openCount == 0, "nobody waits for the others any more")
  }

  @Test func aReleasedModelLeavesNothingBehind() {
    let news = FakeHackerNews()
    news.publish([1])
    news.change { $0.delay = { _ in 50 } }
    var model: CatchUpViewModel? = CatchUpViewModel(
      services: KioskServices(hackerNews: news.api, origin: .live), library: library())
    weak let last = model
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 1)
    model = nil
    #expect(last == nil)
    news.time.advance(by: .seconds(1))
    #expect(news.transport.openCount == 0)
  }

  @Test func filmsAreThoseOfTheDays() throws {
    let start = Date(timeIntervalSince1970: 1_795_000_000)
    let list = try #require(MovieList.released(since: start, until: start.addingTimeInterval(2 * 86_400)))
    guard case .discover(let discovery) = list else {
      Issue.record("not a search by days")
      return
    }
    #expect(discovery.released?.lowerBound == CalendarDay(start))
    #expect(discovery.released?.upperBound == CalendarDay(start.addingTimeInterval(2 * 86_400)))
    #expect(MovieList.released(since: start.addingTimeInterval(3 * 86_400), until: start) == nil)
  }
}
