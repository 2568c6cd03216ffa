import Foundation
import Testing

@testable import Feeds

@Suite("When feeds are asked")
struct FeedScheduleTests {
  private let now = Date(timeIntervalSince1970: 1_795_168_800)

  private func schedule(_ interval: TimeInterval = 3600) -> FeedSchedule { FeedSchedule(interval: interval, next: now) }

  @Test func followsHowOftenTheFeedChanges() {
    var schedule = schedule()
    for _ in 0..<10 { schedule.take(newCount: 3, pace: FeedPace(), freshFor: nil, at: now, jitter: 0) }
    #expect(schedule.interval == 900 && schedule.next == now.addingTimeInterval(900))
    for _ in 0..<30 { schedule.take(newCount: 0, pace: FeedPace(), freshFor: nil, at: now, jitter: 0) }
    #expect(schedule.interval == 86_400)
  }

  @Test func keepsToWhatTheFeedAndItsServerWant() {
    var schedule = schedule()
    schedule.take(newCount: 1, pace: FeedPace(interval: 7200), freshFor: 10_000, at: now, jitter: 0)
    #expect(schedule.next == now.addingTimeInterval(10_000))
    schedule.take(newCount: 1, pace: FeedPace(interval: 31_536_000), freshFor: nil, at: now, jitter: 0)
    #expect(schedule.next == now.addingTimeInterval(86_400))
  }

  @Test func leavesOutHoursAndDays() {
    var schedule = schedule()
    // It is Friday, ten o'clock in Greenwich.
    schedule.take(newCount: 1, pace: FeedPace(skippedHours: [10, 11, 12]), freshFor: nil, at: now, jitter: 0)
    #expect((10_800 - 1800...10_800 + 1800).contains(schedule.next.timeIntervalSince(now)))
    schedule.take(newCount: 1, pace: FeedPace(skippedDays: [6, 7, 1]), freshFor: nil, at: now, jitter: 0)
    #expect(schedule.next.timeIntervalSince(now) > 2 * 86_400)
    schedule.take(newCount: 1, pace: FeedPace(skippedHours: Set(0...23)), freshFor: nil, at: now, jitter: 0)
    #expect(schedule.next.timeIntervalSince(now) <= 2 * 86_400)
  }

  @Test func waitsLongerAfterEachFailureAndForgetsThemAfterAnAnswer() {
    var schedule = schedule()
    var pauses: [TimeInterval] = []
    for _ in 0..<9 {
      schedule.takeFailure(retryAfter: nil, isEnd: false, at: now, jitter: 0)
      pauses.append(schedule.next.timeIntervalSince(now))
    }
    #expect(pauses == [900, 1800, 3600, 7200, 14_400, 28_800, 57_600, 86_400, 86_400])
    schedule.take(newCount: 0, pace: FeedPace(), freshFor: nil, at: now, jitter: 0)
    #expect(schedule.failureCount == 0)
    schedule.takeFailure(retryAfter: 5000, isEnd: false, at: now, jitter: 0)
    #expect(schedule.next == now.addingTimeInterval(5000))
    schedule.takeFailure(retryAfter: 31_536_000, isEnd: false, at: now, jitter: 0)
    #expect(schedule.next == now.addingTimeInterval(7 * 86_400))
  }

  @Test func endsWhereTheServerSaysSo() {
    var schedule = schedule()
    schedule.takeFailure(retryAfter: nil, isEnd: true, at: now, jitter: 0)
    #expect(schedule.hasEnded)
  }

  @Test func beginsWithTheArticlesDates() {
    let items = (0..<5).map { FeedItem(id: "\($0)", title: "x", published: now.addingTimeInterval(Double($0) * -7200)) }
    #expect(FeedSchedule.interval(of: items) == 3600)
    #expect(FeedSchedule.interval(of: []) == 3600)
    #expect(FeedSchedule(interval: .nan, next: now).interval == 86_400)
  }
}
