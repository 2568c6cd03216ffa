import Foundation

/// How many parts of a second there are.
public typealias CMTimeValue = Int64
/// Into how many parts a second is divided.
public typealias CMTimeScale = Int32

/// A time as a fraction of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  private enum Kind: Int { case negativeInfinity, number, indefinite, positiveInfinity, invalid }

  /// Other than a number only where the time was made so.
  private var special: Kind?
  /// How many parts of a second the time has.
  public var value: Int64
  /// Into how many parts a second is divided; 0 or less makes the time invalid.
  public var timescale: Int32

  /// A time of so many parts of a second.
  public init(value: Int64 = 0, timescale: Int32 = 1) { (self.value, self.timescale) = (value, timescale) }

  /// The nearest time to a number of seconds; 0 where it cannot be counted.
  public init(seconds: Double, preferredTimescale: Int32) {
    let scaled = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: scaled) ?? 0, timescale: preferredTimescale)
  }

  private init(_ special: Kind) {
    self.init(value: 0, timescale: 0)
    self.special = special
  }

  private var kind: Kind { special ?? (timescale > 0 ? .number : .invalid) }

  /// The time in seconds; not a number where it is invalid or indefinite.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .negativeInfinity: -.infinity
    case .positiveInfinity: .infinity
    case .indefinite, .invalid: .nan
    }
  }
  /// Whether the time is one: a number, infinite or indefinite.
  public var isValid: Bool { kind != .invalid }
  /// Whether the time is not known, as that of a broadcast.
  public var isIndefinite: Bool { kind == .indefinite }
  /// Whether the time is greater than all numbers.
  public var isPositiveInfinity: Bool { kind == .positiveInfinity }
  /// Whether the time is less than all numbers.
  public var isNegativeInfinity: Bool { kind == .negativeInfinity }
  /// Whether the time is a number of seconds.
  public var isNumeric: Bool { kind == .number }
  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime(value: 0, timescale: 0)
  /// A time that is not known.
  public static let indefinite = CMTime(.indefinite)
  /// A time greater than all numbers.
  public static let positiveInfinity = CMTime(.positiveInfinity)
  /// A time less than all numbers.
  public static let negativeInfinity = CMTime(.negativeInfinity)

  /// Invalid times come last, then infinity and times that are not known.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool {
    guard lhs.kind == .number, rhs.kind == .number else { return lhs.kind.rawValue < rhs.kind.rawValue }
    return lhs.seconds < rhs.seconds
  }
}

/// A time of so many parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// The nearest time to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The time in seconds; not a number where it is invalid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
