import Networking

/// A film of a person, and what the person did for it.
package struct FilmCredit: Identifiable, Hashable, Sendable {
  package var movie: Movie
  /// The names of characters, or of jobs; empty where nobody says.
  package var roles: [String]

  package init(movie: Movie, roles: [String] = []) {
    self.movie = movie
    self.roles = roles
  }

  package var id: Movie.ID { movie.id }
}

extension [FilmCredit] {
  /// Each film once, with all that the person did for it, the newest film first.
  var merged: [FilmCredit] {
    var places: [Movie.ID: Int] = [:]
    var credits: [FilmCredit] = []
    for credit in self {
      if let place = places[credit.id] {
        let known = credits[place].roles
        credits[place].roles += credit.roles.filter { !known.contains($0) }
      } else {
        places[credit.id] = credits.count
        credits.append(credit)
      }
    }
    return credits.sorted { $0.movie.isNewer(than: $1.movie) }
  }
}

extension Movie {
  /// Undated films are still to come.
  func isNewer(than other: Movie) -> Bool {
    switch (releaseDate, other.releaseDate) {
    case (let a?, let b?): a > b
    case (nil, _?): true
    case (_, nil): false
    }
  }
}

/// A row of a person's films, in which one key says what the person did.
struct FilmCreditRow: Decodable {
  let credit: FilmCredit

  private enum CodingKeys: CodingKey { case character, job }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let role = container.label(.character) ?? container.label(.job)
    credit = FilmCredit(movie: try Movie(from: decoder), roles: role.map { [$0] } ?? [])
  }
}
