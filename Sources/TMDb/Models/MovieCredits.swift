import Foundation
import Networking

/// The people of a film.
package struct MovieCredits: Hashable, Sendable {
  /// In the order of the credits.
  package var cast: [CastMember] = []
  package var crew: [CrewMember] = []

  package init(cast: [CastMember] = [], crew: [CrewMember] = []) {
    self.cast = cast
    self.crew = crew
  }

  /// Names of those who did one of these jobs, each once.
  package func names(doing jobs: String...) -> [String] {
    var seen: Set<Int> = []
    return crew.filter { jobs.contains($0.job) && seen.insert($0.personID).inserted }.map(\.name)
  }

  package var directors: [String] { names(doing: "Director") }

  package var writers: [String] { names(doing: "Screenplay", "Writer", "Story", "Author") }
}

/// Somebody who plays somebody. One person may play several parts.
package struct CastMember: Identifiable, Hashable, Sendable {
  /// Of this credit, unlike ``personID``.
  package var id: String
  package var personID: Int
  package var name: String
  /// Empty where unknown.
  package var character: String
  package var order: Int
  package var profilePath: ImagePath?

  package init(
    id: String, personID: Int, name: String, character: String = "", order: Int = 0, profilePath: ImagePath? = nil
  ) {
    self.id = id
    self.personID = personID
    self.name = name
    self.character = character
    self.order = order
    self.profilePath = profilePath
  }

  package func profileURL(_ size: ImageSize = .cast, in images: ImageConfiguration = .standard) -> URL? {
    images.url(profilePath, .profile, size)
  }
}

/// Somebody who helped to make a film. One person may have several jobs.
package struct CrewMember: Identifiable, Hashable, Sendable {
  /// Of this credit, unlike ``personID``.
  package var id: String
  package var personID: Int
  package var name: String
  /// Empty where unknown.
  package var job: String
  package var department: String
  package var profilePath: ImagePath?

  package init(
    id: String, personID: Int, name: String, job: String = "", department: String = "", profilePath: ImagePath? = nil
  ) {
    self.id = id
    self.personID = personID
    self.name = name
    self.job = job
    self.department = department
    self.profilePath = profilePath
  }
}

private enum CreditKeys: String, CodingKey {
  case id, name, character, order, job, department
  case originalName = "original_name"
  case creditID = "credit_id"
  case profilePath = "profile_path"
}

extension MovieCredits: Decodable {
  private enum CodingKeys: CodingKey { case cast, crew }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let cast = container.readable(CastMember.self, .cast).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    self.init(cast: cast.uniqueByID, crew: container.readable(CrewMember.self, .crew).uniqueByID)
  }
}

extension CastMember: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CreditKeys.self)
    let (person, name) = try container.person()
    let character = container.label(.character) ?? ""
    self.init(
      id: container.label(.creditID) ?? "\(person) as \(character)", personID: person, name: name, character: character,
      order: max(0, container.wholeNumber(.order) ?? .max), profilePath: container.image(.profilePath))
  }
}

extension CrewMember: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CreditKeys.self)
    let (person, name) = try container.person()
    let job = container.label(.job) ?? ""
    self.init(
      id: container.label(.creditID) ?? "\(person) for \(job)", personID: person, name: name, job: job,
      department: container.label(.department) ?? "", profilePath: container.image(.profilePath))
  }
}

extension KeyedDecodingContainer<CreditKeys> {
  fileprivate func person() throws -> (id: Int, name: String) {
    guard let id = positive(.id), let name = label(.name) ?? label(.originalName) else {
      throw damage(.name, "A person needs an id and a name.")
    }
    return (id, name)
  }
}
