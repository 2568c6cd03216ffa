import Foundation
import Testing

@testable import Feeds

@Suite("Feeds of one's own")
struct SharedFeedTests {
  @Test func bothFormatsAreReadAgain() throws {
    let date = Date(timeIntervalSince1970: 1_795_168_800)
    let address = try #require(URL(string: "https://kiosk.example/feeds/saved"))
    let base = try #require(URL(string: "https://a.example/"))
    let items = [
      FeedItem(
        id: "https://a.example/1", title: "One & <two>", url: base.appending(path: "1"), authors: ["Ann"],
        published: date, summary: FeedMarkup(.html, "<p>Short &amp; sweet</p>", base: base)),
      FeedItem(id: "loose", title: "Loose", updated: date),
    ]
    let shared = SharedFeed(title: "Saved & kept", address: address, updated: date, items: items)
    for data in [Data(shared.atom.utf8), try shared.json()] {
      let feed = try FeedParser.feed(from: data, address: address)
      #expect(!feed.isRepaired && feed.title == "Saved & kept")
      #expect(feed.items.map(\.title) == ["One & <two>", "Loose"])
      #expect(feed.items[0].url == items[0].url && feed.items[0].published == date && feed.items[0].authors == ["Ann"])
      #expect(feed.items[0].summary?.line() ?? feed.items[0].content?.line() == "Short & sweet")
    }
  }
}
