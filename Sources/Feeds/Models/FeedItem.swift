import Foundation

/// An article of a feed. Titles and names are ready to show; longer texts are ``FeedMarkup``, which makes them so.
package struct FeedItem: Identifiable, Hashable, Sendable, Codable {
  /// A recording, a film or another file that belongs to an item.
  package struct Attachment: Hashable, Sendable, Codable {
    package var url: URL
    /// In lower case, such as `audio/mpeg`; empty where the feed does not say.
    package var mediaType: String
    /// In bytes.
    package var size: Int?
    /// In seconds.
    package var duration: Double?

    package init(url: URL, mediaType: String = "", size: Int? = nil, duration: Double? = nil) {
      self.url = url
      self.mediaType = mediaType
      self.size = size
      self.duration = duration
    }

    package var isAudio: Bool { mediaType.hasPrefix("audio/") }
    package var isVideo: Bool { mediaType.hasPrefix("video/") }
    package var isPicture: Bool { mediaType.hasPrefix("image/") }
  }

  /// The same for the same article in each answer of its feed: what the feed calls it, else its link, else a sum of its words.
  package var id: String
  /// Never empty: where the feed gives none, the beginning of the text.
  package var title: String
  package var url: URL?
  /// Where it is about another page: that page.
  package var externalURL: URL?
  package var authors: [String]
  package var published: Date?
  package var updated: Date?
  /// What the feed says in short.
  package var summary: FeedMarkup?
  /// All of the text, where the feed brings it.
  package var content: FeedMarkup?
  package var picture: URL?
  package var attachments: [Attachment]
  package var commentsURL: URL?
  package var commentCount: Int?
  package var categories: [String]
  /// As the feed names it (BCP 47).
  package var language: String?

  package init(
    id: String, title: String, url: URL? = nil, externalURL: URL? = nil, authors: [String] = [],
    published: Date? = nil, updated: Date? = nil, summary: FeedMarkup? = nil, content: FeedMarkup? = nil,
    picture: URL? = nil, attachments: [Attachment] = [], commentsURL: URL? = nil, commentCount: Int? = nil,
    categories: [String] = [], language: String? = nil
  ) {
    self.id = id
    self.title = title
    self.url = url
    self.externalURL = externalURL
    self.authors = authors
    self.published = published
    self.updated = updated
    self.summary = summary
    self.content = content
    self.picture = picture
    self.attachments = attachments
    self.commentsURL = commentsURL
    self.commentCount = commentCount
    self.categories = categories
    self.language = language
  }

  /// When it appeared, as far as the feed says.
  package var date: Date? { published ?? updated }
}
