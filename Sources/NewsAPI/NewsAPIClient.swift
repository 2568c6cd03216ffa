import Combine
import Foundation
import Networking

/// NewsAPI.org as publishers.
///
///     let news = NewsAPIClient(configuration: .init(key: NewsAPIKey(text)))
///     news.fetchArticles(from: .articlesFromCategory("science"))
///       .sink { … } receiveValue: { articles in … }
///
/// Every public publisher delivers on the client's `delivery` (the main run loop by default), starts work when somebody
/// subscribes, and stops it when nobody listens any more. Nothing is asked twice without need and nothing is polled: the free
/// plan has 100 requests a day.
public final class NewsAPIClient: Sendable {
  public struct Configuration: Sendable {
    public var addresses: NewsAddresses
    /// Without one nothing is asked: every publisher fails with a ``NewsError`` whose cause is `keyMissing`.
    public var key: NewsAPIKey?
    /// What a person has to do where the key is missing.
    public var keyHint: String
    /// Where headlines are from, unless a question says otherwise.
    public var country: NewsCountry
    /// How many results of a question the plan gives; nil where only the server knows.
    public var mostResults: Int?
    /// Articles in one answer, from 1 to 100. The largest costs no more requests than the smallest.
    public var pageSize: Int

    public init(
      addresses: NewsAddresses = .standard, key: NewsAPIKey? = nil, keyHint: String = NewsAPIKey.wayToGetOne,
      country: NewsCountry = .ofLocale(), mostResults: Int? = 100, pageSize: Int = 100
    ) {
      self.addresses = addresses
      self.key = key
      self.keyHint = keyHint
      self.country = country
      self.mostResults = mostResults
      self.pageSize = pageSize
    }
  }

  public let configuration: Configuration
  let client: HTTPClient

  public init(client: HTTPClient = HTTPClient(), configuration: Configuration) {
    self.client = client
    self.configuration = configuration
  }

  /// Whether there is a key to ask with.
  public var hasKey: Bool { configuration.key != nil }

  // MARK: - The articles' fetch

  /// The first page of an endpoint's articles; fails for ``NewsEndpoint/sources(country:)``, which has none.
  public func fetchArticles(from endpoint: NewsEndpoint) -> AnyPublisher<[Article], NewsError> {
    guard let question = endpoint.question(country: configuration.country.code) else {
      return Fail(error: NewsError.generic(.badAddress(endpoint.name))).eraseToAnyPublisher()
    }
    return articleList(question).map(\.articles).eraseToAnyPublisher()
  }

  /// The light form, which cannot fail: an error becomes `replacement`.
  public func fetchArticles(
    from endpoint: NewsEndpoint, replacingErrorWith replacement: [Article]
  ) -> AnyPublisher<[Article], Never> {
    fetchArticles(from: endpoint).replaceError(with: replacement).eraseToAnyPublisher()
  }

  /// The sources of a country by name; where it has none, those in its language.
  public func fetchSources(for country: String) -> AnyPublisher<[Source], NewsError> {
    sourceList(SourcesQuestion(country: country)).map(\.sources).eraseToAnyPublisher()
  }

  /// The light form, which cannot fail: an error becomes `replacement`.
  public func fetchSources(
    for country: String, replacingErrorWith replacement: [Source]
  ) -> AnyPublisher<[Source], Never> {
    fetchSources(for: country).replaceError(with: replacement).eraseToAnyPublisher()
  }

  // MARK: - Lists

  /// The beginning of an answer: its first page.
  public func articleList(_ question: NewsQuestion) -> AnyPublisher<ArticleList, NewsError> {
    more(of: ArticleList(question))
  }

  /// The list with its next page; the list as it is where there is no more. A plan that gives no more of it is an end, not
  /// a failure.
  public func more(of list: ArticleList) -> AnyPublisher<ArticleList, NewsError> {
    delivered(next(of: list))
  }

  /// The growing list, page by page, until it holds `limit` articles or ends.
  ///
  /// Fails where the first page fails; a later page that fails ends the list with what there is, then fails.
  public func articleLists(_ question: NewsQuestion, limit: Int) -> AnyPublisher<ArticleList, NewsError> {
    delivered(growing(ArticleList(question), limit: limit))
  }

  /// The sources that fit, by name.
  public func sourceList(_ question: SourcesQuestion = .init()) -> AnyPublisher<SourceList, NewsError> {
    delivered(directory().map { SourceList(question, from: $0.sources) })
  }

  // MARK: - Without a hop

  private func growing(_ list: ArticleList, limit: Int) -> AnyPublisher<ArticleList, NewsError> {
    next(of: list)
      .flatMap { [self] list in
        let now = Just(list).setFailureType(to: NewsError.self)
        guard list.hasMore, list.articles.count < limit else { return now.eraseToAnyPublisher() }
        return now.append(Deferred { self.growing(list, limit: limit) }).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  private func next(of list: ArticleList) -> AnyPublisher<ArticleList, NewsError> {
    guard let number = list.nextPage else {
      return Just(list).setFailureType(to: NewsError.self).eraseToAnyPublisher()
    }
    let most = configuration.mostResults
    return page(number, of: list.question)
      .map { page in
        var list = list
        list.add(page, most: most)
        return list
      }
      .catch { error -> AnyPublisher<ArticleList, NewsError> in
        guard error.isEndOfList else { return Fail(error: error).eraseToAnyPublisher() }
        var list = list
        list.endByPlan()
        return Just(list).setFailureType(to: NewsError.self).eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
  }

  func page(_ number: Int, of question: NewsQuestion) -> AnyPublisher<NewsPage, NewsError> {
    let size = min(max(configuration.pageSize, 1), 100)
    return answer(NewsResponse.self, at: configuration.addresses.page(number, size: size, of: question))
      .map { NewsPage(question: question, number: number, size: size, response: $0) }
      .eraseToAnyPublisher()
  }

  func directory() -> AnyPublisher<SourcesResponse, NewsError> {
    answer(SourcesResponse.self, at: configuration.addresses.sources)
  }

  private func answer<Value: Decodable>(_ type: Value.Type, at url: URL) -> AnyPublisher<Value, NewsError> {
    guard let key = configuration.key else {
      return Fail(error: NewsError.generic(.keyMissing(service: "NewsAPI.org", hint: configuration.keyHint)))
        .eraseToAnyPublisher()
    }
    // A repetition costs another request of the day: one is enough.
    return client.value(Answer<Value>.self, for: key.signed(HTTPRequest(url, retryLimit: 1)))
      .mapError(NewsError.init)
      .flatMap { answer -> OneAnswer<Value, NewsError> in
        switch answer {
        case .value(let value): OneAnswer(.success(value))
        case .refusal(let code, let message): OneAnswer(.failure(NewsError(code: code, message: message)))
        }
      }
      .eraseToAnyPublisher()
  }

  private func delivered<Value, Failure>(_ publisher: some Publisher<Value, Failure>) -> AnyPublisher<Value, Failure> {
    publisher.receive(on: client.configuration.delivery).eraseToAnyPublisher()
  }
}
