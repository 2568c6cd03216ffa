/// Any number of values that move together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, in order.
  public var value: (repeat each Value)

  /// Values that move together, in order.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// All values at zero.
  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) + (each rhs.value)) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) - (each rhs.value)) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (one, other) in repeat (each lhs.value, each rhs.value) { guard one == other else { return false } }
    return true
  }

  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for one in repeat each value { sum += one.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
