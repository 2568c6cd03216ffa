import Foundation
import Locks

/// How long ago something was, in words.
enum Age {
  /// `"4 minutes ago"`, `"yesterday"`; times a little ahead of this clock are now.
  static func text(of date: Date, at now: Date) -> String { KnownWords.inForce.text(of: date, at: now) }

  /// Words for the rows of a list, all as of one moment and in the language of the view that asks.
  struct Rows {
    private let now: Date
    private let words = KnownWords.inForce

    init(at now: Date) { self.now = now }

    func text(of date: Date) -> String { words.text(of: date, at: now) }
  }

  /// The words of one locale, found once for the rows of all lists and windows.
  private final class KnownWords: Sendable {
    /// Browsers name locales as they like.
    private static let all = Memoized<String, KnownWords>(limit: 128)

    /// Those of the view that is evaluated, else of this machine.
    static var inForce: KnownWords { all.answer(Locale._inForce.identifier) { KnownWords() } }

    /// By half minutes: within a few hours no calendar matters, and the words change no faster.
    private let recent = Locked<[Int: String]>([:])
    /// Of the minute that was asked for last: later they do not change within one.
    private let older = Locked<(minute: Double, words: [Date: String])>((0, [:]))

    func text(of date: Date, at now: Date) -> String {
      let seconds = now.timeIntervalSince(date).rounded()
      if (60..<36_000).contains(seconds) {
        let halfMinutes = Int(seconds) / 30
        if let known = recent.withLock({ $0[halfMinutes] }) { return known }
        let text = Age.words(of: date, at: now)
        recent.withLock { $0[halfMinutes] = text }
        return text
      }
      guard seconds >= 36_000 else { return Age.words(of: date, at: now) }
      let minute = (now.timeIntervalSinceReferenceDate / 60).rounded(.down)
      if let known = older.withLock({ $0.minute == minute ? $0.words[date] : nil }) { return known }
      let text = Age.words(of: date, at: now)
      older.withLock {
        if $0.minute != minute { $0 = (minute, [:]) }
        $0.words[date] = text
      }
      return text
    }
  }

  private static func words(of date: Date, at now: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: min(date, now), presentation: .named, unitsStyle: .wide, locale: ._inForce, calendar: .current,
      capitalizationContext: .unknown
    )
    .format(now)
  }

  /// `"4m"`, `"3h"`, `"2d"`, `"5y"`, for columns of four; within a minute and ahead of this clock `"now"`.
  static func brief(of date: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    func count(_ length: Double) -> Int { Int(min(seconds / length, 9999)) }
    return switch seconds {
    case 31_556_952...: localized("\(count(31_556_952))y")
    case 86_400...: localized("\(count(86_400))d")
    case 3600...: localized("\(count(3600))h")
    case 60...: localized("\(count(60))m")
    default: localized("now")
    }
  }
}
