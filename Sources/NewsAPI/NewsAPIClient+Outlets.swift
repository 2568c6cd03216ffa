import Combine
import Foundation

extension NewsAPIClient {
  /// The same as `articleList`, but for a country without headlines of its own: the headlines of its outlets, as the directory of sources names
  /// them; where it has none there, of the outlets in its language. The answer's question is then the one for these outlets, and nothing in the
  /// directory leaves the question as it was.
  ///
  /// The directory is asked once a day; that costs a request, too.
  package func articleListOrOutlets(
    _ question: NewsQuestion, reloads: Bool = false, settleTime: TimeInterval = 0
  ) -> AnyPublisher<ArticleList, NewsError> {
    guard case .headlines(let asked) = question, asked.text.isEmpty, let country = question.country,
      !country.hasHeadlines
    else { return articleList(question, reloads: reloads, settleTime: settleTime) }
    let outlets = SourcesQuestion(country: country.code, category: asked.category)
    return sourceList(outlets, use: configuration.directoryPolicy.use == .cachedOnly ? nil : .freshOrCached)
      .map { [self] list in
        let outlets = list.sources.prefix(Self.mostSources)
        let question =
          outlets.isEmpty ? question : .headlines(HeadlinesQuestion(sources: outlets.map(\.id)))
        let languages = Dictionary(outlets.map { ($0.id, $0.language) }) { first, _ in first }
        return articleList(question, reloads: reloads, settleTime: settleTime).map { list in
          var list = list
          list.outletLanguages = languages.filter { !$0.value.isEmpty }
          return list
        }
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }

  /// The service takes no more in a question.
  private static let mostSources = 20
}
