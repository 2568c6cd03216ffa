/// A length of time that can be made from the usual units.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self

  /// A number of seconds, with a fraction.
  static func seconds(_ s: Double) -> Self

  /// A number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// A number of millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// A number of billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A place and a time to run closures: a queue, a run loop, the current call, or a test's own clock.
public protocol Scheduler<SchedulerTimeType> {
  /// A moment of this scheduler's clock.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What this scheduler lets its callers choose.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }

  /// The smallest tolerance that this scheduler can keep.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs a closure at some time after a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs a closure at some time after a moment, then again and again until cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible, with default options.
  @inlinable
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs a closure at some time after a moment, with the smallest tolerance.
  @inlinable
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at some time after a moment, with default options.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at some time after a moment, with the smallest tolerance.
  @inlinable
  public func schedule(after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: options, action)
  }

  /// Runs a closure again and again, with the smallest tolerance.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure again and again, with default options.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure again and again, with the smallest tolerance.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: options, action)
  }
}
