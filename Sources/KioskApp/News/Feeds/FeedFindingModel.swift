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

  /// Whether feeds of the reader's own network were allowed for the latest look.
  private(set) var allowsPrivate = false

  private let find: (String, Bool) -> AnyPublisher<[FoundFeed], FeedProblem>
  private var work: AnyCancellable?

  /// - Parameter find: looks at an address, which may lie in a private network where the flag says so.
  init(find: @escaping (String, Bool) -> AnyPublisher<[FoundFeed], FeedProblem>) { self.find = find }

  /// Looks now; a newer question replaces one that is not answered yet.
  /// - Parameter allowsPrivate: whether the reader allows the address to lie in their own network.
  func look(allowsPrivate: Bool = false) {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return }
    state = .looking
    self.allowsPrivate = allowsPrivate
    work = find(words, allowsPrivate).sink { [weak self] completion in
      MainActor.assumeIsolated {
        if case .failure(let problem) = completion { self?.state = .failed(problem) }
      }
    } receiveValue: { [weak self] found in
      MainActor.assumeIsolated { self?.state = .found(found) }
    }
  }
}
