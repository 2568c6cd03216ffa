import FeedLibrary
import Feeds
import Foundation
import Testing

@testable import KioskApp

@Suite(.timeLimit(.minutes(2))) @MainActor
struct FoldedFeedTests {
  private func world() throws -> FeedWorld {
    try FeedWorld([
      (
        "ledger",
        [
          try FeedWorld.item("1", "Bridge that sings opens to the public", "https://ledger.example/bridge"),
          try FeedWorld.item("2", "Boats", "https://ledger.example/boats", age: 200),
        ]
      ),
      (
        "herald",
        [
          try FeedWorld.item(
            "1", "Bridge that sings opens to the public - Herald", "https://herald.example/9", age: 300),
          try FeedWorld.item("2", "Boats again", "https://www.ledger.example/boats/?utm_source=rss", age: 400),
        ]
      ),
    ])
  }

  @Test func oneStoryOfSeveralFeedsIsOneRow() throws {
    let world = try world()
    let model = FeedsViewModel(desk: world.desk, library: world.library)
    world.wait()
    #expect(model.articles.map(\.item.title) == ["Bridge that sings opens to the public", "Boats"])
    #expect(model.rows.map(\.others.count) == [1, 1])
    #expect(model.others(of: model.articles[1]).map(\.item.title) == ["Boats again"])
  }

  @Test func marksHoldForTheWholeStory() throws {
    let world = try world()
    let model = FeedsViewModel(desk: world.desk, library: world.library)
    world.wait()
    model.open(model.articles[0])
    world.wait()
    #expect(world.desk.unreadCount == 2 && model.rows.count == 2)
    #expect(model.rows[0].item.isRead && model.rows[0].others.allSatisfy(\.isRead))
    model.setRead(model.articles[0], false)
    world.wait()
    #expect(world.desk.unreadCount == 4)
    model.markRead(through: model.articles[1])
    world.wait()
    #expect(world.desk.unreadCount == 0)
  }

  @Test func spaceGoesPastTheWholeStory() throws {
    let world = try world()
    let model = FeedsViewModel(desk: world.desk, library: world.library)
    world.wait()
    model.open(model.articles[0])
    world.wait()
    model.moveToUnread()
    #expect(model.current == model.articles[1].id)
  }
}
