import Combine
import Foundation
import Library

/// The models of one window's screens, which stay alive while the reader goes back and forth.
@MainActor
final class WindowModel: ObservableObject {
  /// Whether the list of keys is shown.
  @Published var showsKeys = false
  /// What is shown of the library. Kept here, so that a window that becomes narrow shows the same.
  @Published var savedPart = SavedScreen.Part.saved
  /// What is shown of the news; nil until the reader chooses.
  @Published var newsPart: NewsScreen.Part?

  /// How much of the inbox is unread.
  @Published private(set) var unreadInbox = 0

  /// What has come since the reader was last here: stories of the list that is shown, and articles of their sources.
  @Published private(set) var missed = 0
  private let listedSinceVisit = CurrentValueSubject<[Date], Never>([])

  let context: WindowContext
  private var threads: [ThreadViewModel] = []
  private var subscriptions: Set<AnyCancellable> = []
  /// Opens the next unread story when it comes.
  private var nextUnread: AnyCancellable?

  private var services: KioskServices { context.services }
  private var library: Library { context.library }

  private(set) lazy var stories: StoriesViewModel = {
    let model = StoriesViewModel(services: services, library: library)
    let stories = model.$content.map { $0.value?.stories ?? [] }
    context.discussions.read(stories).store(in: &subscriptions)
    services.seen?.read(stories, as: { SeenThing($0) }).store(in: &subscriptions)
    model.$rows.map { $0.rows.filter(\.isSinceVisit).compactMap(\.story.time) }.removeDuplicates()
      .sink { [listedSinceVisit] in listedSinceVisit.send($0) }
      .store(in: &subscriptions)
    listed = model
    return model
  }()
  /// The lists, where a screen has shown them.
  private weak var listed: StoriesViewModel?

  private(set) lazy var articles: ArticlesViewModel = {
    let model = ArticlesViewModel(services: services, library: library, locale: context.locale)
    remember(model)
    return model
  }()
  /// Nil where no feeds can be followed.
  private(set) lazy var feeds = services.feeds.map { FeedsViewModel(desk: $0.desk, library: library) }
  private(set) lazy var catchUp: CatchUpViewModel = {
    let model = CatchUpViewModel(services: services, library: library, locale: context.locale)
    let stories = model.$stories.map { $0.value?.all ?? [] }
    context.discussions.read(stories).store(in: &subscriptions)
    services.seen?.read(stories, as: { SeenThing($0) }).store(in: &subscriptions)
    return model
  }()
  private(set) lazy var sources = SourcesViewModel(
    services: services, country: library.contentPlace(of: context.locale).country?.code)
  private(set) lazy var movies = MoviesViewModel(services: services, library: library, locale: context.locale)
  private(set) lazy var movieSearch = MovieSearchModel(
    services: services, library: library, locale: context.locale)
  private(set) lazy var search: SearchEverywhere = {
    let model = SearchEverywhere(services: services, library: library, locale: context.locale)
    let stories = model.hackerNews.$found.map { ($0.value?.rows ?? []).compactMap(\.story) }
    context.discussions.read(stories).store(in: &subscriptions)
    services.seen?.read(stories, as: { SeenThing($0) }).store(in: &subscriptions)
    remember(model.news)
    return model
  }()

  /// - Parameters:
  ///   - locale: what the window's browser or terminal asks for; nil where nobody says.
  ///   - path: the pages over the first one that the window opens with.
  ///   - discussions: what is known of discussions, for all windows; nil for one of the window's own.
  ///   - following: looks after what is followed, for all windows; nil for one of the window's own.
  init(
    services: KioskServices, library: Library, locale: Locale? = nil, path: [Place] = [],
    discussions: DiscussionBook? = nil, following: FollowDesk? = nil
  ) {
    context = WindowContext(
      services: services, library: library, locale: locale, discussions: discussions, following: following)
    context.path = path
    context.following.look().store(in: &subscriptions)
    library.$contents.map(\.unreadInboxCount).removeDuplicates().assign(to: &$unreadInbox)
    context.$path.compactMap(\.detail).removeDuplicates()
      .sink { [library] place in MainActor.assumeIsolated { Self.markRead(place, in: library) } }
      .store(in: &subscriptions)
    MissedCount.publisher(of: listedSinceVisit.eraseToAnyPublisher(), services: services, library: library)
      .assign(to: &$missed)
    context.films
      .sink { [weak self] in self?.showFilms() }
      .store(in: &subscriptions)
    context.searches
      .sink { [weak self] words in self?.searchHackerNews(for: words) }
      .store(in: &subscriptions)
  }

  /// What the reader opens has been read in the inbox, too.
  private static func markRead(_ place: Place, in library: Library) {
    let entries = library.contents.inbox.values.filter { !$0.isRead && $0.place == place }
    if !entries.isEmpty { library.markInbox(entries, isRead: true) }
  }

  private func remember(_ model: ArticlesViewModel) {
    services.seen?.read(model.$content.map { $0.value?.articles ?? [] }, as: { SeenThing($0) })
      .store(in: &subscriptions)
  }

  /// The model of a discussion; the last few stay, so that going back shows them at once.
  func thread(_ id: Int) -> ThreadViewModel {
    let model =
      threads.first { $0.id == id }
      ?? ThreadViewModel(
        id: id, announced: listed?.state.stories.first { $0.id == id }, services: services, library: library)
    threads = [model] + threads.filter { $0 !== model }.prefix(2)
    return model
  }

  private func showFilms() {
    savedPart = .films
    context.show(.saved)
  }

  private func searchHackerNews(for words: String) {
    search.scope = .hackerNews
    search.text = words
    context.show(.search)
  }
}

extension WindowModel {
  /// Opens the discussion after, or before, the one that is open; from none, the first.
  func step(by distance: Int) {
    guard context.path.pane == .hackerNews else { return }
    let ids = stories.rows.rows.map(\.id)
    var place = 0
    if case .item(let id)? = context.path.detail, let index = ids.firstIndex(of: id) { place = index + distance }
    guard ids.indices.contains(place) else { return }
    context.open(.item(ids[place]))
  }

  /// Opens the next discussion that has not been read, from the open one on. Where the list goes on, it is asked for more, and the
  /// first that comes opens; behind the last story of all comes the first.
  func openNextUnread() {
    nextUnread = nil
    guard context.path.pane == .hackerNews else { return }
    let rows = stories.rows.rows
    let open = context.path.detail
    if let next = Self.unread(in: rows, after: open) {
      context.open(.item(next.id))
    } else if stories.hasMore || stories.isGrowing {
      nextUnread = stories.$rows.dropFirst().compactMap { Self.unread(in: $0.rows, after: open) }.first()
        .sink { [weak self] next in
          MainActor.assumeIsolated {
            // Whoever went elsewhere meanwhile stays there.
            if self?.context.path.detail == open { self?.context.open(.item(next.id)) }
          }
        }
      stories.loadMore()
    } else if let first = Self.unread(in: rows, after: nil), open != .item(first.id) {
      context.open(.item(first.id))
    }
  }

  private nonisolated static func unread(in rows: [StoryRowContent], after place: Place?) -> StoryRowContent? {
    let start = rows.firstIndex { place == .item($0.id) }.map { $0 + 1 } ?? 0
    return rows[start...].first { !$0.isRead && place != .item($0.id) }
  }

  /// Looks for words: in the open discussion, else everywhere.
  func find() {
    if case .item(let id)? = context.path.detail {
      thread(id).beginFinding()
    } else if context.path.pane == .movies, context.path.detail == nil {
      movieSearch.beginTyping()
    } else {
      context.show(.search)
      search.beginTyping()
    }
  }
}
