import Foundation
import Networking
import Testing

@Suite struct TimestampTests {
  @Test(
    arguments: [
      ("2024-11-18T10:00:00Z", 1_731_924_000.0), ("2024-11-18T10:00:00.123Z", 1_731_924_000.123),
      ("2024-11-18T10:00:00+05:30", 1_731_904_200), ("2024-11-18T10:00:00-0200", 1_731_931_200),
      ("2024-11-18T10:00:00", 1_731_924_000), ("2024-11-18 10:00:00", 1_731_924_000), ("2024-11-18", 1_731_888_000),
      ("2024-02-29T00:00:00Z", 1_709_164_800), ("1999-12-31T23:59:59Z", 946_684_799), ("1970-01-01T00:00:00Z", nil),
      ("0001-01-01T00:00:00Z", nil), ("", nil), ("yesterday", nil), ("2024-13-01T00:00:00Z", nil),
      ("2024-11-18T10:00:00Zulu", nil), ("2024-11-18T10:00", nil), ("٢٠٢٤-11-18", nil),
      ("2016-12-08T19:40:00.000Z", 1_481_226_000), ("x-y-zT1:2:3Z", nil), ("2024-11-18T10:00:00.Z", 1_731_924_000),
      ("2024-11-18T10:00:00+19:00", nil),
    ] as [(String, Double?)])
  func momentsAreReadInEveryForm(text: String, seconds: Double?) {
    let date = Timestamp.date(text)
    #expect((date == nil) == (seconds == nil))
    if let date, let seconds { #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001) }
  }

  @Test func momentsAgreeWithTheSystemsCalendar() throws {
    for day in stride(from: 400, to: 60_000, by: 17) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 3723)
      #expect(Timestamp.date(date.formatted(.iso8601)) == date)
    }
  }
}
