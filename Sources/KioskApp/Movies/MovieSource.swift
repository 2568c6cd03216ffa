import Combine
import Foundation
import Library
import TMDb

extension Publisher where Output == MovieStore, Failure == Never {
  /// The names of genres, which rows of films lack. Asked for where a rule mutes a genre; none until then.
  @MainActor func mutedGenreNames(_ library: Library) -> AnyPublisher<[Genre.ID: String], Never> {
    let isNeeded = library.$contents.map { $0.mutes.values.contains { $0.kind == .genre } }.removeDuplicates()
    return combineLatest(isNeeded)
      .map { store, isNeeded in
        isNeeded ? store.genres().replaceError(with: []).eraseToAnyPublisher() : Just([]).eraseToAnyPublisher()
      }
      .switchToLatest()
      .map(\.namesByID)
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}

extension KioskServices {
  /// The films' store in the reader's language and country; a new one when either changes.
  /// - Parameter locale: what the window's browser or terminal asks for; nil for what the store is set up with.
  package func movieStores(_ library: Library, in locale: Locale?) -> AnyPublisher<MovieStore, Never> {
    let stores = $movies.compactMap { movies -> MovieStore? in movies?.store }.removeDuplicates { $0 === $1 }
    return stores.combineLatest(library.contentPlaces(of: locale))
      .map { store, place in
        let standard = store.configuration.locale
        let locale = place.filmLocale(standard)
        return locale == standard ? store : store.with(locale: locale)
      }
      .eraseToAnyPublisher()
  }
}
