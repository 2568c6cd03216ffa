import Foundation
import Combine

final class BookmarkStore: ObservableObject {
  @Published private(set) var articles: [Article] = []

  private let defaults: UserDefaults
  private let key = "bookmarks"
  private var subscription: AnyCancellable?

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    if let data = defaults.data(forKey: key), let saved = try? JSONDecoder().decode([Article].self, from: data) {
      articles = saved
    }
    subscription =
      $articles
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .encode(encoder: JSONEncoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { [defaults, key] in defaults.set($0, forKey: key) })
  }

  func contains(_ article: Article) -> Bool { articles.contains(article) }

  func toggle(_ article: Article) {
    if let index = articles.firstIndex(of: article) {
      articles.remove(at: index)
    } else {
      articles.insert(article, at: 0)
    }
  }

  func remove(at offsets: IndexSet) { articles.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { articles.move(fromOffsets: source, toOffset: destination) }
}
