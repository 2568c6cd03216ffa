import Combine
import CombineTesting
import Feeds
import Foundation
import Locks
import Networking
import Testing

@testable import FeedLibrary

/// A week of use on virtual time: outlets of every pace, some of them in trouble, and a reader who looks once a day.
@Suite("A week of feeds", .timeLimit(.minutes(4))) @MainActor
final class WeekTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private nonisolated static let start = Date(timeIntervalSince1970: 1_795_168_800)
  private nonisolated static let day: TimeInterval = 86_400
  private let time = TestScheduler()

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Something has been at an outlet's address.
  private struct Request: Sendable {
    var outlet: Int
    var host: String
    /// Seconds since the start.
    var time: TimeInterval
  }

  /// An outlet: how often something new appears, and how it fails.
  private struct Outlet: Sendable {
    var number: Int
    /// Minutes between two articles.
    var pace: Double

    var host: String { "host-\(number % 7).example" }
    var address: String { "https://\(host)/\(number)" }

    static let all = [45, 60, 90, 180, 300, 720, 720, 1440, 1440, 2000, 2880, 2880, 4320, 5000, 10_000, 200]
      .enumerated().map { Outlet(number: $0, pace: $1) }

    /// Articles that have appeared by then; before the start there were two.
    func count(at seconds: TimeInterval) -> Int { 2 + Int(seconds / 60 / pace) }

    /// Down for the second day, in the third one for good, moved in the fourth, or asks for patience in the fifth.
    func trouble(at seconds: TimeInterval) -> InMemoryTransport.Answer? {
      let day = seconds / WeekTests.day
      switch number {
      case 2 where (1..<2).contains(day): return .response(status: 503, after: 0.3)
      case 6 where day >= 2: return .response(status: 410, after: 0.3)
      case 8 where day >= 3:
        return .response(status: 301, headers: ["Location": "https://moved.example/8"], after: 0.3)
      case 10 where (4..<4.5).contains(day):
        return .response(status: 429, headers: ["Retry-After": "21600"], after: 0.3)
      default: return nil
      }
    }

    /// The newest thirty; who knows them is told that nothing has changed.
    func answer(_ request: HTTPRequest, at seconds: TimeInterval) -> InMemoryTransport.Answer {
      let count = count(at: seconds)
      guard request.headers["If-None-Match"] != "\"\(count)\"" else { return .response(status: 304, after: 0.3) }
      let items = (max(0, count - 30)..<count).reversed().map { article in
        let published = WeekTests.start.addingTimeInterval(Double(article - 1) * pace * 60)
        return """
          <item><guid>\(number)-\(article)</guid><title>Story \(article) of \(number)</title>
          <link>https://\(host)/\(number)/\(article)</link><pubDate>\(published.formatted(.iso8601))</pubDate></item>
          """
      }
      return .response(
        headers: ["ETag": "\"\(count)\""],
        body: Data("<rss><channel><title>Outlet \(number)</title>\(items.joined())</channel></rss>".utf8), after: 0.3)
    }
  }

  @Test func nothingIsLostNothingTwiceAndNobodyIsPressed() throws {
    let scheduler = AnyScheduler(time) { $0.seconds }
    let requests = Locked<[Request]>([])
    let transport = InMemoryTransport(scheduler: scheduler) { request in
      let seconds = scheduler.now.seconds
      let host = request.url.host() ?? ""
      guard let number = Int(request.url.lastPathComponent), Outlet.all.indices.contains(number) else {
        return .response(status: 404)
      }
      requests.withLock { $0.append(Request(outlet: number, host: host, time: seconds)) }
      let outlet = Outlet.all[number]
      let trouble = host == "moved.example" ? nil : outlet.trouble(at: seconds)
      return trouble ?? outlet.answer(request, at: seconds)
    }
    let source = FeedSource(
      client: HTTPClient(
        transport: RedirectingTransport(transport),
        configuration: .init(
          limits: .init(http1: 1, multiplexed: 1), scheduler: scheduler, decoding: scheduler, delivery: scheduler)))
    let store = try FeedStore(folder: folder)
    let start = Self.start
    let refresher = FeedRefresher(
      store: store, source: source, scheduler: scheduler,
      clock: { start.addingTimeInterval(scheduler.now.seconds) }, jitter: { 0.5 })
    let desk = FeedDesk(store: store, source: source, refresher: refresher, work: scheduler, delivery: scheduler)
    for outlet in Outlet.all {
      _ = try store.follow(ListedFeed(url: try #require(URL(string: outlet.address))), at: start)
    }
    desk.start()
    var read: Set<Int64> = []
    for day in 1...7 {
      time.advance(by: .seconds(Self.day))
      // The reader looks, and reads what there is.
      desk.look()
      let unread = try store.articles(ArticleQuestion(isUnreadOnly: true, limit: 10_000)).map(\.id)
      #expect(read.isDisjoint(with: unread), "day \(day)")
      read.formUnion(unread)
      desk.setRead(unread)
      time.advance(by: .seconds(60))
      let left = try store.articles(ArticleQuestion(isUnreadOnly: true, limit: 10_000)).map(\.id)
      #expect(read.isDisjoint(with: left) && desk.trouble == nil, "day \(day)")
    }
    desk.stop()
    try expectEverything(store, requests.withLock { $0 })
    expectPoliteness(requests.withLock { $0 })
  }

  /// Each article that had appeared when its outlet was asked last is there, and once.
  private func expectEverything(_ store: FeedStore, _ requests: [Request]) throws {
    let articles = try store.articles(ArticleQuestion(limit: 10_000))
    #expect(Set(articles.map(\.item.id)).count == articles.count)
    for feed in try store.feeds() {
      let number = try #require(Int(feed.url.lastPathComponent))
      let outlet = Outlet.all[number]
      let there = Set(articles.filter { $0.sourceID == feed.id }.map(\.item.id))
      if number == 6 {
        #expect(feed.health.schedule.hasEnded && feed.health.problem != nil && there.count >= 2)
        continue
      }
      #expect(feed.health.problem == nil, "\(outlet)")
      #expect((feed.url.host() == "moved.example") == (number == 8), "\(feed.url)")
      let last = try #require(requests.last { $0.outlet == number }?.time)
      #expect(there == Set((0..<outlet.count(at: last)).map { "\(number)-\($0)" }), "\(outlet)")
      // A day at the most between what appears and who hears of it.
      #expect(7 * Self.day - last < 1.2 * Self.day, "\(outlet)")
    }
  }

  private func expectPoliteness(_ requests: [Request]) {
    for (host, there) in Dictionary(grouping: requests, by: \.host) {
      let times = there.map(\.time).sorted()
      #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 > 0.299 }, "two at once at \(host)")
    }
    for (outlet, asked) in Dictionary(grouping: requests.filter { $0.host != "moved.example" }, by: \.outlet) {
      let times = asked.map(\.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= FeedSchedule.shortest }, "outlet \(outlet)")
      // Seldom where little is new.
      if Outlet.all[outlet].pace >= 2880 { #expect(asked.count < 60, "outlet \(outlet)") }
    }
    let patient = requests.filter { $0.outlet == 10 && (4 * Self.day..<4.5 * Self.day).contains($0.time) }
    #expect(patient.count <= 3, "\(patient)")
    #expect(requests.filter { $0.outlet == 6 && $0.time > 3.2 * Self.day }.isEmpty)
  }
}
