import Combine
import CombineTesting
import FaultyServer
import Feeds
import Foundation
import Networking
import Testing

@testable import FeedLibrary

/// Feeds of one's own network, at a real server of this machine.
@Suite("Feeds of a private network", .timeLimit(.minutes(2)))
final class PrivateFeedTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "feeds-\(UUID().uuidString)")
  private let server: RawServer

  init() throws {
    let feed = "<rss><channel><title>Mine</title><item><guid>1</guid><title>One</title></item></channel></rss>"
    server = try RawServer { _ in
      [.send("HTTP/1.1 200 OK\r\nContent-Length: \(feed.utf8.count)\r\nConnection: close\r\n\r\n\(feed)")]
    }
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func onlyTheFeedThatIsAllowedIsAsked() async throws {
    let store = try FeedStore(folder: folder)
    let source = FeedSource(transport: .init(), delivery: .concurrent)
    _ = try store.follow(ListedFeed(url: server.url("/allowed"), allowsPrivate: true), at: Date())
    _ = try store.follow(ListedFeed(url: server.url("/other")), at: Date())
    for await _ in FeedRefresher(store: store, source: source).refresh().values {}
    let feeds = try store.feeds()
    #expect(feeds.map(\.allowsPrivate) == [true, false])
    #expect(feeds[0].title == "Mine" && feeds[0].health.problem == nil)
    #expect(feeds[1].health.problem?.english.contains("private network") == true && server.count == 1)
  }

  @Test func findingAsksThereOnlyWhereItIsAllowed() async throws {
    let source = FeedSource(transport: .init(), delivery: .concurrent)
    let address = server.url("/feed").absoluteString
    await #expect {
      for try await _ in source.feeds(at: address).values {}
    } throws: {
      ($0 as? FeedProblem)?.isPrivate == true
    }
    var found: [FoundFeed] = []
    for try await feeds in source.feeds(at: address, allowsPrivate: true).values { found = feeds }
    #expect(found.map(\.feed.title) == ["Mine"] && server.count == 1)
  }
}
