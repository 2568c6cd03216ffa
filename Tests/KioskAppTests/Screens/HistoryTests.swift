import Foundation
import KioskApp
import Library
import Testing

@Suite struct HistoryTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
  /// 2026-11-21 00:30 in Berlin.
  private let now = Date(timeIntervalSince1970: 1_795_217_400)

  private func item(_ id: Int, _ title: String, hoursAgo: Double, origin: String = "site.example") -> KeptItem {
    KeptItem(
      key: ItemKey(.hackerNews, id), title: title, origin: origin, date: now.addingTimeInterval(-hoursAgo * 3600))
  }

  private var items: [KeptItem] {
    [
      item(1, "Just now", hoursAgo: 0.1), item(2, "Late at night", hoursAgo: 1), item(3, "A Café", hoursAgo: 20),
      item(4, "Two days", hoursAgo: 30, origin: "Le Monde"), item(5, "Last year", hoursAgo: 24 * 400),
    ]
  }

  @Test func whatWasOpenedStandsUnderTheReadersOwnDays() {
    let history = History(items, calendar: calendar)
    #expect(
      history.days.map { $0.items.map(\.title) } == [
        ["Just now"], ["Late at night", "A Café"], ["Two days"], ["Last year"],
      ])
    let names = history.days.map { $0.name(at: now, calendar: calendar) }
    #expect(names[0] == "Today" && names[1] == "Yesterday", "the day begins at the reader's midnight")
    #expect(names[2].contains("Thursday") && names[2].contains("November") && !names[2].contains("2026"))
    #expect(names[3].contains("2025"))
  }

  @Test(arguments: [
    ("cafe", [3]), ("NIGHT late", [2]), ("monde", [4]), ("ni", [2]), ("fe", []), ("", [1, 2, 3, 4, 5]),
    (" - ", [1, 2, 3, 4, 5]),
    ("nothing of it", []),
  ])
  func wordsFindTitlesAndSites(text: String, found: [Int]) {
    let history = History(items, matching: text, calendar: calendar)
    #expect(history.days.flatMap(\.items).map(\.key.id) == found.map(String.init))
    #expect(history.count == found.count)
  }

  @Test func aLongHistoryComesPageByPage() {
    let many = (0..<250).map { item($0, "Page \($0)", hoursAgo: Double($0)) }
    let history = History(many, limit: 100, calendar: calendar)
    #expect(history.count == 250 && history.hasMore && history.days.flatMap(\.items).count == 100)
    #expect(!History(many, limit: 300, calendar: calendar).hasMore)
  }
}
