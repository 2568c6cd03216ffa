import Foundation
import Library
import Testing

@Suite struct ListVisitTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func after(_ minutes: Double) -> Date { start.addingTimeInterval(minutes * 60) }

  @Test func looksThatFollowEachOtherAreOneVisitAndAPauseBeginsTheNext() {
    var visit = ListVisit([1, 2], on: start)
    visit.look(at: [2, 3], on: after(20))
    visit.look(at: [4], on: after(45))
    #expect(visit.earlier == nil && visit.latest == ListVisit.Look(date: after(45), ids: [1, 2, 3, 4]))
    visit.look(at: [4, 5], on: after(75))
    #expect(visit.earlier == ListVisit.Look(date: after(45), ids: [1, 2, 3, 4]))
    #expect(visit.latest == ListVisit.Look(date: after(75), ids: [4, 5]))
    visit.look(at: [6], on: after(90))
    #expect(visit.earlier?.date == after(45), "the visit goes on")
  }

  @Test func aClockThatGoesBackDoesNoHarmAndALongVisitForgets() {
    var visit = ListVisit([1], on: start)
    visit.look(at: [2], on: after(-20))
    #expect(visit.latest == ListVisit.Look(date: start, ids: [1, 2]))
    var yearAhead = ListVisit([1], on: after(400 * 1440))
    yearAhead.look(at: [2], on: start)
    #expect(yearAhead.latest == ListVisit.Look(date: start, ids: [2]), "the visits go on")
    for number in 0..<50 { visit.look(at: Array(number * 30..<number * 30 + 30), on: start) }
    #expect(visit.latest.ids.count <= 300 && visit.latest.ids.isSuperset(of: 1470..<1500))
  }

  @MainActor @Test func visitsAreKeptSharedAndExported() throws {
    var now = start
    let store = InMemoryLibraryStore()
    let library = Library(store: store, work: .immediate, watchInterval: nil) { now }
    library.look(at: "hn new", ids: [1, 2])
    now = after(1.5)
    library.look(at: "hn new", ids: [1, 2])
    #expect(library.contents.lists["hn new"]?.latest.date == now)
    now = after(2)
    library.look(at: "hn new", ids: [2])
    #expect(library.contents.lists["hn new"]?.latest.date == after(1.5), "nothing new within a minute is not written")
    now = after(60)
    library.look(at: "hn new", ids: [3])
    library.look(at: "hn new", ids: [])
    #expect(library.contents.lists["hn new"]?.earlier?.ids == [1, 2])
    #expect(library.lastStep == nil, "a look is nothing to undo")
    let again = Library(store: store, work: .immediate, watchInterval: nil)
    #expect(again.contents.lists == library.contents.lists)
    let other = Library(work: .immediate, watchInterval: nil)
    try other.importFile(LibraryFile.text(of: library.contents))
    #expect(other.contents.lists == library.contents.lists)
  }
}
