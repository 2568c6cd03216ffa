import Foundation

/// Spans of time in words, as `Text(_:style:)` shows them. Hosts that keep them counting use the same rules: in English those of Apple's
/// systems, in other languages Unicode's, which know no months and years.
package enum Spans {
  private static let units: [(name: String, seconds: Int)] = [
    ("yr", 31_536_000), ("mth", 2_592_000), ("wk", 604_800), ("day", 86_400), ("hr", 3600), ("min", 60), ("sec", 1),
  ]

  /// The two largest units, without direction: `"2 hr, 23 min"`, `"5 sec"`.
  package static func twoUnits(from date: Date, to now: Date, in locale: Locale = english) -> String {
    let seconds = whole(abs(now.timeIntervalSince(date)))
    guard isEnglish(locale) else {
      return unicode(seconds, most: 2, .abbreviated, locale)
    }
    guard let first = units.firstIndex(where: { seconds >= $0.seconds }) else { return "0 sec" }
    var text = words(seconds / units[first].seconds, units[first].name)
    if first + 1 < units.count {
      let rest = seconds % units[first].seconds / units[first + 1].seconds
      if rest > 0 { text += ", " + words(rest, units[first + 1].name) }
    }
    return text
  }

  /// The largest unit with its sign: `"+2 hours"`, `"-3 minutes"`.
  package static func offset(from date: Date, to now: Date, in locale: Locale = english) -> String {
    let difference = date.timeIntervalSince(now)
    let seconds = whole(abs(difference))
    guard isEnglish(locale) else {
      return (difference > 0 ? "+" : "-") + unicode(seconds, most: 1, .wide, locale)
    }
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

  package static let english = Locale(identifier: "en")

  private static func isEnglish(_ locale: Locale) -> Bool { locale.language.languageCode == .english }

  private static let unicodeUnits: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
    (.weeks, 604_800), (.days, 86_400), (.hours, 3600), (.minutes, 60), (.seconds, 1),
  ]

  /// The largest units that a span has, next to each other.
  private static func units(in seconds: Int, most: Int) -> Set<Duration.UnitsFormatStyle.Unit> {
    let first = unicodeUnits.firstIndex { seconds >= $0.seconds } ?? unicodeUnits.count - 1
    return Set(unicodeUnits[first...].prefix(most).map(\.unit))
  }

  private static func unicode(
    _ seconds: Int, most: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
  ) -> String {
    let units = units(in: seconds, most: most)
    // What is left of the smallest unit is not told.
    let smallest = unicodeUnits.last { units.contains($0.unit) }?.seconds ?? 1
    let style = Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, zeroValueUnits: seconds == 0 ? .show(length: 1) : .hide)
    return Duration.seconds(seconds - seconds % smallest).formatted(style.locale(locale))
  }

  private static func whole(_ interval: TimeInterval) -> Int { Int(min(interval.rounded(.down), 1e12)) }

  private static func words(_ count: Int, _ unit: String) -> String {
    let plural = unit.count > 3 || unit == "day" ? "s" : ""
    return "\(count) \(unit)\(count == 1 ? "" : plural)"
  }
}
