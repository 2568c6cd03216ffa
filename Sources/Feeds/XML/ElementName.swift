import Foundation

/// The name of an element in one of the vocabularies that feeds use.
struct ElementName: Hashable {
  enum Vocabulary: Hashable {
    /// RSS 0.91 to 2.0, which have no namespace, and RSS 0.90 and 1.0, which have.
    case rss
    case atom
    case rdf
    case dublinCore, content, media, itunes, slash, thread, syndication, feedburner
    case other
  }

  var vocabulary: Vocabulary
  /// In lower case.
  var local: String

  /// - Parameters:
  ///   - prefix: counts where no namespace was declared for it, as some feeds forget to.
  init(local: String, prefix: String?, namespace: String?) {
    self.local = local.lowercased()
    if let namespace, let known = Self.byNamespace(namespace) {
      vocabulary = known
    } else if namespace == nil, let prefix {
      vocabulary = Self.prefixes[prefix.lowercased()] ?? .other
    } else {
      vocabulary = prefix == nil ? .rss : .other
    }
    // Names that feeds write with a colon although they declare nothing arrive in one piece.
    if vocabulary == .rss, let colon = self.local.firstIndex(of: ":"),
      let known = Self.prefixes[String(self.local[..<colon])]
    {
      self.local = String(self.local[self.local.index(after: colon)...])
      vocabulary = known
    }
  }

  private static let prefixes: [String: Vocabulary] = [
    "atom": .atom, "a10": .atom, "rdf": .rdf, "dc": .dublinCore, "dcterms": .dublinCore, "content": .content,
    "media": .media, "itunes": .itunes, "slash": .slash, "thr": .thread, "sy": .syndication,
    "feedburner": .feedburner, "rss": .rss,
  ]

  private static func byNamespace(_ address: String) -> Vocabulary? {
    let address = address.lowercased()
    let start = address.hasPrefix("https:") ? "http:" + address.dropFirst(6) : address
    let known = start.hasSuffix("/") || start.hasSuffix("#") ? String(start.dropLast()) : start
    return namespaces[known]
  }

  private static let namespaces: [String: Vocabulary] = [
    "http://www.w3.org/2005/atom": .atom, "http://purl.org/atom/ns": .atom,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns": .rdf, "http://purl.org/rss/1.0": .rss,
    "http://my.netscape.com/rdf/simple/0.9": .rss, "http://channel.netscape.com/rdf/simple/0.9": .rss,
    "http://my.netscape.com/publish/formats/rss-0.91.dtd": .rss, "http://backend.userland.com/rss": .rss,
    "http://backend.userland.com/rss2": .rss, "http://blogs.law.harvard.edu/tech/rss": .rss,
    "http://cyber.law.harvard.edu/rss/rss.html": .rss, "http://purl.org/rss/2.0": .rss,
    "http://purl.org/net/rss1.1": .rss,
    "http://purl.org/dc/elements/1.1": .dublinCore, "http://purl.org/dc/elements/1.0": .dublinCore,
    "http://purl.org/dc/terms": .dublinCore, "http://purl.org/rss/1.0/modules/content": .content,
    "http://search.yahoo.com/mrss": .media, "http://search.yahoo.com/rss": .media,
    "http://www.rssboard.org/media-rss": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes, "http://purl.org/rss/1.0/modules/slash": .slash,
    "http://purl.org/syndication/thread/1.0": .thread, "http://purl.org/rss/1.0/modules/syndication": .syndication,
    "http://rssnamespace.org/feedburner/ext/1.0": .feedburner,
  ]
}
