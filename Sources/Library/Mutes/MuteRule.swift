import Foundation
import FoundationExtras

/// Something the reader does not want to see, for a time or for good.
package struct MuteRule: Identifiable, Hashable, Sendable {
  package enum Kind: String, CaseIterable, Identifiable, Hashable, Sendable, Codable {
    /// A word or a row of words in a title, whatever the case or accents.
    case word
    /// A regular expression that a title, or the text of a comment, is looked through with.
    case pattern
    /// A site and all below it.
    case domain
    /// An author on Hacker News or of an article, a member of a cast.
    case person
    /// A source of news.
    case outlet
    /// A genre of films.
    case genre
    /// The language of an article or the original one of a film, where its service tells it.
    case language
    /// Stories with fewer points.
    case points
    /// Stories and articles that are older, in days.
    case age

    package var id: Self { self }
  }

  package var id: UUID
  package var kind: Kind
  package var text: String
  package var created: Date
  /// Nil for good.
  package var expires: Date?

  package init(id: UUID = UUID(), _ kind: Kind, _ text: String, created: Date, expires: Date? = nil) {
    self.id = id
    self.kind = kind
    self.text = text
    self.created = created
    self.expires = expires
  }

  package func isActive(at now: Date) -> Bool { expires.map { now < $0 } ?? true }

  /// What it hides, in no language yet.
  package var words: String.LocalizationValue {
    switch kind {
    case .word, .domain, .person, .outlet, .genre: .init(verbatim: text)
    case .pattern: .init(verbatim: "/\(text)/")
    case .language: "language \(text)"
    case .points: "fewer than \(text) points"
    case .age: "older than \(text) days"
    }
  }
}

extension MuteRule: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, kind, text, created, expires
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(UUID.self, forKey: .id)
    kind = try container.decode(Kind.self, forKey: .kind)
    text = try container.decode(String.self, forKey: .text)
    created = try container.decode(Date.self, forKey: .created)
    expires = try container.decodeIfPresent(Date.self, forKey: .expires)
    _ = try MuteMatch(kind, text, at: created)
  }
}
