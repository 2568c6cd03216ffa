import Combine
import CombineTesting
import Testing

/// Runs what is scheduled last first, as a queue that runs several things at a time may.
private final class BackwardScheduler: Scheduler {
  typealias SchedulerTimeType = TestScheduler.SchedulerTimeType
  typealias SchedulerOptions = Never

  private let clock = TestScheduler()
  private var actions: [() -> Void] = []

  var now: SchedulerTimeType { clock.now }
  var minimumTolerance: SchedulerTimeType.Stride { clock.minimumTolerance }

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { actions.append(action) }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    clock.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
  }

  func runAll() {
    while let action = actions.popLast() { action() }
  }
}

@Suite(.timeLimit(.minutes(4)))
struct UnorderedSchedulerTests {
  @Test(arguments: ["receiveOn", "delay", "timeout"])
  func orderIsKeptAndTheCompletionComesLast(_ name: String) {
    let (source, scheduler) = (Source(), BackwardScheduler())
    let timed: AnyPublisher<Int, Trouble> =
      switch name {
      case "receiveOn": source.receive(on: scheduler).eraseToAnyPublisher()
      case "delay": source.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher()
      default: source.timeout(.seconds(9), scheduler: scheduler).eraseToAnyPublisher()
      }
    let recorder = timed.record(demand: .unlimited)
    for value in 1...3 { source.send(value) }
    source.send(completion: .finished)
    scheduler.runAll()
    #expect(recorder.events == [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
  }
}
