import Foundation
import Testing

@testable import Library

/// Labels and notes of saved things, and the things found by them.
@MainActor @Suite struct RemarksTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func library(_ store: any LibraryStore = InMemoryLibraryStore()) -> Library {
    let start = start
    return Library(store: store, work: .immediate, watchInterval: nil) { start }
  }

  private func item(_ key: ItemKey, _ title: String, kind: KeptKind? = nil, age: Double = 0) -> KeptItem {
    KeptItem(key: key, kind: kind, title: title, origin: "site.example", date: start.addingTimeInterval(-age))
  }

  @Test func labelsAreTrimmedPartedAndNamedOnce() throws {
    let remarks = try Remarks(
      labels: [" To  read ", "Café, layout、测试", "cafe", "", " , "], note: "\n Two lines\nof it \n")
    #expect(remarks.labels == ["To read", "Café", "layout", "测试"])
    #expect(remarks.note == "Two lines\nof it")
    #expect(remarks.has(label: "to read") && remarks.has(label: "CAFE") && !remarks.has(label: "read"))
    #expect(try Remarks(labels: [remarks.typedLabels], note: remarks.note) == remarks, "as a field has them")
    #expect(try Remarks(labels: [" "], note: " ").isEmpty)
  }

  @Test func whatIsTooLongIsSaid() throws {
    let longest = String(repeating: "ä", count: Remarks.longestLabel)
    #expect(throws: Remarks.Problem.longLabel) { try Remarks(labels: [longest + "a"]) }
    #expect(throws: Remarks.Problem.tooManyLabels) {
      try Remarks(labels: (0...Remarks.mostLabels).map { "label \($0)" })
    }
    #expect(throws: Remarks.Problem.longNote) { try Remarks(labels: [], note: String(repeating: "n", count: 4001)) }
    #expect(throws: Remarks.Problem.longLabel) {
      try Remarks(labels: ["a" + String(repeating: "\u{301}", count: 9000)])
    }
    let most = try Remarks(
      labels: [longest] + (1..<Remarks.mostLabels).map { "\($0)" }, note: String(repeating: "n", count: 4000))
    #expect(most.labels.count == 20)
    for problem in [Remarks.Problem.tooManyLabels, .longLabel, .longNote] {
      let numbers = [Remarks.mostLabels, Remarks.longestLabel, Remarks.longestNote].map {
        $0.formatted(.number.locale(.init(identifier: "en")))
      }
      #expect(numbers.contains { problem.words.english.contains(" \($0) ") })
    }
  }

  @Test func aRecordWithoutRemarksIsWrittenAsItWas() throws {
    let old = """
      {"date":1700000000,"key":"hn:8863","origin":"lantern.example","title":"A folder","url":"https://lantern.example/a"}
      """
    let item = try #require(RecordText.value(KeptItem.self, old))
    #expect(item.kind == .story && item.remarks.isEmpty)
    #expect(RecordText.text(item) == old)
    let comment = "{\"date\":1,\"key\":\"hn:5\",\"origin\":\"news.ycombinator.com\",\"title\":\"Comment by ann\"}"
    #expect(RecordText.value(KeptItem.self, comment)?.kind == .comment)
    #expect(
      RecordText.value(KeptItem.self, old.replacing("\"title\"", with: "\"kind\":\"of tomorrow\",\"title\""))?.kind
        == .story)
  }

  @Test func everyKindOutlivesItsRecord() throws {
    let keys: [KeptKind: ItemKey] = [
      .story: ItemKey(.hackerNews, 1), .comment: ItemKey(.hackerNews, 2),
      .article: ItemKey(.news, "https://a.example/"),
      .page: ItemKey(.news, "https://b.example/"), .film: ItemKey(.movie, 3),
    ]
    for kind in KeptKind.allCases {
      var item = item(try #require(keys[kind]), "A thing", kind: kind)
      item.remarks = try Remarks(labels: ["one", "two"], note: "Quotes \" and \u{1F4F0}")
      let text = try #require(RecordText.text(item))
      #expect(RecordText.value(KeptItem.self, text) == item)
    }
  }

  @Test func labelsAndNotesAreUndoneSharedAndCarriedByFiles() throws {
    let shared = InMemoryLibraryStore.Shared()
    let one = library(InMemoryLibraryStore(shared))
    let other = library(InMemoryLibraryStore(shared))
    let story = item(ItemKey(.hackerNews, 7), "A story")
    one.toggleSaved(story)
    let before = one.contents
    let remarks = try Remarks(labels: ["swift"], note: "For Monday")
    one.say(remarks, of: story)
    other.refresh()
    #expect(other.contents.saved[story.key]?.remarks == remarks)
    let third = library()
    try third.importFile(LibraryFile.text(of: one.contents))
    #expect(third.contents == one.contents)
    one.rename(story.key, to: "Another title")
    #expect(one.contents.saved[story.key]?.remarks == remarks, "a new title takes nothing away")
    one.rename(story.key, to: "A story")
    one.undo()
    #expect(one.contents == before)
    other.toggleSaved(story)
    other.say(remarks, of: story)
    #expect(other.contents.saved[story.key]?.remarks == remarks, "what was taken away meanwhile loses no words")
  }

  @Test func aFileWithALabelTooLongNamesItsRecord() {
    let label = String(repeating: "x", count: 41)
    let file = """
      {"kiosk-library": 1, "records": [{"kind": "saved", "key": "hn:1", "value":
        {"key": "hn:1", "title": "A", "origin": "", "date": 1, "labels": ["\(label)"]}}]}
      """
    #expect(throws: LibraryFile.Problem.badRecord(1, "its value does not fit a saved")) {
      try library().importFile(file)
    }
  }

  @Test func thingsAreChosenByKindLabelAndWords() throws {
    let library = library()
    library.say(try Remarks(labels: ["Swift", "layout"], note: "Ask Ada"), of: item(ItemKey(.hackerNews, 1), "Boxes"))
    library.say(try Remarks(labels: ["swift"]), of: item(ItemKey(.movie, 2), "Fast Birds", age: 1))
    library.toggleSaved(item(ItemKey(.news, "https://x.example/"), "Birds of Ada", kind: .page, age: 2))
    func titles(_ selection: KeptSelection) -> [String] {
      selection.items(library.contents.savedItems).map(\.title)
    }
    #expect(titles(KeptSelection()) == ["Boxes", "Fast Birds", "Birds of Ada"])
    #expect(titles(KeptSelection(kind: .film)) == ["Fast Birds"])
    #expect(titles(KeptSelection(kind: .page)) == ["Birds of Ada"])
    #expect(titles(KeptSelection(label: "SWIFT")) == ["Boxes", "Fast Birds"])
    #expect(titles(KeptSelection(text: "ada")) == ["Boxes", "Birds of Ada"])
    #expect(titles(KeptSelection(text: "lay ask")) == ["Boxes"], "words of labels and notes, as far as they are typed")
    #expect(titles(KeptSelection(kind: .story, label: "swift", text: "birds")) == [])
    #expect(library.contents.labels == ["layout", "Swift"])
    #expect(KeptSelection(text: " ").isAll && !KeptSelection(label: "x").isAll)
  }

  @Test func savedThingsAreReadFromAFileThatStaysAsItIs() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kiosk-remarks-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "library.sqlite")
    #expect(try KeptItem.saved(in: file) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    let library = library(try SQLiteLibraryStore(file: file))
    library.say(try Remarks(labels: ["a"]), of: item(ItemKey(.hackerNews, 1), "One"))
    library.toggleSaved(item(ItemKey(.hackerNews, 2), "Two", age: 5))
    #expect(try KeptItem.saved(in: file) == library.contents.savedItems)
  }
}
