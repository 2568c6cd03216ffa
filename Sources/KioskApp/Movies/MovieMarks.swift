import Foundation
import Library
import TMDb

extension Movie {
  package var key: ItemKey { ItemKey(.movie, id) }

  func kept(at date: Date) -> KeptItem {
    var item = KeptItem(
      key: key, title: title, origin: releaseDate.map { "\($0.year)" } ?? "", url: pageURL, date: date)
    item.released = releaseDate
    return item
  }

  /// What mute rules look at. A row names its genres by number only.
  package func muteSubject(genres names: [Genre.ID: String]) -> MuteSubject {
    MuteSubject(
      title: title, people: (credits?.cast ?? []).map(\.name) + (credits?.directors ?? []),
      genres: genres.isEmpty ? genreIDs.compactMap { names[$0] } : genres.map(\.name),
      language: originalLanguage.isEmpty ? nil : originalLanguage, released: releaseDate?.midnight)
  }
}
