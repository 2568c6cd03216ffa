import Articles
import Combine
import Foundation
import Networking
import OutsideText

/// Asks for feeds, and finds them.
///
///     source.answer(at: url, memory: known)
///       .sink { … } receiveValue: { answer in … }
///
/// Nothing is asked before somebody subscribes. One question runs at a host at a time; what was answered last is named, so that
/// a server can say that nothing has changed. Values arrive on the client's `delivery`.
package final class FeedSource: Sendable {
  private let client: HTTPClient
  /// Asks in private networks too.
  private let unboundClient: HTTPClient
  private let standIn: StandInServer?
  private let timeouts: HTTPTimeouts

  /// In seconds.
  package static let timeouts = HTTPTimeouts(connect: 8, firstByte: 15, total: 40, stall: 10)

  /// - Parameters:
  ///   - client: one whose transport connects to public addresses only.
  ///   - unboundClient: one for feeds that a reader allows to lie in a private network; nil for the same.
  ///   - standIn: answers for sites under `.example`; for samples.
  package init(
    client: HTTPClient, unboundClient: HTTPClient? = nil, standIn: StandInServer? = nil,
    timeouts: HTTPTimeouts = FeedSource.timeouts
  ) {
    self.timeouts = timeouts
    self.client = client
    self.unboundClient = unboundClient ?? client
    self.standIn = standIn
  }

  /// A source over the network.
  /// - Parameters:
  ///   - allowsPrivate: whether all feeds may lie in private networks, and not only those that are allowed to.
  ///   - standIn: the one origin that may lie in a private network.
  ///   - deadline: seconds until an unanswered question fails, repetitions included.
  package convenience init(
    transport options: CurlTransport.Options, allowsPrivate: Bool = false, standIn: StandInServer? = nil,
    timeouts: HTTPTimeouts = FeedSource.timeouts, deadline: TimeInterval = 60, delivery: AnyScheduler = .main,
    log: (@Sendable (RequestRecord) -> Void)? = nil
  ) {
    let trusted = Set([standIn?.origin].compactMap { $0 }.map(AddressRule.origin))
    let decoding = AnyScheduler(DispatchQueue(label: "kiosk.feeds", qos: .utility))
    func client(_ addresses: AddressRule) -> HTTPClient {
      var options = options
      options.addresses = addresses
      return HTTPClient(
        transport: RedirectingTransport(CurlTransport(options)),
        configuration: .init(
          limits: .init(http1: 1, multiplexed: 1), deadline: deadline, decoding: decoding, delivery: delivery, log: log)
      )
    }
    let unbound = client(.anywhere)
    self.init(
      client: allowsPrivate ? unbound : client(.publicOnly(trusting: trusted)), unboundClient: unbound,
      standIn: standIn, timeouts: timeouts)
  }

  /// What the feed says now. One value.
  /// - Parameter allowsPrivate: whether it may lie in a private network.
  package func answer(
    at url: URL, memory: FeedMemory = FeedMemory(), allowsPrivate: Bool = false
  ) -> AnyPublisher<FeedAnswer, FeedProblem> {
    asking(allowsPrivate).asked(url, memory).receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }

  private func asking(_ allowsPrivate: Bool) -> FeedSource {
    allowsPrivate ? FeedSource(client: unboundClient, standIn: standIn, timeouts: timeouts) : self
  }

  /// The feeds at an address that somebody typed: the feed itself, those that the page names, or what lies where feeds often
  /// lie. One value, never empty.
  /// - Parameter allowsPrivate: whether they may lie in a private network.
  package func feeds(at text: String, allowsPrivate: Bool = false) -> AnyPublisher<[FoundFeed], FeedProblem> {
    asking(allowsPrivate).looked(at: text)
  }

  private func looked(at text: String) -> AnyPublisher<[FoundFeed], FeedProblem> {
    guard let url = KnownFeeds.address(typed: text) else {
      return Fail(error: .service(.badAddress(PlainText.label(String(text.prefix(300)))))).eraseToAnyPublisher()
    }
    let known = KnownFeeds.feed(of: url).map { found([$0], from: url) }
    return (known ?? look(at: url)).catch { [self] problem -> AnyPublisher<[FoundFeed], FeedProblem> in
      known == nil ? Fail(error: problem).eraseToAnyPublisher() : look(at: url)
    }
    .receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }

  // MARK: - Asking

  private func asked(_ url: URL, _ memory: FeedMemory) -> AnyPublisher<FeedAnswer, FeedProblem> {
    response(url, memory)
      .map { Optional($0) }
      .catch { problem -> AnyPublisher<HTTPResponse?, FeedProblem> in
        if case .service(.response(_, 304, _, _)) = problem, memory != FeedMemory() {
          return Just(nil).setFailureType(to: FeedProblem.self).eraseToAnyPublisher()
        }
        return Fail(error: problem).eraseToAnyPublisher()
      }
      .flatMap { [self] response in
        client.configuration.decoding.attempt { [self] () throws(FeedProblem) in
          guard let response else { return FeedAnswer(feed: nil, memory: memory) }
          return try read(response, memory, url)
        }
      }
      .eraseToAnyPublisher()
  }

  private func read(
    _ response: HTTPResponse, _ memory: FeedMemory, _ url: URL
  ) throws(FeedProblem) -> FeedAnswer {
    let new = FeedMemory(response)
    let moved = response.head.movedTo.map(shown)
    let freshFor = response.head.headers["Cache-Control"].flatMap { CacheControl($0).freshness }
    if let sum = memory.sum, sum == new.sum {
      return FeedAnswer(feed: nil, memory: new, movedTo: moved, freshFor: freshFor)
    }
    let feed = try FeedParser.feed(
      from: response.body, contentType: response.head.headers["Content-Type"], address: shown(response.url))
    let newURL = feed.newURL.flatMap { $0 == url ? nil : $0 }
    return FeedAnswer(feed: feed, memory: new, movedTo: moved ?? newURL, freshFor: freshFor)
  }

  private func response(_ url: URL, _ memory: FeedMemory) -> AnyPublisher<HTTPResponse, FeedProblem> {
    var request = HTTPRequest(
      standIn?.asked(url) ?? url,
      headers: [
        "Accept": "application/feed+json,application/atom+xml,application/rss+xml,application/rdf+xml,"
          + "application/xml;q=0.9,text/xml;q=0.9,text/html;q=0.7,*/*;q=0.5"
      ],
      timeouts: timeouts,
      maximumBodySize: FeedParser.largest, retryLimit: 0)
    if let tag = memory.entityTag { request.headers["If-None-Match"] = tag }
    if let date = memory.lastModified { request.headers["If-Modified-Since"] = date }
    return client.response(for: request)
      .mapError { [self] in FeedProblem.service($0.mapAddress(shown)) }
      .eraseToAnyPublisher()
  }

  private func shown(_ url: URL) -> URL { standIn?.shown(url) ?? url }

  // MARK: - Finding

  private enum Page {
    case feed(FoundFeed)
    case links(FeedLinks)
  }

  private func look(at url: URL) -> AnyPublisher<[FoundFeed], FeedProblem> {
    response(url, FeedMemory())
      .flatMap { [self] response in
        client.configuration.decoding.attempt { [self] () throws(FeedProblem) in try page(response, url) }
      }
      .flatMap { [self] page -> AnyPublisher<[FoundFeed], FeedProblem> in
        switch page {
        case .feed(let feed): Just([feed]).setFailureType(to: FeedProblem.self).eraseToAnyPublisher()
        case .links(let links) where !links.named.isEmpty: found(links.named, from: url)
        case .links(let links): first(of: links.likely + FeedLinks.wellKnown(at: url), from: url)
        }
      }
      .eraseToAnyPublisher()
  }

  private func page(_ response: HTTPResponse, _ url: URL) throws(FeedProblem) -> Page {
    let type = response.head.headers["Content-Type"]
    let address = shown(response.url)
    do throws(FeedProblem) {
      let feed = try FeedParser.feed(from: response.body, contentType: type, address: address)
      return .feed(FoundFeed(url: response.head.movedTo.map(shown) ?? url, feed: feed, memory: FeedMemory(response)))
    } catch {
      guard case .page = error else { throw error }
      return .links(FeedLinks(page: response.body, contentType: type, address: address))
    }
  }

  /// Those of the addresses at which feeds are, in their order; fails where there is none.
  private func found(_ urls: [URL], from page: URL) -> AnyPublisher<[FoundFeed], FeedProblem> {
    Publishers.MergeMany(urls.enumerated().map { index, url in feed(url).map { (index, $0) } })
      .collect()
      .setFailureType(to: FeedProblem.self)
      .flatMap { found -> AnyPublisher<[FoundFeed], FeedProblem> in
        let feeds = found.sorted { $0.0 < $1.0 }.compactMap(\.1)
        guard !feeds.isEmpty else { return Fail(error: .noneFound(Redactor.url(page))).eraseToAnyPublisher() }
        return Just(feeds).setFailureType(to: FeedProblem.self).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  /// The first of the addresses at which a feed is, asked one after the other.
  private func first(of urls: [URL], from page: URL) -> AnyPublisher<[FoundFeed], FeedProblem> {
    guard let url = urls.first else { return Fail(error: .noneFound(Redactor.url(page))).eraseToAnyPublisher() }
    return feed(url).setFailureType(to: FeedProblem.self)
      .flatMap { [self] found -> AnyPublisher<[FoundFeed], FeedProblem> in
        guard let found else { return first(of: Array(urls.dropFirst()), from: page) }
        return Just([found]).setFailureType(to: FeedProblem.self).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func feed(_ url: URL) -> AnyPublisher<FoundFeed?, Never> {
    asked(url, FeedMemory())
      .map { answer in
        answer.feed.map { FoundFeed(url: answer.movedTo ?? url, feed: $0, memory: answer.memory) }
      }
      .replaceError(with: nil).eraseToAnyPublisher()
  }
}
