import Foundation
import Testing

@testable import KioskApp

struct AgeTests {
  @Test func whatIsRememberedOfAgesSaysWhatTheFormatterSays() {
    let now = Date(timeIntervalSince1970: 1_795_000_000.3)
    for step in 0..<6000 {
      let date = now.addingTimeInterval(-Double(step) * 6.7 - 0.25)
      let fresh = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: .named, unitsStyle: .wide, locale: .current, calendar: .current,
        capitalizationContext: .unknown
      )
      .format(now)
      guard Age.text(of: date, at: now) != fresh else { continue }
      Issue.record("\(now.timeIntervalSince(date)) s: \(Age.text(of: date, at: now)), not \(fresh)")
    }
  }

  @Test func whatIsRememberedForAMinuteIsForgottenWithIt() {
    let start = (Date(timeIntervalSince1970: 1_795_000_000).timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let dates = [10.5, 23, 24, 36, 47.9, 24 * 6.9, 24 * 31, 24 * 400].map {
      Date(timeIntervalSinceReferenceDate: start - $0 * 3600)
    }
    // Every minute of a day and a half, so that each turns older by a day at least once.
    for minute in 0..<2200 {
      let now = Date(timeIntervalSinceReferenceDate: start + Double(minute) * 60)
      for date in dates {
        let fresh = Date.AnchoredRelativeFormatStyle(
          anchor: date, presentation: .named, unitsStyle: .wide, locale: .current, calendar: .current,
          capitalizationContext: .unknown
        )
        .format(now)
        let remembered = [Age.text(of: date, at: now), Age.text(of: date, at: now.addingTimeInterval(59))]
        guard remembered != [fresh, fresh] else { continue }
        Issue.record("\(now.timeIntervalSince(date)) s: \(remembered), not \(fresh)")
      }
    }
  }
}
