import Eventually
import Testing

struct PatienceTests {
  private let start = ContinuousClock.now

  /// The look after which a patience of half a minute is over, where one looks `count` times, with so many seconds between
  /// one look and the next, and `pause` seconds before the eleventh.
  private func lastLook(_ count: Int, every seconds: Double, pause: Double = 0) -> Double? {
    var patience = Patience(.seconds(30), now: start)
    for look in 1...count {
      let time = Double(look) * seconds + (look > 10 ? pause : 0)
      if patience.isOver(now: start + .seconds(time)) { return time }
    }
    return nil
  }

  @Test func whoLooksOftenWaitsAsLongAsWasSaid() {
    #expect(lastLook(1000, every: 0.125) == 30)
    #expect(lastLook(239, every: 0.125) == nil)
  }

  @Test func aMachineThatStoodStillHasNotUsedItUp() throws {
    let end = try #require(lastLook(1000, every: 0.125, pause: 100))
    #expect((129...130).contains(end))
  }

  @Test func oneLooksAHundredTimesAtLeast() {
    #expect(lastLook(1000, every: 20) == 2000)
  }
}
