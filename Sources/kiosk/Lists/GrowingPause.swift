import Foundation

/// How long to wait before something is tried again: 2 seconds, then twice as long each time, 5 minutes at most.
struct GrowingPause {
  private var seconds: TimeInterval = 2

  /// In seconds.
  mutating func next() -> TimeInterval {
    defer { seconds = min(seconds * 2, 300) }
    return seconds
  }
}
