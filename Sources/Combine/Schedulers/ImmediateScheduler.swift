/// A scheduler that runs everything at once, in the call that schedules it.
///
/// Its clock stands still. What is scheduled for later runs at once too, and what is to be repeated runs once.
///
/// ```swift
/// let cancellable = Just(1).receive(on: ImmediateScheduler.shared).sink { print($0) }
/// // Prints:
/// // 1
/// ```
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A moment that does not move.
  public struct SchedulerTimeType: Strideable, Sendable {
    @usableFromInline init() {}

    /// No time lies between two moments.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// The same moment.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A length of time that nobody waits for.
    public struct Stride: _SchedulerStride {
      /// The kind of number with a fraction that a literal is.
      public typealias FloatLiteralType = Double
      /// The kind of whole number that a literal is.
      public typealias IntegerLiteralType = Int
      /// The kind of number that a length is.
      public typealias Magnitude = Int

      /// The number this stride was made from.
      public var magnitude: Int

      /// Creates a stride from a number.
      @inlinable
      public init(_ value: Int) { magnitude = value }

      /// Creates a stride from a length in the scheduler's unit.
      @inlinable
      public init(_length: Int) { magnitude = _length }

      /// Creates a stride from a number.
      @inlinable
      public init(integerLiteral value: Int) { magnitude = value }

      /// Creates a stride from a number.
      @inlinable
      public init(floatLiteral value: Double) {
        magnitude = Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : value > 0 ? .max : 0)
      }

      /// Creates a stride from a number.
      @inlinable
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// No unit means anything to a clock that stands still.
      @inlinable
      public static func _length(seconds: Double) -> Int { 0 }

      /// No unit means anything to a clock that stands still.
      @inlinable
      public static func _length(of count: Int, perSecond: Int) -> Int { 0 }
    }
  }

  /// There is nothing to choose.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The only moment there is.
  @inlinable
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// Zero.
  @inlinable
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure before returning.
  @inlinable
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure before returning.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { action() }

  /// Runs a closure once, before returning.
  @inlinable
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
