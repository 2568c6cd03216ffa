import Foundation
import Networking

/// Where the two services of Hacker News live.
package struct HackerNewsAddresses: Hashable, Sendable {
  /// The official API: lists, items, users and their event streams.
  package var official: URL
  /// The search service: bodies in bulk, threads, full text.
  package var search: URL

  /// - Parameters:
  ///   - official: the base without a trailing slash needed, such as `https://hacker-news.firebaseio.com/v0`.
  ///   - search: likewise, such as `https://hn.algolia.com/api/v1`.
  package init(official: URL, search: URL) {
    self.official = official
    self.search = search
  }

  /// The public services.
  package static let standard = HackerNewsAddresses(
    official: known("https://hacker-news.firebaseio.com/v0"), search: known("https://hn.algolia.com/api/v1"))

  private static func known(_ address: StaticString) -> URL {
    guard let url = URL(string: "\(address)") else { preconditionFailure("\(address) is a constant address") }
    return url
  }

  // MARK: - The official API

  func list(_ endpoint: HackerNewsEndpoint) -> URL { official.appending(path: endpoint.path + ".json") }

  func item(_ id: Int) -> URL { official.appending(path: "item/\(id).json") }

  func user(_ name: String) -> URL { official.appending(path: "user/\(name).json") }

  var updates: URL { official.appending(path: "updates.json") }

  // MARK: - The search service

  func tree(_ id: Int) -> URL { search.appending(path: "items/\(id)") }

  func searchUser(_ name: String) -> URL { search.appending(path: "users/\(name)") }

  /// The bodies of many stories at once; comments share the tag `story_<id>` with their story and are kept out by the first
  /// group.
  func bodies(of ids: [Int]) -> URL {
    query(
      "search",
      [
        ("tags", "(story,job,poll),(\(ids.map { "story_\($0)" }.joined(separator: ",")))"),
        ("hitsPerPage", "\(ids.count)"),
      ])
  }

  /// The nearest thing to a list that the search service has, for the time when the official API is down.
  func substitute(for endpoint: HackerNewsEndpoint, limit: Int, now: Date) -> URL {
    let count = ("hitsPerPage", "\(min(max(limit, 1), 1000))")
    switch endpoint {
    case .new: return query("search_by_date", [("tags", "(story,job,poll)"), count])
    case .top: return query("search", [("tags", "front_page"), count])
    case .best:
      let threeDaysAgo = Int(now.timeIntervalSince1970) - 3 * 86_400
      return query("search", [("tags", "story"), ("numericFilters", "created_at_i>\(threeDaysAgo)"), count])
    case .ask: return query("search_by_date", [("tags", "ask_hn"), count])
    case .show: return query("search_by_date", [("tags", "show_hn"), count])
    case .jobs: return query("search_by_date", [("tags", "job"), count])
    }
  }

  func query(_ path: String, _ items: [(String, String)]) -> URL { search.appending(path: path, query: items) }
}
