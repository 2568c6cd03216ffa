import Foundation
import HTTPServer

/// The parameters that all lists share, and those of `discover`.
struct TMDbQuery: Sendable {
  static let rowsPerPage = 20
  static let lastPage = 500

  let query: HTTPQuery
  let page: Int
  /// As `de`.
  let language: String
  /// As `DE`.
  let region: String
  let parts: [String]

  init(_ query: HTTPQuery) throws(TMDbRefusal) {
    self.query = query
    page = try Self.page(query["page"])
    language = String((query["language"] ?? "en").prefix(2)).lowercased()
    region = (query["region"] ?? query["watch_region"] ?? "US").uppercased()
    parts = (query["append_to_response"] ?? "").split(separator: ",").map(String.init)
    guard parts.count <= 20 else { throw .tooManyParts }
  }

  private static func page(_ text: String?) throws(TMDbRefusal) -> Int {
    guard let text else { return 1 }
    guard let page = Int(text), (1...lastPage).contains(page) else { throw .badPage }
    return page
  }

  /// The words to look for.
  func searchWords() throws(TMDbRefusal) -> [String] {
    let words = Words.of(query["query"] ?? "")
    guard !words.isEmpty else { throw .queryMissing }
    return words
  }

  // MARK: Discover

  /// Films of all the genres asked for, with enough votes, and of the days asked for.
  func accepts(_ dated: DatedFilm) throws(TMDbRefusal) -> Bool {
    let film = dated.film
    if let first = text("primary_release_date.gte"), dated.day < first { return false }
    if let last = text("primary_release_date.lte"), dated.day.isEmpty || dated.day > last { return false }
    let genres = try numbers("with_genres")
    let fewestVotes = try numbers("vote_count.gte").first ?? 0
    return genres.allSatisfy(film.genres.contains) && film.votes >= fewestVotes
  }

  /// `popularity.desc` unless another order is asked for.
  func order() throws(TMDbRefusal) -> (DatedFilm, DatedFilm) -> Bool {
    let name = text("sort_by") ?? "popularity.desc"
    switch name {
    case "popularity.desc": return { $0.film.popularity > $1.film.popularity }
    case "vote_average.desc": return { $0.film.average > $1.film.average }
    case "vote_count.desc": return { $0.film.votes > $1.film.votes }
    case "primary_release_date.desc": return { $0.day > $1.day }
    case "primary_release_date.asc": return { $0.day < $1.day }
    case "title.asc": return { $0.film.title < $1.film.title }
    default: throw .badParameter("sort_by may not be \(name).")
    }
  }

  private func numbers(_ name: String) throws(TMDbRefusal) -> [Int] {
    guard let text = text(name) else { return [] }
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == text.split(separator: ",").count else {
      throw .badParameter("\(name) takes numbers, not \(text).")
    }
    return numbers
  }

  private func text(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
}

/// A film with the day it comes out where somebody asks.
struct DatedFilm: Sendable {
  let film: SampleFilm
  /// `yyyy-MM-dd`, or "".
  let day: String
}
