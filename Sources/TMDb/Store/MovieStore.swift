import Combine
import Foundation
import Networking

/// TMDb as publishers.
///
///     let store = MovieStore(configuration: .init(credential: TMDbCredential(token)))
///     store.movies(.endpoint(.upcoming))
///       .sink { … } receiveValue: { page in … }
///
/// Every publisher delivers on the client's `delivery` (the main run loop by default).
public final class MovieStore: MovieService {
  public struct Configuration: Sendable {
    public var addresses: TMDbAddresses
    /// Nil where there is none: every request then fails at once, and says where to get one.
    public var credential: TMDbCredential?
    public var locale: MovieLocale
    public var includesAdult: Bool

    public init(
      addresses: TMDbAddresses = .standard, credential: TMDbCredential?, locale: MovieLocale = .init(),
      includesAdult: Bool = false
    ) {
      self.addresses = addresses
      self.credential = credential
      self.locale = locale
      self.includesAdult = includesAdult
    }
  }

  public let configuration: Configuration
  private let client: HTTPClient
  private let pictures: PictureAddresses

  public convenience init(client: HTTPClient = HTTPClient(), configuration: Configuration) {
    self.init(client, configuration, PictureAddresses(configuration.addresses))
  }

  private init(_ client: HTTPClient, _ configuration: Configuration, _ pictures: PictureAddresses) {
    self.client = client
    self.configuration = configuration
    self.pictures = pictures
  }

  /// The same service in another language or country.
  public func with(locale: MovieLocale) -> MovieStore {
    var configuration = configuration
    configuration.locale = locale
    return MovieStore(client, configuration, pictures)
  }

  private var addresses: TMDbAddresses { configuration.addresses }
  private var locale: MovieLocale { configuration.locale }

  // MARK: - Lists

  public func movies(_ list: MovieList, page: Int) -> AnyPublisher<MoviesResponse, MovieStoreAPIError> {
    let page = min(max(1, page), MoviesResponse.pageLimit)
    return answer(
      MoviesResponse.self,
      addresses.list(list, page: page, locale: locale, includesAdult: configuration.includesAdult))
  }

  public func search(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
    found("multi", text, page)
  }

  public func people(_ text: String, page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
    found("person", text, page)
  }

  private func found(_ kind: String, _ text: String, _ page: Int) -> AnyPublisher<SearchResults, MovieStoreAPIError> {
    answer(
      SearchResults.self,
      addresses.search(
        kind, text: text, page: min(max(1, page), MoviesResponse.pageLimit), locale: locale,
        includesAdult: configuration.includesAdult))
  }

  public func genres() -> AnyPublisher<[Genre], MovieStoreAPIError> {
    delivered(value(GenreList.self, addresses.genres(locale: locale)).map(\.genres))
  }

  // MARK: - One

  /// What a request for a film asks for beside the film.
  static let parts = ["credits", "videos", "images", "recommendations", "similar", "reviews", "watch/providers"]

  /// A film with its details, in one request; where its text has not been translated, a second one for the English text.
  public func movie(id: Int) -> AnyPublisher<Movie, MovieStoreAPIError> {
    let film = value(Movie.self, addresses.movie(id, locale: locale, parts: Self.parts))
    guard locale.languageCode != "en" else { return delivered(film) }
    let english = value(
      Movie.self, addresses.movie(id, locale: MovieLocale(language: "en-US", region: locale.region), parts: []))
    return delivered(
      film.flatMap { movie -> AnyPublisher<Movie, MovieStoreAPIError> in
        guard movie.overview.isEmpty else {
          return Just(movie).setFailureType(to: MovieStoreAPIError.self).eraseToAnyPublisher()
        }
        return english.map { movie.filled(from: $0) }.replaceError(with: movie)
          .setFailureType(to: MovieStoreAPIError.self).eraseToAnyPublisher()
      })
  }

  public func person(id: Int) -> AnyPublisher<Person, MovieStoreAPIError> {
    answer(Person.self, addresses.person(id, locale: locale))
  }

  // MARK: - Service

  public func images() -> AnyPublisher<ImageConfiguration, Never> {
    let addresses = addresses
    let asked = value(ImageConfiguration.self, addresses.configuration)
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
  public func checkCredential() -> AnyPublisher<Void, MovieStoreAPIError> {
    delivered(value(Acknowledgement.self, addresses.authentication).map { _ in () })
  }

  private struct Acknowledgement: Decodable {}

  // MARK: - The way of a request

  private func answer<Value: Decodable>(_ type: Value.Type, _ url: URL) -> AnyPublisher<Value, MovieStoreAPIError> {
    delivered(value(type, url))
  }

  private func value<Value: Decodable>(_ type: Value.Type, _ url: URL) -> AnyPublisher<Value, MovieStoreAPIError> {
    guard let credential = configuration.credential else {
      return Fail(error: MovieStoreAPIError.keyMissing).eraseToAnyPublisher()
    }
    return client.value(type, for: credential.signed(HTTPRequest(url))).mapError(MovieStoreAPIError.init)
      .eraseToAnyPublisher()
  }

  private func delivered<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> AnyPublisher<Value, Failure> {
    publisher.receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }
}

extension Movie {
  /// The same film with the texts it lacks taken from `other`.
  func filled(from other: Movie) -> Movie {
    var filled = self
    if overview.isEmpty { filled.overview = other.overview }
    if tagline == nil { filled.details?.tagline = other.tagline }
    return filled
  }
}

/// What is known about where pictures are; asked for again after a few days.
private final class PictureAddresses: @unchecked Sendable {
  /// Seconds; TMDb asks to check every few days.
  private static let lifetime: TimeInterval = 3 * 86_400

  private let lock = NSLock()
  private var configuration: ImageConfiguration
  private var learned: Date?

  init(_ addresses: TMDbAddresses) {
    configuration = ImageConfiguration.standard.adapted(to: addresses)
  }

  var known: (ImageConfiguration, isFresh: Bool) {
    lock.withLock { (configuration, learned.map { Date().timeIntervalSince($0) < Self.lifetime } ?? false) }
  }

  func learn(_ new: ImageConfiguration) {
    lock.withLock { (configuration, learned) = (new, Date()) }
  }
}
