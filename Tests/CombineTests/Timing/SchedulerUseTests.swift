import Combine
import CombineTesting
import Testing

/// A clock that writes down what is asked of it.
private final class WrittenScheduler: Scheduler {
  typealias SchedulerTimeType = TestScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  let base = TestScheduler()
  private(set) var calls: [String] = []

  var now: SchedulerTimeType {
    calls.append("now")
    return base.now
  }

  var minimumTolerance: SchedulerTimeType.Stride {
    calls.append("minimumTolerance")
    return .nanoseconds(7)
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    calls.append("schedule")
    base.schedule(action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    calls.append("once")
    base.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let start: SchedulerTimeType.Stride = base.now.distance(to: date)
    calls.append("after \(start == interval ? "interval" : "\(start)") tolerance \(tolerance == .nanoseconds(7))")
    return base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }

  func forget() { calls = [] }
}

/// What operators ask of their scheduler, and when.
@Suite(.timeLimit(.minutes(4))) struct SchedulerUseTests {
  typealias Source = ManualPublisher<Int, TestError>

  @Test func measureIntervalReadsTheTimeWithTheSubscriptionAndEachValueUntilItIsCancelled() {
    let (source, time) = (Source(), WrittenScheduler())
    let recorder = Recorder<WrittenScheduler.SchedulerTimeType.Stride, TestError>()
    source.measureInterval(using: time).subscribe(recorder)
    #expect(time.calls == ["now"])
    source.send(1)
    #expect(time.calls == ["now", "now"])
    recorder.subscription?.cancel()
    source.send(2)
    source.send(completion: .finished)
    #expect(time.calls == ["now", "now"])
  }

  @Test func aTimeoutsTimersRepeatWithTheSmallestTolerance() {
    let (source, time) = (Source(), WrittenScheduler())
    let recorder = Recorder<Int, TestError>(.none)
    source.timeout(.seconds(5), scheduler: time).subscribe(recorder)
    let timer = ["now", "minimumTolerance", "after interval tolerance true"]
    #expect(time.calls == timer)
    time.forget()
    recorder.subscription?.request(.unlimited)
    #expect(time.calls == timer)
    time.forget()
    recorder.subscription?.request(.max(1))
    #expect(time.calls.isEmpty)
    source.send(1)
    #expect(time.calls == timer + ["schedule"])
    time.forget()
    source.send(completion: .finished)
    #expect(time.calls == ["schedule"])
    time.base.advance(by: .seconds(20))
    #expect(recorder.received == "1 finished")
    #expect(time.calls == ["schedule"])
  }

  @Test func subscribeOnSchedulesARequestForNothingToo() {
    let (source, time) = (Source(), WrittenScheduler())
    let recorder = Recorder<Int, TestError>(.none)
    source.subscribe(on: time).subscribe(recorder)
    #expect(time.calls == ["schedule"])
    time.base.advance(by: .zero)
    recorder.subscription?.request(.none)
    #expect(time.calls == ["schedule", "schedule"])
    time.base.advance(by: .zero)
    #expect(source.subscription.events == ["request max(0)"])
    recorder.subscription?.cancel()
    #expect(time.calls == ["schedule", "schedule", "schedule"])
    recorder.subscription?.request(.none)
    #expect(time.calls.count == 3)
  }
}
