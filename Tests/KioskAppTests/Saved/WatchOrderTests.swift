import Foundation
import FoundationExtras
import Library
import Testing

@testable import KioskApp

/// The orders of films that the reader wants to see or has seen.
@Suite struct WatchOrderTests {
  private func film(_ title: String, _ released: String? = nil, year: String = "", mark: Int? = nil) -> KeptFilm {
    var item = KeptItem(key: ItemKey(.movie, title), title: title, origin: year, date: .distantPast)
    item.released = released.flatMap { CalendarDay($0) }
    return KeptFilm(item: item, seen: mark.map { SeenFilm(date: .distantPast, title: title, mark: $0) })
  }

  @Test func theNextToComeOutIsFirstAndWhatNobodyKnowsLast() {
    let films = [film("c"), film("b", "2027-01-01"), film("y", year: "2026"), film("a", "2026-12-01"), film("d")]
    #expect(WatchOrder.released.sorted(films).map(\.item.title) == ["a", "y", "b", "c", "d"])
    #expect(WatchOrder.newest.sorted(films) == films)
  }

  @Test func theBestMarkIsFirst() {
    let films = [film("none"), film("three", mark: 3), film("ten", mark: 10), film("also ten", mark: 10)]
    #expect(WatchOrder.mark.sorted(films).map(\.item.title) == ["ten", "also ten", "three", "none"])
  }
}
