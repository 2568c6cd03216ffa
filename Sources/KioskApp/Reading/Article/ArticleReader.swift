import Articles
import Combine
import Foundation
import Networking

/// One article, read in Kiosk.
///
/// Views set the address when the reader wants to see it; until then nothing is asked. One subscription, made in `init`: the
/// newest address wins, a failure is a value, Retry asks again, and nothing is asked twice.
@MainActor
public final class ArticleReader: ObservableObject {
  /// What the screen shows.
  public enum State: Equatable, Sendable {
    /// Nothing has been asked for.
    case closed
    case loading
    case document(ReadableDocument)
    /// Something that is not a page.
    case file(LinkedFile)
    case failed(ArticleProblem)
    /// There is nobody who could fetch it.
    case unavailable
  }

  /// Input: nil for nothing.
  @Published public var address: URL?

  /// Output.
  @Published public private(set) var state = State.closed
  /// Output: how old what is shown is.
  @Published public private(set) var freshness: Freshness?
  /// Output: why there is nothing newer; what was there before stays.
  @Published public private(set) var problem: ArticleProblem?

  private let retries = PassthroughSubject<Void, Never>()
  private var subscription: AnyCancellable?

  public init(services: KioskServices, address: URL? = nil) {
    self.address = address
    let sources = services.$articles.removeDuplicates { $0 === $1 }
    subscription = $address.removeDuplicates().combineLatest(sources)
      .map { [retries] address, source -> AnyPublisher<Step, Never> in
        guard let address else { return Just(.close).eraseToAnyPublisher() }
        guard let source else { return Just(.nobody).eraseToAnyPublisher() }
        return retries.map { true }.prepend(false)
          .map { isAgain in
            source.content(at: address, reloads: isAgain)
              .map(Step.found)
              .catch { Just(.failed($0)) }
              .prepend(.begin(isAgain: isAgain))
          }
          .switchToLatest()
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] step in self?.take(step) }
  }

  /// Asks again, for something newer than what is cached.
  public func retry() { retries.send() }

  private enum Step {
    case close, nobody
    case begin(isAgain: Bool)
    case found(Fetched<LinkedContent>)
    case failed(ArticleProblem)
  }

  private func take(_ step: Step) {
    switch step {
    case .close: show(.closed)
    case .nobody: show(.unavailable)
    case .begin(let isAgain):
      // What is shown stays until there is something newer.
      if isAgain, case .document = state { return }
      show(.loading)
    case .found(let found):
      let next: State =
        switch found.value {
        case .document(let document): .document(document)
        case .file(let file): .file(file)
        }
      show(next, found.freshness, found.problem.map(ArticleProblem.service))
    case .failed(let problem):
      if case .document = state { self.problem = problem } else { show(.failed(problem)) }
    }
  }

  private func show(_ next: State, _ freshness: Freshness? = nil, _ problem: ArticleProblem? = nil) {
    if state != next { state = next }
    if self.freshness != freshness { self.freshness = freshness }
    if self.problem != problem { self.problem = problem }
  }
}
