import Feeds
import Foundation
import Testing

@testable import FeedLibrary

@Suite("Shared lists", .timeLimit(.minutes(2)))
final class ShareTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private let start = Date(timeIntervalSince1970: 1_795_168_800)

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test(arguments: [
    SharedList.saved, .sources, .folder("Sea: and sky"), .source(7), .hackerNews("top"), .headlines, .upcomingFilms,
  ])
  func aListIsWrittenDownAndReadAgain(_ list: SharedList) {
    #expect(SharedList(rawValue: list.rawValue) == list)
  }

  @Test(arguments: ["", "everything", "folder:", "source:x", "hn:", "saved:x", "upcoming:x"])
  func whatNamesNoListIsRefused(_ text: String) {
    #expect(SharedList(rawValue: text) == nil)
  }

  @Test func aListKeepsItsAddressUntilItIsGivenAwayNoMore() throws {
    let store = try FeedStore(folder: folder)
    let saved = try store.share(.saved, token: "one", at: start)
    let top = try store.share(.hackerNews("top"), token: "two", at: start.addingTimeInterval(1))
    #expect(saved.token == "one" && top.token == "two")
    #expect(try store.share(.saved, token: "three", at: start.addingTimeInterval(9)) == saved)
    #expect(try FeedStore(folder: folder).shares() == [saved, top])
    #expect(try store.unshare(.saved) && !store.unshare(.saved))
    #expect(try store.share(.saved, token: "three", at: start).token == "three")
  }
}
