import Articles
import Foundation

/// The feeds that a page names, the likeliest first.
struct FeedLinks {
  /// Addresses that the page calls its feeds.
  private(set) var named: [URL] = []
  /// Links whose addresses look like feeds.
  private(set) var likely: [URL] = []

  static let most = 8

  init(page data: Data, contentType: String?, address: URL) {
    let links = PageLinks(page: data, contentType: contentType, address: address).links
    named = Self.unique(
      links.filter { link in
        let relations = link.relation.split(whereSeparator: \.isWhitespace)
        return relations.contains("alternate") && Self.types.contains(link.type) || relations.contains("feed")
      }.map(\.address))
    // The comments of an article are seldom what somebody means.
    named = named.filter { !Self.isOfComments($0) } + named.filter(Self.isOfComments)
    likely = Self.unique(links.map(\.address).filter { Self.looksLikeFeed($0) && $0.host() == address.host() })
  }

  /// Where feeds lie on sites that name none.
  static func wellKnown(at site: URL) -> [URL] {
    ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml", "/rss", "/feed.json", "/feeds/posts/default"]
      .compactMap { URL(string: $0, relativeTo: site)?.absoluteURL }
  }

  private static let types: Set<String> = [
    "application/rss+xml", "application/atom+xml", "application/feed+json", "application/json", "application/rdf+xml",
    "text/xml", "application/xml", "application/x-rss+xml",
  ]

  private static func isOfComments(_ url: URL) -> Bool { url.path().lowercased().contains("comment") }

  private static func looksLikeFeed(_ url: URL) -> Bool {
    let path = url.path().lowercased()
    let last = path.split(separator: "/").last.map(String.init) ?? ""
    return ["feed", "rss", "atom", "rss.xml", "atom.xml", "feed.xml", "index.xml", "feed.json", "index.rdf"]
      .contains(last) || last.hasSuffix(".rss") || last.hasSuffix(".atom") || last.hasSuffix(".rdf")
  }

  private static func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<URL> = []
    return urls.filter { seen.insert($0).inserted }.prefix(most).map { $0 }
  }
}
