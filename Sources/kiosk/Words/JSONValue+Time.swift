import Foundation
import JSON

extension JSONValue {
  /// ISO 8601 in UTC with whole seconds: `2026-11-21T06:00:00Z`.
  static func time(_ date: Date?) -> JSONValue { .optional(date.map { ISO8601Text.of($0) }) }
}

/// Times as ISO 8601 in UTC. A formatter that knows calendars and zones takes longer to make than a list to write.
enum ISO8601Text {
  static func of(_ date: Date) -> String {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // From 1600, when all had this calendar, to 9999.
    guard (-11_676_096_000..<253_402_300_800).contains(seconds) else { return date.formatted(.iso8601) }
    let (day, second) = Int(seconds).quotientAndRemainder(dividingBy: 86_400)
    return text(day: second < 0 ? day - 1 : day, second: second < 0 ? second + 86_400 : second)
  }

  /// - Parameters:
  ///   - day: since the first of January 1970.
  ///   - second: of the day.
  private static func text(day: Int, second: Int) -> String {
    // Years are counted from March, so that the day that some have more comes last; 719 468 days lie before 1970.
    let days = day + 719_468
    let era = days / 146_097
    let ofEra = days % 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * ofYear + 2) / 153
    let year = era * 400 + yearOfEra + (month >= 10 ? 1 : 0)
    let parts = [
      padded(year, 4), "-", padded(month < 10 ? month + 3 : month - 9, 2), "-",
      padded(ofYear - (153 * month + 2) / 5 + 1, 2), "T", padded(second / 3600, 2), ":", padded(second / 60 % 60, 2),
      ":", padded(second % 60, 2), "Z",
    ]
    return parts.joined()
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
