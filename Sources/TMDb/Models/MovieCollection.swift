import Foundation
import FoundationExtras
import Networking

/// Films that belong together, such as a film and what followed it: as a film names it, or with its films.
package struct MovieCollection: Identifiable, Hashable, Sendable {
  package var id: Int
  package var name: String
  /// Empty where TMDb has none in this language, and where a film names the collection.
  package var overview: String
  package var posterPath: ImagePath?
  package var backdropPath: ImagePath?
  /// In the order in which they came out; those without a date are last. Empty where a film names the collection.
  package var films: [Movie]
  /// How many films could not be read.
  package var skipped: Int

  package init(
    id: Int, name: String, overview: String = "", posterPath: ImagePath? = nil, backdropPath: ImagePath? = nil,
    films: [Movie] = [], skipped: Int = 0
  ) {
    self.id = id
    self.name = name
    self.overview = overview
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.films = films
    self.skipped = skipped
  }

  package func posterURL(_ size: ImageSize = .medium, in images: ImageConfiguration = .standard) -> URL? {
    images.url(posterPath, .poster, size)
  }
}

extension MovieCollection: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, overview, parts
    case posterPath = "poster_path"
    case backdropPath = "backdrop_path"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id), let name = container.label(.name) else {
      throw container.damage(.name, "A collection needs an id and a name.")
    }
    try container.mustBeList(.parts)
    let rows = container.rows(Movie.self, .parts)
    let films = rows.compactMap(\.value)
    self.init(
      id: id, name: name, overview: container.block(.overview), posterPath: container.image(.posterPath),
      backdropPath: container.image(.backdropPath),
      films: films.uniqueByID.sorted(by: Self.isEarlier), skipped: rows.count - films.count)
  }

  private static func isEarlier(_ first: Movie, _ second: Movie) -> Bool {
    switch (first.releaseDate, second.releaseDate) {
    case (let a?, let b?): a < b
    case (_?, nil): true
    case (nil, _): false
    }
  }
}
