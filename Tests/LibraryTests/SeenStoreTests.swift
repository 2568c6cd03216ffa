import Foundation
import Testing

@testable import Library

@Suite("What was seen", .timeLimit(.minutes(2))) @MainActor
final class SeenStoreTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "seen-\(UUID().uuidString)/seen.sqlite")
  private let start = Date(timeIntervalSince1970: 1_795_168_800)

  deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  private func thing(_ id: Int, _ title: String, words: String = "") -> SeenThing {
    SeenThing(
      key: ItemKey(.hackerNews, id), title: title, origin: "a.example", url: URL(string: "https://a.example/\(id)"),
      words: words, date: start.addingTimeInterval(Double(id)))
  }

  @Test func wordsAreFoundInTitlesAndTexts() throws {
    let store = SeenStore(file: file)
    try store.note([thing(1, "A bridge that sings"), thing(2, "Boats", words: "Under the bridge")], at: start)
    #expect(try store.search("bridge").map(\.key.id) == ["2", "1"])
    #expect(try store.search("BRID").count == 2 && store.search("bridge sings").count == 1)
    #expect(try store.search("\" OR *").isEmpty && store.search("").isEmpty)
    #expect(try SeenStore(file: file).search("boats") == [thing(2, "Boats", words: "Under the bridge")])
  }

  @Test func aTextStaysWhereALaterListHasNone() throws {
    let store = SeenStore(file: file)
    try store.note([thing(1, "Old title", words: "gulls and terns")], at: start)
    try store.note([thing(1, "New title")], at: start.addingTimeInterval(1))
    #expect(try store.search("terns").map(\.title) == ["New title"])
    #expect(try store.search("old").isEmpty)
  }

  @Test func whatWasSeenLongestAgoGoesFirst() throws {
    let store = SeenStore(file: file, most: 3)
    for id in 1...3 { try store.note([thing(id, "Thing \(id)")], at: start.addingTimeInterval(Double(id))) }
    try store.note([thing(1, "Thing 1")], at: start.addingTimeInterval(9))
    try store.note([thing(4, "Thing 4")], at: start.addingTimeInterval(10))
    #expect(try store.search("thing").map(\.key.id).sorted() == ["1", "3", "4"])
  }

  @Test func aDamagedFileIsBegunAnew() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no database at all, but as long as one may be".utf8).write(to: file)
    let store = SeenStore(file: file)
    try store.note([thing(1, "A bridge")], at: start)
    #expect(try store.search("bridge").count == 1)
  }

  @Test func aListThatComesAgainIsWrittenOnce() throws {
    let store = SeenStore(file: file)
    var clock = start
    let book = SeenBook(store: store, work: .immediate) { clock }
    book.note([thing(1, "A bridge", words: "sings")])
    clock = start.addingTimeInterval(60)
    book.note([thing(1, "A bridge")])
    book.note([thing(1, "A bridge", words: "sings loudly")])
    var found: [SeenThing] = []
    let work = book.search("loudly", limit: 5).sink { found = $0 }
    #expect(found.map(\.words) == ["sings loudly"])
    work.cancel()
  }
}
