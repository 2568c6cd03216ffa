import Foundation

/// Somebody behind the camera, with all jobs that a film names.
package struct FilmMaker: Identifiable, Hashable, Sendable {
  /// The person's.
  package var id: Person.ID
  package var name: String
  /// In TMDb's words.
  package var jobs: [String]
  package var profilePath: ImagePath?

  package func profileURL(_ size: ImageSize = .cast, in images: ImageConfiguration = .standard) -> URL? {
    images.url(profilePath, .profile, size)
  }
}

extension MovieCredits {
  /// Those behind the camera, each once: who directs and writes first, then whose names posters carry, then all others.
  package var makers: [FilmMaker] {
    var places: [Person.ID: Int] = [:]
    var makers: [FilmMaker] = []
    for member in crew.enumerated().sorted(by: { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }) {
      let member = member.element
      if let place = places[member.personID] {
        if !member.job.isEmpty, !makers[place].jobs.contains(member.job) { makers[place].jobs.append(member.job) }
      } else {
        places[member.personID] = makers.count
        makers.append(
          FilmMaker(
            id: member.personID, name: member.name, jobs: member.job.isEmpty ? [] : [member.job],
            profilePath: member.profilePath))
      }
    }
    return makers
  }
}

extension CrewMember {
  private static let ranks = Dictionary(
    uniqueKeysWithValues: [
      "Director", "Screenplay", "Writer", "Story", "Novel", "Author", "Producer", "Executive Producer",
      "Original Music Composer", "Music", "Director of Photography", "Editor", "Production Design", "Costume Design",
    ].enumerated().map { ($0.element, $0.offset) })

  fileprivate var rank: Int { Self.ranks[job] ?? Self.ranks.count }
}
