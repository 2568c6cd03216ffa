import Articles
import Combine
import Foundation
import Library
import Networking

/// One article, read in Kiosk.
///
/// Views set the address when the reader wants to see it; until then nothing is asked.
@MainActor
package final class ArticleViewModel: ObservableObject {
  /// Input: nil for nothing.
  @Published package var address: URL?

  /// Output: idle where nothing is asked for, and where there is nobody to ask.
  @Published package private(set) var content = Loadable<LinkedContent, ArticleProblem>.idle
  /// Output: whether there is nobody who could fetch a page.
  @Published package private(set) var isUnavailable = false

  private let wishes = PassthroughSubject<Wish, Never>()
  private var remembering: AnyCancellable?

  private struct Question: Equatable {
    var address: URL?
    var source: Reference<ArticleSource>?
  }

  package init(services: KioskServices, address: URL? = nil) {
    self.address = address
    services.$articles.map { $0 == nil }.removeDuplicates().assign(to: &$isUnavailable)
    $address.combineLatest(services.$articles.map { $0.map(Reference.init) })
      .map { Question(address: $0, source: $1) }
      .answers(
        wishes: wishes, policy: .init(asks: { $0.address != nil && $0.source != nil })
      ) { request -> AnyPublisher<Loadable<LinkedContent, ArticleProblem>, Never> in
        guard let address = request.question.address, let source = request.question.source?.object else {
          return Empty().eraseToAnyPublisher()
        }
        return source.content(at: address, reloads: request.isAgain).loadable(problem: ArticleProblem.service)
      }
      .map(\.content).removeDuplicates().assign(to: &$content)
    let documents = $content.compactMap { $0.value?.document }.removeDuplicates()
    remembering = services.seen?.read(documents.map { [SeenThing($0)] }, as: { $0 })
  }

  /// Asks again, for something newer than what is cached.
  package func retry() { wishes.send(.retry) }
}
