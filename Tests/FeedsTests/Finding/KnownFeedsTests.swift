import Foundation
import Testing

@testable import Feeds

@Suite("Known places of feeds")
struct KnownFeedsTests {
  @Test(arguments: [
    ("https://www.youtube.com/channel/UCabc-1", "https://www.youtube.com/feeds/videos.xml?channel_id=UCabc-1"),
    ("https://youtube.com/user/someone", "https://www.youtube.com/feeds/videos.xml?user=someone"),
    ("https://www.youtube.com/playlist?list=PLx", "https://www.youtube.com/feeds/videos.xml?playlist_id=PLx"),
    ("https://old.reddit.com/r/swift/top", "https://www.reddit.com/r/swift/.rss"),
    ("https://www.reddit.com/u/ann", "https://www.reddit.com/user/ann/.rss"),
    ("https://github.com/apple/swift", "https://github.com/apple/swift/releases.atom"),
    ("https://github.com/apple/swift/commits/main", "https://github.com/apple/swift/commits/main.atom"),
    ("https://github.com/apple/swift/tags", "https://github.com/apple/swift/tags.atom"),
    ("https://social.example/@ann", "https://social.example/@ann.rss"),
  ])
  func areFound(_ page: String, _ feed: String) throws {
    #expect(KnownFeeds.feed(of: try #require(URL(string: page)))?.absoluteString == feed)
  }

  @Test(arguments: [
    "https://www.youtube.com/@somebody", "https://www.youtube.com/watch?v=1", "https://github.com/apple",
    "https://github.com/apple/swift/issues", "https://site.example/", "https://github.com/settings/profile",
    "https://social.example/@ann/123",
  ])
  func areNotInvented(_ page: String) throws {
    #expect(KnownFeeds.feed(of: try #require(URL(string: page))) == nil)
  }

  @Test(arguments: [
    ("site.example", "https://site.example"), (" https://site.example/a ", "https://site.example/a"),
    ("@ann@social.example", "https://social.example/@ann"), ("r/swift", "https://www.reddit.com/r/swift/"),
    ("feed://site.example/rss", "https://site.example/rss"),
    ("feed:https://site.example/rss", "https://site.example/rss"),
    ("localhost:8080/feed", "https://localhost:8080/feed"),
  ])
  func addressesAreUnderstoodAsTyped(_ text: String, _ address: String) {
    #expect(KnownFeeds.address(typed: text)?.absoluteString == address)
  }

  @Test(arguments: ["", "two words.example", "javascript:alert(1)", "file:///etc/passwd", "ftp://x.example/", "word"])
  func whatIsNoAddressIsRefused(_ text: String) {
    #expect(KnownFeeds.address(typed: text) == nil)
  }
}
