import Combine
import Foundation
import ImageCodecs
import Locks
import Networking

/// Loads pictures for all services: from memory, from the disk, else from the network, scaled once.
///
///     source.states(of: poster, fitting: PixelSize(width: 320, height: 480))
///       .sink { state in … }    // .loading, then .picture or .noData
///
/// Work starts when somebody subscribes and stops when nobody waits any more. Whoever asks for the same picture meanwhile
/// shares it. Values arrive on the client's `delivery`.
package final class PictureSource: Sendable {
  package struct Limits: Sendable {
    /// Of encoded data and of pixels, checked before anything is decoded.
    package var picture: PictureLimits
    package var timeouts: HTTPTimeouts
    /// So long a picture is taken from the store without a question, in seconds: addresses of pictures change with them.
    package var freshFor: TimeInterval
    /// So long a picture that does not exist or cannot be read is not asked for again, in seconds.
    package var failureFor: TimeInterval

    package init(
      picture: PictureLimits = .standard,
      timeouts: HTTPTimeouts = HTTPTimeouts(connect: 5, firstByte: 10, total: 20, stall: 5),
      freshFor: TimeInterval = 7 * 86_400, failureFor: TimeInterval = 300
    ) {
      self.picture = picture
      self.timeouts = timeouts
      self.freshFor = freshFor
      self.failureFor = failureFor
    }
  }

  private let client: HTTPClient
  private let limits: Limits
  private let inFlight = InFlight<CacheKey, Picture, PictureProblem>()
  private let failures = RecentFailures()
  private let recent: RecentPictures

  /// - Parameter client: one of its own, with a transport that connects to public addresses only
  ///   (``AddressRule/publicOnly(trusting:)``), a cache for pictures, and a `decoding` that does few things at a time.
  package convenience init(client: HTTPClient, limits: Limits = .init()) {
    self.init(client: client, limits: limits, recent: RecentPictures())
  }

  private init(client: HTTPClient, limits: Limits, recent: RecentPictures) {
    self.client = client
    self.limits = limits
    self.recent = recent
  }

  /// A source over the network.
  /// - Parameters:
  ///   - trusting: origins that may lie anywhere, such as the sample services' on this machine; see
  ///     ``AddressRule/origin(of:)``.
  package convenience init(
    transport options: CurlTransport.Options, trusting: Set<String> = [], cache: any CacheStore = MemoryCache(),
    limits: Limits = .init(), log: (@Sendable (RequestRecord) -> Void)? = nil
  ) {
    var options = options
    options.addresses = .publicOnly(trusting: trusting)
    // One picture at a time: decoding a large one takes tens of megabytes.
    let decoding = AnyScheduler(DispatchQueue(label: "kiosk.pictures", qos: .utility))
    let client = HTTPClient(
      transport: RedirectingTransport(CurlTransport(options)),
      configuration: .init(deadline: 30, decoding: decoding, cache: cache, log: log))
    self.init(client: client, limits: limits)
  }

  /// The same pictures, of which only those that are cached are seen: nothing is asked.
  package var quiet: PictureSource { PictureSource(client: client.quiet, limits: limits, recent: recent) }

  /// The same, which fails for what is not cached.
  package var storedOnly: PictureSource {
    PictureSource(client: client.storedOnly, limits: limits, recent: recent)
  }

  /// What a picture is cached under.
  package static func key(of url: URL, fitting box: PixelSize) -> CacheKey {
    CacheKey(address: url, kind: "fitting \(box)")
  }

  /// The picture at `url`, made to lie within `box` (in pixels).
  package func picture(at url: URL, fitting box: PixelSize) -> AnyPublisher<Picture, PictureProblem> {
    made(url, box).receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }

  /// The same for a screen: a picture that was shown a moment ago at once, else `loading`, and then the picture or the reason why
  /// there will be none. Never fails.
  package func states(of url: URL, fitting box: PixelSize) -> AnyPublisher<PictureState, Never> {
    Deferred { [self] in
      if let picture = recent.picture(Self.key(of: url, fitting: box), now: client.configuration.clock()) {
        return Just(PictureState.picture(picture)).eraseToAnyPublisher()
      }
      return picture(at: url, fitting: box)
        .map(PictureState.picture)
        .catch { Just(.noData($0)) }
        .prepend(.loading)
        .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  /// The light form: nil where there is no picture.
  package func optionalPicture(at url: URL, fitting box: PixelSize) -> AnyPublisher<Picture?, Never> {
    picture(at: url, fitting: box).map(Optional.some).replaceError(with: nil).eraseToAnyPublisher()
  }

  // MARK: - The way

  private func made(_ url: URL, _ box: PixelSize) -> AnyPublisher<Picture, PictureProblem> {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.host()?.isEmpty == false else {
      return Fail(error: .service(.badAddress(Redactor.url(url).absoluteString))).eraseToAnyPublisher()
    }
    let key = Self.key(of: url, fitting: box)
    return inFlight.answer(to: key) { [self] in
      client.configuration.decoding.work { [self] in cached(key) }
        .setFailureType(to: PictureProblem.self)
        .flatMap { [self] found -> AnyPublisher<Picture, PictureProblem> in
          if let found, found.isFresh { return OneAnswer(.success(found.picture)).eraseToAnyPublisher() }
          if found == nil, let problem = failures.problem(key, now: client.configuration.clock()) {
            return OneAnswer(.failure(problem)).eraseToAnyPublisher()
          }
          let loaded = loaded(url, box, key)
          // An old picture is better than none.
          guard let found else { return loaded }
          return loaded.catch { _ in OneAnswer(.success(found.picture)) }.eraseToAnyPublisher()
        }
    }
    .eraseToAnyPublisher()
  }

  private func loaded(_ url: URL, _ box: PixelSize, _ key: CacheKey) -> AnyPublisher<Picture, PictureProblem> {
    var request = HTTPRequest(
      url, headers: ["Accept": "image/webp,image/png,image/jpeg,image/gif"], timeouts: limits.timeouts, retryLimit: 1)
    request.maximumBodySize = limits.picture.bytes
    return client.response(for: request)
      .mapError(PictureProblem.service)
      .flatMap { [self] response in
        client.configuration.decoding.attempt { [self] () throws(PictureProblem) in
          let picture = try read(response, box)
          let now = client.configuration.clock()
          client.configuration.cache?.store([
            key: CacheEntry(body: picture.data, contentType: picture.format.mediaType, date: now)
          ])
          recent.remember(picture, key, until: now.addingTimeInterval(limits.freshFor))
          return picture
        }
      }
      .handleEvents(receiveCompletion: { [self] completion in
        if case .failure(let problem) = completion { remember(problem, key) }
      })
      .eraseToAnyPublisher()
  }

  private func read(_ response: HTTPResponse, _ box: PixelSize) throws(PictureProblem) -> Picture {
    do throws(PictureError) {
      return try Picture(response.body, fitting: box, limits: limits.picture)
    } catch {
      if case .unknownFormat = error, let type = response.head.contentType, !type.hasPrefix("image/") {
        throw .service(.unexpectedContent(url: Redactor.url(response.url), contentType: type))
      }
      let reason = error.description
      throw .unreadable(url: Redactor.url(response.url), reason.hasSuffix(".") ? reason : reason + ".")
    }
  }

  private func cached(_ key: CacheKey) -> (picture: Picture, isFresh: Bool)? {
    guard let cache = client.configuration.cache, let entry = cache.entry(for: key) else { return nil }
    guard let picture = Picture(cached: entry.body, limits: limits.picture) else {
      cache.remove([key])
      return nil
    }
    let isFresh = abs(client.configuration.clock().timeIntervalSince(entry.date)) <= limits.freshFor
    if isFresh { recent.remember(picture, key, until: entry.date.addingTimeInterval(limits.freshFor)) }
    return (picture, isFresh)
  }

  /// A trouble of the network may be over in a moment; a picture that is none stays none for a while.
  private func remember(_ problem: PictureProblem, _ key: CacheKey) {
    let isLasting: Bool
    switch problem {
    case .unreadable: isLasting = true
    case .service(let error): isLasting = error.cause == .badData || error.cause == .keyMissing || error.leadsAstray
    }
    let pause = isLasting ? limits.failureFor : min(15, limits.failureFor)
    failures.remember(problem, key, until: client.configuration.clock().addingTimeInterval(pause))
  }
}

extension ServiceError {
  fileprivate var leadsAstray: Bool {
    switch self {
    case .forbiddenAddress, .badRedirect, .badAddress: true
    default: false
    }
  }
}

/// Pictures that could not be had a moment ago.
private final class RecentFailures: Sendable {
  private struct State {
    var problems: [CacheKey: (problem: PictureProblem, until: Date)] = [:]
  }

  private let state = Locked(State())

  func problem(_ key: CacheKey, now: Date) -> PictureProblem? {
    state.withLock { $0.problems[key].flatMap { now < $0.until ? $0.problem : nil } }
  }

  func remember(_ problem: PictureProblem, _ key: CacheKey, until date: Date) {
    state.withLock { state in
      if state.problems.count > 500 { state.problems.removeAll() }
      state.problems[key] = (problem, date)
    }
  }
}
