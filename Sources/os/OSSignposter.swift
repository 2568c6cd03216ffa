import Foundation

/// Marks stretches of work for a tool that measures them. There is no such tool here: nothing is written.
public struct OSSignposter: Sendable {
  public struct IntervalState: Sendable {}

  public var isEnabled: Bool { false }
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> IntervalState { IntervalState() }
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Tells one stretch of work from another of the same name.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public init(log: OSLog) { self = .exclusive }
  public static let exclusive = OSSignpostID(1)
  public static let invalid = OSSignpostID(0)
}

public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// Marks a moment for a tool that measures; here nothing is written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
