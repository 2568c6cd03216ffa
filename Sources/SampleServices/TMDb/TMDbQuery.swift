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

  /// What a film must pass. Days compare as text.
  func filters() throws(TMDbRefusal) -> [FilmFilter] {
    var filters: [FilmFilter] = []
    if let wanted = try ids("with_genres") {
      filters.append { dated in wanted.isMet { dated.film.genres.contains($0) } }
    }
    if let unwanted = try ids("without_genres") {
      filters.append { dated in !unwanted.all.contains { dated.film.genres.contains($0) } }
    }
    for name in ["with_cast", "with_people", "with_crew"] {
      guard let people = try ids(name) else { continue }
      filters.append { dated in
        people.isMet { person in
          (name != "with_cast" && dated.film.director == person)
            || (name != "with_crew" && dated.film.cast.contains { $0.person == person })
        }
      }
    }
    if let language = text("with_original_language") { filters.append { $0.film.language == language } }
    try addLimits("vote_average", to: &filters) { $0.average }
    try addLimits("vote_count", to: &filters) { Double($0.votes) }
    try addLimits("with_runtime", to: &filters) { Double($0.runtime) }
    for name in ["primary_release_date", "release_date"] {
      if let first = try date("\(name).gte") { filters.append { $0.day >= first } }
      if let last = try date("\(name).lte") { filters.append { !$0.day.isEmpty && $0.day <= last } }
    }
    for name in ["primary_release_year", "year"] {
      guard let year = text(name) else { continue }
      guard Int(year) != nil else { throw .badParameter("\(name) must be a year, not \(year).") }
      filters.append { $0.day.hasPrefix(year + "-") }
    }
    return filters
  }

  /// `popularity.desc` unless another order is asked for.
  func order() throws(TMDbRefusal) -> FilmOrder {
    let name = text("sort_by") ?? "popularity.desc"
    let parts = name.split(separator: ".")
    guard parts.count == 2, parts[1] == "asc" || parts[1] == "desc" else {
      throw .badParameter("sort_by may not be \(name).")
    }
    let isAscending = parts[1] == "asc"
    func by<Value: Comparable>(_ value: @escaping (DatedFilm) -> Value) -> FilmOrder {
      isAscending ? { value($0) < value($1) } : { value($0) > value($1) }
    }
    switch parts[0] {
    case "popularity": return by { $0.film.popularity }
    case "vote_average": return by { $0.film.average }
    case "vote_count", "revenue": return by { $0.film.votes }
    case "primary_release_date", "release_date": return by { $0.day }
    case "title": return by { $0.film.title }
    case "original_title": return by { $0.film.originalTitle }
    default: throw .badParameter("sort_by may not be \(name).")
    }
  }

  private struct Choice: Sendable {
    let all: [Int]
    /// A pipe between the numbers: any of them will do.
    let isAny: Bool

    func isMet(_ holds: (Int) -> Bool) -> Bool { isAny ? all.contains(where: holds) : all.allSatisfy(holds) }
  }

  private func ids(_ name: String) throws(TMDbRefusal) -> Choice? {
    guard let text = text(name) else { return nil }
    let parts = text.split { $0 == "," || $0 == "|" }.map { Int($0) }
    guard !parts.contains(nil) else { throw .badParameter("\(name) takes numbers, not \(text).") }
    return Choice(all: parts.compactMap { $0 }, isAny: text.contains("|"))
  }

  private func addLimits(
    _ name: String, to filters: inout [FilmFilter],
    _ value: @escaping @Sendable (SampleFilm) -> Double
  ) throws(TMDbRefusal) {
    if let least = try number("\(name).gte") { filters.append { value($0.film) >= least } }
    if let most = try number("\(name).lte") { filters.append { value($0.film) <= most } }
  }

  private func number(_ name: String) throws(TMDbRefusal) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text) else { throw .badParameter("\(name) must be a number, not \(text).") }
    return number
  }

  private func date(_ name: String) throws(TMDbRefusal) -> String? {
    guard let text = text(name) else { return nil }
    guard (try? Date.ISO8601FormatStyle().year().month().day().parse(text)) != nil, text.utf8.count == 10 else {
      throw .badDate(text)
    }
    return text
  }

  private func text(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
}

/// A film with the day it comes out where somebody asks.
struct DatedFilm: Sendable {
  let film: SampleFilm
  /// `yyyy-MM-dd`, or "".
  let day: String
}

typealias FilmFilter = @Sendable (DatedFilm) -> Bool
typealias FilmOrder = (DatedFilm, DatedFilm) -> Bool
