import CombineTesting
import Testing

@testable import Combine

/// A clock that minds having its timers replaced, as real ones do.
private final class CostlyScheduler: Scheduler, PostponingScheduler {
  typealias SchedulerTimeType = TestScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  let base = TestScheduler()
  private(set) var timerCount = 0

  var now: SchedulerTimeType { base.now }
  var minimumTolerance: SchedulerTimeType.Stride { base.minimumTolerance }

  func schedule(options: Never?, _ action: @escaping () -> Void) { base.schedule(action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    timerCount += 1
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    timerCount += 1
    return base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

@Suite(.timeLimit(.minutes(4)))
struct AlarmTests {
  @Test
  func aThousandValuesCostACostlySchedulerTwoTimers() {
    let (source, time) = (Source(), CostlyScheduler())
    let recorder = source.debounce(for: .seconds(1), scheduler: time).record(demand: .unlimited, scheduler: time.base)
    for value in 1...1000 {
      source.send(value)
      time.base.advance(by: .microseconds(100))
    }
    time.base.advance(by: .seconds(3))
    #expect(recorder.values == [1000])
    #expect(time.timerCount == 2)
  }

  @Test(arguments: 0..<50)
  func postponingAndReplacingTimersComeToTheSame(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let gaps = (0..<40).map { _ in Int.random(in: 0...2500, using: &random) }
    let (cheap, costly) = (TestScheduler(), CostlyScheduler())
    let (first, second) = (Source(), Source())
    let expected = first.debounce(for: .seconds(1), scheduler: cheap).record(demand: .unlimited, scheduler: cheap)
    let actual = second.debounce(for: .seconds(1), scheduler: costly).record(
      demand: .unlimited, scheduler: costly.base)
    for (value, gap) in gaps.enumerated() {
      first.send(value)
      second.send(value)
      cheap.advance(by: .milliseconds(gap))
      costly.base.advance(by: .milliseconds(gap))
    }
    #expect(expected.log == actual.log)
    #expect(!expected.values.isEmpty)
  }
}
