import Foundation

extension RunLoop: Scheduler {
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

  /// Runs a closure in one of the next turns of the loop, in its default mode. May be called from any thread.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(movable(action))
    wakeUp()
  }

  /// Runs a closure on the loop, in its default mode, when its time comes. May be called from any thread.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = movable(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs a closure on the loop again and again, in its default mode. May be called from any thread.
  ///
  /// - Returns: A cancellable that stops the repetition; releasing it does so too.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = movable(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  /// `perform(_:)` leaves a sleeping loop asleep, also when the loop itself calls it late in a turn: the main loop is woken
  /// by its queue, any other by a timer.
  private func wakeUp() {
    if self === RunLoop.main {
      DispatchQueue.main.async {}
    } else if self !== RunLoop.current {
      add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .default)
    }
  }
}
