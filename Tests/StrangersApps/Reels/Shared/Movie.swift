import Foundation

struct MoviesPage: Decodable {
  let page: Int
  let results: [Movie]
  let totalPages: Int
}

struct Movie: Decodable, Hashable, Identifiable {
  let id: Int
  let title: String
  let overview: String
  let posterPath: String?
  let backdropPath: String?
  let voteAverage: Double
  let releaseDate: String?

  var year: String { releaseDate.map { String($0.prefix(4)) } ?? "–" }
  var poster: URL? { posterPath.map { MovieAPI.imageBase.appendingPathComponent("w342" + $0) } }
}

struct MovieDetails: Decodable {
  struct Genre: Decodable, Identifiable {
    let id: Int
    let name: String
  }

  let id: Int
  let title: String
  let tagline: String?
  let overview: String?
  let runtime: Int?
  let genres: [Genre]
  let backdropPath: String?
  let voteAverage: Double?
}
