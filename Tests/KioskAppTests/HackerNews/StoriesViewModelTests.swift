import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import HackerNews
import Library
import Networking
import SwiftUI
import SwiftUITesting
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct StoriesViewModelTests {
  private func fill(_ news: FakeHackerNews) {
    news.publish(Array(101...110), in: "newstories")
    news.publish(Array(201...210), in: "topstories")
    news.publish(Array(301...310), in: "beststories")
  }

  private func model(_ news: FakeHackerNews) -> StoriesViewModel {
    StoriesViewModel(
      services: KioskServices(hackerNews: news.api, origin: .live), library: Library(watchInterval: nil), page: 10)
  }

  @Test func theOutputFollowsTheInput() {
    let news = FakeHackerNews()
    fill(news)
    let model = model(news)
    news.time.advance(by: .seconds(1))
    #expect(model.stories.map(\.id) == Array(101...110))
    model.indexEndpoint = 2
    news.time.advance(by: .seconds(1))
    #expect(model.stories.map(\.id) == Array(301...310))
  }

  @Test func theNewestChoiceWinsHoweverSlowTheOldOneIs() {
    let news = FakeHackerNews()
    fill(news)
    news.change { $0.delay = { $0 == "newstories" ? 5 : 0.1 } }
    let model = model(news)
    for index in [1, 2, 0, 1, 2, 0, 2, 1, 0, 1] { model.indexEndpoint = index }
    news.time.advance(by: .seconds(10))
    #expect(model.stories.map(\.id) == Array(201...210))
  }

  @Test func aListGoesOnFromItsEndWhileWhatIsThereStays() {
    let news = FakeHackerNews()
    news.publish(Array(201...225), in: "topstories")
    news.publish(Array(301...303), in: "beststories")
    let model = model(news)
    model.indexEndpoint = 1
    news.time.advance(by: .seconds(1))
    #expect(model.stories.map(\.id) == Array(201...210) && model.hasMore)
    news.change { $0.delay = { _ in 2 } }
    model.stand(at: 205)
    #expect(!model.isGrowing)
    model.stand(at: 210)
    news.time.advance(by: .seconds(1))
    #expect(model.stories.map(\.id) == Array(201...210) && model.isGrowing && !model.hasMore)
    news.time.advance(by: .seconds(10))
    #expect(model.stories.map(\.id) == Array(201...220) && !model.isGrowing && model.hasMore)
    model.loadMore()
    news.time.advance(by: .seconds(10))
    #expect(model.stories.map(\.id) == Array(201...225) && !model.hasMore)
    model.indexEndpoint = 2
    news.time.advance(by: .seconds(10))
    #expect(model.stories.map(\.id) == Array(301...303) && !model.hasMore)
    model.indexEndpoint = 1
    news.time.advance(by: .seconds(10))
    #expect(model.stories.map(\.id) == Array(201...225), "a list is as long as the reader made it")
  }

  @Test func whatArrivesWhileAListIsLongComesToItsTop() {
    let news = FakeHackerNews()
    news.publish(Array(201...215), in: "topstories")
    let model = model(news)
    model.indexEndpoint = 1
    news.time.advance(by: .seconds(1))
    model.loadMore()
    news.time.advance(by: .seconds(3))
    news.publish([300] + Array(201...215), in: "topstories")
    news.send("put", "[300,\((201...215).map(String.init).joined(separator: ","))]", to: "topstories")
    news.time.advance(by: .seconds(3))
    #expect(model.stories.map(\.id) == [300] + Array(201...215) && model.state.arrivals == 1)
  }

  @Test func workForAListNobodyLooksAtStops() {
    let news = FakeHackerNews()
    fill(news)
    news.change { $0.delay = { _ in 5 } }
    let model = model(news)
    news.time.advance(by: .seconds(1))
    model.indexEndpoint = 1
    news.time.advance(by: .seconds(30))
    #expect(!news.streamPaths.isEmpty)
    #expect(news.transport.openCount == 2, "the streams of the chosen list and of changes")
    #expect(model.stories.map(\.id) == Array(201...210))
  }

  @Test func aFailureIsAValueAndRetryWorks() {
    let news = FakeHackerNews()
    fill(news)
    news.change {
      $0.failure = { _ in .json("{\"error\":\"down\"}", status: 500) }
      $0.hasStreams = false
    }
    let model = model(news)
    news.time.advance(by: .seconds(10))
    guard case .failed = model.content else {
      Issue.record("expected a failure, got \(model.content)")
      return
    }
    news.change {
      $0.failure = { _ in nil }
      $0.hasStreams = true
    }
    model.retry()
    news.time.advance(by: .seconds(5))
    #expect(model.stories.count == 10)
    #expect(model.state.problem == nil)
  }

  @Test func goingBackToAListShowsItAtOnce() {
    let news = FakeHackerNews()
    fill(news)
    let model = model(news)
    news.time.advance(by: .seconds(1))
    model.indexEndpoint = 1
    news.time.advance(by: .seconds(1))
    model.indexEndpoint = 0
    #expect(model.stories.map(\.id) == Array(101...110))
  }

  @Test func aStoryThatArrivesIsMarkedAndCounted() {
    let news = FakeHackerNews()
    fill(news)
    let model = model(news)
    news.time.advance(by: .seconds(1))
    news.publish([111] + Array(101...109), in: "newstories")
    news.send("put", "[111,101,102,103,104,105,106,107,108,109]", to: "newstories")
    news.time.advance(by: .seconds(1))
    #expect(model.rows.rows.first?.isNew == true)
    #expect(model.state.arrivals == 1)
    model.currentDate = Date().addingTimeInterval(600)
    #expect(model.rows.rows.filter(\.isNew).isEmpty)
  }

  @Test func arrivalsAreWhatHasComeIntoSightOnTheSameList() {
    let before = Arrivals(list: 0, count: 1, shown: [7])
    for (after, count) in [
      (before, 0), (Arrivals(list: 0, count: 3, shown: [7, 8, 9]), 2), (Arrivals(list: 0, count: 2, shown: [8]), 1),
      // A mark has faded; a muted one has come; a muted one is shown; another list.
      (Arrivals(list: 0, count: 1, shown: []), 0), (Arrivals(list: 0, count: 2, shown: [7]), 0),
      (Arrivals(list: 0, count: 1, shown: [6, 7]), 0), (Arrivals(list: 1, count: 4, shown: [11, 12]), 0),
    ] {
      #expect(after.since(before) == count, "\(after)")
    }
    #expect([1, 2].map(Arrivals.sentence) == ["1 new story", "2 new stories"])
  }

  @Test func storiesThatArriveAreAnnouncedOnceAndByTheirNumber() {
    struct Listener: View {
      @ObservedObject var model: StoriesViewModel
      let library: Library
      var body: some View {
        Text("\(model.stories.count)").modifier(ArrivalSignals(library: library, arrivals: model.arrivals))
      }
    }
    let news = FakeHackerNews()
    fill(news)
    let model = model(news)
    let screen = TestScreen { Listener(model: model, library: Library(work: .immediate, watchInterval: nil)) }
    news.time.advance(by: .seconds(1))
    screen.settle()
    let announced = { screen.changes.filter { $0.contains("announce") } }
    #expect(announced() == [])
    news.publish([112, 111] + Array(101...108), in: "newstories")
    news.send("put", "[112,111,101,102,103,104,105,106,107,108]", to: "newstories")
    news.time.advance(by: .seconds(1))
    screen.settle()
    #expect(announced() == ["announce(\"2 new stories\")"])
    model.indexEndpoint = 1
    news.time.advance(by: .seconds(1))
    screen.settle()
    model.indexEndpoint = 0
    news.time.advance(by: .seconds(1))
    screen.settle()
    #expect(announced().count == 1)
  }

  @Test func anotherServiceReplacesEverything() {
    let samples = FakeHackerNews()
    samples.publish([1, 2, 3], in: "newstories")
    let news = FakeHackerNews()
    fill(news)
    let services = KioskServices(hackerNews: samples.api, origin: .samplesInstead(reason: "No network."))
    let model = StoriesViewModel(services: services, library: Library(watchInterval: nil), page: 10)
    samples.time.advance(by: .seconds(1))
    #expect(model.stories.map(\.id) == [1, 2, 3])
    services.replace(hackerNews: news.api, origin: .live)
    #expect(model.content.isLoading)
    news.time.advance(by: .seconds(1))
    #expect(model.stories.map(\.id) == Array(101...110))
    samples.time.advance(by: .seconds(1))
    #expect(samples.transport.openCount == 0)
  }

  @Test func aReleasedModelLeavesNothingBehind() {
    let news = FakeHackerNews()
    fill(news)
    weak var released: StoriesViewModel?
    do {
      let model = model(news)
      news.time.advance(by: .seconds(1))
      #expect(news.transport.openCount == 2)
      released = model
    }
    news.time.advance(by: .seconds(1))
    #expect(released == nil)
    #expect(news.transport.openCount == 0)
  }

  @Test func theNextUnreadStoryIsFoundAndOpened() {
    let news = FakeHackerNews()
    fill(news)
    let library = Library(work: .immediate, watchInterval: nil)
    let window = WindowModel(services: KioskServices(hackerNews: news.api, origin: .live), library: library)
    let model = window.stories
    news.time.advance(by: .seconds(1))
    library.markRead([101, 102, 104].map { ItemKey(.hackerNews, $0) })
    model.moveToUnread()
    #expect(model.current?.id == 103)
    model.moveToUnread()
    #expect(model.current?.id == 105)
    window.openNextUnread()
    #expect(window.context.path.detail == .item(103))
    library.markRead([103].map { ItemKey(.hackerNews, $0) })
    window.openNextUnread()
    #expect(window.context.path.detail == .item(105))
    window.context.open(.item(110))
    window.openNextUnread()
    #expect(window.context.path.detail == .item(105), "behind the last story comes the first")
    window.find()
    #expect(window.context.path.detail == .item(105) && window.thread(105).findRequests == 1)
    window.context.path = []
    window.find()
    #expect(window.context.path.pane == .search)
  }

  @Test func whatCameSinceTheLastVisitIsToldFromWhatIsKnown() {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    let library = Library(work: .immediate, watchInterval: nil) { now }
    func visit(_ ids: [Int], origin: KioskServices.Origin = .live) -> StoriesViewModel {
      let news = FakeHackerNews()
      news.publish(ids, in: "newstories")
      let model = StoriesViewModel(
        services: KioskServices(hackerNews: news.api, origin: origin), library: library, page: 10, clock: { now })
      news.time.advance(by: .seconds(1))
      return model
    }
    _ = visit([900, 901], origin: .samples)
    #expect(library.contents.lists.isEmpty, "invented stories are not remembered")
    let first = visit([3, 2, 1])
    #expect(first.lastVisit == nil && first.rows.newCount == 0)
    let end = now
    now += 7200
    let second = visit([5, 4, 3, 2, 1])
    #expect(second.rows.newCount == 2 && second.lastVisit == end)
    #expect(second.rows.rows.first(where: \.beginsKnown)?.id == 3)
    now += 60
    let reloaded = visit([6, 5, 4, 3, 2, 1])
    #expect(reloaded.rows.rows.first(where: \.beginsKnown)?.id == 3, "the same visit goes on")
  }

  @Test func aWindowThatNobodyLooksAtVisitsNothing() {
    var now = Date(timeIntervalSince1970: 1_800_000_000)
    let library = Library(work: .immediate, watchInterval: nil) { now }
    let news = FakeHackerNews()
    news.publish([2, 1], in: "newstories")
    let model = StoriesViewModel(
      services: KioskServices(hackerNews: news.api, origin: .live), library: library, page: 10, clock: { now })
    news.time.advance(by: .seconds(1))
    now += 3600
    news.publish([3, 2, 1], in: "newstories")
    news.send("put", "[3,2,1]", to: "newstories")
    news.time.advance(by: .seconds(1))
    #expect(model.stories.count == 3 && library.contents.lists["hn new"]?.latest.ids == [1, 2])
    model.move(by: 1)
    #expect(model.rows.rows.first(where: \.beginsKnown)?.id == 2, "the reader is back")
  }

  @Test func theNextUnreadStoryMayStillBeOnItsWay() {
    let news = FakeHackerNews()
    news.publish(Array(101...145), in: "newstories")
    let library = Library(work: .immediate, watchInterval: nil)
    let window = WindowModel(services: KioskServices(hackerNews: news.api, origin: .live), library: library)
    _ = window.stories
    news.time.advance(by: .seconds(1))
    #expect(window.stories.rows.rows.map(\.id) == Array(101...130))
    library.markRead((101...131).filter { $0 != 102 }.map { ItemKey(.hackerNews, $0) })
    window.context.open(.item(130))
    window.openNextUnread()
    #expect(window.context.path.detail == .item(130), "the list goes on, so it does not begin anew")
    news.time.advance(by: .seconds(5))
    #expect(window.context.path.detail == .item(132))
    library.markRead((133...145).map { ItemKey(.hackerNews, $0) })
    window.openNextUnread()
    #expect(window.context.path.detail == .item(102), "behind the last story comes the first")
  }

  @Test func whoWentElsewhereIsNotTakenToTheNextStory() {
    let news = FakeHackerNews()
    news.publish(Array(101...145), in: "newstories")
    let library = Library(work: .immediate, watchInterval: nil)
    let window = WindowModel(services: KioskServices(hackerNews: news.api, origin: .live), library: library)
    _ = window.stories
    news.time.advance(by: .seconds(1))
    library.markRead((101...130).map { ItemKey(.hackerNews, $0) })
    window.context.open(.item(130))
    window.openNextUnread()
    window.context.open(.item(105))
    news.time.advance(by: .seconds(5))
    #expect(window.stories.rows.rows.count == 45 && window.context.path.detail == .item(105))
  }

  @Test func aStoryAndAllAboveItAreReadInOneStep() {
    let news = FakeHackerNews()
    fill(news)
    let library = Library(work: .immediate, watchInterval: nil)
    let model = StoriesViewModel(
      services: KioskServices(hackerNews: news.api, origin: .live), library: library, page: 10)
    news.time.advance(by: .seconds(1))
    library.markRead([ItemKey(.hackerNews, 102)])
    model.markReadDown(to: 104)
    #expect(model.rows.rows.filter(\.isRead).map(\.id) == [101, 102, 103, 104])
    library.undo()
    #expect(model.rows.rows.filter(\.isRead).map(\.id) == [102])
    model.markReadDown(to: 999)
    #expect(model.rows.rows.count { $0.isRead } == 1)
  }
}
