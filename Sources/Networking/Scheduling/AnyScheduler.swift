import Combine
import Foundation

/// A scheduler whose kind is hidden: a queue or a run loop in the product, virtual time in tests.
///
/// Its own time counts seconds from its creation. It is a `Scheduler`, so every operator of Combine takes it. The wrapped
/// scheduler must be usable from any thread, as dispatch queues, run loops and virtual time are.
package struct AnyScheduler: Scheduler, @unchecked Sendable {
  private let elapsed: () -> Double
  private let perform: (@escaping () -> Void) -> Void
  private let performAfter: (Double, @escaping () -> Void) -> Void
  private let performEvery: (Double, Double, @escaping () -> Void) -> any Cancellable

  /// - Parameter seconds: turns a stride of the wrapped scheduler into seconds.
  package init<Base: Scheduler>(_ base: Base, seconds: @escaping (Base.SchedulerTimeType.Stride) -> Double) {
    let start = base.now
    elapsed = { seconds(start.distance(to: base.now)) }
    perform = { base.schedule($0) }
    performAfter = { base.schedule(after: base.now.advanced(by: .seconds(max(0, $0))), $1) }
    performEvery = { base.schedule(after: base.now.advanced(by: .seconds(max(0, $0))), interval: .seconds($1), $2) }
  }

  package init(_ queue: DispatchQueue) {
    self.init(queue) { Double($0.magnitude) / 1e9 }
  }

  package init(_ runLoop: RunLoop) {
    self.init(runLoop) { $0.timeInterval }
  }

  /// The main run loop: where views live.
  package static let main = AnyScheduler(RunLoop.main)

  /// A serial queue for bookkeeping: time limits, retries, putting lists together.
  package static let background = AnyScheduler(DispatchQueue(label: "kiosk.networking", qos: .userInitiated))

  /// The system's concurrent queue, for decoding.
  package static let concurrent = AnyScheduler(DispatchQueue.global(qos: .userInitiated))

  /// Runs `action` so many seconds from now; at once means as soon as the scheduler gets to it.
  package func run(after seconds: TimeInterval = 0, _ action: @escaping () -> Void) {
    seconds > 0 ? performAfter(seconds, action) : perform(action)
  }

  /// A publisher that waits so many seconds after its first demand, then gives an empty value.
  package func pause<Failure: Error>(
    _ seconds: TimeInterval, failureType: Failure.Type = Failure.self
  ) -> OneAnswer<Void, Failure> {
    OneAnswer { callback in
      run(after: seconds) { callback(.success(())) }
      return AnyCancellable {}
    }
  }

  // MARK: - Scheduler

  package struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// Seconds since the scheduler's creation.
    package var seconds: Double

    package func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
    package func advanced(by distance: Stride) -> Self { Self(seconds: seconds + distance.seconds) }

    package struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable {
      package var seconds: Double

      init(_ seconds: Double) { self.seconds = seconds }

      package init(integerLiteral value: Int) { seconds = Double(value) }
      package init?(exactly source: some BinaryInteger) { seconds = Double(source) }

      package var magnitude: Stride { Stride(seconds.magnitude) }
      package static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
      package static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds + rhs.seconds) }
      package static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds - rhs.seconds) }
      package static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds * rhs.seconds) }
      package static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      package static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      package static func seconds(_ s: Double) -> Stride { Stride(s) }
      package static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      package static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      package static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }

  /// There is nothing to choose.
  package typealias SchedulerOptions = Never

  package var now: SchedulerTimeType { SchedulerTimeType(seconds: elapsed()) }

  package var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  package func schedule(options: Never?, _ action: @escaping () -> Void) {
    perform(action)
  }

  package func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    performAfter(date.seconds - elapsed(), action)
  }

  package func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    performEvery(date.seconds - elapsed(), interval.seconds, action)
  }
}
