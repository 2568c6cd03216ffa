import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Moments are the reader's: the same date reads otherwise in another language, place or calendar.
@MainActor
@Suite struct MomentsInText {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func words(_ style: Text.DateStyle, _ change: (inout EnvironmentValues) -> Void) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.calendar = Calendar(identifier: .gregorian)
    environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    change(&environment)
    // Twice: what is known is the same as what is found.
    let first = style.content(of: Self.date, in: environment).plain
    #expect(style.content(of: Self.date, in: environment).plain == first)
    return first.replacing(#/[\u{202F}\u{A0}]/#, with: " ")
  }

  @Test func isReadInTheLanguagePlaceAndCalendarOfItsWindow() throws {
    #expect(words(.time) { _ in } == "10:13 PM")
    #expect(words(.date) { _ in } == "November 14, 2023")
    #expect(words(.time) { $0.locale = Locale(identifier: "de_DE") } == "22:13")
    #expect(words(.date) { $0.locale = Locale(identifier: "de_DE") } == "14. November 2023")
    let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
    #expect(words(.time) { $0.timeZone = kolkata } == "3:43 AM")
    #expect(words(.date) { $0.timeZone = kolkata } == "November 15, 2023")
    #expect(words(.date) { $0.calendar = Calendar(identifier: .hebrew) } != "November 14, 2023")
  }
}
