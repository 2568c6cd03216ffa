import Combine
import Foundation
import Networking
import OutsideText

/// Fetches the pages that stories and news lead to, and gives their articles: from memory, from the disk, else from the site.
///
///     source.content(at: story.url)
///       .sink { … } receiveValue: { fetched in show(fetched.value, age: fetched.freshness.age()) }
///
/// Nothing is asked before somebody subscribes; work stops when nobody waits any more; whoever asks for the same page meanwhile
/// shares it. What is cached comes at once, and, where it is older than ``Limits/freshFor``, what the site says now after it.
/// A page that the reader has saved is shown as it was then, unless it is asked for anew.
/// Only public addresses are asked, without cookies. Values arrive on the client's `delivery`.
package final class ArticleSource: Sendable {
  package struct Limits: Sendable {
    /// Of a page, in bytes.
    package var bytes: Int
    package var timeouts: HTTPTimeouts
    /// So long a cached article is taken without a question, in seconds.
    package var freshFor: TimeInterval
    /// So long it is kept at all.
    package var keptFor: TimeInterval

    package init(
      bytes: Int = ArticleExtractor.largestPage,
      timeouts: HTTPTimeouts = HTTPTimeouts(connect: 6, firstByte: 12, total: 20, stall: 8),
      freshFor: TimeInterval = 3600, keptFor: TimeInterval = 30 * 86_400
    ) {
      self.bytes = bytes
      self.timeouts = timeouts
      self.freshFor = freshFor
      self.keptFor = keptFor
    }
  }

  private let client: HTTPClient
  private let limits: Limits
  private let standIn: StandInServer?
  private let kept: KeptPages?
  private let inFlight = InFlight<CacheKey, Found, ArticleProblem>()

  private struct Found {
    var content: LinkedContent?
    var date: Date
  }

  /// - Parameters:
  ///   - client: one whose transport connects to public addresses only (``AddressRule/publicOnly(trusting:)``), with a
  ///     `decoding` that does few things at a time.
  ///   - standIn: answers for sites under `.example`; for samples.
  ///   - kept: what the reader has saved: such a page is taken from there, however old it is.
  package init(
    client: HTTPClient, limits: Limits = .init(), standIn: StandInServer? = nil, kept: KeptPages? = nil
  ) {
    self.client = client
    self.limits = limits
    self.standIn = standIn
    self.kept = kept
  }

  /// A source over the network.
  /// - Parameter standIn: the one origin that may lie in a private network.
  package convenience init(
    transport options: CurlTransport.Options, standIn: StandInServer? = nil, cache: any CacheStore = MemoryCache(),
    kept: KeptPages? = nil, limits: Limits = .init(), delivery: AnyScheduler = .main,
    log: (@Sendable (RequestRecord) -> Void)? = nil
  ) {
    var options = options
    options.addresses = .publicOnly(trusting: Set([standIn?.origin].compactMap { $0 }.map(AddressRule.origin)))
    // One page at a time: the largest take a second.
    let decoding = AnyScheduler(DispatchQueue(label: "kiosk.articles", qos: .userInitiated))
    let client = HTTPClient(
      transport: RedirectingTransport(CurlTransport(options)),
      configuration: .init(deadline: 25, decoding: decoding, delivery: delivery, cache: cache, log: log))
    self.init(client: client, limits: limits, standIn: standIn, kept: kept)
  }

  /// The same articles, of which only those that are cached are seen: nothing is asked.
  package var quiet: ArticleSource {
    ArticleSource(client: client.quiet, limits: limits, standIn: standIn, kept: kept)
  }

  /// The same, which fails for what is not cached.
  package var storedOnly: ArticleSource {
    ArticleSource(client: client.storedOnly, limits: limits, standIn: standIn, kept: kept)
  }

  /// What lies at `url`.
  /// - Parameter reloads: whether the site is asked even where what is cached is fresh.
  package func content(
    at url: URL, reloads: Bool = false
  ) -> AnyPublisher<Fetched<LinkedContent>, ArticleProblem> {
    guard let url = SafeLink.url(url.absoluteString) else {
      return Fail(error: .service(.badAddress(Redactor.url(url).absoluteString))).eraseToAnyPublisher()
    }
    if url.path().lowercased().hasSuffix(".pdf") {
      let file = Fetched(
        LinkedContent.file(LinkedFile(.pdf, address: url)),
        freshness: Freshness(date: client.configuration.clock(), source: .network))
      return Just(file).setFailureType(to: ArticleProblem.self).eraseToAnyPublisher()
    }
    return values(url, reloads: reloads).receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }

  // MARK: - The way

  private func values(_ url: URL, reloads: Bool) -> AnyPublisher<Fetched<LinkedContent>, ArticleProblem> {
    client.configuration.decoding.work { [self] in (saved: reloads ? nil : kept?.page(at: url), cached: cached(url)) }
      .setFailureType(to: ArticleProblem.self)
      .flatMap { [self] known -> AnyPublisher<Fetched<LinkedContent>, ArticleProblem> in
        if let saved = known.saved {
          return Just(Fetched(saved.content, freshness: Freshness(date: saved.date, source: .store)))
            .setFailureType(to: ArticleProblem.self).eraseToAnyPublisher()
        }
        let found = known.cached
        let now = client.configuration.clock()
        let known = found.flatMap { found in found.article.content.map { ($0, found.entry.date) } }
        let isFresh = found.map { (-60...limits.freshFor).contains(now.timeIntervalSince($0.entry.date)) } ?? false
        if isFresh, !reloads, let found {
          guard let known else { return Fail(error: .noArticle(url)).eraseToAnyPublisher() }
          let freshness = Freshness(date: found.entry.date, source: .store)
          return Just(Fetched(known.0, freshness: freshness)).setFailureType(to: ArticleProblem.self)
            .eraseToAnyPublisher()
        }
        let asked = shared(url, found)
          .flatMap { found -> AnyPublisher<Fetched<LinkedContent>, ArticleProblem> in
            guard let content = found.content else { return Fail(error: .noArticle(url)).eraseToAnyPublisher() }
            return Just(Fetched(content, freshness: Freshness(date: found.date, source: .network)))
              .setFailureType(to: ArticleProblem.self).eraseToAnyPublisher()
          }
        guard let known else { return asked.eraseToAnyPublisher() }
        let old = Fetched(known.0, freshness: Freshness(date: known.1, source: .store, isStale: true))
        // An old article is better than none.
        return asked.catch { problem -> Just<Fetched<LinkedContent>> in
          var old = old
          if case .service(let error) = problem { old.problem = error }
          return Just(old)
        }
        .setFailureType(to: ArticleProblem.self).prepend(old).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func cached(_ url: URL) -> (article: CachedArticle, entry: CacheEntry)? {
    let key = CachedArticle.key(of: url)
    guard let cache = client.configuration.cache, let entry = cache.entry(for: key),
      client.configuration.clock().timeIntervalSince(entry.date) <= limits.keptFor
    else { return nil }
    guard let article = CachedArticle(entry) else {
      cache.remove([key])
      return nil
    }
    return (article, entry)
  }

  /// What the site says now, one question however many ask.
  private func shared(
    _ url: URL, _ known: (article: CachedArticle, entry: CacheEntry)?
  ) -> OneAnswer<Found, ArticleProblem> {
    let key = CachedArticle.key(of: url)
    return inFlight.answer(to: key) { [self] in
      client.response(for: request(url, known: known?.entry))
        .map { Optional($0) }
        .catch { [self] error -> AnyPublisher<HTTPResponse?, ServiceError> in
          // "Not changed": what is cached holds.
          if case .response(_, 304, _, _) = error, known != nil {
            return Just(nil).setFailureType(to: ServiceError.self).eraseToAnyPublisher()
          }
          return Fail(error: shown(error)).eraseToAnyPublisher()
        }
        .mapError(ArticleProblem.service)
        .flatMap { [self] response in
          client.configuration.decoding.work { [self] in read(response, url, known, key) }
            .setFailureType(to: ArticleProblem.self)
        }
    }
  }

  private func request(_ url: URL, known: CacheEntry?) -> HTTPRequest {
    var request = HTTPRequest(
      standIn?.asked(url) ?? url,
      headers: ["Accept": "text/html,application/xhtml+xml,text/markdown;q=0.9,text/plain;q=0.9,*/*;q=0.5"],
      timeouts: limits.timeouts, maximumBodySize: limits.bytes, retryLimit: 1)
    if let tag = known?.entityTag { request.headers["If-None-Match"] = tag }
    if let date = known?.lastModified { request.headers["If-Modified-Since"] = date }
    return request
  }

  private func read(
    _ response: HTTPResponse?, _ url: URL, _ known: (article: CachedArticle, entry: CacheEntry)?, _ key: CacheKey
  ) -> Found {
    let now = client.configuration.clock()
    let cache = client.configuration.cache
    guard let response else {
      cache?.confirm(key, date: now)
      return Found(content: known?.article.content, date: now)
    }
    let content = ArticleExtractor.content(
      of: response.body, contentType: response.head.headers["Content-Type"],
      address: standIn?.shown(response.url) ?? response.url)
    if let entry = CachedArticle(content: content).entry(for: response, at: now) { cache?.store([key: entry]) }
    return Found(content: content, date: now)
  }

  /// The error with the address that the reader knows.
  private func shown(_ error: ServiceError) -> ServiceError {
    guard let standIn else { return error }
    return error.mapAddress(standIn.shown)
  }
}
