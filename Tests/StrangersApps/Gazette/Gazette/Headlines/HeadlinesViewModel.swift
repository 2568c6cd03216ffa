import Combine
import Foundation

final class HeadlinesViewModel: ObservableObject {
  @Published var category = Category.general
  @Published private(set) var articles: [Article] = []
  @Published private(set) var isLoading = false
  @Published var error: IdentifiableError?

  private var bag = Set<AnyCancellable>()
  private let api: NewsAPI

  init(api: NewsAPI = .shared) {
    self.api = api

    $category
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
      .map { [unowned self] category in
        self.api.request(.topHeadlines(category: category, page: 1), as: ArticlesResponse.self)
          .map(\.articles)
          .catch { error -> Just<[Article]> in
            self.error = IdentifiableError(error)
            return Just([])
          }
      }
      .switchToLatest()
      .sink { [weak self] articles in
        self?.isLoading = false
        self?.articles = articles
      }
      .store(in: &bag)
  }
}

struct IdentifiableError: Identifiable {
  let id = UUID()
  let message: String

  init(_ error: Error) { message = error.localizedDescription }
}
