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
}
