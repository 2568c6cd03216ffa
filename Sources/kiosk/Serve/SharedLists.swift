import Combine
import FeedLibrary
import Feeds
import Foundation
import HackerNews
import KioskApp
import Library
import Networking
import NewsAPI
import SwiftUIWeb
import TMDb

/// Gives out the lists that the reader shares: as Atom and as JSON Feed, days as calendars.
@MainActor
final class SharedLists {
  private let services: KioskServices
  private let library: Library
  private var asked: [UUID: AnyCancellable] = [:]

  /// More articles of a list are not given out.
  private static let most = 100
  /// More questions are not answered at once.
  private static let mostAsked = 50

  init(services: KioskServices, library: Library) {
    self.services = services
    self.library = library
  }

  /// - Parameter address: of the server, as others reach it; ends without a slash.
  func files(at address: @escaping @MainActor @Sendable () -> String) -> OpenFiles {
    OpenFiles { [weak self] name, answer in
      guard let self else { return answer(nil) }
      self.find(name, address: address(), answer)
    }
  }

  private func find(
    _ name: String, address: String, _ answer: @escaping @MainActor @Sendable (OpenFiles.File?) -> Void
  ) {
    guard let dot = name.lastIndex(of: "."), let form = SharedForm(rawValue: String(name[name.index(after: dot)...])),
      let desk = services.feeds?.desk, asked.count < Self.mostAsked
    else { return answer(nil) }
    let token = String(name[..<dot])
    let id = UUID()
    asked[id] = desk.shares().replaceError(with: []).sink { [weak self] shares in
      MainActor.assumeIsolated {
        guard let self, let share = shares.first(where: { Secret.same($0.token, token) }),
          SharedForm.forms(of: share.list).contains(form)
        else {
          self?.asked[id] = nil
          return answer(nil)
        }
        let file = self.file(share, form, address + OpenFiles.path(of: name)).first().replaceEmpty(with: nil)
          .receive(on: RunLoop.main)
        self.asked[id] = file.sink { [weak self] file in
          MainActor.assumeIsolated {
            self?.asked[id] = nil
            answer(file)
          }
        }
      }
    }
  }

  private func file(
    _ share: Share, _ form: SharedForm, _ address: String
  ) -> AnyPublisher<OpenFiles.File?, Never> {
    if form == .ics { return calendar() }
    return items(of: share.list).first().replaceEmpty(with: []).receive(on: RunLoop.main)
      .map { [weak self] items in MainActor.assumeIsolated { self?.file(share, items, form, address) } }
      .eraseToAnyPublisher()
  }

  private func file(_ share: Share, _ items: [FeedItem], _ form: SharedForm, _ address: String) -> OpenFiles.File? {
    guard let url = URL(string: address) else { return nil }
    let updated = items.compactMap { $0.updated ?? $0.published }.max() ?? share.created
    let feed = SharedFeed(title: "Kiosk: \(title(of: share.list))", address: url, updated: updated, items: items)
    let body = form == .json ? try? feed.json() : Data(feed.atom.utf8)
    return body.map { OpenFiles.File(type: form.type, body: $0) }
  }

  /// The days on which films come out in the reader's country.
  private func calendar() -> AnyPublisher<OpenFiles.File?, Never> {
    services.movieStores(library, in: nil).first()
      .map { store -> AnyPublisher<OpenFiles.File?, Never> in
        let names = store.genres().replaceError(with: []).setFailureType(to: MovieStoreAPIError.self)
        return store.films(.endpoint(.upcoming), atMost: CalendarFile.mostFilms).zip(names)
          .map { films, names in
            let region = store.configuration.locale.region
            let file = CalendarFile(films, atMost: CalendarFile.mostFilms, genres: names, region: region)
            return OpenFiles.File(type: CalendarFile.mediaType, body: Data(file.text.utf8))
          }
          .replaceError(with: nil).eraseToAnyPublisher()
      }
      .switchToLatest().eraseToAnyPublisher()
  }

  private func title(of list: SharedList) -> String {
    if case .source(let id) = list, let feed = services.feeds?.desk.feed(id) { return feed.name }
    return list.name
  }

  // MARK: - Items

  private func items(of list: SharedList) -> AnyPublisher<[FeedItem], Never> {
    switch list {
    case .upcomingFilms: return Just([]).eraseToAnyPublisher()
    case .saved:
      return Just(library.contents.savedItems.prefix(Self.most).compactMap(FeedItem.init)).eraseToAnyPublisher()
    case .sources: return articles(.all)
    case .folder(let name): return articles(.folder(name))
    case .source(let id): return articles(.source(id))
    case .hackerNews(let name):
      guard let endpoint = HackerNewsEndpoint(rawValue: name) else { return Just([]).eraseToAnyPublisher() }
      return services.hackerNews.stories(from: endpoint, limit: 30)
        .map { $0.map(FeedItem.init) }
        .replaceError(with: []).eraseToAnyPublisher()
    case .headlines:
      guard let client = services.news?.client else { return Just([]).eraseToAnyPublisher() }
      return client.articleList(.headlines(country: client.configuration.country.code))
        .map { $0.articles.compactMap(FeedItem.init) }
        .replaceError(with: []).eraseToAnyPublisher()
    }
  }

  private func articles(_ scope: ArticleQuestion.Scope) -> AnyPublisher<[FeedItem], Never> {
    guard let desk = services.feeds?.desk else { return Just([]).eraseToAnyPublisher() }
    return desk.articles(ArticleQuestion(scope, limit: Self.most))
      .map { articles in
        articles.map { article in
          var item = article.item
          item.published = item.published ?? article.date
          return item
        }
      }
      .replaceError(with: []).eraseToAnyPublisher()
  }
}

extension SharedList {
  /// What people call it.
  var name: String {
    switch self {
    case .saved: "saved things"
    case .sources: "my sources"
    case .folder(let name): name
    case .source(let id): "source \(id)"
    case .hackerNews(let name): "Hacker News, \(name)"
    case .headlines: "headlines"
    case .upcomingFilms: "upcoming films"
    }
  }
}

extension FeedItem {
  /// Nil where it leads nowhere.
  fileprivate init?(_ item: KeptItem) {
    let discussion = item.key.discussion
    guard let url = item.url ?? discussion else { return nil }
    self.init(
      id: "urn:kiosk:\(item.key)", title: item.title, url: url, authors: [item.origin].filter { !$0.isEmpty },
      published: item.date, commentsURL: discussion)
  }

  fileprivate init(_ story: Story) {
    self.init(
      id: "urn:kiosk:hn:\(story.id)", title: story.title, url: story.address,
      authors: [story.by].filter { !$0.isEmpty }, published: story.time, commentsURL: story.commentsURL,
      commentCount: story.commentCount)
  }

  fileprivate init?(_ article: Article) {
    guard let url = article.url else { return nil }
    self.init(
      id: url.absoluteString, title: article.title, url: url,
      authors: [article.source?.name].compactMap { $0 }, published: article.publishedAt,
      summary: article.description.map { FeedMarkup(.text, $0, base: url) })
  }
}
