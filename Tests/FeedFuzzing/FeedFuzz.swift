import Feeds
import Foundation
import Fuzzing

/// Damaged feeds for the parsers, one after the other: the same in every run with the same seed.
package struct FeedFuzz {
  private var fuzz: Fuzzing
  private var dates: Fuzzing
  private let address = URL(filePath: "/feed")

  package init(seed: UInt64) {
    fuzz = Fuzzing(
      seeds: [
        FeedFixtures.rss2, FeedFixtures.atom, FeedFixtures.atom03, FeedFixtures.rdf, FeedFixtures.rss091,
        FeedFixtures.jsonFeed,
      ],
      pieces: [
        "<item>", "</item>", "<entry>", "</channel>", "<![CDATA[", "]]>", "<!--", "-->", "<!DOCTYPE x [", "<?xml ",
        "&lol;", "xml:base=\"", "xmlns:x=\"", "<content type=\"xhtml\">", "<guid>", "encoding=\"utf-16\"", "&#0;",
        "&#xD800;", "\u{0}\u{0}", "<title", "/>", "=\"", "'",
      ], seed: seed)
    dates = Fuzzing(
      seeds: ["Fri, 20 Nov 2026 10:00:00 GMT", "2026-11-20T10:00:00+02:00", "Nov 20th, 2026 1:30 PM EST"],
      pieces: ["+", "-", ":", "T", "Z", "99999999999999999999", "GMT", "Feb", "29", "th"], seed: seed &+ 1)
  }

  /// Reads the next feed. Whatever it is: an answer or a refusal, and nothing in it that could steer a terminal or lead off the web.
  /// - Returns: what is wrong with the answer; nil where all is well.
  package mutating func problem() -> String? {
    let input = Data(fuzz.next())
    guard let feed = try? FeedParser.feed(from: input, address: address) else { return nil }
    let isWrong =
      feed.items.contains { $0.title.isEmpty || $0.id.isEmpty || $0.title.unicodeScalars.contains { $0.value < 0x20 } }
      || Set(feed.items.map(\.id)).count != feed.items.count
      || feed.items.contains { item in
        _ = item.content?.blocks()
        return [item.url, item.picture, item.commentsURL].contains { url in
          url.map { !["http", "https"].contains($0.scheme?.lowercased()) } ?? false
        }
      }
    return isWrong ? String(decoding: input, as: UTF8.self) : nil
  }

  /// Reads the next date.
  package mutating func date() -> Date? { FeedDate.date(String(decoding: dates.next(), as: UTF8.self)) }
}
