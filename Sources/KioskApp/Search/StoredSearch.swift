import Combine
import FeedLibrary
import Foundation
import Library
import Networking

/// Looks for words in all that is stored: articles of feeds, saved texts, and what windows have shown. Nobody is asked.
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

  package init(services: KioskServices, scheduler: AnyScheduler = .main) {
    let texts = $text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.removeDuplicates()
      .debounce(for: .seconds(Self.patience), scheduler: scheduler)
    texts.combineLatest(services.$feeds.map { $0?.desk }.removeDuplicates { $0 === $1 })
      .map { [weak services] text, desk -> AnyPublisher<[Row]?, Never> in
        guard text.count >= Self.shortest else { return Just(nil).eraseToAnyPublisher() }
        let articles =
          desk.map { $0.search(text, limit: Self.most).replaceError(with: []).eraseToAnyPublisher() }
          ?? Just([]).eraseToAnyPublisher()
        let seen = services?.seen?.search(text, limit: Self.most) ?? Just([]).eraseToAnyPublisher()
        return articles.zip(seen).map { Self.rows($0, $1) }.map(Optional.some).eraseToAnyPublisher()
      }
      .switchToLatest()
      .assign(to: &$rows)
  }

  /// Each page and each discussion once, the newest first.
  static func rows(_ articles: [SavedArticle], _ seen: [SeenThing]) -> [Row] {
    let found =
      articles.map {
        Row(
          id: Duplicates.address($0.address) ?? $0.address.absoluteString, title: $0.item.title, origin: $0.outlet,
          date: $0.date, place: .article($0.address))
      } + seen.compactMap(Row.init)
    var known: Set<String> = []
    return found.filter { known.insert($0.id).inserted }.sorted { $0.date > $1.date }.prefix(most).map { $0 }
  }
}

extension StoredSearch.Row {
  /// Nil where it leads nowhere.
  fileprivate init?(_ thing: SeenThing) {
    switch thing.key.service {
    case .hackerNews:
      guard let id = Int(thing.key.id) else { return nil }
      self.init(
        id: thing.key.description, title: thing.title, origin: Facts.line(["Hacker News", thing.origin]),
        date: thing.date, place: .item(id))
    case .news:
      guard let url = thing.url else { return nil }
      self.init(
        id: Duplicates.address(url) ?? url.absoluteString, title: thing.title, origin: thing.origin, date: thing.date,
        place: .article(url))
    case .movie: return nil
    }
  }
}
