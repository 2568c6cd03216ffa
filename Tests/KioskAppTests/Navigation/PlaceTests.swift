import Foundation
import FoundationExtras
import Testing

@testable import KioskApp

@Suite struct PlaceTests {
  @Test(arguments: [
    "hn", "news", "movies", "search", "saved", "settings", "catch-up", "inbox", "day-2026-02-28", "item-8863",
    "user-pg",
    "source-the-morning-ledger", "movie-7", "person-9", "collection-5", "article-https://ledger.example/a?b=c",
  ])
  func anAddressIsThatOfItsPlace(_ text: String) throws {
    let place = try #require(Place(text) ?? Pane(rawValue: text).map(Place.pane))
    #expect(Place(place.description) == place)
    #expect([Place].at([place].address) == [place])
  }

  @Test(arguments: [
    "", "day-", "day-2026-02-30", "day-2026-02-28T00:00", "day-yesterday", "item-0", "item--4", "item-x", "user-",
    "movie-0", "collection-x",
    "article-javascript:alert(1)", "elsewhere",
  ])
  func everythingElseIsNowhere(_ text: String) {
    #expect(Place(text) == nil)
  }
}
