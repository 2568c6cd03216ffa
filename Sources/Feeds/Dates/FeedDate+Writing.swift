import Foundation

extension FeedDate {
  /// `Fri, 20 Nov 2026 10:00:00 GMT`, whatever the locale.
  static func rfc822(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: date)
  }

  /// `2026-11-20T10:00:00Z`.
  static func rfc3339(_ date: Date) -> String { date.formatted(.iso8601) }
}
