import Combine
import FeedLibrary
import Foundation
import Library
import Networking

/// Looks for words in all that is stored: articles of feeds, saved texts, labels and notes, and what windows have shown. Nobody
/// is asked.
@MainActor
package final class StoredSearch: ObservableObject {
  package struct Row: Identifiable, Equatable, Sendable {
    package var id: String
    package var title: String
    package var origin: String
    package var date: Date
    package var place: Place
  }

  /// Input.
  @Published package var text = ""
  /// Output: nil while there is nothing to look for.
  @Published package private(set) var rows: [Row]?

  static let shortest = 2
  private static let most = 100
  /// Seconds the reader must pause.
  private static let patience = 0.15

  package init(services: KioskServices, library: Library, scheduler: AnyScheduler = .main) {
    let texts = $text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.removeDuplicates()
      .debounce(for: .seconds(Self.patience), scheduler: scheduler)
    texts.combineLatest(services.$feeds.map { $0?.desk }.removeDuplicates { $0 === $1 })
      .map { [weak services, weak library] text, desk -> AnyPublisher<[Row]?, Never> in
        guard text.count >= Self.shortest else { return Just(nil).eraseToAnyPublisher() }
        let articles =
          desk.map { $0.search(text, limit: Self.most).replaceError(with: []).eraseToAnyPublisher() }
          ?? Just([]).eraseToAnyPublisher()
        let seen = services?.seen?.search(text, limit: Self.most) ?? Just([]).eraseToAnyPublisher()
        let pages = services?.keptPages?.names(holding: text) ?? Just([]).eraseToAnyPublisher()
        return articles.zip(seen, pages)
          .map { [weak library] articles, seen, pages in
            let saved = MainActor.assumeIsolated { library?.contents.savedItems } ?? []
            return Self.rows(articles, seen, KeptSelection(text: text).items(saved, pages: pages))
          }
          .map(Optional.some).eraseToAnyPublisher()
      }
      .switchToLatest()
      .assign(to: &$rows)
  }

  static func rows(_ articles: [SavedArticle], _ seen: [SeenThing], _ kept: [KeptItem]) -> [Row] {
    StoredThing.merged(articles, seen, kept, limit: most).compactMap(Row.init)
  }
}

extension StoredSearch.Row {
  /// Nil where it leads nowhere.
  fileprivate init?(_ found: StoredThing) {
    guard let name = found.name else { return nil }
    switch found {
    case .article(let article):
      self.init(
        id: name, title: article.item.title, origin: article.outlet, date: found.date, place: .article(article.address))
    case .seen(let thing):
      if thing.key.service == .hackerNews, let id = Int(thing.key.id) {
        self.init(
          id: name, title: thing.title, origin: Facts.line(["Hacker News", thing.origin]), date: found.date,
          place: .item(id))
      } else if let url = thing.url {
        self.init(id: name, title: thing.title, origin: thing.origin, date: found.date, place: .article(url))
      } else {
        return nil
      }
    case .kept(let item):
      guard let place = item.place else { return nil }
      self.init(
        id: name, title: item.title, origin: Facts.line([item.kind.name, item.origin]), date: item.date, place: place)
    }
  }
}
