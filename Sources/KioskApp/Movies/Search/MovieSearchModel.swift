import Combine
import Foundation
import Library
import Networking
import TMDb

/// Films and people with certain words: asks as the reader types, then page by page.
@MainActor
public final class MovieSearchModel: ObservableObject {
  public enum Phase: Equatable, Sendable {
    /// Too few letters to ask.
    case waiting
    case loading
    case results
    case failed(MovieStoreAPIError)
  }

  /// Input.
  @Published public var text = ""
  /// Output.
  @Published public private(set) var phase = Phase.waiting
  @Published public private(set) var results: [SearchResults.Result] = []
  @Published public private(set) var hasMore = false
  /// Output: why the newest page could not be had.
  @Published public private(set) var problem: MovieStoreAPIError?
  @Published public private(set) var images = ImageConfiguration.standard

  public static let fewestLetters = 2

  private let retries = PassthroughSubject<Void, Never>()
  private let pages = PassthroughSubject<Void, Never>()
  /// The last page shown; 0 before the first answer to the words.
  private var page = 0
  private var subscriptions: Set<AnyCancellable> = []

  private typealias Answer = Result<SearchResults, MovieStoreAPIError>

  public init(services: KioskServices, library: Library, scheduler: AnyScheduler = .main) {
    let stores = services.movieStores(library)
    let texts = $text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .debounce(for: .seconds(0.2), scheduler: scheduler).removeDuplicates()

    texts.combineLatest(stores)
      .handleEvents(receiveOutput: { [weak self] _ in self?.page = 0 })
      .combineLatest(retries.prepend(()))
      .handleEvents(receiveOutput: { [weak self] question, _ in self?.begin(question.0) })
      .map { [pages, weak self] question, _ -> AnyPublisher<Answer, Never> in
        let (text, store) = question
        guard text.count >= Self.fewestLetters else { return Empty().eraseToAnyPublisher() }
        let asksFirst = self.map { $0.page == 0 || $0.hasMore } ?? false
        return pages.pages(asksFirst: asksFirst) { _ in store.search(text, page: (self?.page ?? 0) + 1).asResult }
      }
      .switchToLatest()
      .sink { [weak self] in self?.show($0) }
      .store(in: &subscriptions)

    stores.map { $0.images() }.switchToLatest()
      .sink { [weak self] in self?.images = $0 }
      .store(in: &subscriptions)
  }

  /// Asks again for the page that failed.
  public func retry() { retries.send() }
  public func loadMore() { if hasMore { pages.send() } }

  private func begin(_ text: String) {
    problem = nil
    if text.count < Self.fewestLetters {
      results = []
      hasMore = false
      phase = .waiting
    } else if results.isEmpty {
      phase = .loading
    }
  }

  private func show(_ answer: Answer) {
    switch answer {
    case .success(let found):
      let earlier = found.page <= 1 ? [] : results
      let ids = Set(earlier.map(\.id))
      results = earlier + found.results.filter { !ids.contains($0.id) }
      page = found.page
      hasMore = found.hasMore
      problem = nil
      phase = .results
    case .failure(let error):
      problem = error
      if page == 0 {
        results = []
        hasMore = false
        phase = .failed(error)
      }
    }
  }
}
