import Foundation
import OutsideText

/// An article as a reader shows it. All text is ready to show: entities decoded, markup and control characters removed,
/// links `http` and `https` only.
package struct Article: Identifiable, Hashable, Sendable, Codable {
  /// The same article told by another outlet, or once more by the same one.
  package struct Copy: Hashable, Sendable, Codable {
    package var source: Source?
    package var url: URL?
    package var publishedAt: Date?

    package init(source: Source?, url: URL?, publishedAt: Date?) {
      self.source = source
      self.url = url
      self.publishedAt = publishedAt
    }
  }

  /// Made from the article's address, or from its title where it has none: the same article has the same id every time.
  package let id: UUID
  /// Without the outlet's name that headlines end with.
  package var title: String
  package var description: String?
  package var author: String?
  package var urlToImage: URL?
  package var publishedAt: Date?
  package var source: Source?
  package var url: URL?
  /// The beginning of the text, at most 200 characters on every plan; the rest is at ``url``.
  package var teaser: String?
  /// Other outlets that have the article too; found when lists are put together.
  package var copies: [Copy]

  package init(
    title: String, description: String? = nil, author: String? = nil, urlToImage: URL? = nil, publishedAt: Date? = nil,
    source: Source? = nil, url: URL? = nil, teaser: String? = nil, copies: [Copy] = []
  ) {
    id = UUID(naming: url?.absoluteString ?? title)
    self.title = title
    self.description = description
    self.author = author
    self.urlToImage = urlToImage
    self.publishedAt = publishedAt
    self.source = source
    self.url = url
    self.teaser = teaser
    self.copies = copies
  }

  /// The outlets that have the article, its own first, each once.
  package var outlets: [String] {
    var seen: Set<String> = []
    return ([source] + copies.map(\.source)).compactMap { $0?.name }.filter { seen.insert($0).inserted }
  }
}
