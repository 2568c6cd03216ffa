import Combine
import Foundation
import Library
import Networking
import TMDb

/// Somebody who makes films: a life, and the films.
@MainActor
public final class PersonViewModel: ObservableObject {
  public enum Phase: Equatable, Sendable {
    case loading
    case person(Person)
    case failed(MovieStoreAPIError)
  }

  /// Output.
  @Published public private(set) var phase = Phase.loading
  @Published public private(set) var images = ImageConfiguration.standard

  private var addresses: TMDbAddresses?
  private let retries = PassthroughSubject<Void, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  public init(id: Person.ID, services: KioskServices, library: Library) {
    let stores = services.movieStores(library)
    stores.map { [retries, weak self] store in
      self?.begin(store)
      return retries.map { true }.prepend(false)
        .handleEvents(receiveOutput: { _ in self?.tryAgain() })
        .map { store.person(id: id, reloading: $0).asResult }
        .switchToLatest()
    }
    .switchToLatest()
    .sink { [weak self] answer in
      switch answer {
      case .success(let fetched): self?.phase = .person(fetched.value)
      case .failure(let error):
        if case .person = self?.phase { return }
        self?.phase = .failed(error)
      }
    }
    .store(in: &subscriptions)

    stores.map { $0.images() }.switchToLatest()
      .sink { [weak self] in self?.images = $0 }
      .store(in: &subscriptions)
  }

  public func retry() { retries.send() }

  /// Another language may come in its own time; another service has other people.
  private func begin(_ store: MovieStore) {
    if addresses != store.configuration.addresses { phase = .loading }
    addresses = store.configuration.addresses
  }

  private func tryAgain() { if case .failed = phase { phase = .loading } }
}
