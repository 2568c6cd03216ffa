import Foundation

/// A day without a time or a zone, as release dates and birthdays are: the same day everywhere.
package struct CalendarDay: Hashable, Sendable, Codable, Comparable {
  package let year: Int
  package let month: Int
  package let day: Int

  /// Nil where there is no such day in the Gregorian calendar.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.length(of: month, in: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads `2025-04-23`; a time behind it is ignored. Nil for everything else: `""`, `2023`, `0000-00-00`.
  package init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(11))
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes.count == 10 || bytes[10] == UInt8(ascii: "T"), let year = Self.number(bytes[0..<4]),
      let month = Self.number(bytes[5..<7]), let day = Self.number(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day that `date` falls on in `zone`; nil outside of the years 1 to 9999.
  package init?(_ date: Date, in zone: TimeZone = .current) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    guard parts.era == 1 else { return nil }
    self.init(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
  }

  /// `23 April 2025`, or `23 Apr 2025` where it is abbreviated, in the order and language of `locale`.
  package func text(_ length: Date.FormatStyle.DateStyle = .long, locale: Locale = ._inForce) -> String {
    var style = Date.FormatStyle(date: length, time: .omitted, locale: locale)
    style.timeZone = .gmt
    return midnight.formatted(style)
  }

  /// The day's first moment at Greenwich, which is where it must be formatted too.
  package var midnight: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  /// The day so many days later, or earlier; nil outside of the years 1 to 9999.
  package func advanced(by days: Int) -> CalendarDay? {
    CalendarDay(midnight.addingTimeInterval(Double(days) * 86_400), in: .gmt)
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.reduce(0) { number, byte in
      guard let number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      return number * 10 + Int(byte - UInt8(ascii: "0"))
    }
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDay: CustomStringConvertible {
  /// `2025-04-23`.
  package var description: String {
    let parts = [(year, 4), (month, 2), (day, 2)].map { number, width in
      String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
    }
    return parts.joined(separator: "-")
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let day = CalendarDay(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not a day.")
    }
    self = day
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
