import Combine

extension TestScheduler {
  /// A moment of virtual time, counted in nanoseconds from the scheduler's beginning.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Nanoseconds since the scheduler's beginning.
    public var nanoseconds: Int64

    /// Creates it from nanoseconds.
    public init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// The moment every test scheduler starts at, unless told otherwise.
    public static let zero = SchedulerTimeType(nanoseconds: 0)

    /// The moment that lies `distance` after the scheduler's beginning.
    public static func at(_ distance: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: distance.nanoseconds)
    }

    /// The time from this moment to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(nanoseconds: other.nanoseconds - nanoseconds)
    }

    /// The moment that comes a length of time after this one.
    public func advanced(by distance: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: nanoseconds + distance.nanoseconds)
    }

    /// Whether one comes before, or is shorter than, the other.
    public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool {
      lhs.nanoseconds < rhs.nanoseconds
    }

    /// The moment in seconds, such as `1.5s`.
    public var description: String {
      Stride(nanoseconds: nanoseconds).description
    }

    /// A length of virtual time in whole nanoseconds; number literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable, CustomStringConvertible
    {
      /// The length in nanoseconds.
      public var nanoseconds: Int64

      /// Creates it from nanoseconds.
      public init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
      }

      /// Creates a stride from a number of seconds.
      public init(integerLiteral seconds: Int64) {
        self.init(nanoseconds: seconds * 1_000_000_000)
      }

      /// Creates a stride from a number of seconds.
      public init(floatLiteral seconds: Double) {
        self = .seconds(seconds)
      }

      /// Creates a stride from a number of seconds.
      public init?<Source: BinaryInteger>(exactly seconds: Source) {
        guard let seconds = Int64(exactly: seconds) else { return nil }
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow else { return nil }
        self.init(nanoseconds: nanoseconds)
      }

      /// The length in seconds.
      public var seconds: Double {
        Double(nanoseconds) / 1_000_000_000
      }

      /// The length without its sign.
      public var magnitude: Stride {
        Stride(nanoseconds: abs(nanoseconds))
      }

      /// A number of seconds.
      public static func seconds(_ value: Int) -> Stride {
        Stride(nanoseconds: Int64(value) * 1_000_000_000)
      }

      /// A number of seconds.
      public static func seconds(_ value: Double) -> Stride {
        Stride(nanoseconds: Int64((value * 1_000_000_000).rounded()))
      }

      /// A number of thousandths of a second.
      public static func milliseconds(_ value: Int) -> Stride {
        Stride(nanoseconds: Int64(value) * 1_000_000)
      }

      /// A number of millionths of a second.
      public static func microseconds(_ value: Int) -> Stride {
        Stride(nanoseconds: Int64(value) * 1000)
      }

      /// A number of billionths of a second.
      public static func nanoseconds(_ value: Int) -> Stride {
        Stride(nanoseconds: Int64(value))
      }

      /// Whether one comes before, or is shorter than, the other.
      public static func < (lhs: Stride, rhs: Stride) -> Bool {
        lhs.nanoseconds < rhs.nanoseconds
      }

      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
      }

      /// The difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
      }

      /// Multiplies the lengths as numbers of seconds, so that `2 * .seconds(3)` is six seconds.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        .seconds(lhs.seconds * rhs.seconds)
      }

      /// Adds a length.
      public static func += (lhs: inout Stride, rhs: Stride) {
        lhs = lhs + rhs
      }

      /// Takes a length away.
      public static func -= (lhs: inout Stride, rhs: Stride) {
        lhs = lhs - rhs
      }

      /// Multiplies by a length.
      public static func *= (lhs: inout Stride, rhs: Stride) {
        lhs = lhs * rhs
      }

      /// The length in seconds, such as `0.25s`.
      public var description: String {
        let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        return rest == 0 ? "\(whole)s" : "\(seconds)s"
      }
    }
  }
}
