import Foundation
import Networking

/// What is kept of an article: what was made of its page, and where that was found.
struct CachedArticle: Codable, Equatable {
  /// Counts up when extraction finds something else in the same page.
  static let version = 1

  /// Nil for a page without an article.
  var content: LinkedContent?

  static func key(of address: URL) -> CacheKey { CacheKey(address: address, kind: "article \(version)") }

  init(content: LinkedContent?) { self.content = content }

  /// Nil where what was cached is damaged.
  init?(_ entry: CacheEntry) {
    guard let cached = try? JSONDecoder().decode(CachedArticle.self, from: entry.body) else { return nil }
    self = cached
  }

  /// The entry to keep; nil where the server forbids it.
  func entry(for response: HTTPResponse, at date: Date) -> CacheEntry? {
    guard var entry = CacheEntry(response, date: date), let body = try? JSONEncoder().encode(self) else { return nil }
    entry.body = body
    return entry
  }
}
