import Foundation

extension Date {
  /// Whether it is less than a minute after the other: what is looked at again by then was looked at once.
  func isJustAfter(_ other: Date) -> Bool { (0..<60).contains(timeIntervalSince(other)) }
}
