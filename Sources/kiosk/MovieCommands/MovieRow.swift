import Foundation
import TMDb

/// A film of a list, as the command line tells it. What changes with every vote is no part of it.
struct MovieRow: Identifiable, Equatable, Sendable {
  var id: Int
  var title: String
  var originalTitle: String
  var released: CalendarDay?
  /// From 0 to 100; nil before the first vote.
  var percent: Int?
  var genres: [String]
  var overview: String
  var poster: URL?
  /// The film's page at TMDb.
  var url: String

  init(_ movie: Movie, genres names: [Int: String] = [:], images: ImageConfiguration = .standard) {
    id = movie.id
    title = movie.title
    originalTitle = movie.originalTitle
    released = movie.releaseDate
    percent = movie.percent
    genres = movie.genres.isEmpty ? movie.genreIDs.compactMap { names[$0] } : movie.genres.map(\.name)
    overview = movie.overview
    poster = movie.posterURL(.medium, in: images)
    url = movie.pageURL.absoluteString
  }

  /// The row as JSON. The keys are part of Kiosk's interface: each is always there, `null` where the film lacks it.
  func json(rank: Int?) -> [JSONMember] {
    let members: [JSONMember] = [
      ("id", .integer(id)), ("kind", .text("movie")), ("title", .text(title)),
      ("originalTitle", .text(originalTitle)), ("released", .string(released?.description)),
      ("percent", .number(percent)), ("genres", .array(genres.map { .text($0) })),
      ("overview", .string(overview.isEmpty ? nil : overview)), ("poster", .string(poster?.absoluteString)),
      ("url", .text(url)),
    ]
    return (rank.map { [("rank", .integer($0))] } ?? []) + members
  }

  /// A row that says nothing, to name the keys by.
  static let blank = MovieRow(Movie(id: 0, title: ""))
}

extension ListRow {
  /// - Parameter rank: the place in the list, from 1.
  init(_ film: MovieRow, rank: Int) {
    self.init(
      id: String(film.id), rank: rank, title: film.title, site: film.released.map { String($0.year) },
      details: [
        film.percent.map { "\($0) %" }, film.released?.text(),
        film.genres.isEmpty ? nil : film.genres.joined(separator: ", "),
      ].compactMap { $0 },
      text: film.overview.isEmpty ? nil : film.overview, address: film.url, json: film.json(rank: rank))
  }
}
