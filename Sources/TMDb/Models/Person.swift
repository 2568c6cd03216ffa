import Foundation
import FoundationExtras
import Networking

/// Somebody who makes films, as a row of a search or with a life and parts.
package struct Person: Identifiable, Hashable, Sendable {
  package var id: Int
  package var name: String
  /// Such as `Acting`; empty where unknown.
  package var department: String
  package var profilePath: ImagePath?
  /// Films the person is known for; in rows of a search.
  package var knownFor: [Movie]
  /// Empty in rows.
  package var biography: String
  package var birthday: CalendarDay?
  package var deathday: CalendarDay?
  package var placeOfBirth: String?
  /// The films the person plays in, the newest first; empty in rows.
  package var acted: [FilmCredit]
  /// The films the person helped to make, the newest first; empty in rows.
  package var made: [FilmCredit]

  package init(
    id: Int, name: String, department: String = "", profilePath: ImagePath? = nil, knownFor: [Movie] = [],
    biography: String = "", birthday: CalendarDay? = nil, deathday: CalendarDay? = nil, placeOfBirth: String? = nil,
    acted: [FilmCredit] = [], made: [FilmCredit] = []
  ) {
    self.id = id
    self.name = name
    self.department = department
    self.profilePath = profilePath
    self.knownFor = knownFor
    self.biography = biography
    self.birthday = birthday
    self.deathday = deathday
    self.placeOfBirth = placeOfBirth
    self.acted = acted
    self.made = made
  }

  /// The page for people.
  package var pageURL: URL { TMDbAddresses.known("https://www.themoviedb.org/person").appending(path: "\(id)") }

  /// All films, each once, the newest first.
  package var films: [Movie] {
    (acted + made).map(\.movie).uniqueByID.sorted { $0.isNewer(than: $1) }
  }

  package func profileURL(_ size: ImageSize = .cast, in images: ImageConfiguration = .standard) -> URL? {
    images.url(profilePath, .profile, size)
  }
}

extension Person: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, biography, birthday, deathday, cast, crew
    case originalName = "original_name"
    case department = "known_for_department"
    case profilePath = "profile_path"
    case knownFor = "known_for"
    case placeOfBirth = "place_of_birth"
    case credits = "movie_credits"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.positive(.id), let name = container.label(.name) ?? container.label(.originalName) else {
      throw container.damage(.name, "A person needs an id and a name.")
    }
    let credits = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .credits)
    func rows(_ key: CodingKeys) -> [FilmCredit] {
      (credits?.readable(FilmCreditRow.self, key) ?? []).map(\.credit).merged
    }
    self.init(
      id: id, name: name, department: container.label(.department) ?? "",
      profilePath: container.image(.profilePath), knownFor: container.readable(Movie.self, .knownFor),
      biography: container.block(.biography), birthday: container.day(.birthday), deathday: container.day(.deathday),
      placeOfBirth: container.label(.placeOfBirth), acted: rows(.cast), made: rows(.crew))
  }
}
