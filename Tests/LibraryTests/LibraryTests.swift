import Foundation
import MemoryGrowth
import Testing

@testable import Library

@MainActor @Suite(.timeLimit(.minutes(4))) struct LibraryTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func library(_ store: any LibraryStore = InMemoryLibraryStore()) -> Library {
    let start = start
    return Library(store: store, work: .immediate, watchInterval: nil) { start }
  }

  private func item(_ id: Int, _ title: String = "A story") -> KeptItem {
    KeptItem(key: ItemKey(.hackerNews, id), title: title, origin: "site.example", date: start)
  }

  @Test func everyLocalChangeCanBeTakenBack() {
    let library = library()
    let key = ItemKey(.hackerNews, 1)
    let rule = MuteRule(.word, "crypto", created: start)
    let changes: [() -> Void] = [
      { library.markRead([key, ItemKey(.news, "a")], label: "Marked 2 as read") }, { library.toggleSaved(item(1)) },
      { library.toggleSaved(item(1)) }, { library.add(rule) }, { library.remove(rule) },
      { library.toggleSeen(ItemKey(.movie, 5), title: "Film") }, { library.markUnread(key) },
    ]
    var past: [LibraryContents] = []
    for change in changes {
      past.append(library.contents)
      change()
      #expect(library.contents != past.last)
    }
    for contents in past.reversed() {
      library.undo()
      #expect(library.contents == contents)
    }
    #expect(library.lastStep == nil)
    library.undo()
  }

  @Test func aChangeThatChangesNothingIsNoStep() {
    let library = library()
    library.markRead([ItemKey(.hackerNews, 1)], label: "Marked 1 as read")
    let step = library.lastStep
    library.markRead([ItemKey(.hackerNews, 1)], label: "Marked 1 as read")
    #expect(library.lastStep == step)
  }

  @Test func twoLibrariesOverOneStoreSeeEachOther() {
    let shared = InMemoryLibraryStore.Shared()
    let one = library(InMemoryLibraryStore(shared))
    let other = library(InMemoryLibraryStore(shared))
    one.toggleSaved(item(7))
    one.set("sound", to: "on")
    #expect(!other.isSaved(ItemKey(.hackerNews, 7)))
    other.refresh()
    #expect(other.contents == one.contents)
    other.toggleSaved(item(7))
    one.refresh()
    #expect(!one.isSaved(ItemKey(.hackerNews, 7)))
  }

  @Test func aStoreThatFailsIsToldAndTheChangeStaysOnTheScreen() {
    let shared = InMemoryLibraryStore.Shared()
    let library = library(InMemoryLibraryStore(shared))
    shared.fail(with: .unavailable("disk full"))
    library.toggleSaved(item(1))
    #expect(library.isSaved(ItemKey(.hackerNews, 1)))
    #expect(library.trouble?.english.contains("disk full") == true)
  }

  @Test func whatCouldNotBeWrittenIsWrittenOnceThereIsRoom() {
    let shared = InMemoryLibraryStore.Shared()
    let library = library(InMemoryLibraryStore(shared))
    library.toggleSaved(item(1))
    shared.fail(with: .unavailable("disk full"))
    for id in 2...5 { library.toggleSaved(item(id)) }
    library.toggleSaved(item(1))
    #expect(library.trouble?.english.contains("5 changes are not written yet") == true)
    library.tick()
    #expect(library.trouble?.english.contains("5 changes are not written yet") == true)
    shared.fail(with: nil)
    library.tick()
    #expect(library.trouble == nil)
    #expect(self.library(InMemoryLibraryStore(shared)).contents == library.contents)
  }

  @Test func theNewestOfWhatWasNotWrittenCounts() {
    let shared = InMemoryLibraryStore.Shared()
    let library = library(InMemoryLibraryStore(shared))
    shared.fail(with: .unavailable("disk full"))
    library.set("sound", to: "on")
    library.set("sound", to: "off")
    let other = self.library(InMemoryLibraryStore(shared))
    shared.fail(with: nil)
    other.set("sound", to: "on")
    library.tick()
    #expect(library.setting("sound") == "off")
    other.refresh()
    #expect(other.setting("sound") == "off")
  }

  @Test func theEndOfTheProgramWaitsForWhatIsNotWritten() {
    let shared = InMemoryLibraryStore.Shared()
    let start = start
    let library = Library(store: InMemoryLibraryStore(shared), work: .background, watchInterval: nil) { start }
    for id in 1...100 { library.toggleSaved(item(id)) }
    #expect(library.close() == nil)
    #expect(self.library(InMemoryLibraryStore(shared)).contents.saved.count == 100)
    shared.fail(with: .unavailable("disk full"))
    library.toggleSaved(item(101))
    #expect(library.close()?.english.contains("One change is lost") == true)
  }

  /// A page that is loaded again is no second visit; everything that shows the history would hear of it.
  @Test func whatIsOpenedAgainAtOnceWasOpenedOnce() {
    var clock = start
    let library = Library(work: .immediate, watchInterval: nil) { clock }
    func open(_ id: Int, _ title: String = "A story", after seconds: TimeInterval) -> Bool {
      clock += seconds
      let before = library.contents
      var item = item(id, title)
      item.date = clock
      library.open(item)
      return library.contents != before
    }
    #expect(open(1, after: 0))
    #expect(!open(1, after: 30))
    #expect(!open(1, after: 29))
    #expect(open(1, after: 1), "a minute later it is another visit")
    #expect(open(1, "Another title", after: 1))
    #expect(open(2, after: 1))
    #expect(open(1, after: 1), "it stands first again")
    library.markUnread(item(1).key)
    #expect(open(1, after: 1) && library.isRead(item(1).key))
    #expect(library.contents.history.map(\.key.id) == ["1", "2"])
  }

  @Test func aDiscussionThatIsLoadedAgainAtOnceWasLookedAtOnce() {
    let library = library()
    let key = ItemKey(.hackerNews, 2)
    func look(at seconds: TimeInterval, newest: Int = 9, folded: Set<Int> = []) -> Bool {
      let before = library.contents
      library.visit(key, Visit(date: start + seconds, newestComment: newest, folded: folded))
      return library.contents != before
    }
    #expect(look(at: 0))
    #expect(!look(at: 59))
    #expect(look(at: 59, newest: 10))
    #expect(look(at: 60, newest: 10, folded: [3]))
    #expect(!look(at: 61, newest: 10, folded: [3]))
    #expect(look(at: 120, newest: 10, folded: [3]), "a minute later it is another look")
    #expect(look(at: 119, newest: 10, folded: [3]), "the clock was put back")
  }

  @Test func whatIsOldGoes() {
    let shared = InMemoryLibraryStore.Shared()
    let first = library(InMemoryLibraryStore(shared))
    first.markRead([ItemKey(.hackerNews, 1)])
    for id in 1...1003 { first.open(item(id)) }
    let start = start
    func started(after days: Double) -> Library {
      Library(store: InMemoryLibraryStore(shared), work: .immediate, watchInterval: nil) {
        start.addingTimeInterval(days * 86_400)
      }
    }
    #expect(started(after: 181).contents.read.count == 1003, "one reading of a clock is not enough")
    #expect(started(after: 181.5).contents.read.count == 1003)
    let later = started(after: 183)
    #expect(later.contents.read.isEmpty)
    #expect(later.contents.opened.count == 1000)
  }

  @Test func aClockThatWasOnceAYearWrongLosesNothing() {
    for error in [400.0, -400.0] {
      let shared = InMemoryLibraryStore.Shared()
      let first = library(InMemoryLibraryStore(shared))
      first.markRead([ItemKey(.hackerNews, 1)])
      first.visit(ItemKey(.hackerNews, 2), Visit(date: start, newestComment: 9))
      var day = start
      for wrong in [0, error, 0, error, 0, 0] {
        day += 86_400
        let now = day + wrong * 86_400
        let library = Library(store: InMemoryLibraryStore(shared), work: .immediate, watchInterval: nil) { now }
        library.look(at: "hn/top", ids: [1])
        #expect(library.contents.read.count == 1)
        #expect(library.contents.visits.count == 1)
      }
    }
  }

  @Test func whatIsMarkedWhileTheClockIsAYearWrongStays() {
    for error in [365.0, -365.0] {
      let shared = InMemoryLibraryStore.Shared()
      library(InMemoryLibraryStore(shared)).markRead([ItemKey(.hackerNews, 1)])
      let start = start
      for (day, wrong) in [(1.0, 0), (2, error), (3, 0), (4, 0)] {
        let now = start.addingTimeInterval((day + wrong) * 86_400)
        let library = Library(store: InMemoryLibraryStore(shared), work: .immediate, watchInterval: nil) { now }
        library.markRead([ItemKey(.hackerNews, 10 + Int(day))])
        library.visit(ItemKey(.hackerNews, 10 + Int(day)), Visit(date: library.now, newestComment: 9))
        library.hear(time: start.addingTimeInterval(day * 86_400))
        #expect(library.contents.read.count == Int(day) + 1, "day \(day), wrong by \(error)")
        #expect(library.contents.visits.count == Int(day), "day \(day), wrong by \(error)")
      }
    }
  }

  @Test func aServiceConfirmsTheTime() {
    let shared = InMemoryLibraryStore.Shared()
    library(InMemoryLibraryStore(shared)).markRead([ItemKey(.hackerNews, 1)])
    let later = start.addingTimeInterval(200 * 86_400)
    let away = Library(store: InMemoryLibraryStore(shared), work: .immediate, watchInterval: nil) { later }
    #expect(away.contents.read.count == 1)
    away.hear(time: start)
    #expect(away.contents.read.count == 1, "clock and service do not agree")
    away.hear(time: later.addingTimeInterval(5))
    #expect(away.contents.read.isEmpty)
  }

  @Test func theTrustedTimeGoesIntoNoFile() throws {
    let library = library()
    library.toggleSaved(item(1))
    #expect(!LibraryFile.text(of: library.contents).contains("time"))
    let time = "{\"kiosk-library\": 1, \"records\": [{\"kind\": \"time\", \"key\": \"trusted\", \"value\": 1}]}"
    #expect(throws: LibraryFile.Problem.badRecord(1, "there is no kind \"time\"")) { try library.importFile(time) }
  }

  @Test func aFileBringsEverythingToAnotherLibrary() throws {
    let one = library()
    one.markRead([ItemKey(.hackerNews, 1), ItemKey(.news, "https://a.example/x?y=1:2")])
    one.toggleSaved(item(2, "Quotes \" and \u{1F4F0}"))
    one.visit(ItemKey(.hackerNews, 2), Visit(date: start, newestComment: 9, folded: [3]))
    one.add(MuteRule(.domain, "example.com", created: start, expires: start.addingTimeInterval(60)))
    one.set("appearance", to: "dark")
    let text = LibraryFile.text(of: one.contents)
    let other = library()
    #expect(try other.importFile(text) == one.contents.records.count)
    #expect(other.contents == one.contents)
    #expect(LibraryFile.text(of: other.contents) == text)
    other.undo()
    #expect(other.contents == LibraryContents())
  }

  @Test(arguments: [
    ("", LibraryFile.Problem.notJSON), ("[1]", .notJSON), ("{\"a\": [}", .notJSON), ("{} x", .notJSON),
    ("{\"a\": \"", .notJSON), ("{\"a\" 1}", .notJSON), (String(repeating: "[", count: 100_000), .notJSON),
    ("{\"kiosk-library\": 1, \"records\": [{} {}]}", .notJSON),
    ("{\"kiosk-library\": 1, \"records\": [{},]}", .notJSON),
    ("{}", .notALibrary), ("{\"kiosk-library\": 1, \"records\": {}}", .notALibrary),
    ("{\"kiosk-library\": 1, \"records\": [{\"kind\": tru}]}", .badRecord(1, "it is not JSON")),
    ("{\"kiosk-library\": 2, \"records\": []}", .newer(2)),
    (
      "{\"kiosk-library\": 1, \"records\": [{\"kind\": \"read\", \"key\": \"hn:1\", \"value\": \"soon\"}]}",
      .badRecord(1, "its value does not fit a read")
    ),
    (
      "{\"kiosk-library\": 1, \"records\": [{\"kind\": \"reed\", \"key\": \"hn:1\", \"value\": 1}]}",
      .badRecord(1, "there is no kind \"reed\"")
    ),
  ])
  func aFileThatIsNoneSaysWhatIsWrongAndChangesNothing(text: String, problem: LibraryFile.Problem) {
    let library = library()
    #expect(throws: problem) { try library.importFile(text) }
    #expect(library.contents == LibraryContents())
  }

  @Test func whereThePartsStandDoesNotMatter() throws {
    let record = #"{"value": {"a": "}]\"", "b": [[]]}, "kind": "setting", "key": "x"}"#
    let value = #"{"value": "on", "kind": "setting", "key": "sound"}"#
    let library = library()
    #expect(throws: LibraryFile.Problem.badRecord(2, "its value does not fit a setting")) {
      try library.importFile(#"{"records": [\#(value), \#(record)], "more": [1, {"a": null}], "kiosk-library": 1}"#)
    }
    #expect(try library.importFile("\u{FEFF}{ \"records\":[\(value)],\"kiosk-library\":1 }\r\n") == 1)
    #expect(library.setting("sound") == "on")
  }

  @Test func aLargeFileIsReadWithLittleMemory() async {
    await #expect(processExitsWith: .success) {
      let records = (0..<100_000).map {
        #"{"kind": "saved", "key": "hn:\#($0)", "value": {"key": "hn:\#($0)", "title": "A story of some length, the \#($0)th", "#
          + #""origin": "site.example", "url": "https://site.example/\#($0)", "date": 1800000000}}"#
      }
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-large-\(UUID()).json")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(#"{"kiosk-library": 1, "records": [\#(records.joined(separator: ","))]}"#.utf8).write(to: file)
      let before = OwnMemory.bytes
      let read = try LibraryFile.records(in: Data(contentsOf: file, options: .alwaysMapped))
      #expect(read.count == 100_000)
      #expect(OwnMemory.bytes - before < 100_000_000, "\(OwnMemory.bytes - before) bytes")
    }
  }

  @Test func recordsOfALaterKioskAreKept() {
    var contents = LibraryContents()
    let record = LibraryRecord(RecordID(.saved, "hn:1"), value: "{\"wholly\":\"new\"}")
    contents.apply(record)
    #expect(contents.saved.isEmpty)
    #expect(contents.records == [record])
  }
}
