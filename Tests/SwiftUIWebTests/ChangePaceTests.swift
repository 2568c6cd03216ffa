import Testing

@testable import SwiftUIWeb

/// How many pages a change reaches in time.
@Suite struct ChangePaceTests {
  /// A change that reaches `pages` pages, one after the other.
  private func wave(_ pace: inout ChangePace, _ work: inout Double, pages: Int, cost: Double) {
    pace.interrupted()
    for _ in 0..<pages {
      work += cost
      pace.sent(work: work)
    }
  }

  @Test(arguments: [0.000_1, 0.000_5, 0.001, 0.004, 0.015])
  func asManyPagesAreLetInAsAChangeReachesInTime(_ cost: Double) {
    var (pace, work) = (ChangePace(), 0.0)
    for _ in 0..<10 { wave(&pace, &work, pages: 200, cost: cost) }
    #expect(abs(pace.cost - cost) < cost / 20)
    #expect(Double(pace.room) * cost <= ChangePace.longestWait)
    #expect(Double(pace.room) * cost > ChangePace.longestWait / 2)
    #expect(pace.wait(live: pace.room) <= ChangePace.longestWait)
    #expect(pace.wait(live: pace.room * 3 / 2) > ChangePace.longestWait)
  }

  @Test func itFollowsPagesThatBecomeDearerAndCheaper() {
    var (pace, work) = (ChangePace(), 0.0)
    let first = pace.room
    for _ in 0..<3 { wave(&pace, &work, pages: 300, cost: 0.003) }
    let dear = pace.room
    #expect(dear < first / 3)
    for _ in 0..<5 { wave(&pace, &work, pages: 300, cost: 0.000_2) }
    #expect(pace.room > first)
  }

  @Test func whatIsDoneBetweenChangesDoesNotCount() {
    var (pace, work) = (ChangePace(), 0.0)
    for _ in 0..<5 { wave(&pace, &work, pages: 200, cost: 0.001) }
    let before = pace
    for _ in 0..<1000 {
      // A reader asks for something dear, and later for something else.
      pace.interrupted()
      work += 0.010
      pace.sent(work: work)
    }
    #expect(pace.cost == before.cost)
    // Models are told of a change before its first frame.
    work += 0.4
    pace.sent(work: work)
    #expect(pace.cost == before.cost)
  }

  @Test func thereIsAlwaysRoomForAFew() {
    var (pace, work) = (ChangePace(), 0.0)
    for _ in 0..<20 { wave(&pace, &work, pages: 100, cost: 10) }
    for _ in 0..<20 { wave(&pace, &work, pages: 100, cost: 0.019_9) }
    #expect(pace.room >= 35)
    for _ in 0..<20 { wave(&pace, &work, pages: 1000, cost: 0) }
    #expect(pace.room < 1_000_000)
  }
}
