import Combine
import Foundation
import Library
import Networking
import TMDb

/// Films that belong together.
@MainActor
package final class CollectionViewModel: ObservableObject {
  /// Output.
  @Published package private(set) var content = Loadable<MovieCollection, MovieStoreAPIError>.loading
  @Published package private(set) var images = ImageConfiguration.standard
  /// Output: as far as mute rules need them.
  @Published package private(set) var genreNames: [Genre.ID: String] = [:]

  private let wishes = PassthroughSubject<Wish, Never>()

  package init(id: MovieCollection.ID, services: KioskServices, library: Library, locale: Locale? = nil) {
    let stores = services.movieStores(library, in: locale)
    stores.map { $0.images() }.switchToLatest().assign(to: &$images)
    stores.mutedGenreNames(library).assign(to: &$genreNames)
    stores.map(Reference.init)
      .answers(wishes: wishes, policy: .ofTheSameService) { request in
        request.question.object.collection(id: id, reloading: request.isAgain)
          .loadable(problem: { MovieStoreAPIError($0) })
      }
      .map(\.content).removeDuplicates().assign(to: &$content)
  }

  package func retry() { wishes.send(.retry) }
}
