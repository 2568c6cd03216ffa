import Combine
import Foundation
import Library
import Networking
import TMDb

/// One film with everything that is known about it.
@MainActor
package final class MovieViewModel: ObservableObject {
  package let id: Movie.ID
  /// Output.
  @Published package private(set) var content = Loadable<Movie, MovieStoreAPIError>.loading
  @Published package private(set) var images = ImageConfiguration.standard
  /// Output: as far as mute rules need them.
  @Published package private(set) var genreNames: [Genre.ID: String] = [:]
  /// Output: whose cinemas and providers.
  @Published package private(set) var region = "US"

  package var movie: Movie? { content.value }

  private let wishes = PassthroughSubject<Wish, Never>()

  package init(id: Movie.ID, services: KioskServices, library: Library, locale: Locale? = nil) {
    self.id = id
    let stores = services.movieStores(library, in: locale)
    stores.map(\.configuration.locale.region).assign(to: &$region)
    stores.map { $0.images() }.switchToLatest().assign(to: &$images)
    stores.mutedGenreNames(library).assign(to: &$genreNames)
    stores.map(Reference.init)
      .answers(wishes: wishes, policy: .ofTheSameService) { request in
        request.question.object.movie(id: id, reloading: request.isAgain).loadable(problem: { MovieStoreAPIError($0) })
      }
      .map(\.content).removeDuplicates().assign(to: &$content)
  }

  package func retry() { wishes.send(.retry) }
}

extension AnswerPolicy where Question == Reference<MovieStore> {
  /// Another language may come in its own time; another service has other films and people.
  static var ofTheSameService: Self {
    Self(earlier: { old, new in
      old.object.configuration.addresses == new.object.configuration.addresses ? .stays : .goes
    })
  }
}
