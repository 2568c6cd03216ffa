import Combine
import CombineTesting
import Dispatch
import Synchronization
import Testing

/// Runs everything at once on a queue of its own, and lets whoever schedules wait until it has been tried: what runs there
/// meets a caller that is still busy.
private final class EagerQueue: Scheduler, Sendable {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private let queue = DispatchQueue(label: "home")
  private let key = DispatchSpecificKey<Bool>()

  init() { queue.setSpecific(key: key, value: true) }

  var isHere: Bool { DispatchQueue.getSpecific(key: key) == true }
  var now: SchedulerTimeType { DispatchQueue.main.now }
  var minimumTolerance: SchedulerTimeType.Stride { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    let tried = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let action = action
    queue.async {
      action()
      tried.signal()
    }
    if !isHere { tried.wait() }
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) { schedule(options: options, action) }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return AnyCancellable {}
  }

  /// Waits until nothing is left to do.
  func settle() {
    for _ in 0..<5 { queue.sync {} }
  }
}

@Suite(.timeLimit(.minutes(1)))
struct HomeThreadTests {
  @Test(arguments: ["receiveOn", "delay", "debounce", "throttle", "timeout", "collect"])
  func whatBelongsOnASchedulerIsDeliveredThereAlsoWhenAnotherThreadIsBusyInside(_ name: String) {
    let queue = EagerQueue()
    let numbers = [1, 2, 3].publisher.append(Empty(completeImmediately: false))
    let timed: AnyPublisher<Int, Never> =
      switch name {
      case "receiveOn": numbers.receive(on: queue).eraseToAnyPublisher()
      case "delay": numbers.delay(for: 0, scheduler: queue).eraseToAnyPublisher()
      case "debounce": numbers.debounce(for: 0, scheduler: queue).eraseToAnyPublisher()
      case "throttle": numbers.throttle(for: 0, scheduler: queue, latest: true).eraseToAnyPublisher()
      case "timeout": numbers.timeout(.seconds(9), scheduler: queue).eraseToAnyPublisher()
      default:
        numbers.collect(.byTime(queue, .seconds(9))).compactMap(\.last).eraseToAnyPublisher()
      }
    let elsewhere = Mutex(0)
    let arrived = Mutex(0)
    let subscription = timed.sink { _ in
      arrived.withLock { $0 += 1 }
      if !queue.isHere { elsewhere.withLock { $0 += 1 } }
    }
    queue.settle()
    #expect(arrived.withLock { $0 } > 0)
    #expect(elsewhere.withLock { $0 } == 0)
    subscription.cancel()
  }
}
