import Combine
import Foundation

/// A scheduler whose kind is hidden: a queue or a run loop in the product, virtual time in tests.
///
/// Its own time counts seconds from its creation. It is a `Scheduler`, so every operator of Combine takes it. The wrapped
/// scheduler must be usable from any thread, as dispatch queues, run loops and virtual time are.
public struct AnyScheduler: Scheduler, @unchecked Sendable {
  private let elapsed: () -> Double
  private let perform: (@escaping () -> Void) -> Void
  private let performAfter: (Double, @escaping () -> Void) -> Void
  private let performEvery: (Double, Double, @escaping () -> Void) -> any Cancellable

  /// - Parameter seconds: turns a stride of the wrapped scheduler into seconds.
  public init<Base: Scheduler>(_ base: Base, seconds: @escaping (Base.SchedulerTimeType.Stride) -> Double) {
    let start = base.now
    elapsed = { seconds(start.distance(to: base.now)) }
    perform = { base.schedule($0) }
    performAfter = { base.schedule(after: base.now.advanced(by: .seconds(max(0, $0))), $1) }
    performEvery = { base.schedule(after: base.now.advanced(by: .seconds(max(0, $0))), interval: .seconds($1), $2) }
  }

  public init(_ queue: DispatchQueue) {
    self.init(queue) { Double($0.magnitude) / 1e9 }
  }

  public init(_ runLoop: RunLoop) {
    self.init(runLoop) { $0.timeInterval }
  }

  /// The main run loop: where views live.
  public static let main = AnyScheduler(RunLoop.main)

  /// A serial queue for bookkeeping: time limits, retries, putting lists together.
  public static let background = AnyScheduler(DispatchQueue(label: "kiosk.networking", qos: .userInitiated))

  /// The system's concurrent queue, for decoding.
  public static let concurrent = AnyScheduler(DispatchQueue.global(qos: .userInitiated))

  /// Runs `action` so many seconds from now; at once means as soon as the scheduler gets to it.
  public func run(after seconds: TimeInterval = 0, _ action: @escaping () -> Void) {
    seconds > 0 ? performAfter(seconds, action) : perform(action)
  }

  /// A publisher that waits so many seconds after its first demand, then gives an empty value.
  public func pause<Failure: Error>(
    _ seconds: TimeInterval, failureType: Failure.Type = Failure.self
  ) -> OneAnswer<Void, Failure> {
    OneAnswer { callback in
      run(after: seconds) { callback(.success(())) }
      return AnyCancellable {}
    }
  }

  // MARK: - Scheduler

  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// Seconds since the scheduler's creation.
    public var seconds: Double

    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by distance: Stride) -> Self { Self(seconds: seconds + distance.seconds) }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable {
      public var seconds: Double

      init(_ seconds: Double) { self.seconds = seconds }

      public init(integerLiteral value: Int) { seconds = Double(value) }
      public init?(exactly source: some BinaryInteger) { seconds = Double(source) }

      public var magnitude: Stride { Stride(seconds.magnitude) }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
      public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds + rhs.seconds) }
      public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds - rhs.seconds) }
      public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.seconds * rhs.seconds) }
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }

  /// There is nothing to choose.
  public typealias SchedulerOptions = Never

  public var now: SchedulerTimeType { SchedulerTimeType(seconds: elapsed()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    perform(action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    performAfter(date.seconds - elapsed(), action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    performEvery(date.seconds - elapsed(), interval.seconds, action)
  }
}
