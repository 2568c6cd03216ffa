import Combine
import Foundation
import Networking
import NewsAPI

/// The sources of a country, by name. The directory is asked for once a day; all choices are made on this side.
@MainActor
package final class SourcesViewModel: ObservableObject {
  /// Input: a part of the name.
  @Published package var searchString = ""
  /// Input: two letters.
  @Published package var country: String

  /// Output: the sources of the country, whatever their names.
  @Published package private(set) var content = Loadable<SourceList, NewsError>.loading
  /// Output: those with the name.
  @Published package private(set) var sources: [Source] = []

  /// What stands in for a country without sources, as a sentence.
  package var remark: String? { content.value?.remark?.text }

  private let wishes = PassthroughSubject<Wish, Never>()

  private struct Question: Equatable {
    var country: String
    var source: Reference<NewsAPIClient>
  }

  package init(services: KioskServices, country: String? = nil) {
    self.country = country ?? services.news?.client.configuration.country.code ?? "us"
    $country.combineLatest(services.newsClients).map { Question(country: $0, source: Reference($1)) }
      .answers(wishes: wishes) { request in
        request.question.source.object.sourceList(SourcesQuestion(country: request.question.country))
          .loadable(Loadable.init)
      }
      .map(\.content).removeDuplicates().assign(to: &$content)

    $content.combineLatest($searchString.map { $0.trimmingCharacters(in: .whitespaces) })
      .map { content, name in
        let all = content.value?.sources ?? []
        return name.isEmpty ? all : all.filter(SourcesQuestion(name: name).accepts)
      }
      .removeDuplicates()
      .assign(to: &$sources)
  }

  package func retry() { wishes.send(.retry) }
}

extension Loadable<SourceList, NewsError> {
  init(_ list: SourceList) {
    self = list.problem.map { .stale(list, list.freshness, $0) } ?? .loaded(list, list.freshness)
  }
}

extension KioskServices {
  /// NewsAPI.org or the samples in its place, whenever another takes over.
  var newsClients: AnyPublisher<NewsAPIClient, Never> {
    $news.compactMap { $0?.client }.removeDuplicates { $0 === $1 }.eraseToAnyPublisher()
  }
}
