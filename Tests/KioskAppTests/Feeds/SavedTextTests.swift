import Combine
import FeedLibrary
import Feeds
import Foundation
import Library
import Testing

@testable import KioskApp

@Suite(.timeLimit(.minutes(2))) @MainActor
struct SavedTextTests {
  private func world() throws -> FeedWorld {
    try FeedWorld([
      (
        "ledger",
        [
          try FeedWorld.item("1", "A bridge", "https://ledger.example/1", text: "It sings."),
          try FeedWorld.item("2", "Boats", "https://ledger.example/2", text: "They float."),
          try FeedWorld.item("3", "Teaser", "https://ledger.example/3"),
        ]
      )
    ])
  }

  private func url(_ number: Int) throws -> URL { try #require(URL(string: "https://ledger.example/\(number)")) }

  @Test func whatIsSavedKeepsItsText() throws {
    let world = try world()
    let saved = CurrentValueSubject<Set<String>, Never>([])
    world.desk.keepTexts(of: saved)
    world.wait()
    saved.value = [try url(1).absoluteString]
    world.wait()
    world.desk.remove(try #require(world.desk.feeds.first).id)
    world.wait()
    let model = SavedTextModel(services: world.services, address: try url(1))
    #expect(model.answer == .waiting)
    world.wait()
    guard case .text(let article) = model.answer else {
      Issue.record("no text: \(model.answer)")
      return
    }
    #expect(article.item.content?.line() == "It sings." && article.outlet == "ledger")
  }

  @Test func theNewestAddressWins() throws {
    let world = try world()
    try world.store.keepSaved(try Set((1...3).map { try url($0).absoluteString }), removesOthers: false)
    let model = SavedTextModel(services: world.services, address: try url(1))
    model.address = try url(2)
    world.wait()
    guard case .text(let article) = model.answer else {
      Issue.record("no text: \(model.answer)")
      return
    }
    #expect(article.item.title == "Boats")
    // A teaser is no text to be read in place of the page.
    model.address = try url(3)
    world.wait()
    #expect(model.answer == .none)
  }

  @Test func nothingIsLookedForWhereThereAreNoFeedsOrNoAddress() throws {
    let world = try world()
    #expect(SavedTextModel(services: world.services, address: nil).answer == .none)
    world.services.replace(feeds: nil)
    #expect(SavedTextModel(services: world.services, address: try url(1)).answer == .none)
  }
}
