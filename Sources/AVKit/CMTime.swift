import Foundation

/// A time as a fraction of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64 = 0, timescale: Int32 = 1) { (self.value, self.timescale) = (value, timescale) }

  public init(seconds: Double, preferredTimescale: Int32) {
    let scaled = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: scaled) ?? 0, timescale: preferredTimescale)
  }

  public var seconds: Double { timescale > 0 ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { timescale > 0 }
  public var isIndefinite: Bool { false }
  public var isNumeric: Bool { isValid }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0)
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTime")
}

extension Notification.Name {
  /// Never posted: hosts do not report what they play.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
