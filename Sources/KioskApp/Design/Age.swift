import Foundation
import Locks

/// How long ago something was, in words.
enum Age {
  /// `"4 minutes ago"`, `"yesterday"`; times a little ahead of this clock are now.
  static func text(of date: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(date).rounded()
    // Within a few hours no calendar matters, and the words change with half minutes at most.
    let locale = Locale._inForce.identifier
    if (60..<36_000).contains(seconds) {
      let age = KnownAge(halfMinutes: Int(seconds) / 30, locale: locale)
      if let known = known.withLock({ $0[age] }) { return known }
      let text = words(of: date, at: now)
      known.withLock { known in
        if known.count >= mostKnown { known.removeAll() }
        known[age] = text
      }
      return text
    }
    guard seconds >= 36_000 else { return words(of: date, at: now) }
    // Later they do not change within a minute.
    let minute = (now.timeIntervalSinceReferenceDate / 60).rounded(.down)
    let moment = OlderWords.Moment(date: date, locale: locale)
    if let known = older.withLock({ $0.minute == minute ? $0.words[moment] : nil }) { return known }
    let text = words(of: date, at: now)
    older.withLock {
      if $0.minute != minute { $0 = OlderWords(minute: minute) }
      $0.words[moment] = text
    }
    return text
  }

  /// In half minutes, in the words of a locale.
  private struct KnownAge: Hashable {
    var halfMinutes: Int
    var locale: String
  }

  /// Found once for the rows of all lists and windows.
  private static let known = Locked<[KnownAge: String]>([:])
  private static let mostKnown = 20_000

  private struct OlderWords {
    struct Moment: Hashable {
      var date: Date
      var locale: String
    }

    /// Of the clock, since its beginning.
    var minute: Double
    var words: [Moment: String] = [:]
  }

  /// Those of the minute that was asked for last.
  private static let older = Locked(OlderWords(minute: 0))

  private static func words(of date: Date, at now: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: min(date, now), presentation: .named, unitsStyle: .wide, locale: ._inForce, calendar: .current,
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
