import Foundation
import Synchronization

extension OperationQueue: Scheduler {
  /// A moment of the calendar clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment.
    public var date: Date

    /// Wraps a moment.
    @inlinable
    public init(_ date: Date) { self.date = date }

    /// The time from this moment to another.
    @inlinable
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate)
    }

    /// The moment that comes a length of time after this one.
    @inlinable
    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }

    /// A length of time in seconds.
    public struct Stride: _SchedulerStride {
      /// The kind of number with a fraction that a literal is.
      public typealias FloatLiteralType = TimeInterval
      /// The kind of whole number that a literal is.
      public typealias IntegerLiteralType = TimeInterval
      /// The kind of number that a length is.
      public typealias Magnitude = TimeInterval

      /// Seconds; negative towards the past.
      public var magnitude: TimeInterval

      /// Seconds; negative towards the past.
      @inlinable
      public var timeInterval: TimeInterval { magnitude }

      /// Creates a stride from a number of seconds.
      @inlinable
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// Creates a stride from a length in the scheduler's unit.
      @inlinable
      public init(_length: TimeInterval) { magnitude = _length }

      /// Creates a stride from a number of seconds.
      @inlinable
      public init(integerLiteral value: TimeInterval) { magnitude = value }

      /// Creates a stride from a number of seconds.
      @inlinable
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      /// Creates a stride from a number of seconds.
      @inlinable
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }
    }
  }

  /// There is nothing to choose yet.
  public struct SchedulerOptions: Sendable {}

  /// The present moment of the calendar clock.
  @inlinable
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Zero.
  @inlinable
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Adds a closure to the queue as an operation.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    addOperation(movable(action))
  }

  /// Adds a closure to the queue as an operation when its time comes.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = movable(action)
    DispatchQueue.global().schedule(
      after: DispatchQueue.SchedulerTimeType(deadline(of: date)), tolerance: .seconds(tolerance.timeInterval)
    ) { self.addOperation(action) }
  }

  /// Adds a closure to the queue as an operation again and again.
  ///
  /// - Returns: A cancellable that stops the repetition, also of operations that have not started; releasing it does
  ///   so too.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = movable(action)
    let repetition = Repetition()
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler {
      self.addOperation { if !repetition.isCancelled.load(ordering: .acquiring) { action() } }
    }
    timer.schedule(
      deadline: deadline(of: date), repeating: interval.timeInterval,
      leeway: DispatchQueue.SchedulerTimeType.Stride.seconds(tolerance.timeInterval).timeInterval)
    timer.resume()
    return AnyCancellable {
      repetition.isCancelled.store(true, ordering: .releasing)
      timer.cancel()
    }
  }

  private final class Repetition: Sendable {
    let isCancelled = Atomic(false)
  }

  private func deadline(of date: SchedulerTimeType) -> DispatchTime {
    .now() + Swift.max(0, date.date.timeIntervalSinceNow)
  }
}
