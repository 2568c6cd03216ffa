import Foundation

/// Marks stretches of work for a tool that measures them. There is no such tool here: nothing is written.
public struct OSSignposter: Sendable {
  /// What tells the end of a stretch its beginning. There is nothing in it.
  public struct IntervalState: Sendable {}

  /// Always false: nothing is measured.
  public var isEnabled: Bool { false }
  /// A signposter that writes nothing.
  public init() {}
  /// A signposter that writes nothing.
  public init(subsystem: String, category: String) {}
  /// A signposter that writes nothing.
  public init(logger: Logger) {}

  /// The same identity each time.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Accepted; nothing is measured.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> IntervalState { IntervalState() }
  /// Accepted; nothing is measured.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Accepted; nothing is measured.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Runs the task; nothing is measured. What it throws is thrown.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Tells one stretch of work from another of the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the identity.
  public let rawValue: UInt64
  /// An identity by its number.
  public init(_ value: UInt64) { rawValue = value }
  /// The same identity each time.
  public init(log: OSLog) { self = .exclusive }
  /// The identity where there is one stretch of a name at a time: 1.
  public static let exclusive = OSSignpostID(1)
  /// No identity: 0.
  public static let invalid = OSSignpostID(0)
}

/// Whether a mark is a moment, or the beginning or end of a stretch.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Marks a moment for a tool that measures; here nothing is written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
