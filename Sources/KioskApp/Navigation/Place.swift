import Foundation
import FoundationExtras
import Library
import OutsideText

/// One page of the reader. Its text is the end of its address: `/place/item-8863`.
package enum Place: Hashable, Sendable, LosslessStringConvertible {
  case pane(Pane)
  /// What the reader missed.
  case catchUp
  /// What has come of the things that the reader follows.
  case inbox
  /// The best stories of one day on Hacker News.
  case day(CalendarDay)
  /// A discussion on Hacker News.
  case item(Int)
  /// A user of Hacker News.
  case user(String)
  /// A source of news, by its id.
  case source(String)
  case movie(Int)
  /// Somebody who makes films.
  case person(Int)
  /// Films that belong together.
  case collection(Int)
  /// The article at an address.
  case article(URL)

  package init?(_ description: String) {
    if let pane = Pane(rawValue: description) {
      self = .pane(pane)
      return
    }
    switch description {
    case "catch-up":
      self = .catchUp
      return
    case "inbox":
      self = .inbox
      return
    default: break
    }
    guard let dash = description.firstIndex(of: "-") else { return nil }
    let rest = String(description[description.index(after: dash)...])
    switch description[..<dash] {
    case "day":
      guard let day = CalendarDay(rest), day.description == rest else { return nil }
      self = .day(day)
    case "item":
      guard let id = Int(rest), id > 0 else { return nil }
      self = .item(id)
    case "user" where !rest.isEmpty: self = .user(rest)
    case "source" where !rest.isEmpty: self = .source(rest)
    case "movie", "person", "collection":
      guard let id = Int(rest), id > 0 else { return nil }
      self =
        switch description[..<dash] {
        case "movie": .movie(id)
        case "person": .person(id)
        default: .collection(id)
        }
    case "article":
      guard let url = SafeLink.url(rest) else { return nil }
      self = .article(url)
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .pane(let pane): pane.rawValue
    case .catchUp: "catch-up"
    case .inbox: "inbox"
    case .day(let day): "day-\(day)"
    case .item(let id): "item-\(id)"
    case .user(let name): "user-\(name)"
    case .source(let id): "source-\(id)"
    case .movie(let id): "movie-\(id)"
    case .person(let id): "person-\(id)"
    case .collection(let id): "collection-\(id)"
    case .article(let url): "article-\(url.absoluteString)"
    }
  }
}
