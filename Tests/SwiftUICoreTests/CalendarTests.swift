import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

private struct Days: View {
  @State private var days: Set<DateComponents> = []
  var body: some View {
    MultiDatePicker("Days", selection: $days, in: Date(timeIntervalSince1970: 0)..<Date.distantFuture)
    Text("chosen \(days.compactMap(\.day).sorted().map(String.init).joined(separator: ","))")
  }
}

@MainActor @Suite struct CalendarTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  /// 1 February 2026 is a Sunday, and 2026 has no 29th.
  @Test func daysStandUnderTheirDayOfTheWeek() {
    let date = Date(timeIntervalSince1970: 1_770_000_000)
    var calendar = calendar
    calendar.firstWeekday = 1
    let month = MonthOfDays(now: date, months: 0, calendar: calendar)
    #expect(month.cells.count == 28 && month.cells.first??.day == 1)
    calendar.firstWeekday = 2
    let european = MonthOfDays(now: date, months: 0, calendar: calendar)
    #expect(european.cells.prefix(6).allSatisfy { $0 == nil } && european.cells[6]?.day == 1)
    #expect(MonthOfDays(now: date, months: 24, calendar: calendar).cells.compactMap { $0 }.count == 29)
    #expect(MonthOfDays(now: date, months: -2, calendar: calendar).cells.compactMap { $0 }.count == 31)
  }

  @Test func daysAreChosenAndTakenBack() throws {
    let screen = TestScreen { Days() }
    screen.tap("15")
    screen.tap("3")
    #expect(screen.outline.contains("chosen 3,15"))
    screen.tap("15")
    #expect(screen.outline.contains("chosen 3"))
    #expect(!screen.outline.contains("chosen 3,15"))
  }
}
