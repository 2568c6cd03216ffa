import Combine
import Foundation
import Library
import Networking
import TMDb

/// One film with everything that is known about it.
@MainActor
public final class MovieViewModel: ObservableObject {
  public enum Phase: Equatable, Sendable {
    case loading
    case movie(Movie)
    case failed(MovieStoreAPIError)
  }

  public let id: Movie.ID
  /// Output.
  @Published public private(set) var phase = Phase.loading
  /// Output: why there is nothing newer.
  @Published public private(set) var problem: MovieStoreAPIError?
  @Published public private(set) var freshness: Freshness?
  @Published public private(set) var images = ImageConfiguration.standard
  /// Output: whose cinemas and providers.
  @Published public private(set) var region = "US"

  private var addresses: TMDbAddresses?
  private let retries = PassthroughSubject<Void, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  public init(id: Movie.ID, services: KioskServices, library: Library) {
    self.id = id
    let stores = services.movieStores(library)
    stores.map { [retries, weak self] store in
      self?.begin(store)
      return retries.map { true }.prepend(false)
        .handleEvents(receiveOutput: { _ in self?.tryAgain() })
        .map { store.movie(id: id, reloading: $0).asResult }
        .switchToLatest()
    }
    .switchToLatest()
    .sink { [weak self] in self?.show($0) }
    .store(in: &subscriptions)

    stores.map { $0.images() }.switchToLatest()
      .sink { [weak self] in self?.images = $0 }
      .store(in: &subscriptions)
  }

  public var movie: Movie? { if case .movie(let movie) = phase { movie } else { nil } }

  public func retry() { retries.send() }

  /// Another language may come in its own time; another service has other films.
  private func begin(_ store: MovieStore) {
    region = store.configuration.locale.region
    if addresses != store.configuration.addresses { phase = .loading }
    addresses = store.configuration.addresses
  }

  private func tryAgain() {
    guard movie == nil else { return }
    problem = nil
    phase = .loading
  }

  private func show(_ answer: Result<Fetched<Movie>, MovieStoreAPIError>) {
    switch answer {
    case .success(let fetched):
      phase = .movie(fetched.value)
      freshness = fetched.freshness
      problem = fetched.problem.map { MovieStoreAPIError($0) }
    case .failure(let error):
      problem = error
      if movie == nil { phase = .failed(error) }
    }
  }
}
