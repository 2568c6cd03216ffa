import Combine
import Foundation
import Library
import TMDb

extension KioskServices {
  /// The films' store in the reader's language and country; a new one when either changes.
  func movieStores(_ library: Library) -> AnyPublisher<MovieStore, Never> {
    let stores = $movies.compactMap { movies -> MovieStore? in movies?.store }.removeDuplicates { $0 === $1 }
    let places = library.$contents
      .map { [ReaderSettings.contentLanguage($0.settings), $0.settings[ReaderSettings.Name.region]] }
      .removeDuplicates()
    return stores.combineLatest(places)
      .map { store, place in
        let standard = store.configuration.locale
        let locale = MovieLocale(language: place[0] ?? standard.language, region: place[1] ?? standard.region)
        return locale == standard ? store : store.with(locale: locale)
      }
      .eraseToAnyPublisher()
  }
}
