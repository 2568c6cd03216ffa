import Combine
import Foundation
import HackerNews
import Library

/// A discussion on Hacker News of a page or a film.
package struct Discussed: Identifiable, Hashable, Sendable {
  package var id: Int
  package var title: String
  /// Nil where it is not known.
  package var commentCount: Int?

  var hasComments: Bool { (commentCount ?? 0) > 0 }

  /// How it is announced.
  var words: String {
    switch commentCount {
    case 0?, nil: localized("On Hacker News")
    case let count?: localized("Discussed on Hacker News · \(count) comments")
    }
  }
}

/// Which pages are discussed on Hacker News, as far as it is known for nothing: from lists and searches that were read, from
/// what is cached, saved and was opened. A question is asked only when somebody looks at one article or film, and once.
/// One book serves all windows of a reader.
@MainActor
package final class DiscussionBook: ObservableObject {
  /// Output: by the canonical address of the page.
  @Published package private(set) var known: [String: Discussed] = [:]
  /// Output: discussions of films, by the words of their titles.
  @Published package private(set) var films: [String: [Discussed]] = [:]

  /// So many pages are remembered: a program may run for weeks.
  static let most = 2000

  private let services: KioskServices
  private var asked: Set<String> = []
  /// What the library knows.
  private var kept: [Entry] = []
  /// The stories noted last: many windows read the same list.
  private var noted: [Story] = []
  private var subscriptions: Set<AnyCancellable> = []

  package init(services: KioskServices, library: Library) {
    self.services = services
    let sources = services.$hackerNews.removeDuplicates(by: ===)
    sources.dropFirst()
      .sink { [weak self] _ in self?.forget() }
      .store(in: &subscriptions)
    sources.map { $0.cachedStories() }.switchToLatest()
      .sink { [weak self] in self?.note($0) }
      .store(in: &subscriptions)
    library.$contents
      .map { contents in Self.kept(contents) }
      .removeDuplicates()
      .sink { [weak self] kept in
        self?.kept = kept
        self?.note(kept)
      }
      .store(in: &subscriptions)
  }

  /// Remembers the stories of `publisher` until what is returned is released.
  package func read(_ publisher: some Publisher<[Story], Never>) -> AnyCancellable {
    publisher.removeDuplicates().sink { [weak self] stories in
      guard let self, stories != noted else { return }
      noted = stories
      note(stories)
    }
  }

  /// The discussion of a page at one of these addresses, the liveliest one.
  package func discussion(of urls: [URL]) -> Discussed? { Self.liveliest(of: urls, in: known) }

  static func liveliest(of urls: [URL], in known: [String: Discussed]) -> Discussed? {
    urls.compactMap { Duplicates.address($0).flatMap { known[$0] } }
      .max { ($0.commentCount ?? -1) < ($1.commentCount ?? -1) }
  }

  // MARK: - Questions

  /// What the search service knows of a page or a film; nil where that is known, or has been asked. A story that had no
  /// comments when it was read may have some by now. A question that failed may be asked again. Titles of one word are not
  /// asked for: they are found in stories about anything.
  func question(about subject: DiscussedModel.Subject) -> AnyPublisher<[Story], Never>? {
    let stories: AnyPublisher<[Story], HackerNewsError>
    switch subject {
    case .page(let urls):
      guard let url = urls.first, let address = Duplicates.address(url), known[address]?.hasComments != true,
        !asked.contains(address)
      else { return nil }
      stories = services.hackerNews.stories(leadingTo: url)
    case .film(let title):
      let words = Self.words(of: title)
      guard Self.isTelling(words), films[words] == nil else { return nil }
      stories = services.hackerNews.stories(titled: title)
    }
    return stories.catch { _ in Empty() }.eraseToAnyPublisher()
  }

  /// Takes in the answer to a question.
  func note(_ stories: [Story], about subject: DiscussedModel.Subject) {
    switch subject {
    case .page(let urls):
      if asked.count >= Self.most { asked = [] }
      if let address = urls.first.flatMap({ Duplicates.address($0) }) { asked.insert(address) }
      note(stories)
    case .film(let title): note(stories, ofFilm: Self.words(of: title))
    }
  }

  static func words(of title: String) -> String { MuteFilter.words(title) }

  static func isTelling(_ words: String) -> Bool { words.split(separator: " ").count > 1 }

  // MARK: - Noting

  /// Another service knows other stories.
  private func forget() {
    asked = []
    noted = []
    known = [:]
    films = [:]
    note(kept)
  }

  private func note(_ stories: [Story]) {
    note(
      stories.compactMap { story in
        story.url.flatMap { Duplicates.address($0) }.map {
          Entry(
            address: $0, discussed: Discussed(id: story.id, title: story.title, commentCount: story.commentCount))
        }
      })
  }

  private func note(_ entries: [Entry]) {
    var next = known
    for entry in entries {
      if let old = next[entry.address], old.id != entry.discussed.id || entry.discussed.commentCount == nil,
        (old.commentCount ?? -1) >= (entry.discussed.commentCount ?? -1)
      {
        continue
      }
      next[entry.address] = entry.discussed
    }
    if next.count > Self.most {
      // Ids are counted up: the smallest are the oldest.
      let ids = next.values.map(\.id).sorted()
      let oldestLeft = ids[ids.count - Self.most * 3 / 4]
      next = next.filter { $0.value.id >= oldestLeft }
    }
    if next != known { known = next }
  }

  /// The three liveliest stories that have all the words of the title in a row.
  private func note(_ stories: [Story], ofFilm words: String) {
    if films.count >= Self.most { films = [:] }
    films[words] = Array(
      stories.filter { " \(MuteFilter.words($0.title)) ".contains(" \(words) ") && ($0.commentCount ?? 0) > 0 }
        .sorted { ($0.commentCount ?? 0) > ($1.commentCount ?? 0) }
        .prefix(3)
        .map { Discussed(id: $0.id, title: $0.title, commentCount: $0.commentCount) })
  }

  private struct Entry: Equatable {
    var address: String
    var discussed: Discussed
  }

  /// Stories that were saved or opened, with their comments at the last visit.
  private static func kept(_ contents: LibraryContents) -> [Entry] {
    (Array(contents.saved.values) + Array(contents.opened.values)).compactMap { item in
      guard item.key.service == .hackerNews, let id = Int(item.key.id),
        let address = item.url.flatMap({ Duplicates.address($0) })
      else { return nil }
      let count = contents.visits[item.key]?.commentCount
      return Entry(address: address, discussed: Discussed(id: id, title: item.title, commentCount: count))
    }
    .sorted { $0.discussed.id < $1.discussed.id }
  }
}
