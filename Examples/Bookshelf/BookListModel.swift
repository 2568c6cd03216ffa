import Combine
import Foundation

/// The list as far as it has been read: follows what is searched for, and grows page by page.
@MainActor
final class BookListModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var books: [Book] = []
  @Published private(set) var isLoading = false
  @Published private(set) var hasMore = true
  @Published var error: LibraryError?

  private let library: any Library
  private var nextPage = 0
  private var searched = ""
  private var request: AnyCancellable?
  private var subscriptions: Set<AnyCancellable> = []

  init(library: any Library) {
    self.library = library
    $query
      .debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .sink { [weak self] text in self?.search(text) }
      .store(in: &subscriptions)
  }

  func loadMore() {
    guard !isLoading, hasMore else { return }
    load()
  }

  func reload() async {
    search(searched)
    for await isLoading in $isLoading.values where !isLoading { break }
  }

  private func search(_ text: String) {
    searched = text
    nextPage = 0
    hasMore = true
    load()
  }

  private func load() {
    isLoading = true
    let page = nextPage
    request = library.books(matching: searched, page: page)
      .sink { [weak self] completion in
        self?.isLoading = false
        if case .failure(let error) = completion {
          self?.error = error
          self?.hasMore = false
        }
      } receiveValue: { [weak self] result in
        guard let self else { return }
        books = page == 0 ? result.books : books + result.books
        hasMore = !result.isLast
        nextPage = page + 1
      }
  }
}
