import Foundation

/// How long ago something was, in words.
enum AgeText {
  /// `just now`, `4 minutes ago`, `3 hours ago` … A time ahead of the clock counts as now.
  static func of(_ date: Date, now: Date, in locale: Locale = Told.locale) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 60 else { return Told.text("just now", in: locale) }
    // Lists in English are told without Unicode's data, which take a while to read.
    guard locale.language.languageCode == .english else {
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .numeric, unitsStyle: .wide, locale: locale, calendar: .current,
        capitalizationContext: .unknown
      ).format(now)
    }
    let units: [(name: String, length: Double)] = [
      ("year", 31_556_952), ("month", 2_629_746), ("day", 86_400), ("hour", 3600), ("minute", 60),
    ]
    guard let unit = units.first(where: { seconds >= $0.length }) else { return "" }
    let count = Int(min(seconds / unit.length, 100_000))
    return "\(count) \(unit.name)\(count == 1 ? "" : "s") ago"
  }
}
