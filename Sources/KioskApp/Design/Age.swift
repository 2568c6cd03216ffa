import Foundation
import Locks

/// How long ago something was, in words.
enum Age {
  /// `"4 minutes ago"`, `"yesterday"`; times a little ahead of this clock are now.
  static func text(of date: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(date).rounded()
    // Within a few hours no calendar matters, and the words change with half minutes at most.
    if (60..<36_000).contains(seconds) {
      let halfMinutes = Int(seconds) / 30
      if let known = known.withLock({ $0[halfMinutes] }) { return known }
      let text = words(of: date, at: now)
      known.withLock { $0[halfMinutes] = text }
      return text
    }
    guard seconds >= 36_000 else { return words(of: date, at: now) }
    // Later they do not change within a minute.
    let minute = (now.timeIntervalSinceReferenceDate / 60).rounded(.down)
    if let known = older.withLock({ $0.minute == minute ? $0.words[date] : nil }) { return known }
    let text = words(of: date, at: now)
    older.withLock {
      if $0.minute != minute { $0 = OlderWords(minute: minute) }
      $0.words[date] = text
    }
    return text
  }

  /// Found once for the rows of all lists and windows, by half minutes.
  private static let known = Locked<[Int: String]>([:])

  private struct OlderWords {
    /// Of the clock, since its beginning.
    var minute: Double
    var words: [Date: String] = [:]
  }

  /// Those of the minute that was asked for last.
  private static let older = Locked(OlderWords(minute: 0))

  private static func words(of date: Date, at now: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: min(date, now), presentation: .named, unitsStyle: .wide, locale: .current, calendar: .current,
      capitalizationContext: .unknown
    )
    .format(now)
  }

  /// `"4m"`, `"3h"`, `"2d"`, `"5y"`, for columns; within a minute and ahead of this clock `"now"`.
  static func brief(of date: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    let units: [(sign: String, length: Double)] = [("y", 31_556_952), ("d", 86_400), ("h", 3600), ("m", 60)]
    guard let unit = units.first(where: { seconds >= $0.length }) else { return "now" }
    return "\(Int(min(seconds / unit.length, 9999)))\(unit.sign)"
  }
}
