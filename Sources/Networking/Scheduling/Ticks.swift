import Combine
import Foundation
import Locks

/// Counts 1, 2, 3… at an even pace, the first after one interval. Values arrive on the scheduler; a subscriber that is not
/// ready misses ticks rather than getting them late.
package struct Ticks: Publisher {
  package typealias Output = Int
  package typealias Failure = Never

  private let interval: TimeInterval
  private let scheduler: AnyScheduler

  /// - Parameter interval: in seconds.
  package init(interval: TimeInterval, scheduler: AnyScheduler) {
    self.interval = interval
    self.scheduler = scheduler
  }

  package func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
    let inner = Inner(downstream: subscriber)
    inner.start(every: interval, on: scheduler)
    subscriber.receive(subscription: inner)
  }

  private final class Inner<Downstream: Subscriber>: Subscription, Sendable
  where Downstream.Input == Int, Downstream.Failure == Never {
    private struct State {
      var downstream: Downstream?
      var timer: (any Cancellable)?
      var demand = Subscribers.Demand.none
      var count = 0
    }

    private let state: Locked<State>

    init(downstream: Downstream) {
      state = Locked(unchecked: State(downstream: downstream))
    }

    func start(every interval: TimeInterval, on scheduler: AnyScheduler) {
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: .seconds(interval)), interval: .seconds(interval)
      ) { [weak self] in self?.tick() }
      state.withLock { $0.timer = timer }
    }

    func request(_ more: Subscribers.Demand) {
      state.withLock { $0.demand += more }
    }

    func cancel() {
      let (timer, downstream) = state.withLock { state in
        defer { (state.timer, state.downstream) = (nil, nil) }
        return (state.timer, state.downstream)
      }
      _ = downstream
      timer?.cancel()
    }

    private func tick() {
      let (downstream, number) = state.withLock { (state: inout State) -> (Downstream?, Int) in
        state.count += 1
        guard state.demand > 0 else { return (nil, state.count) }
        state.demand -= 1
        return (state.downstream, state.count)
      }
      guard let more = downstream?.receive(number) else { return }
      state.withLock { $0.demand += more }
    }
  }
}
