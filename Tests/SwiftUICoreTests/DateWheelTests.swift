import Foundation
import SwiftUIElements
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct DateWheelTests {
  private func calendar(_ locale: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), .gmt)
    return calendar
  }

  /// 31 January 2024, 13:05 in Greenwich.
  private let date = Date(timeIntervalSince1970: 1_706_706_300)

  private func wheels(_ components: DatePickerComponents, _ locale: String, now: Date? = nil) -> [DateWheel] {
    DateWheel.all(for: date, components, calendar: calendar(locale), now: now ?? date)
  }

  @Test func theWheelsOfADayStandAsTheLanguageHasThem() {
    #expect(wheels(.date, "en_US").map(\.part) == [.month, .day, .year])
    #expect(wheels(.date, "de_DE").map(\.part) == [.day, .month, .year])
    #expect(wheels(.date, "zh_CN").map(\.part) == [.year, .month, .day])
    #expect(wheels(.date, "en_US").map { $0.rows[$0.chosen].title } == ["January", "31", "2024"])
    #expect(wheels(.date, "en_US").allSatisfy { $0.rows[$0.chosen].date == date })
  }

  @Test func aMonthThatIsShorterTakesItsLastDay() {
    let february = wheels(.date, "en_US")[0].rows[1].date
    #expect(calendar("en_US").dateComponents([.month, .day], from: february) == DateComponents(month: 2, day: 29))
  }

  @Test func timesHaveHalvesWhereTheLanguageHas() {
    let american = wheels(.hourAndMinute, "en_US")
    #expect(american.map { $0.rows[$0.chosen].title } == ["1", "05", "PM"])
    #expect(american[0].rows.first?.title == "12")
    #expect(american[2].rows[0].date == date.addingTimeInterval(-12 * 3600))
    let german = wheels(.hourAndMinute, "de_DE")
    #expect(german.map { $0.rows[$0.chosen].title } == ["13", "05"])
    #expect(german[0].rows.count == 24)
  }

  @Test func daysOfYearsSayToday() {
    let wheel = wheels([.date, .hourAndMinute], "en_US")[0]
    #expect(wheel.rows[wheel.chosen].title == "Today")
    #expect(wheel.rows[wheel.chosen + 1].title == "Thu, Feb 1")
  }

  @Test func aPickerOfWheelsSetsTheDateWithinItsRange() {
    final class Kept { var date = Date(timeIntervalSince1970: 1_706_706_300) }
    let kept = Kept()
    let screen = TestScreen {
      DatePicker(
        "When",
        selection: Binding {
          kept.date
        } set: {
          kept.date = $0
        }, in: ...date, displayedComponents: .date
      )
      .datePickerStyle(.wheel)
    }
    #expect(screen.outline.contains("February"))
    screen.choose("30", in: "Day")
    #expect(kept.date == date.addingTimeInterval(-86_400))
    screen.choose("March", in: "Month")
    #expect(kept.date == date)
  }
}
