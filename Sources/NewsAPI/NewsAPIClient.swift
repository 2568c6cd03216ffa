import Combine
import Foundation
import FoundationExtras
import Networking

/// NewsAPI.org as publishers.
///
///     let news = NewsAPIClient(configuration: .init(key: NewsAPIKey(text)))
///     news.fetchArticles(from: .articlesFromCategory("science"))
///       .sink { … } receiveValue: { articles in … }
///
/// Every public publisher delivers on the client's `delivery` (the main run loop by default), starts work when somebody
/// subscribes, and stops it when nobody listens any more. Nothing is asked twice without need and nothing is polled: the free
/// plan has 100 requests a day, which are counted where the client's ledger keeps them. What the client's cache holds is
/// published at once, with its age; then, unless it is fresh, what the service says now.
package final class NewsAPIClient: Sendable {
  package struct Configuration: Sendable {
    package var addresses: NewsAddresses
    /// Without one nothing is asked: every publisher fails with a ``NewsError`` whose cause is `keyMissing`.
    package var key: NewsAPIKey?
    /// What a person has to do where the key is missing.
    package var keyHint: String.LocalizationValue
    /// Where headlines are from, unless a question says otherwise.
    package var country: NewsCountry
    /// How many results of a question the plan gives; nil where only the server knows.
    package var mostResults: Int?
    /// Articles in one answer, from 1 to 100. The largest costs no more requests than the smallest.
    package var pageSize: Int
    /// What the plan allows; nil where nothing is to be counted.
    package var quota: Quota?
    /// How lists of articles use what is cached.
    package var articlePolicy: CachePolicy
    /// How the directory of sources uses what is cached.
    package var directoryPolicy: CachePolicy

    package init(
      addresses: NewsAddresses = .standard, key: NewsAPIKey? = nil,
      keyHint: String.LocalizationValue = NewsAPIKey.wayToGetOne,
      country: NewsCountry = .ofLocale(), mostResults: Int? = 100, pageSize: Int = 100,
      quota: Quota? = .newsAPI(),
      articlePolicy: CachePolicy = CachePolicy(freshFor: 900, trustsServersLifetime: false),
      directoryPolicy: CachePolicy = CachePolicy(freshFor: 86_400, trustsServersLifetime: false)
    ) {
      self.addresses = addresses
      self.key = key
      self.keyHint = keyHint
      self.country = country
      self.mostResults = mostResults
      self.pageSize = pageSize
      self.quota = quota
      self.articlePolicy = articlePolicy
      self.directoryPolicy = directoryPolicy
    }
  }

  package let configuration: Configuration
  let client: HTTPClient

  package init(client: HTTPClient = HTTPClient(), configuration: Configuration) {
    self.client = client
    self.configuration = configuration
  }

  /// The same service, of which only what is cached is seen: nothing is asked.
  package var quiet: NewsAPIClient { NewsAPIClient(client: client.quiet, configuration: configuration) }

  /// Whether there is a key to ask with.
  package var hasKey: Bool { configuration.key != nil }

  /// What is left of the plan's quota; nil where nothing is counted. May wait for a disk.
  package func quotaState() -> QuotaState? { quota.map(client.state) }

  private var quota: Quota? {
    guard let quota = configuration.quota, let key = configuration.key else { return configuration.quota }
    return key.quota(quota, in: client.configuration.ledger)
  }

  /// The same, read where the cache is read and delivered on the client's `delivery`. One value.
  package func currentQuota() -> AnyPublisher<QuotaState?, Never> {
    delivered(client.configuration.decoding.work { [self] in quotaState() })
  }

  // MARK: - The articles' fetch

  /// The first page of an endpoint's articles; fails for ``NewsEndpoint/sources(country:)``, which has none.
  package func fetchArticles(from endpoint: NewsEndpoint) -> AnyPublisher<[Article], NewsError> {
    guard let question = endpoint.question(country: configuration.country.code) else {
      return Fail(error: NewsError.generic(.badAddress(endpoint.name))).eraseToAnyPublisher()
    }
    return articleList(question).map(\.articles).eraseToAnyPublisher()
  }

  /// The light form, which cannot fail: an error becomes `replacement`.
  package func fetchArticles(
    from endpoint: NewsEndpoint, replacingErrorWith replacement: [Article]
  ) -> AnyPublisher<[Article], Never> {
    fetchArticles(from: endpoint).replaceError(with: replacement).eraseToAnyPublisher()
  }

  /// The sources of a country by name; where it has none, those in its language.
  package func fetchSources(for country: String) -> AnyPublisher<[Source], NewsError> {
    sourceList(SourcesQuestion(country: country)).map(\.sources).eraseToAnyPublisher()
  }

  /// The light form, which cannot fail: an error becomes `replacement`.
  package func fetchSources(
    for country: String, replacingErrorWith replacement: [Source]
  ) -> AnyPublisher<[Source], Never> {
    fetchSources(for: country).replaceError(with: replacement).eraseToAnyPublisher()
  }

  // MARK: - Lists

  /// The beginning of an answer, its first page: as it is cached, where it is, then as it is now.
  ///
  /// - Parameters:
  ///   - reloads: whether the reader asks for news: nothing cached counts as fresh.
  ///   - settleTime: seconds to wait before the service is asked; who cancels meanwhile costs no request.
  package func articleList(
    _ question: NewsQuestion, reloads: Bool = false, settleTime: TimeInterval = 0
  ) -> AnyPublisher<ArticleList, NewsError> {
    let policy = configuration.articlePolicy
    return delivered(next(of: ArticleList(question), reloads ? policy.reloading : policy, settleTime))
  }

  /// The list with its next page; the list as it is where there is no more. A plan that gives no more of it is an end, not
  /// a failure. One value.
  package func more(of list: ArticleList) -> AnyPublisher<ArticleList, NewsError> {
    delivered(next(of: list, singlePolicy))
  }

  /// The growing list, page by page, until it holds `limit` articles or ends; pages that are cached and fresh cost nothing.
  ///
  /// Fails where the first page fails and is not cached; a later page that fails ends the list with what there is, then fails.
  package func articleLists(_ question: NewsQuestion, limit: Int) -> AnyPublisher<ArticleList, NewsError> {
    delivered(growing(ArticleList(question), limit: limit))
  }

  /// The sources that fit, by name: as they are cached, where they are, then, once a day, as they are now.
  ///
  /// - Parameter use: what to do with what is cached, where that is something else than the configuration says.
  package func sourceList(
    _ question: SourcesQuestion = .init(), use: CachePolicy.Use? = nil
  ) -> AnyPublisher<SourceList, NewsError> {
    let policy = use.map(configuration.directoryPolicy.using) ?? configuration.directoryPolicy
    return delivered(
      answer(SourcesResponse.self, at: configuration.addresses.sources, policy).map { answer in
        var list = SourceList(question, from: answer.value.sources)
        list.unreadableCount = answer.value.unreadableCount
        list.freshness = answer.freshness
        list.problem = answer.problem.map(NewsError.init)
        return list
      })
  }

  // MARK: - Without a hop

  /// The policy of pages that come once.
  private var singlePolicy: CachePolicy {
    let policy = configuration.articlePolicy
    return policy.use == .cachedThenFresh ? policy.using(.freshOrCached) : policy
  }

  private func growing(_ list: ArticleList, limit: Int) -> AnyPublisher<ArticleList, NewsError> {
    next(of: list, singlePolicy)
      .flatMap { [self] list in
        let now = Just(list).setFailureType(to: NewsError.self)
        guard list.hasMore, list.articles.count < limit else { return now.eraseToAnyPublisher() }
        return now.append(Deferred { self.growing(list, limit: limit) }).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func next(
    of list: ArticleList, _ policy: CachePolicy, _ settleTime: TimeInterval = 0
  ) -> AnyPublisher<ArticleList, NewsError> {
    guard let number = list.nextPage else {
      return Just(list).setFailureType(to: NewsError.self).eraseToAnyPublisher()
    }
    let most = configuration.mostResults
    return page(number, of: list.question, policy, settleTime)
      .map { page in
        var list = list
        list.add(page, most: most)
        return list
      }
      .catch { error -> AnyPublisher<ArticleList, NewsError> in
        // On the first page it is a refusal: there is nothing that could end.
        guard error.isEndOfList, number > 1 else { return Fail(error: error).eraseToAnyPublisher() }
        var list = list
        list.endByPlan()
        return Just(list).setFailureType(to: NewsError.self).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func page(
    _ number: Int, of question: NewsQuestion, _ policy: CachePolicy, _ settleTime: TimeInterval
  ) -> AnyPublisher<NewsPage, NewsError> {
    let size = min(max(configuration.pageSize, 1), 100)
    let url = configuration.addresses.page(number, size: size, of: question)
    return answer(NewsResponse.self, at: url, policy, settleTime)
      .map { answer in
        NewsPage(
          question: question, number: number, size: size, response: answer.value, freshness: answer.freshness,
          problem: answer.problem.map(NewsError.init))
      }
      .eraseToAnyPublisher()
  }

  private func answer<Value: Decodable>(
    _ type: Value.Type, at url: URL, _ policy: CachePolicy, _ settleTime: TimeInterval = 0
  ) -> AnyPublisher<Fetched<Value>, NewsError> {
    // A repetition costs another request of the day: one is enough.
    var request = HTTPRequest(url, retryLimit: 1)
    if let key = configuration.key {
      request = key.signed(request)
    } else if policy.use != .cachedOnly {
      return Fail(error: NewsError.generic(.keyMissing(service: "NewsAPI.org", hint: configuration.keyHint)))
        .eraseToAnyPublisher()
    }
    request.quota = quota
    request.settleTime = settleTime
    return client.reading(request, cache: policy) { response throws(ServiceError) in
      try Answer<Value>.value(in: response)
    }
    .mapError(NewsError.init)
    .eraseToAnyPublisher()
  }

  private func delivered<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> AnyPublisher<Value, Failure> {
    publisher.receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }
}

extension Quota {
  /// What NewsAPI's free plan allows: 100 requests a day by its price list, 50 in any 12 hours by its own refusals.
  ///
  /// - Parameter requestsPerDay: of another plan.
  package static func newsAPI(requestsPerDay: Int = 100) -> Quota {
    Quota(
      "NewsAPI.org",
      [.init(max(1, requestsPerDay / 2), per: 43_200), .init(max(1, requestsPerDay), per: 86_400)])
  }
}
