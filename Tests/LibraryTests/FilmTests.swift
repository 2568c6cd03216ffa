import Foundation
import FoundationExtras
import Testing

@testable import Library

/// The watch list, what was seen, and a film by chance.
@MainActor @Suite struct FilmTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func library(_ store: any LibraryStore = InMemoryLibraryStore()) -> Library {
    let start = start
    return Library(store: store, work: .immediate, watchInterval: nil) { start }
  }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  private func film(_ id: Int, _ title: String, _ released: String? = nil, age: Double = 0) -> KeptItem {
    var item = KeptItem(key: ItemKey(.movie, id), title: title, origin: "2026", date: start.addingTimeInterval(-age))
    item.released = released.flatMap { CalendarDay($0) }
    return item
  }

  @Test func aRecordOfAnEarlierVersionIsReadAndWrittenAsItWas() throws {
    let old = try #require(RecordText.value(SeenFilm.self, "1700000000"))
    #expect(old == SeenFilm(date: Date(timeIntervalSince1970: 1_700_000_000)))
    #expect(RecordText.text(old) == "1700000000")
    let film = SeenFilm(date: start, title: "Ferry \"one\"", released: try day("2019-05-04"), mark: 8)
    #expect(RecordText.text(film).flatMap { RecordText.value(SeenFilm.self, $0) } == film)
    #expect(RecordText.value(SeenFilm.self, "{\"date\": 1, \"mark\": 11}") == nil)
    #expect(RecordText.value(SeenFilm.self, "{\"date\": 1, \"released\": \"soon\"}") == nil)
    #expect(SeenFilm(date: start, mark: 0).mark == nil)
    let item = self.film(1, "A", "2026-02-28")
    #expect(RecordText.text(item).flatMap { RecordText.value(KeptItem.self, $0) } == item)
  }

  @Test func theWatchListAndWhatWasSeenStandWithTheirDays() throws {
    let library = library()
    library.toggleSaved(film(1, "Added last", "2027-01-01"))
    library.toggleSaved(film(2, "Added first", "2020-01-01", age: 60))
    library.toggleSaved(KeptItem(key: ItemKey(.hackerNews, 3), title: "A story", date: start))
    library.toggleSeen(ItemKey(.movie, 2), title: "Added first", released: try day("2020-01-01"))
    library.toggleSeen(ItemKey(.movie, 9), title: "Never saved")
    #expect(library.contents.wantedFilms.map(\.item.title) == ["Added last", "Added first"])
    #expect(library.contents.wantedFilms.map { $0.seen != nil } == [false, true])
    #expect(Set(library.contents.seenFilms.map(\.item.title)) == ["Added first", "Never saved"])
    #expect(library.contents.seenFilms.allSatisfy { $0.item.date == start })
  }

  @Test func theReadersOwnMarkIsKeptTakenBackAndShared() throws {
    let shared = InMemoryLibraryStore.Shared()
    let one = library(InMemoryLibraryStore(shared))
    let key = ItemKey(.movie, 5)
    one.mark(key, 7)
    #expect(one.contents.seen.isEmpty, "what was not seen has no mark")
    one.toggleSeen(key, title: "Film", released: try day("2020-02-03"))
    one.mark(key, 7)
    let other = library(InMemoryLibraryStore(shared))
    #expect(other.contents.seen[key]?.mark == 7)
    #expect(one.contents.seen[key]?.released == (try day("2020-02-03")))
    let third = library()
    try third.importFile(LibraryFile.text(of: one.contents))
    #expect(third.contents == one.contents)
    one.undo()
    #expect(one.contents.seen[key]?.mark == nil && one.contents.seen[key] != nil)
  }

  @Test func daysAndTitlesAreLearntWhereTheyWereNotKnown() throws {
    let library = library()
    library.toggleSaved(film(1, "Film"))
    library.toggleSeen(ItemKey(.movie, 1), title: "")
    let step = library.lastStep
    library.learn("Film", released: try day("2026-05-06"), of: ItemKey(.movie, 1))
    #expect(library.contents.wantedFilms.first?.item.released == (try day("2026-05-06")))
    #expect(library.contents.seen[ItemKey(.movie, 1)]?.title == "Film")
    #expect(library.lastStep == step, "nothing to take back")
    library.learn("Film", released: nil, of: ItemKey(.movie, 1))
    #expect(library.contents.wantedFilms.first?.item.released != nil)
    library.learn("Other", released: nil, of: ItemKey(.movie, 2))
    #expect(library.contents.saved.count == 1)
  }

  @Test func chancePicksAmongWhatIsOutAndNotSeen() throws {
    let library = library()
    let today = try day("2026-11-23")
    var numbers = SystemRandomNumberGenerator()
    #expect(library.contents.pickedFilm(by: today, after: nil, using: &numbers) == nil)
    library.toggleSaved(film(1, "Out", "2026-11-23"))
    library.toggleSaved(film(2, "Soon", "2026-11-24"))
    library.toggleSaved(film(3, "Seen", "2020-01-01"))
    library.toggleSeen(ItemKey(.movie, 3), title: "Seen")
    for _ in 0..<20 {
      #expect(library.contents.pickedFilm(by: today, after: nil, using: &numbers)?.item.title == "Out")
    }
    #expect(library.contents.pickedFilm(by: today, after: ItemKey(.movie, 1), using: &numbers)?.item.title == "Out")
    library.toggleSaved(film(4, "No day"))
    for _ in 0..<20 {
      #expect(
        library.contents.pickedFilm(by: today, after: ItemKey(.movie, 1), using: &numbers)?.item.title == "No day")
    }
  }
}
