import Foundation

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = Double

/// The seconds since the first moment of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
