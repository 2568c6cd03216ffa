import Combine
import Foundation
import Library
import Networking
import TMDb

/// Films and people with certain words: asks as the reader types, then page by page.
@MainActor
package final class MovieSearchModel: ObservableObject {
  package typealias Found = Pages<SearchResults.Result>

  /// Input.
  @Published package var text = ""
  /// Output: how often the reader wanted to type at once.
  @Published package private(set) var typingRequests = 0
  /// Output: idle with too few letters to ask. What was found for other words stays until something is known of the new ones.
  @Published package private(set) var found = Loadable<Found, MovieStoreAPIError>.idle
  @Published package private(set) var images = ImageConfiguration.standard
  /// Output: as far as mute rules need them.
  @Published package private(set) var genreNames: [Genre.ID: String] = [:]

  package var results: [SearchResults.Result] { found.value?.rows ?? [] }
  package var hasMore: Bool { found.value?.hasMore ?? false }

  package static let fewestLetters = 2

  private let wishes = PassthroughSubject<Wish, Never>()

  private struct Question: Equatable {
    var text: String
    var store: Reference<MovieStore>
  }

  package init(
    services: KioskServices, library: Library, locale: Locale? = nil, scheduler: AnyScheduler = .main
  ) {
    let stores = services.movieStores(library, in: locale)
    stores.map { $0.images() }.switchToLatest().assign(to: &$images)
    stores.mutedGenreNames(library).assign(to: &$genreNames)

    $text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .debounce(for: .seconds(0.2), scheduler: scheduler)
      .combineLatest(stores).map { Question(text: $0, store: Reference($1)) }
      .answers(
        wishes: wishes,
        policy: .init(
          asks: { $0.text.count >= Self.fewestLetters }, earlier: { _, _ in .staysMeanwhile }, hasMore: \.hasMore,
          retriesOnlyFailures: true)
      ) { request in
        let known = request.kind == .next ? request.known ?? Found() : Found()
        return request.question.store.object.search(request.question.text, page: (known.page ?? 0) + 1)
          .map { known.adding($0.results, page: $0.page, hasMore: $0.hasMore, total: $0.totalResults) }
          .loadable()
      }
      .map(\.content).removeDuplicates().assign(to: &$found)
  }

  /// The reader wants to type into the field.
  package func beginTyping() { typingRequests += 1 }

  /// Asks again for the page that failed.
  package func retry() { wishes.send(.retry) }
  package func loadMore() { wishes.send(.more) }
}
