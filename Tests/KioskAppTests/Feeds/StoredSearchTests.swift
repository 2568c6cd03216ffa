import FeedLibrary
import Feeds
import Foundation
import Library
import Testing

@testable import KioskApp

@Suite(.timeLimit(.minutes(2))) @MainActor
struct StoredSearchTests {
  private func world() throws -> FeedWorld {
    try FeedWorld([
      (
        "ledger",
        [
          try FeedWorld.item("1", "A bridge", "https://ledger.example/bridge", text: "It sings of gulls."),
          try FeedWorld.item("2", "Boats", "https://ledger.example/boats", age: 200),
        ]
      )
    ])
  }

  private func search(
    _ world: FeedWorld, seen: [SeenThing] = [], library: Library = Library(work: .immediate, watchInterval: nil)
  ) throws -> StoredSearch {
    let book = SeenBook(store: SeenStore(file: world.folder.appending(path: "seen.sqlite")), work: .immediate)
    book.note(seen)
    world.services.seen = book
    return StoredSearch(services: world.services, library: library, scheduler: world.scheduler)
  }

  private func thing(_ key: ItemKey, _ title: String, _ address: String) -> SeenThing {
    SeenThing(key: key, title: title, url: URL(string: address), date: Date(timeIntervalSince1970: 1_795_168_800))
  }

  @Test func feedsStoriesAndHeadlinesAreFoundTogetherAndEachPageOnce() throws {
    let world = try world()
    let model = try search(
      world,
      seen: [
        thing(ItemKey(.hackerNews, 8), "The bridge that sings", "https://ledger.example/bridge"),
        thing(ItemKey(.news, "https://www.ledger.example/bridge"), "A bridge", "https://www.ledger.example/bridge"),
        thing(ItemKey(.news, "https://other.example/"), "Bridges of the year", "https://other.example/"),
        thing(ItemKey(.movie, 3), "Bridge", "https://film.example/"),
      ])
    model.text = "bridge"
    world.wait()
    let rows = try #require(model.rows)
    #expect(rows.map(\.title).sorted() == ["A bridge", "Bridges of the year", "The bridge that sings"])
    #expect(rows.contains { $0.place == .item(8) })
    model.text = "gulls"
    world.wait()
    #expect(model.rows?.map(\.title) == ["A bridge"])
    model.text = "zebra"
    world.wait()
    #expect(model.rows == [])
  }

  @Test func savedThingsAreFoundByTheirLabelsAndNotes() throws {
    let world = try world()
    let library = Library(work: .immediate, watchInterval: nil)
    let now = Date(timeIntervalSince1970: 1_795_168_800)
    let address = try #require(URL(string: "https://ledger.example/bridge"))
    library.say(
      try Remarks(labels: ["harbour"], note: "Ask Ada about the gulls."), of: KeptItem(page: address, date: now))
    library.say(
      try Remarks(labels: [], note: "With the gulls of the ferry"),
      of: KeptItem(key: ItemKey(.movie, 550), title: "The Long Ferry", origin: "2019", date: now))
    let model = try search(world, library: library)
    model.text = "gulls"
    world.wait()
    #expect(model.rows?.map(\.title).sorted() == ["A bridge", "The Long Ferry"], "each page once")
    #expect(model.rows?.contains { $0.place == .movie(550) } == true)
    model.text = "harb"
    world.wait()
    #expect(model.rows?.map(\.place) == [.article(address)])
  }

  @Test func fastTypingLooksOnceForTheLastWords() throws {
    let world = try world()
    let model = try search(world)
    var answers = 0
    let counting = model.$rows.dropFirst().sink { if $0 != nil { answers += 1 } }
    for text in ["b", "bo", "boa", "boat", "boats"] { model.text = text }
    world.wait()
    #expect(answers == 1 && model.rows?.map(\.title) == ["Boats"])
    counting.cancel()
    model.text = "b"
    world.wait()
    #expect(model.rows == nil)
  }

  @Test func theNewestWordsWin() throws {
    let world = try world()
    let model = try search(world)
    model.text = "bridge"
    world.time.advance(by: .seconds(0.2))
    model.text = "boats"
    world.wait()
    #expect(model.rows?.map(\.title) == ["Boats"])
  }

  @Test func aReleasedModelLeavesNothingBehind() throws {
    let world = try world()
    var model: StoredSearch? = try search(world)
    weak let gone = model
    model?.text = "bridge"
    model = nil
    #expect(gone == nil)
    world.wait()
  }
}
