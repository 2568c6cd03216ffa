import Foundation
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
    #expect(library.trouble?.contains("disk full") == true)
  }

  @Test func whatIsOldGoes() {
    let shared = InMemoryLibraryStore.Shared()
    let first = library(InMemoryLibraryStore(shared))
    first.markRead([ItemKey(.hackerNews, 1)])
    for id in 1...1003 { first.open(item(id)) }
    let start = start
    let later = Library(store: InMemoryLibraryStore(shared), work: .immediate, watchInterval: nil) {
      start.addingTimeInterval(181 * 86_400)
    }
    #expect(later.contents.read.isEmpty)
    #expect(later.contents.opened.count == 1000)
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
    ("", LibraryFile.Problem.notJSON), ("{}", .notALibrary), ("{\"kiosk-library\": 2, \"records\": []}", .newer(2)),
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

  @Test func recordsOfALaterKioskAreKept() {
    var contents = LibraryContents()
    let record = LibraryRecord(RecordID(.saved, "hn:1"), value: "{\"wholly\":\"new\"}")
    contents.apply(record)
    #expect(contents.saved.isEmpty)
    #expect(contents.records == [record])
  }
}
