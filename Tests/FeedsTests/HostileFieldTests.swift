import FeedFuzzing
import Foundation
import Fuzzing
import Testing

@testable import Feeds

@Suite struct HostileFieldTests {
  private let address = URL(filePath: "/feed")

  /// What of a feed is ever shown.
  private func shown(_ feed: Feed) -> [Any] {
    [feed.title, feed.subtitle as Any, feed.language as Any]
      + feed.items.flatMap { item -> [Any] in
        [
          item.title, item.authors, item.categories, item.summary?.line() as Any, item.content?.line() as Any,
          item.summary?.blocks() as Any, item.content?.blocks() as Any, item.language as Any,
        ]
      }
  }

  @Test func noTextOfAFeedTurnsRoundWhatStandsBesideIt() throws {
    var read = 0
    let markups = [
      FeedFixtures.rss2, FeedFixtures.atom, FeedFixtures.atom03, FeedFixtures.rdf, FeedFixtures.rss091,
    ]
    let inputs =
      markups.flatMap { HostileFields.variants(ofMarkup: $0).map { Data($0.utf8) } }
      + (try HostileFields.variants(of: FeedFixtures.jsonFeed))
    for input in inputs {
      guard let feed = try? FeedParser.feed(from: input, address: address) else { continue }
      read += 1
      #expect(HostileFields.steering(in: shown(feed)) == [])
    }
    #expect(read > 60)
  }
}
