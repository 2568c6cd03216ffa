import Combine
import Foundation
import Networking
import NewsAPI

/// One source by its id, from the directory of all countries: its name and address are the same whatever the reader lists.
@MainActor
final class SourceViewModel: ObservableObject {
  /// Output: nil in it where the directory does not know the source.
  @Published private(set) var content = Loadable<Source?, NewsError>.loading

  var source: Source? { content.value ?? nil }

  private let wishes = PassthroughSubject<Wish, Never>()

  init(id: Source.ID, services: KioskServices) {
    services.newsClients.map(Reference.init)
      .answers(wishes: wishes) { request in
        request.question.object.sourceList(SourcesQuestion())
          .loadable { list in Loadable(list).map { $0.sources.first { $0.id == id } } }
      }
      .map(\.content).removeDuplicates().assign(to: &$content)
  }

  func retry() { wishes.send(.retry) }
}
