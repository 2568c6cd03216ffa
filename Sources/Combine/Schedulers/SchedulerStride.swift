/// The arithmetic that the strides of all ready-made schedulers share.
///
/// A stride is one signed number in the scheduler's own unit. An implementation detail that has to be public because
/// the strides are.
public protocol _SchedulerStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Codable, Sendable,
  ExpressibleByFloatLiteral
where Magnitude: Numeric & Comparable {
  /// The length in the scheduler's unit. Unlike other magnitudes it keeps its sign.
  var magnitude: Magnitude { get set }

  /// Creates a stride of a length in the scheduler's unit.
  init(_length: Magnitude)

  /// The length of a number of seconds, cut to what the unit can hold.
  static func _length(seconds: Double) -> Magnitude

  /// The length of a number of units, cut to what the unit can hold.
  static func _length(of count: Int, perSecond: Int) -> Magnitude

  /// The sum of two lengths, cut to what the unit can hold.
  static func _sum(_ lhs: Magnitude, _ rhs: Magnitude) -> Magnitude

  /// The difference of two lengths, cut to what the unit can hold.
  static func _difference(_ lhs: Magnitude, _ rhs: Magnitude) -> Magnitude

  /// The product of two lengths, number by number, cut to what the unit can hold.
  static func _product(_ lhs: Magnitude, _ rhs: Magnitude) -> Magnitude
}

extension _SchedulerStride {
  /// A number of seconds.
  @inlinable
  public static func seconds(_ s: Double) -> Self { Self(_length: _length(seconds: s)) }

  /// A number of seconds.
  @inlinable
  public static func seconds(_ s: Int) -> Self { Self(_length: _length(of: s, perSecond: 1)) }

  /// A number of thousandths of a second.
  @inlinable
  public static func milliseconds(_ ms: Int) -> Self { Self(_length: _length(of: ms, perSecond: 1_000)) }

  /// A number of millionths of a second.
  @inlinable
  public static func microseconds(_ us: Int) -> Self { Self(_length: _length(of: us, perSecond: 1_000_000)) }

  /// A number of billionths of a second.
  @inlinable
  public static func nanoseconds(_ ns: Int) -> Self { Self(_length: _length(of: ns, perSecond: 1_000_000_000)) }

  /// Whether one length is shorter than another.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  /// The sum of two lengths.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self { Self(_length: _sum(lhs.magnitude, rhs.magnitude)) }

  /// The difference of two lengths.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self { Self(_length: _difference(lhs.magnitude, rhs.magnitude)) }

  /// The product of two lengths, number by number.
  @inlinable
  public static func * (lhs: Self, rhs: Self) -> Self { Self(_length: _product(lhs.magnitude, rhs.magnitude)) }

  /// Adds a length.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Takes a length away.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies by a length, number by number.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension _SchedulerStride where Magnitude == Int {
  /// Nanoseconds.
  @inlinable
  public static func _length(seconds: Double) -> Int {
    let nanoseconds = seconds * 1_000_000_000
    guard nanoseconds > Double(Int.min) else { return nanoseconds.isNaN ? 0 : Int.min }
    return nanoseconds < Double(Int.max) ? Int(nanoseconds.rounded()) : Int.max
  }

  /// Nanoseconds.
  @inlinable
  public static func _length(of count: Int, perSecond: Int) -> Int {
    let (length, overflow) = count.multipliedReportingOverflow(by: 1_000_000_000 / perSecond)
    guard overflow else { return length }
    return count < 0 ? Int.min : Int.max
  }

  @inlinable
  public static func _sum(_ lhs: Int, _ rhs: Int) -> Int {
    let (sum, overflow) = lhs.addingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .min : .max) : sum
  }

  @inlinable
  public static func _difference(_ lhs: Int, _ rhs: Int) -> Int {
    let (difference, overflow) = lhs.subtractingReportingOverflow(rhs)
    return overflow ? (rhs < 0 ? .max : .min) : difference
  }

  @inlinable
  public static func _product(_ lhs: Int, _ rhs: Int) -> Int {
    let (product, overflow) = lhs.multipliedReportingOverflow(by: rhs)
    return overflow ? ((lhs < 0) == (rhs < 0) ? .max : .min) : product
  }
}

extension _SchedulerStride where Magnitude == Double {
  /// Seconds.
  @inlinable
  public static func _length(seconds: Double) -> Double { seconds }

  /// Seconds.
  @inlinable
  public static func _length(of count: Int, perSecond: Int) -> Double { Double(count) / Double(perSecond) }

  @inlinable
  public static func _sum(_ lhs: Double, _ rhs: Double) -> Double { lhs + rhs }

  @inlinable
  public static func _difference(_ lhs: Double, _ rhs: Double) -> Double { lhs - rhs }

  @inlinable
  public static func _product(_ lhs: Double, _ rhs: Double) -> Double { lhs * rhs }
}

/// Schedulers take plain closures, as Apple's do, while the queues beneath them ask for closures that may change
/// threads. Whoever calls `schedule` from one thread for another vouches for what the closure holds.
@inlinable
func movable(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(action, to: (@Sendable () -> Void).self)
}

/// The same for a block.
@inlinable
func movable(block: @escaping @convention(block) () -> Void) -> @Sendable @convention(block) () -> Void {
  unsafeBitCast(block, to: (@Sendable @convention(block) () -> Void).self)
}
