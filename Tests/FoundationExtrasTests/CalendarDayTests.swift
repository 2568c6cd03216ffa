import Foundation
import FoundationExtras
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("2023-01-31", "2023-01-31"), ("1999-10-15T00:00:00.000Z", "1999-10-15"), ("2024-02-29", "2024-02-29"),
    ("2023-02-29", nil), ("1900-02-29", nil), ("2000-02-29", "2000-02-29"), ("", nil), ("2023", nil),
    ("2023-13-45", nil), ("0000-00-00", nil), ("2023-1-1", nil), ("2023-01-01x", nil), ("+023-01-01", nil),
    ("２０２３-01-01", nil),
  ])
  func aDayIsADayOrNothing(_ text: String, _ day: String?) {
    #expect(CalendarDay(text)?.description == day)
  }

  @Test func aDayIsTheSameEverywhere() throws {
    let day = try #require(CalendarDay("2025-04-23"))
    #expect(day.text(locale: Locale(identifier: "en_GB")) == "23 April 2025")
    let west = try #require(TimeZone(secondsFromGMT: -11 * 3600))
    #expect(CalendarDay(day.midnight, in: .gmt) == day)
    #expect(CalendarDay(day.midnight, in: west) == CalendarDay("2025-04-22"))
    #expect(try #require(CalendarDay("2024-12-31")) < day)
  }

  @Test(arguments: [
    ("2024-02-28", 1, "2024-02-29"), ("2025-12-31", 1, "2026-01-01"), ("2026-01-01", -1, "2025-12-31"),
    ("2025-03-30", 1, "2025-03-31"), ("2025-06-15", 400, "2026-07-20"), ("9999-12-31", 1, nil), ("0001-01-01", -1, nil),
  ])
  func daysAreCounted(_ day: String, _ distance: Int, _ other: String?) throws {
    #expect(try #require(CalendarDay(day)).advanced(by: distance)?.description == other)
  }
}
