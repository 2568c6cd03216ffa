import Combine
import FeedLibrary
import Feeds
import Foundation

/// Looks for the feeds at an address that somebody types.
@MainActor
final class FeedFindingModel: ObservableObject {
  enum State: Equatable {
    case idle
    case looking
    case found([FoundFeed])
    case failed(FeedProblem)
  }

  @Published var text = ""
  @Published private(set) var state = State.idle

  private let find: (String) -> AnyPublisher<[FoundFeed], FeedProblem>
  private var work: AnyCancellable?

  init(find: @escaping (String) -> AnyPublisher<[FoundFeed], FeedProblem>) { self.find = find }

  /// Looks now; a newer question replaces one that is not answered yet.
  func look() {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return }
    state = .looking
    work = find(words).sink { [weak self] completion in
      MainActor.assumeIsolated {
        if case .failure(let problem) = completion { self?.state = .failed(problem) }
      }
    } receiveValue: { [weak self] found in
      MainActor.assumeIsolated { self?.state = .found(found) }
    }
  }
}
