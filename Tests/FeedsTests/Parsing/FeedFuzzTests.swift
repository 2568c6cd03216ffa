import Foundation
import Fuzzing
import Testing

@testable import Feeds

@Suite("Feeds out of noise")
struct FeedFuzzTests {
  private static let seeds = [
    Fixtures.rss2, Fixtures.atom, Fixtures.atom03, Fixtures.rdf, Fixtures.rss091, Fixtures.jsonFeed,
  ]

  private static let pieces = [
    "<item>", "</item>", "<entry>", "</channel>", "<![CDATA[", "]]>", "<!--", "-->", "<!DOCTYPE x [", "<?xml ", "&lol;",
    "xml:base=\"", "xmlns:x=\"", "<content type=\"xhtml\">", "<guid>", "encoding=\"utf-16\"", "&#0;", "&#xD800;",
    "\u{0}\u{0}", "<title", "/>", "=\"", "'",
  ]

  /// Whatever comes: an answer or a refusal, and nothing in it that could steer a terminal or lead off the web.
  @Test func neverCrashesNorLies() {
    var fuzz = Fuzzing(seeds: Self.seeds, pieces: Self.pieces, seed: 19)
    let address = URL(string: "https://fuzz.example/feed")!
    for _ in 0..<Fuzzing.count(short: 1000) {
      guard let feed = try? FeedParser.feed(from: Data(fuzz.next()), address: address) else { continue }
      #expect(feed.items.allSatisfy { !$0.title.isEmpty && !$0.id.isEmpty })
      #expect(Set(feed.items.map(\.id)).count == feed.items.count)
      for item in feed.items {
        #expect(!item.title.unicodeScalars.contains { $0.value < 0x20 })
        for url in [item.url, item.picture, item.commentsURL].compactMap({ $0 }) {
          #expect(["http", "https"].contains(url.scheme?.lowercased()))
        }
        _ = item.content?.blocks()
      }
    }
  }

  @Test func datesComeOutOfNoiseToo() {
    var fuzz = Fuzzing(
      seeds: ["Fri, 20 Nov 2026 10:00:00 GMT", "2026-11-20T10:00:00+02:00", "Nov 20th, 2026 1:30 PM EST"],
      pieces: ["+", "-", ":", "T", "Z", "99999999999999999999", "GMT", "Feb", "29", "th"], seed: 20)
    for _ in 0..<Fuzzing.count(short: 5000) {
      _ = FeedDate.date(String(decoding: fuzz.next(), as: UTF8.self))
    }
  }
}
