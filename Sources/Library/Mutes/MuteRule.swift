import Foundation

/// Something the reader does not want to see, for a time or for good.
public struct MuteRule: Identifiable, Hashable, Sendable, Codable {
  public enum Kind: String, CaseIterable, Identifiable, Hashable, Sendable, Codable {
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

    public var id: Self { self }
  }

  public var id: UUID
  public var kind: Kind
  public var text: String
  public var created: Date
  /// Nil for good.
  public var expires: Date?

  public init(id: UUID = UUID(), _ kind: Kind, _ text: String, created: Date, expires: Date? = nil) {
    self.id = id
    self.kind = kind
    self.text = text
    self.created = created
    self.expires = expires
  }

  public func isActive(at now: Date) -> Bool { expires.map { now < $0 } ?? true }
}
