import Foundation

/// Something the reader does not want to see, for a time or for good.
package struct MuteRule: Identifiable, Hashable, Sendable, Codable {
  package enum Kind: String, CaseIterable, Identifiable, Hashable, Sendable, Codable {
    /// A word or a row of words in a title, whatever the case or accents.
    case word
    /// A site and all below it.
    case domain
    /// An author on Hacker News or of an article, a member of a cast.
    case person
    /// A source of news.
    case outlet
    /// A genre of films.
    case genre

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
}
