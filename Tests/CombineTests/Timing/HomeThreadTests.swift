import Combine
import CombineTesting
import Dispatch
import Eventually
import Foundation
import Locks
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

  /// What is due at once runs at once; what is due later never does.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    if date <= now { schedule(options: options, action) }
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: options, action)
    return AnyCancellable {}
  }

  /// Waits until `isDone`, and what runs on the queue with it.
  func wait(until isDone: () -> Bool) throws {
    try blockUntil("all has arrived") {
      queue.sync {}
      return isDone()
    }
  }
}

@Suite(.timeLimit(.minutes(4)))
struct HomeThreadTests {
  @Test(arguments: ["receiveOn", "delay", "debounce", "throttle", "timeout"])
  func whatBelongsOnASchedulerIsDeliveredThereAlsoWhenAnotherThreadIsBusyInside(_ name: String) throws {
    let queue = EagerQueue()
    let numbers = [1, 2, 3].publisher.append(Empty(completeImmediately: false))
    let timed: AnyPublisher<Int, Never> =
      switch name {
      case "receiveOn": numbers.receive(on: queue).eraseToAnyPublisher()
      case "delay": numbers.delay(for: 0, scheduler: queue).eraseToAnyPublisher()
      case "debounce": numbers.debounce(for: 0, scheduler: queue).eraseToAnyPublisher()
      case "throttle": numbers.throttle(for: 0, scheduler: queue, latest: true).eraseToAnyPublisher()
      default: numbers.timeout(.seconds(9), scheduler: queue).eraseToAnyPublisher()
      }
    let elsewhere = Locked(0)
    let arrived = Locked(0)
    let subscription = timed.sink { _ in
      arrived.withLock { $0 += 1 }
      if !queue.isHere { elsewhere.withLock { $0 += 1 } }
    }
    try queue.wait { arrived.withLock { $0 } > 0 }
    #expect(arrived.withLock { $0 } > 0)
    #expect(elsewhere.withLock { $0 } == 0)
    subscription.cancel()
  }

  @Test(arguments: ["flatMap", "switchToLatest", "merge", "catch"])
  func aChildThatDeliversOnAQueueIsHeardThere(_ name: String) {
    let key = DispatchSpecificKey<Bool>()
    let home = DispatchQueue(label: "home")
    home.setSpecific(key: key, value: true)
    let elsewhere = Locked(0)
    let arrived = Locked(0)
    for round in 0..<2_000 {
      let child = Just(round).receive(on: home)
      let chain: AnyPublisher<Int, Never> =
        switch name {
        case "flatMap": Just(()).flatMap { child }.eraseToAnyPublisher()
        case "switchToLatest": Just(()).map { child }.switchToLatest().eraseToAnyPublisher()
        case "merge": child.merge(with: child, child, child).eraseToAnyPublisher()
        default: Fail<Int, any Error>(error: CancellationError()).catch { _ in child }.eraseToAnyPublisher()
        }
      let subscription = chain.sink { _ in
        arrived.withLock { $0 += 1 }
        if DispatchQueue.getSpecific(key: key) != true { elsewhere.withLock { $0 += 1 } }
      }
      home.sync {}
      home.sync {}
      subscription.cancel()
    }
    #expect(arrived.withLock { $0 } >= 2_000)
    #expect(elsewhere.withLock { $0 } == 0)
  }

  /// While one child is being made, which takes long, another child's value comes on its own queue.
  @Test(arguments: ["transform", "child"])
  func aSlowChildKeepsNobodyFromDeliveringAtHome(_ slow: String) {
    let key = DispatchSpecificKey<Bool>()
    let home = DispatchQueue(label: "home")
    home.setSpecific(key: key, value: true)
    let heard = DispatchSemaphore(value: 0)
    let places = Locked<[Bool]>([])
    let source = PassthroughSubject<Int, Never>()
    let wait = { @Sendable in _ = heard.wait(timeout: .now() + 30) }
    let subscription = source.flatMap { number -> AnyPublisher<Int, Never> in
      if number == 1 { return Just(1).delay(for: 0.02, scheduler: home).eraseToAnyPublisher() }
      if slow == "transform" { wait() }
      return Deferred {
        if slow == "child" { wait() }
        return Empty<Int, Never>()
      }.eraseToAnyPublisher()
    }.sink { _ in
      places.withLock { $0.append(DispatchQueue.getSpecific(key: key) == true) }
      heard.signal()
    }
    source.send(1)
    source.send(2)
    #expect(places.withLock { $0 } == [true])
    subscription.cancel()
  }
}
