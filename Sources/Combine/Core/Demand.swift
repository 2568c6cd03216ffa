/// The namespace of ready-made subscribers, and of the vocabulary of subscribers.
public enum Subscribers {}

extension Subscribers {
  /// How many values a subscriber wants: a number, or as many as there are.
  ///
  /// Sums and products that do not fit a number are unlimited. Taking more than there is leaves ``none``.
  @frozen
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
    @usableFromInline let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = rawValue < Self.unlimitedValue ? rawValue : Self.unlimitedValue
    }

    /// As many values as the publisher has.
    @inlinable public static var unlimited: Demand { Demand(rawValue: unlimitedValue) }

    /// No values; the same as `.max(0)`.
    @inlinable public static var none: Demand { Demand(rawValue: 0) }

    /// At most this many values. A negative number is a programming error and traps.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(rawValue: UInt(bitPattern: value))
    }

    /// The number of values, or `nil` when the demand is unlimited.
    @inlinable public var max: Int? { self == .unlimited ? nil : Int(bitPattern: rawValue) }

    /// `unlimited` or `max(3)`.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    @inlinable static var unlimitedValue: UInt { UInt(bitPattern: Int.max) + 1 }

    /// Reads the number that `encode(to:)` wrote. A negative one is an error; from 2^63 on it is unlimited.
    public init(from decoder: any Decoder) throws {
      self.init(rawValue: try decoder.singleValueContainer().decode(UInt.self))
    }

    /// Writes one number: how many values, and 2^63 for unlimited.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

extension Subscribers.Demand {
  /// The sum of two demands; unlimited if either is.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    // Neither exceeds 2^63, so the sum wraps for two unlimited demands alone.
    let (sum, wrapped) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return wrapped ? .unlimited : Self(rawValue: sum)
  }

  /// Adds a demand to this one.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// The demand changed by a number. A negative result traps.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let count = lhs.max else { return .unlimited }
    let (sum, wrapped) = count.addingReportingOverflow(rhs)
    return wrapped ? .unlimited : .max(sum)
  }

  /// Changes the demand by a number. A negative result traps.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// The demand multiplied by a number; unlimited stays unlimited. A negative number traps.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let count = lhs.max else { return .unlimited }
    let (product, overflow) = count.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies the demand by a number. A negative number traps.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// What remains of a demand: unlimited stays unlimited; nothing remains when more is taken than there is.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    return lhs.rawValue <= rhs.rawValue ? .none : Self(rawValue: lhs.rawValue &- rhs.rawValue)
  }

  /// Takes a demand from this one.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// What remains of a demand after a number is taken.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let count = lhs.max else { return .unlimited }
    let (difference, overflow) = count.subtractingReportingOverflow(rhs)
    if overflow { return .none }
    return difference <= 0 ? .none : .max(difference)
  }

  /// Takes a number from this demand.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand {
  /// Compares demands; unlimited is the greatest.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Compares demands; unlimited is the greatest.
  @inlinable
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }

  /// Compares demands; unlimited is the greatest.
  @inlinable
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

  /// Compares demands; unlimited is the greatest.
  @inlinable
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }

  /// Compares a demand with a number of values.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { rhs < lhs }

  /// Compares a demand with a number of values.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { rhs <= lhs }

  /// Compares a demand with a number of values.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { rhs > lhs }

  /// Compares a demand with a number of values.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { rhs >= lhs }

  /// Compares a number of values with a demand.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool { lhs >= 0 && UInt(bitPattern: lhs) > rhs.rawValue }

  /// Compares a number of values with a demand.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool { lhs >= 0 && UInt(bitPattern: lhs) >= rhs.rawValue }

  /// Compares a number of values with a demand.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool { !(lhs >= rhs) }

  /// Compares a number of values with a demand.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool { !(lhs > rhs) }

  /// Whether a demand is this number of values.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }

  /// Whether a demand is not this number of values.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }

  /// Whether a demand is this number of values.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs.max == lhs }

  /// Whether a demand is not this number of values.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs.max != lhs }
}
