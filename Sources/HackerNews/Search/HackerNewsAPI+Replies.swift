import Combine
import Foundation
import Networking

extension HackerNewsAPI {
  /// What others have answered since then to what a user wrote lately, the newest first. One value, by two questions to the
  /// search service.
  package func replies(
    to name: String, since: Date
  ) -> AnyPublisher<[HackerNewsSearchPage.Result], HackerNewsError> {
    let posts = HackerNewsSearch(
      "", order: .date, kinds: [.story, .comment, .poll], author: name,
      since: since.addingTimeInterval(-Self.answeredFor), resultsPerPage: Self.mostPosts)
    return delivered(
      hits(of: posts)
        .flatMap { [self] hits -> AnyPublisher<[HackerNewsSearchPage.Result], ServiceError> in
          let own = Set(hits.map(\.id))
          let stories = Set(hits.map { $0.storyID ?? $0.id }).sorted()
          guard !stories.isEmpty else { return Just([]).setFailureType(to: ServiceError.self).eraseToAnyPublisher() }
          let answers = HackerNewsSearch(
            "", order: .date, kinds: [.comment], stories: stories, since: since, resultsPerPage: Self.mostAnswers)
          return self.hits(of: answers)
            .map { hits in
              hits.filter { hit in hit.author != name && (hit.parentID.map(own.contains) ?? false) }
                .compactMap(HackerNewsSearchPage.Result.init)
            }
            .eraseToAnyPublisher()
        }
        .mapError(HackerNewsError.init))
  }

  /// Seconds after which nobody answers any more.
  private static let answeredFor: TimeInterval = 14 * 86_400
  private static let mostPosts = 40
  private static let mostAnswers = 500

  private func hits(of search: HackerNewsSearch) -> AnyPublisher<[SearchHit], ServiceError> {
    client.value(SearchAnswer.self, for: HTTPRequest(addresses.search(search)), cache: configuration.reading)
      .map(\.value.hits).eraseToAnyPublisher()
  }
}
