import Foundation
import Networking

/// A kind of film.
package struct Genre: Identifiable, Hashable, Sendable, Codable {
  package var id: Int
  package var name: String

  package init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  private enum CodingKeys: CodingKey { case id, name }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id), let name = container.label(.name) else {
      throw container.damage(.name, "A genre needs an id and a name.")
    }
    self.init(id: id, name: name)
  }
}

extension [Genre] {
  /// What each is called; of two with one number the first.
  package var namesByID: [Genre.ID: String] {
    Dictionary(map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The answer of `/genre/movie/list`.
struct GenreList: Decodable, Sendable {
  let genres: [Genre]

  private enum CodingKeys: CodingKey { case genres }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.mustHave(.genres)
    genres = container.readable(Genre.self, .genres)
  }
}
