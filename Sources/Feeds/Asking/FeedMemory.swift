import Foundation
import Networking

/// What is remembered of a feed's last answer, so that the next question costs its server as little as it can.
package struct FeedMemory: Hashable, Sendable, Codable {
  package var entityTag: String?
  package var lastModified: String?
  /// A sum of the bytes: some servers send the same answer again and again.
  package var sum: UInt64?

  package init(entityTag: String? = nil, lastModified: String? = nil, sum: UInt64? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.sum = sum
  }

  init(_ response: HTTPResponse) {
    entityTag = response.head.headers["ETag"]
    lastModified = response.head.headers["Last-Modified"]
    sum = response.body.withUnsafeBytes { bytes in
      // FNV-1a.
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
  }
}

/// What a feed has answered.
package struct FeedAnswer: Hashable, Sendable {
  /// Nil where nothing has changed since the last answer.
  package var feed: Feed?
  package var memory: FeedMemory
  /// Where it is to be asked from now on.
  package var movedTo: URL?
  /// Seconds for which the server calls the answer fresh.
  package var freshFor: TimeInterval?

  package init(feed: Feed?, memory: FeedMemory, movedTo: URL? = nil, freshFor: TimeInterval? = nil) {
    self.feed = feed
    self.memory = memory
    self.movedTo = movedTo
    self.freshFor = freshFor
  }
}

/// A feed that was found where somebody looked for one.
package struct FoundFeed: Hashable, Sendable, Identifiable {
  /// Where it lies.
  package var url: URL
  package var feed: Feed
  package var memory: FeedMemory

  package var id: URL { url }

  package init(url: URL, feed: Feed, memory: FeedMemory) {
    self.url = url
    self.feed = feed
    self.memory = memory
  }

  /// When its newest article appeared.
  package var newest: Date? { feed.items.compactMap(\.date).max() ?? feed.updated }
}
