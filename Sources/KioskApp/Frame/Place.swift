import Foundation
import Library
import OutsideText

/// The parts of the reader, in the order of its bar.
public enum Pane: String, CaseIterable, Identifiable, Hashable, Sendable {
  case hackerNews = "hn"
  case news, movies, search, saved, settings

  public var id: Self { self }

  var name: String {
    switch self {
    case .hackerNews: "Hacker News"
    case .news: "News"
    case .movies: "Movies"
    case .search: "Search"
    case .saved: "Saved"
    case .settings: "Settings"
    }
  }

  /// What stands under its sign where there is little room.
  var shortName: String { self == .hackerNews ? "HN" : name }

  var symbol: String {
    switch self {
    case .hackerNews: "text.bubble"
    case .news: "newspaper"
    case .movies: "film"
    case .search: "magnifyingglass"
    case .saved: "bookmark"
    case .settings: "gearshape"
    }
  }

  /// Whether what it lists opens beside the list on wide screens.
  var hasColumn: Bool {
    switch self {
    case .hackerNews, .movies, .search, .saved: true
    case .news, .settings: false
    }
  }
}

/// One page of the reader. Its text is the end of its address: `/place/item-8863`.
public enum Place: Hashable, Sendable, LosslessStringConvertible {
  case pane(Pane)
  /// A discussion on Hacker News.
  case item(Int)
  /// A user of Hacker News.
  case user(String)
  /// A source of news, by its id.
  case source(String)
  case movie(Int)
  /// Somebody who makes films.
  case person(Int)
  /// The article at an address.
  case article(URL)

  public init?(_ description: String) {
    if let pane = Pane(rawValue: description) {
      self = .pane(pane)
      return
    }
    guard let dash = description.firstIndex(of: "-") else { return nil }
    let rest = String(description[description.index(after: dash)...])
    switch description[..<dash] {
    case "item":
      guard let id = Int(rest), id > 0 else { return nil }
      self = .item(id)
    case "user" where !rest.isEmpty: self = .user(rest)
    case "source" where !rest.isEmpty: self = .source(rest)
    case "movie", "person":
      guard let id = Int(rest), id > 0 else { return nil }
      self = description.hasPrefix("movie") ? .movie(id) : .person(id)
    case "article":
      guard let url = SafeLink.url(rest) else { return nil }
      self = .article(url)
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .pane(let pane): pane.rawValue
    case .item(let id): "item-\(id)"
    case .user(let name): "user-\(name)"
    case .source(let id): "source-\(id)"
    case .movie(let id): "movie-\(id)"
    case .person(let id): "person-\(id)"
    case .article(let url): "article-\(url.absoluteString)"
    }
  }
}

extension [Place] {
  /// The pane that the pages belong to.
  var pane: Pane {
    if case .pane(let pane)? = first { pane } else { .hackerNews }
  }

  /// The page beside the list, where there is one.
  var detail: Place? {
    guard let last, case .pane = last else { return last }
    return nil
  }

  /// The address of the last page within the app.
  var address: URL {
    let path = map { place in
      "/place/" + (place.description.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "")
    }
    guard let url = URL(string: path.isEmpty ? "/" : path.joined()) else {
      preconditionFailure("An address within the app is made of percent-encoded names")
    }
    return url
  }

  private static var plain: CharacterSet { CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~")) }

  /// The pages of an address that `address` has made; nil for others.
  static func at(_ url: URL) -> [Place]? {
    guard url.host() == nil else { return nil }
    let segments = url.path(percentEncoded: true).split(separator: "/").map(String.init)
    guard segments.count % 2 == 0 else { return nil }
    var places: [Place] = []
    for index in stride(from: 0, to: segments.count, by: 2) {
      guard segments[index] == "place", let text = segments[index + 1].removingPercentEncoding,
        let place = Place(text)
      else { return nil }
      places.append(place)
    }
    return places
  }

  /// The first page of a pane.
  static func start(of pane: Pane) -> [Place] { pane == .hackerNews ? [] : [.pane(pane)] }

  /// `place` beside the list of this path's pane.
  func beside(_ place: Place) -> [Place] { Self.start(of: pane) + [place] }
}
