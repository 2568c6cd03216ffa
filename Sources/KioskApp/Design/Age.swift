import Foundation

/// How long ago something was, in words.
enum Age {
  /// `"4 minutes ago"`, `"yesterday"`; times a little ahead of this clock are now.
  static func text(of date: Date, at now: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: min(date, now), presentation: .named, unitsStyle: .wide, locale: .current, calendar: .current,
      capitalizationContext: .unknown
    )
    .format(now)
  }
}
