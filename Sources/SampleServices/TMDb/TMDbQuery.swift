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

  /// Films of all the genres asked for and of none of the others, well enough received, short enough, on offer, and of the days asked for.
  func accepts(_ dated: DatedFilm) throws(TMDbRefusal) -> Bool {
    let film = dated.film
    if let first = text("primary_release_date.gte"), dated.day < first { return false }
    if let last = text("primary_release_date.lte"), dated.day.isEmpty || dated.day > last { return false }
    let genres = try numbers("with_genres")
    let excluded = try numbers("without_genres")
    let fewestVotes = try numbers("vote_count.gte").first ?? 0
    let lowest = try number("vote_average.gte") ?? 0
    let minutes = try (number("with_runtime.gte") ?? 0, number("with_runtime.lte") ?? .infinity)
    guard try isOffered(film) else { return false }
    return genres.allSatisfy(film.genres.contains) && !excluded.contains(where: film.genres.contains)
      && film.votes >= fewestVotes && film.average >= lowest && minutes.0 <= Double(film.runtime)
      && Double(film.runtime) <= minutes.1
  }

  /// Whether one of the providers asked for offers the film in the country asked for; a bar means "or".
  private func isOffered(_ film: SampleFilm) throws(TMDbRefusal) -> Bool {
    let providers = try numbers("with_watch_providers", separator: "|")
    guard !providers.isEmpty, let country = text("watch_region")?.uppercased() else { return true }
    return MovieContent.providers(of: film).contains { providers.contains($0.id) && $0.countries.contains(country) }
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

  private func number(_ name: String) throws(TMDbRefusal) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw .badParameter("\(name) takes a number, not \(text).")
    }
    return number
  }

  private func numbers(_ name: String, separator: Character = ",") throws(TMDbRefusal) -> [Int] {
    guard let text = text(name) else { return [] }
    let numbers = text.split(separator: separator).compactMap { Int($0) }
    guard numbers.count == text.split(separator: separator).count else {
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
