import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct TestSchedulerTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func nothingRunsUntilTheTimeMoves() {
    let time = TestScheduler()
    let log = Log()
    time.schedule { log.lines.append("now") }
    time.schedule(after: .at(.seconds(1))) { log.lines.append("later") }
    #expect(log.lines.isEmpty)
    #expect(time.pendingCount == 2)
    time.advance()
    #expect(log.lines == ["now"])
    time.advance(by: .milliseconds(999))
    #expect(log.lines == ["now"])
    time.advance(by: .milliseconds(1))
    #expect(log.lines == ["now", "later"])
    #expect(time.now == .at(.seconds(1)))
  }

  @Test func actionsRunInOrderOfTimeAndThenOfScheduling() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let time = TestScheduler()
      let log = Log()
      let dues = (0..<40).map { _ in Int.random(in: 0..<10, using: &random) }
      for (index, due) in dues.enumerated() {
        time.schedule(after: .at(.seconds(due))) { log.lines.append("\(due).\(index)") }
      }
      time.run()
      let expected = dues.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      #expect(log.lines == expected.map { "\($0.element).\($0.offset)" })
    }
  }

  @Test func anActionSeesItsOwnMomentAndMayScheduleMore() {
    let time = TestScheduler()
    let log = Log()
    time.schedule(after: .at(.seconds(2))) {
      log.lines.append("outer \(time.now)")
      time.schedule(after: time.now.advanced(by: .seconds(1))) { log.lines.append("inner \(time.now)") }
      time.schedule(after: .at(.seconds(1))) { log.lines.append("overdue \(time.now)") }
    }
    time.advance(to: .at(.seconds(10)))
    #expect(log.lines == ["outer 2s", "overdue 2s", "inner 3s"])
    #expect(time.now == .at(.seconds(10)))
  }

  @Test func repeatingActionsKeepTheirIntervalUntilCancelled() {
    let time = TestScheduler()
    let log = Log()
    let repetition = time.schedule(after: .at(.seconds(1)), interval: .milliseconds(500)) {
      log.lines.append("\(time.now)")
    }
    time.advance(by: .seconds(2))
    #expect(log.lines == ["1s", "1.5s", "2s"])
    repetition.cancel()
    time.advance(by: .seconds(2))
    #expect(log.lines.count == 3)
    #expect(time.pendingCount == 0)
  }

  @Test func aRepeatingActionMayCancelItself() {
    let time = TestScheduler()
    let log = Log()
    var repetition: (any Cancellable)?
    repetition = time.schedule(after: .at(.seconds(1)), interval: .seconds(1)) {
      log.lines.append("\(time.now)")
      if log.lines.count == 3 { repetition?.cancel() }
    }
    time.run()
    #expect(log.lines == ["1s", "2s", "3s"])
  }

  @Test func lengthsAreExactNanosecondsAndLiteralsAreSeconds() {
    typealias Stride = TestScheduler.SchedulerTimeType.Stride
    #expect(Stride.seconds(1) == 1)
    #expect(Stride.milliseconds(1500) == 1.5)
    #expect(Stride.microseconds(1500).nanoseconds == 1_500_000)
    #expect(Stride.seconds(0.1) + .seconds(0.2) == .milliseconds(300))
    #expect(2 * Stride.seconds(3) == .seconds(6))
    #expect(Stride(exactly: Int.max) == nil)
    #expect(TestScheduler.SchedulerTimeType.at(2).distance(to: .at(5)) == 3)
    #expect("\(Stride.milliseconds(-250))" == "-0.25s")
  }
}
