import Foundation

/// A list that is given out as a feed, or as a calendar.
package enum SharedList: Hashable, Sendable {
  /// What the reader saved, of all services.
  case saved
  /// The articles of all followed feeds.
  case sources
  case folder(String)
  /// Of one followed feed.
  case source(Int64)
  /// A list of Hacker News by the name it has on the command line, such as `top`.
  case hackerNews(String)
  /// The headlines of NewsAPI.org.
  case headlines
  /// The days on which films come out, as a calendar.
  case upcomingFilms
}

extension SharedList: RawRepresentable {
  /// As it is written down, such as `folder:Sea`.
  package var rawValue: String {
    switch self {
    case .saved: "saved"
    case .sources: "sources"
    case .folder(let name): "folder:" + name
    case .source(let id): "source:\(id)"
    case .hackerNews(let name): "hn:" + name
    case .headlines: "headlines"
    case .upcomingFilms: "upcoming"
    }
  }

  package init?(rawValue: String) {
    let parts = rawValue.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("saved", nil): self = .saved
    case ("sources", nil): self = .sources
    case ("headlines", nil): self = .headlines
    case ("upcoming", nil): self = .upcomingFilms
    case ("folder", let name?) where !name.isEmpty: self = .folder(name)
    case ("source", let id?):
      guard let id = Int64(id) else { return nil }
      self = .source(id)
    case ("hn", let name?) where !name.isEmpty: self = .hackerNews(name)
    default: return nil
    }
  }
}

/// A list with the token of its address: whoever knows it reads the list, and nothing else.
package struct Share: Identifiable, Hashable, Sendable {
  package var token: String
  package var list: SharedList
  package var created: Date

  package var id: String { token }

  package init(token: String, list: SharedList, created: Date) {
    self.token = token
    self.list = list
    self.created = created
  }
}
