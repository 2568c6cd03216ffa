import Foundation
import Testing

@testable import Feeds

@Suite("Dates of feeds")
struct FeedDateTests {
  /// 20 November 2026, 10:00 in Greenwich.
  private static let moment = Date(timeIntervalSince1970: 1_795_168_800)

  @Test(arguments: [
    "Fri, 20 Nov 2026 10:00:00 GMT", "Fri, 20 Nov 2026 10:00:00 +0000", "Fri, 20 Nov 2026 05:00:00 EST",
    "20 Nov 2026 10:00 UT", "Fri, 20 Nov 26 10:00:00 Z", "Fri,20 Nov 2026 12:00:00 +0200",
    "Friday, 20 November 2026 10:00:00 GMT", "Fri Nov 20 10:00:00 GMT 2026", "Fri Nov 20 10:00:00 2026",
    "2026-11-20T10:00:00Z", "2026-11-20T10:00:00.000Z", "2026-11-20T12:00:00+02:00", "2026-11-20T05:00:00-0500",
    "2026-11-20 10:00:00", "2026-11-20 10:00:00 UTC", "2026-11-20T10:00Z", "2026-11-20t10:00:00Z",
    "2026/11/20 10:00:00", "20-Nov-2026 10:00:00 GMT", "November 20, 2026 10:00 AM", "Nov 20th, 2026 10:00am GMT",
    "Fr, 20 Nov 2026 11:00:00 +0100", "20. November 2026 11:00:00 MEZ", "  Fri, 20 Nov 2026 10:00:00 GMT\n",
    "Fri, 20 Nov 2026 10:00:00 GMT+0000", "Fri, 20 Nov 2026 02:00:00 PST", "Fri, 20 Nov 2026 10:00:00 (UTC)",
    "2026-11-20T15:30:00+05:30", "vendredi 20 novembre 2026 10:00:00 GMT", "20 noviembre 2026 10:00:00 +0000",
  ])
  func findsTheMoment(_ text: String) {
    #expect(FeedDate.date(text) == Self.moment)
  }

  @Test func takesADayAlone() {
    #expect(FeedDate.date("2026-11-20") == Date(timeIntervalSince1970: 1_795_132_800))
    #expect(FeedDate.date("20 Oktober 2026") == Date(timeIntervalSince1970: 1_792_454_400))
    #expect(FeedDate.date("29 Feb 2024 00:00:00 GMT") == Date(timeIntervalSince1970: 1_709_164_800))
    #expect(FeedDate.date("Nov 20, 2026 1:30 PM GMT") == Date(timeIntervalSince1970: 1_795_181_400))
    #expect(FeedDate.date("Nov 20, 2026 12:30 AM GMT") == Date(timeIntervalSince1970: 1_795_134_600))
  }

  @Test(arguments: [
    "", " ", "yesterday", "0000-00-00T00:00:00Z", "0001-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT",
    "2026-13-01", "2026-02-30T10:00:00Z", "31 Nov 2026", "2026", "99999-01-01", "Fri, 20 Nov 2026 25:00:00 GMT",
    "-2026-11-20", "9999-12-31T23:59:59Z", "2026-11-20T10:00:00+99:00", "20 Nov", "::::", "---", "+", "1e9",
    "2026-11-20T10:00:00Z and a long sentence that goes on and on and on until nobody takes it for a date any more",
  ])
  func takesNothingElse(_ text: String) {
    #expect(FeedDate.date(text) == nil)
  }

  /// The quick way and the careful one say the same.
  @Test(arguments: [
    "Fri, 20 Nov 2026 10:00:00 GMT", "Fri, 20 Nov 2026 12:00:00 +0200", "Fri, 20 Nov 2026 04:30:00 -0530",
    "2026-11-20T10:00:00Z", "2026-11-20T12:00:00+02:00", "2026-11-20T04:30:00-05:30",
  ])
  func usualFormsAreReadQuickly(_ text: String) {
    #expect(UsualDate.seconds(text) == 1_795_168_800)
    #expect(FeedDate.date(text + " ") == Date(timeIntervalSince1970: 1_795_168_800))
    #expect(UsualDate.seconds("Sun, 1 Nov 2026 10:00:00 GMT") == 1_793_527_200)
  }

  @Test(arguments: [
    "", "Fri, 31 Nov 2026 10:00:00 GMT", "Fri, 20 Nov 1970 10:00:00 GMT", "Fri, 20 Nix 2026 10:00:00 GMT",
    "Fri, 20 Nov 2026 25:00:00 GMT", "2026-11-20T10:00:00X", "2026-02-29T10:00:00Z", "2026-11-20t10:00:00Z",
    "Fri, 20 Nov 2026 10:00:00 +9900", "2026-11-20T10:00:00 02:00", "Fri, 20 Nov 2026 10:00 +00000",
  ])
  func otherFormsAreLeftToTheCarefulWay(_ text: String) {
    #expect(UsualDate.seconds(text) == nil)
  }
}
