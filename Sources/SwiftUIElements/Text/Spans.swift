import Foundation

/// Spans of time in words, as `Text(_:style:)` shows them. Hosts that keep them counting use the same rules.
package enum Spans {
  private static let units: [(name: String, seconds: Int)] = [
    ("yr", 31_536_000), ("mth", 2_592_000), ("wk", 604_800), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
  ]

  /// The two largest units, without direction: `"2 hr, 23 min"`, `"5 sec"`.
  package static func twoUnits(from date: Date, to now: Date) -> String {
    let seconds = whole(abs(now.timeIntervalSince(date)))
    guard let first = units.firstIndex(where: { seconds >= $0.seconds }) else { return "0 sec" }
    var text = words(seconds / units[first].seconds, units[first].name)
    if first + 1 < units.count {
      let rest = seconds % units[first].seconds / units[first + 1].seconds
      if rest > 0 { text += ", " + words(rest, units[first + 1].name) }
    }
    return text
  }

  /// The largest unit with its sign: `"+2 hours"`, `"-3 minutes"`.
  package static func offset(from date: Date, to now: Date) -> String {
    let difference = date.timeIntervalSince(now)
    let seconds = whole(abs(difference))
    let names = ["year", "month", "week", "day", "hour", "minute", "second"]
    let index = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
    let count = seconds / units[index].seconds
    return (difference > 0 ? "+" : "-") + words(count, names[index])
  }

  /// Hours, minutes and seconds: `"1:02:03"`, `"0:07"`.
  package static func timer(from date: Date, to now: Date) -> String {
    let seconds = whole(abs(now.timeIntervalSince(date)))
    let tail = String(format: "%02d", seconds % 60)
    let minutes = seconds / 60 % 60
    if seconds < 3600 { return "\(minutes):\(tail)" }
    return "\(seconds / 3600):\(String(format: "%02d", minutes)):\(tail)"
  }

  private static func whole(_ interval: TimeInterval) -> Int { Int(min(interval.rounded(.down), 1e12)) }

  private static func words(_ count: Int, _ unit: String) -> String {
    let plural = unit.count > 3 || unit == "day" ? "s" : ""
    return "\(count) \(unit)\(count == 1 ? "" : plural)"
  }
}
