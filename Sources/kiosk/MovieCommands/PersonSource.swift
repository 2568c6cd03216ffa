import Combine
import Foundation
import FoundationExtras
import JSON
import Networking
import TMDb

/// `kiosk person ID`: somebody who makes films, and behind that the films, the newest first.
struct PersonSource {
  let service: any MovieService
  let id: Person.ID
  let limit: Int
  let isOffline: Bool

  func source() -> RowSource {
    RowSource(
      .tmdb, name: MovieSource.name, attribution: TMDbAttribution.notice, watching: .asking(every: 86_400, remark: nil)
    ) { isRepeated in
      let genres = service.genres().replaceError(with: []).setFailureType(to: MovieStoreAPIError.self)
      let images = service.images().last().setFailureType(to: MovieStoreAPIError.self)
      return service.person(id: id, reloading: isRepeated).last().zip(genres, images)
        .map { answer, genres, images in
          let person = answer.value
          let names = genres.namesByID
          let films = person.films.prefix(limit)
            .map { ListRow($0, genres: names, images: images).played(by: person, in: $0.id) }
          return RowSource.Rows(
            rows: [ListRow(person, images: images)] + films, notice: CommandFailure(answer, isOffline: isOffline))
        }
        .mapError { CommandFailure($0) }
        .eraseToAnyPublisher()
    }
  }
}

extension ListRow {
  /// The keys of its JSON are part of Kiosk's interface: each is always there, `null` where there is no value.
  init(_ person: Person, images: ImageConfiguration = .standard) {
    let address = person.pageURL.absoluteString
    let biography = person.biography.isEmpty ? nil : person.biography
    let department = person.department.isEmpty ? nil : person.department
    let life = [person.birthday, person.deathday].compactMap { $0?.text(locale: Told.locale) }
    self.init(
      id: String(person.id), title: person.name,
      details: [department, life.isEmpty ? nil : life.joined(separator: " – "), person.placeOfBirth].compactMap {
        $0.map(Detail.words)
      },
      text: biography, address: address,
      json: [
        "id": .text(String(person.id)), "kind": "person", "service": .service(.tmdb), "title": .text(person.name),
        "department": .optional(department), "birthday": .optional(person.birthday?.description),
        "deathday": .optional(person.deathday?.description), "birthplace": .optional(person.placeOfBirth),
        "text": .optional(biography), "picture": .optional(person.profileURL(.medium, in: images)?.absoluteString),
        "url": .text(address),
      ])
  }

  /// The row of a film with what somebody did for it.
  fileprivate func played(by person: Person, in film: Movie.ID) -> ListRow {
    let roles = (person.acted + person.made).filter { $0.id == film }.flatMap(\.roles)
    var row = self
    if !roles.isEmpty { row.details.insert(.words(roles.joined(separator: ", ")), at: 0) }
    row.json["roles"] = .array(roles.map { .text($0) })
    return row
  }

  /// A row that says nothing, to name the keys by.
  static let blankPerson = ListRow(Person(id: 0, name: ""))
}
