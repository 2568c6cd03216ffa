import Combine
import CombineTesting
import Networking

/// The main run loop in virtual time: one thing at a time, each of which may take a while, and countable.
final class MainDouble: Scheduler, @unchecked Sendable {
  typealias SchedulerTimeType = TestScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  let time: TestScheduler
  /// How long each turn takes.
  var latency = SchedulerTimeType.Stride.zero
  /// Whether a turn is under way.
  private(set) var isRunning = false
  /// Turns that wait.
  private(set) var pendingCount = 0
  private(set) var mostPending = 0
  /// Repeating timers that nobody has cancelled.
  private(set) var timerCount = 0
  private var freeAt = SchedulerTimeType.zero

  init(_ time: TestScheduler) { self.time = time }

  var any: AnyScheduler { AnyScheduler(self) { $0.seconds } }

  /// What a person does happens in a turn of its own.
  func turn<Value>(_ body: () throws -> Value) rethrows -> Value {
    let wasRunning = isRunning
    isRunning = true
    defer { isRunning = wasRunning }
    return try body()
  }

  var now: SchedulerTimeType { time.now }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    pendingCount += 1
    mostPending = max(mostPending, pendingCount)
    freeAt = max(freeAt, time.now).advanced(by: latency)
    time.schedule(after: freeAt) { [self] in
      pendingCount -= 1
      turn(action)
    }
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    time.schedule(after: date) { [self] in schedule(options: nil, action) }
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    timerCount += 1
    let timer = time.schedule(after: date, interval: interval) { [self] in turn(action) }
    var isOver = false
    return AnyCancellable { [self] in
      if !isOver { timerCount -= 1 }
      isOver = true
      timer.cancel()
    }
  }
}
