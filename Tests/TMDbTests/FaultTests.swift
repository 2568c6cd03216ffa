import Combine
import CombineTesting
import FaultyServer
import Foundation
import Networking
import SampleServices
import TMDb
import Testing

extension MovieStoreAPIError: CausedError {}

/// Every call against every fault, over real sockets.
@Suite(.timeLimit(.minutes(4))) struct FaultTests {
  static let samples: (services: SampleServices, addresses: SampleServices.Addresses, film: Int)? = {
    var options = SampleServices.Options()
    options.speed = 0
    options.tmdbRate = nil
    let services = SampleServices(options)
    guard let addresses = try? services.start() else { return nil }
    let queue = AnyScheduler(DispatchQueue(label: "samples.first"))
    let client = HTTPClient(configuration: .init(scheduler: queue, delivery: queue))
    let list = store(client, addresses.tmdb).movies(.endpoint(.popular)).record()
    guard list.wait(upTo: 10, until: { $0.completion != nil }), let film = list.values.first?.value.results.first else {
      return nil
    }
    return (services, addresses, film.id)
  }()

  static func store(_ client: HTTPClient, _ api: URL) -> MovieStore {
    // No refusal closes the service for a while: every call meets the fault.
    MovieStore(
      client: client,
      configuration: .init(
        addresses: TMDbAddresses(api: api), credential: TMDbCredential(SampleServices.Options().tmdbToken),
        quota: nil))
  }

  static func call<Value>(
    _ name: String, _ ask: @escaping @Sendable (MovieStore, Int) -> AnyPublisher<Value, MovieStoreAPIError>
  ) -> ServiceCall {
    ServiceCall(name) { world -> AnyPublisher<Value, MovieStoreAPIError> in
      guard let samples = Self.samples else { return Empty().eraseToAnyPublisher() }
      return ask(store(world.client, world.url(samples.addresses.tmdb)), samples.film)
    }
  }

  static let calls = [
    call("a list") { store, _ in store.movies(.endpoint(.nowPlaying), page: 1, reloading: true) },
    call("trending") { store, _ in store.movies(.trending(.week), page: 1, reloading: true) },
    call("a film") { store, film in store.movie(id: film, reloading: true) },
    call("search") { store, _ in store.search("slow", page: 1) },
    call("people") { store, _ in store.people("a", page: 1) },
    call("genres") { store, _ in store.genres() },
  ]

  @Test func everyFaultHasItsOwnReadableErrorKeepsTheOldValueAndPasses() async throws {
    let samples = try #require(Self.samples)
    let complaints = try await FaultMatrix(upstream: samples.addresses.tmdb, calls: Self.calls).complaints()
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
  }
}
