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
    if self === RunLoop.main {
      DispatchQueue.main.schedule(
        after: date.onTheMainQueue, tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    } else {
      let alarm = RunLoopAlarm(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in alarm.ringForTheLastTime() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  /// Runs a closure on the loop again and again, in its default mode. May be called from any thread.
  ///
  /// - Returns: A cancellable that stops the repetition; releasing it does so too.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, mode: .default, action)
  }

  /// The same in a mode. The main loop serves its queue in every common mode, and its timers with it.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    mode: RunLoop.Mode, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: date.onTheMainQueue, interval: .seconds(interval.timeInterval),
        tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    let alarm = RunLoopAlarm(action)
    // `Timer(timeInterval:repeats:)` of Foundation on Linux fires at once, not after the first interval.
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in alarm.ring() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: mode)
    return AnyCancellable {
      timer.invalidate()
      alarm.forget()
    }
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

extension RunLoop.SchedulerTimeType {
  fileprivate var onTheMainQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now() + max(0, date.timeIntervalSinceNow))
  }
}

/// What a timer of Foundation runs. On Linux such a timer is never freed, nor what its closure holds: so it holds this, which
/// lets go of the action.
private final class RunLoopAlarm: @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func ring() { lock.withLock { action }?() }

  func ringForTheLastTime() { taken()?() }

  /// Lets go of the action, outside the lock: its last values may die here.
  func forget() { withExtendedLifetime(taken()) {} }

  private func taken() -> (() -> Void)? {
    lock.withLock {
      defer { action = nil }
      return action
    }
  }
}
