import Combine
import Foundation
import FoundationExtras
import Locks
import Networking

/// TMDb as publishers.
///
///     let store = MovieStore(configuration: .init(credential: TMDbCredential(token)))
///     store.movies(.endpoint(.upcoming))
///       .sink { … } receiveValue: { page in … }
///
/// Every publisher delivers on the client's `delivery` (the main run loop by default). Lists and films that are known and fresh
/// are published at once, where one subscribes.
package final class MovieStore: MovieService {
  package struct Configuration: Sendable {
    package var addresses: TMDbAddresses
    /// Nil where there is none: every request then fails at once, and says where to get one.
    package var credential: TMDbCredential?
    package var locale: MovieLocale
    package var includesAdult: Bool
    /// What a person has to do where the credential is missing or refused.
    package var credentialHint: String.LocalizationValue
    /// Whether only what is cached is shown; then no credential is needed, and nothing is asked.
    package var isOffline: Bool
    /// TMDb asks for less than about 40 requests a second.
    package var quota: Quota?

    package init(
      addresses: TMDbAddresses = .standard, credential: TMDbCredential?, locale: MovieLocale = .init(),
      includesAdult: Bool = false, credentialHint: String.LocalizationValue = TMDbCredential.wayToGetOne,
      isOffline: Bool = false,
      quota: Quota? = Quota("TMDb", [.init(35, per: 1)], longestWait: 5)
    ) {
      self.addresses = addresses
      self.credential = credential
      self.locale = locale
      self.includesAdult = includesAdult
      self.credentialHint = credentialHint
      self.isOffline = isOffline
      self.quota = quota
    }
  }

  package let configuration: Configuration
  private let client: HTTPClient
  private let pictures: PictureAddresses

  package convenience init(client: HTTPClient = HTTPClient(), configuration: Configuration) {
    self.init(client, configuration, PictureAddresses(configuration.addresses))
  }

  private init(_ client: HTTPClient, _ configuration: Configuration, _ pictures: PictureAddresses) {
    self.client = client
    self.configuration = configuration
    self.pictures = pictures
  }

  /// The same service, of which only what is cached is seen: nothing is asked.
  package var quiet: MovieStore { MovieStore(client.quiet, configuration, pictures) }

  /// The same service in another language or country.
  package func with(locale: MovieLocale) -> MovieStore {
    var configuration = configuration
    configuration.locale = locale
    return MovieStore(client, configuration, pictures)
  }

  private var addresses: TMDbAddresses { configuration.addresses }
  private var locale: MovieLocale { configuration.locale }

  // MARK: - Lists

  package func movies(
    _ list: MovieList, page: Int, reloading: Bool
  ) -> AnyPublisher<Fetched<MoviesResponse>, MovieStoreAPIError> {
    let url = addresses.list(
      list, page: Self.possible(page), locale: locale, includesAdult: configuration.includesAdult)
    return sharedAnswer(MoviesResponse.self, url, Lifetime.list.policy(reloading: reloading)) { [locale] in
      $0.asked(in: locale.languageCode)
    }
  }

  package func search(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
    found("multi", text, page)
  }

  package func people(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
    found("person", text, page)
  }

  private func found(_ kind: String, _ text: String, _ page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
    let url = addresses.search(
      kind, text: text, page: Self.possible(page), locale: locale, includesAdult: configuration.includesAdult)
    return delivered(one(SearchResults.self, url, .search).map { [locale] in $0.asked(in: locale.languageCode) })
  }

  package func genres() -> AnyPublisher<[Genre], MovieStoreAPIError> {
    sharedAnswer(
      GenreList.self, addresses.genres(locale: locale),
      Lifetime.directory.policy(reloading: false).using(.freshOrCached)
    )
    .map(\.value.genres).eraseToAnyPublisher()
  }

  package func providers() -> AnyPublisher<[WatchProviders.Provider], MovieStoreAPIError> {
    sharedAnswer(
      ProviderList.self, addresses.providers(locale: locale),
      Lifetime.directory.policy(reloading: false).using(.freshOrCached)
    )
    .map(\.value.providers).eraseToAnyPublisher()
  }

  private static func possible(_ page: Int) -> Int { min(max(1, page), MoviesResponse.pageLimit) }

  // MARK: - One

  /// What a request for a film asks for beside the film.
  static let parts = ["credits", "videos", "images", "recommendations", "similar", "reviews", "watch/providers"]

  /// A film with its details, in one request; where its text has not been translated, a second one for the English text.
  package func movie(id: Int, reloading: Bool) -> AnyPublisher<Fetched<Movie>, MovieStoreAPIError> {
    let address = addresses.movie(id, locale: locale, parts: Self.parts)
    let film = sharedAnswer(Movie.self, address, Lifetime.film.policy(reloading: reloading)) { [locale] in
      $0.asked(in: locale.languageCode)
    }
    .flatMap { fetched in
      OneAnswer(
        fetched.value.id == id
          ? .success(fetched) : .failure(MovieStoreAPIError(.anotherThing(at: address, than: id))))
    }
    .eraseToAnyPublisher()
    guard locale.languageCode != "en" else { return film }
    let englishLocale = MovieLocale(language: "en-US", region: locale.region)
    let english = one(Movie.self, addresses.movie(id, locale: englishLocale, parts: []), .film)
    return
      film
      .map { [self] fetched -> AnyPublisher<Fetched<Movie>, MovieStoreAPIError> in
        let known = Just(fetched).setFailureType(to: MovieStoreAPIError.self)
        guard fetched.value.overview.isEmpty else { return known.eraseToAnyPublisher() }
        return delivered(english).map { english in fetched.map { $0.filled(from: english) } }.catch { _ in known }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  package func person(id: Int, reloading: Bool) -> AnyPublisher<Fetched<Person>, MovieStoreAPIError> {
    delivered(
      answer(Person.self, addresses.person(id, locale: locale), Lifetime.film.policy(reloading: reloading))
        .map { [locale] in $0.map { $0.asked(in: locale.languageCode) } })
  }

  package func collection(id: Int, reloading: Bool) -> AnyPublisher<Fetched<MovieCollection>, MovieStoreAPIError> {
    delivered(
      answer(
        MovieCollection.self, addresses.collection(id, locale: locale), Lifetime.film.policy(reloading: reloading)
      )
      .map { [locale] in $0.map { $0.asked(in: locale.languageCode) } })
  }

  // MARK: - Service

  package func images() -> AnyPublisher<ImageConfiguration, Never> {
    let addresses = addresses
    let asked = one(ImageConfiguration.self, addresses.configuration, .directory)
      .map { $0.adapted(to: addresses) }
      .handleEvents(receiveOutput: { [pictures] in pictures.learn($0) })
      .map(Optional.some)
      .replaceError(with: nil)
      .compactMap { $0 }
    return Deferred { [pictures, client] in
      let (known, isFresh) = pictures.known
      return isFresh
        ? Just(known).eraseToAnyPublisher()
        : asked.receive(on: client.configuration.delivery).prepend(known).removeDuplicates().eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  /// Whether TMDb takes the credential: finishes, or fails with what it says.
  package func checkCredential() -> AnyPublisher<Void, MovieStoreAPIError> {
    delivered(
      answer(Acknowledgement.self, addresses.authentication, CachePolicy(.freshOnly, freshFor: -1)).map { _ in () })
  }

  private struct Acknowledgement: Decodable {}

  // MARK: - The way of a request

  /// One value: fresh enough, or else new.
  private func one<Value: Decodable>(
    _ type: Value.Type, _ url: URL, _ lifetime: Lifetime
  ) -> AnyPublisher<Value, MovieStoreAPIError> {
    answer(type, url, lifetime.policy(reloading: false).using(.freshOrCached)).map(\.value).eraseToAnyPublisher()
  }

  private func answer<Value: Decodable>(
    _ type: Value.Type, _ url: URL, _ policy: CachePolicy
  ) -> AnyPublisher<Fetched<Value>, MovieStoreAPIError> {
    asking(url, policy) { [client] in client.value(type, for: $0, cache: $1) }
  }

  /// The same for what many windows show, delivered.
  /// - Parameter finish: what is made of an answer once, for all of them.
  private func sharedAnswer<Value: Decodable & Sendable>(
    _ type: Value.Type, _ url: URL, _ policy: CachePolicy, finish: @escaping (Value) -> Value = { $0 }
  ) -> AnyPublisher<Fetched<Value>, MovieStoreAPIError> {
    asking(url, policy) { [client] in client.sharedValue(type, for: $0, cache: $1, finish: finish) }
  }

  private func asking<Value>(
    _ url: URL, _ policy: CachePolicy,
    _ ask: (HTTPRequest, CachePolicy) -> AnyPublisher<Fetched<Value>, ServiceError>
  ) -> AnyPublisher<Fetched<Value>, MovieStoreAPIError> {
    let hint = configuration.credentialHint
    let answers: AnyPublisher<Fetched<Value>, ServiceError>
    if configuration.isOffline {
      answers = ask(HTTPRequest(url), policy.using(.cachedOnly))
    } else if let credential = configuration.credential {
      answers = ask(credential.signed(HTTPRequest(url, quota: configuration.quota)), policy)
    } else {
      return Fail(error: MovieStoreAPIError.key(.keyMissing(service: "TMDb", hint: hint), hint: hint))
        .eraseToAnyPublisher()
    }
    return answers.mapError { MovieStoreAPIError($0, credentialHint: hint) }.eraseToAnyPublisher()
  }

  private func delivered<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> AnyPublisher<Value, Failure> {
    publisher.receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }
}

/// How long answers count as fresh, in seconds. The service's own `max-age` counts where it is longer. The terms allow to keep
/// anything for six months at most.
private enum Lifetime: TimeInterval {
  case list = 1800
  case search = 3600
  case film = 21_600
  case directory = 259_200

  func policy(reloading: Bool) -> CachePolicy {
    let policy = CachePolicy(freshFor: rawValue, keptFor: 150 * 86_400)
    return reloading ? policy.reloading : policy
  }
}

extension Movie {
  /// The same film with the texts it lacks taken from `other`.
  func filled(from other: Movie) -> Movie {
    var filled = self
    if overview.isEmpty {
      filled.overview = other.overview
      filled.overviewAskedLanguage = "en"
    }
    if tagline == nil { filled.details?.tagline = other.tagline }
    return filled
  }
}

/// What is known about where pictures are; asked for again after a few days.
private final class PictureAddresses: Sendable {
  /// Seconds; TMDb asks to check every few days.
  private static let lifetime: TimeInterval = 3 * 86_400

  private struct State {
    var configuration: ImageConfiguration
    var learned: Date?
  }

  private let state: Locked<State>

  init(_ addresses: TMDbAddresses) {
    state = Locked(State(configuration: ImageConfiguration.standard.adapted(to: addresses)))
  }

  var known: (ImageConfiguration, isFresh: Bool) {
    state.withLock { ($0.configuration, $0.learned.map { Date().timeIntervalSince($0) < Self.lifetime } ?? false) }
  }

  func learn(_ new: ImageConfiguration) {
    state.withLock { ($0.configuration, $0.learned) = (new, Date()) }
  }
}
