import Foundation

/// How long ago something was, in words.
enum AgeText {
  /// `just now`, `4 minutes ago`, `3 hours ago` … A time ahead of the clock counts as now.
  static func of(_ date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 60 else { return "just now" }
    let units: [(name: String, length: Double)] = [
      ("year", 31_556_952), ("month", 2_629_746), ("day", 86_400), ("hour", 3600), ("minute", 60),
    ]
    for unit in units where seconds >= unit.length {
      return Counted.text(Int(min(seconds / unit.length, 100_000)), unit.name) + " ago"
    }
    return "just now"
  }
}
