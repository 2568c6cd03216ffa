import Combine
import Foundation

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

  private final class Inner<Downstream: Subscriber>: Subscription, @unchecked Sendable
  where Downstream.Input == Int, Downstream.Failure == Never {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var timer: (any Cancellable)?
    private var demand = Subscribers.Demand.none
    private var count = 0

    init(downstream: Downstream) {
      self.downstream = downstream
    }

    func start(every interval: TimeInterval, on scheduler: AnyScheduler) {
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: .seconds(interval)), interval: .seconds(interval)
      ) { [weak self] in self?.tick() }
      lock.withLock { self.timer = timer }
    }

    func request(_ more: Subscribers.Demand) {
      lock.withLock { demand += more }
    }

    func cancel() {
      let (timer, downstream) = lock.withLock {
        defer { (self.timer, self.downstream) = (nil, nil) }
        return (self.timer, self.downstream)
      }
      _ = downstream
      timer?.cancel()
    }

    private func tick() {
      let (downstream, number) = lock.withLock { () -> (Downstream?, Int) in
        count += 1
        guard demand > 0 else { return (nil, count) }
        demand -= 1
        return (self.downstream, count)
      }
      guard let more = downstream?.receive(number) else { return }
      lock.withLock { demand += more }
    }
  }
}
