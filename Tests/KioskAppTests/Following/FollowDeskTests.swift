import Combine
import CombineTesting
import FakeHackerNews
import Foundation
import Library
import Networking
import Testing

@testable import KioskApp

@MainActor @Suite(.timeLimit(.minutes(4))) struct FollowDeskTests {
  private let fake = FakeHackerNews()
  private let library: Library
  private let desk: FollowDesk

  init() {
    let time = fake.time
    library = Library(work: .immediate, watchInterval: nil) {
      Date(timeIntervalSince1970: 1_790_000_000 + Double(time.now.nanoseconds) / 1e9)
    }
    desk = FollowDesk(
      services: KioskServices(hackerNews: fake.api, origin: .live), library: library,
      scheduler: AnyScheduler(fake.time) { $0.seconds })
    fake.change { $0.strayHits = [Self.hit(5, "The sea")] }
  }

  private static func hit(_ id: Int, _ title: String) -> String {
    #"{"objectID": "\#(id)", "title": "\#(title)", "author": "ann", "created_at_i": 1790000100, "_tags": ["story"]}"#
  }

  private func pass(_ seconds: Double) { fake.time.advance(by: .seconds(seconds)) }

  private var searches: Int { fake.transport.requests.count }

  @Test func nobodyIsAskedWhileNobodyLooks() {
    library.follow(.words("sea"))
    pass(1000)
    #expect(searches == 0)
    let looking = desk.look()
    pass(1)
    #expect(searches == 1 && library.contents.inboxEntries.map(\.title) == ["The sea"])
    looking.cancel()
    pass(10_000)
    #expect(searches == 1)
  }

  @Test func withNothingToFollowNothingIsAsked() {
    let looking = desk.look()
    pass(10_000)
    #expect(searches == 0 && !desk.isAsking)
    looking.cancel()
  }

  @Test func eachThingIsAskedForAtItsPaceHoweverManyLook() {
    library.follow(.words("sea"))
    let looking = (0..<5).map { _ in desk.look() }
    pass(290)
    #expect(searches == 1)
    pass(60)
    #expect(searches == 2)
    library.follow(.user("ann"))
    pass(1)
    #expect(searches == 3, "what is followed now is looked at at once")
    looking.forEach { $0.cancel() }
  }

  @Test func whatIsNewIsToldOnce() {
    var told: [[InboxEntry]] = []
    let hearing = desk.found.sink { told.append($0) }
    library.follow(.words("sea"))
    let looking = desk.look()
    pass(1000)
    #expect(told.map { $0.map(\.id) } == [["hn:5"]])
    fake.change { $0.strayHits.append(Self.hit(6, "Sea and sky")) }
    pass(400)
    #expect(told.map { $0.map(\.id) } == [["hn:5"], ["hn:6"]])
    looking.cancel()
    hearing.cancel()
  }

  @Test func aFailureIsAValueAndIsTriedAgainLater() {
    fake.change { $0.failure = { _ in .json("{}", status: 500) } }
    library.follow(.words("sea"))
    let looking = desk.look()
    pass(200)
    #expect(desk.trouble != nil && !desk.isAsking && library.contents.followed[0].checked == nil)
    fake.change { $0.failure = { _ in nil } }
    pass(400)
    #expect(desk.trouble == nil && library.contents.unreadInboxCount == 1)
    looking.cancel()
  }

  @Test func aWishOfTheReaderDoesNotWaitForThePace() {
    library.follow(.words("sea"))
    let looking = desk.look()
    pass(10)
    let before = searches
    desk.askNow()
    desk.askNow()
    pass(5)
    #expect(searches == before + 1, "one round at a time")
    looking.cancel()
  }

  @Test func whoStopsLookingStopsTheQuestion() {
    fake.change { $0.delay = { _ in 5 } }
    library.follow(.words("sea"))
    let looking = desk.look()
    pass(1)
    #expect(desk.isAsking && fake.transport.openCount == 1)
    looking.cancel()
    #expect(!desk.isAsking && fake.transport.openCount == 0)
  }

  @Test func samplesBringNothingToTheInbox() {
    let desk = FollowDesk(
      services: KioskServices(hackerNews: fake.api, origin: .samples), library: library,
      scheduler: AnyScheduler(fake.time) { $0.seconds })
    library.follow(.words("sea"))
    library.follow(.movie(7))
    let looking = desk.look()
    pass(1000)
    #expect(searches == 0 && !desk.isAsking && library.contents.inbox.isEmpty)
    looking.cancel()
  }

  @Test func whatOneOpensIsReadInTheInbox() {
    let window = WindowModel(services: KioskServices(hackerNews: fake.api, origin: .live), library: library)
    library.take(
      [],
      found: [5, 6].map {
        InboxEntry(id: "hn:\($0)", subject: .words("sea"), title: "The sea", item: $0, date: library.now)
      })
    #expect(window.unreadInbox == 2)
    window.context.open(.item(5))
    #expect(window.unreadInbox == 1 && library.contents.inbox["hn:5"]?.isRead == true)
  }

  @Test func aReleasedDeskLeavesNothingBehind() {
    weak var gone: FollowDesk?
    var looking: AnyCancellable?
    do {
      let desk = FollowDesk(
        services: KioskServices(hackerNews: fake.api, origin: .live), library: library,
        scheduler: AnyScheduler(fake.time) { $0.seconds })
      gone = desk
      looking = desk.look()
      pass(1)
    }
    #expect(gone == nil)
    looking?.cancel()
  }
}
