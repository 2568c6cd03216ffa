import Testing

@testable import SwiftUIWeb

/// How many pages a change reaches in time.
@Suite struct ChangePaceTests {
  /// A change that reaches `pages` pages, one after the other.
  private func wave(_ pace: inout ChangePace, _ time: inout Double, pages: Int, cost: Double) {
    for _ in 0..<pages {
      pace.sent(now: time)
      time += cost
    }
    pace.ended()
    time += 1
  }

  @Test(arguments: [0.000_1, 0.000_5, 0.001, 0.004, 0.015])
  func asManyPagesAreLetInAsAChangeReachesInTime(_ cost: Double) {
    var (pace, time) = (ChangePace(), 0.0)
    for _ in 0..<20 { wave(&pace, &time, pages: 200, cost: cost) }
    #expect(abs(pace.cost - cost) < cost / 20)
    #expect(Double(pace.room) * cost <= ChangePace.longestWait)
    #expect(Double(pace.room) * cost > ChangePace.longestWait / 3)
    #expect(pace.wait(live: pace.room) <= ChangePace.longestWait)
    #expect(pace.wait(live: pace.room * 3) > ChangePace.longestWait)
  }

  @Test func itFollowsPagesThatBecomeDearerAtOnceAndCheaperSlowly() {
    var (pace, time) = (ChangePace(), 0.0)
    let first = pace.room
    wave(&pace, &time, pages: 300, cost: 0.005)
    let dear = pace.room
    #expect(dear < first / 3)
    wave(&pace, &time, pages: 300, cost: 0.000_2)
    #expect(pace.room < first)
    for _ in 0..<8 { wave(&pace, &time, pages: 300, cost: 0.000_2) }
    #expect(pace.room > first)
  }

  @Test func timeBetweenWavesDoesNotCountAndFewFramesTellNothing() {
    var (pace, time) = (ChangePace(), 0.0)
    for _ in 0..<5 { wave(&pace, &time, pages: 200, cost: 0.001) }
    let before = pace
    for _ in 0..<1000 { wave(&pace, &time, pages: 3, cost: 0.010) }
    time += 0.4
    pace.ended()
    #expect(pace.cost == before.cost)
  }

  @Test func thereIsAlwaysRoomForAFew() {
    var (pace, time) = (ChangePace(), 0.0)
    for _ in 0..<20 { wave(&pace, &time, pages: 100, cost: 10) }
    #expect(pace.room >= 16)
    for _ in 0..<40 { wave(&pace, &time, pages: 1000, cost: 0) }
    #expect(pace.room < 1_000_000)
  }
}
