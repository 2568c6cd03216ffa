import FeedLibrary
import HackerNews
import Library
import SwiftUI

/// What the reader missed, in one list.
struct CatchUpScreen: View {
  let window: WindowContext
  /// Whether a list stands beside it, which says where its stories come from.
  let isBesideList: Bool
  /// Whether it was chosen, and is not there before anything else is.
  let isChosen: Bool
  @ObservedObject var model: CatchUpViewModel
  @ObservedObject private var library: Library

  init(window: WindowContext, model: CatchUpViewModel, isBesideList: Bool, isChosen: Bool = true) {
    self.isBesideList = isBesideList
    self.isChosen = isChosen
    self.window = window
    self.model = model
    library = window.library
  }

  var body: some View {
    List {
      header
        .listRowSeparator(.hidden)
      MissedStoriesRows(window: window, model: model, library: library)
      if let articles = model.articles, let desk = window.services.feeds?.desk {
        MissedArticlesRows(articles: articles, desk: desk, window: window, library: library)
      }
      if window.services.movies != nil {
        MissedFilmsRows(window: window, model: model, library: library)
      }
    }
    .listStyle(.plain)
    // The keys belong to the list beside it until it is chosen.
    .transformEnvironment(\.rowCursor) { if !isChosen { $0 = nil } }
    .onAppear { model.look() }
    .onDisappear { model.leave() }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 16) {
      if !isBesideList { OriginBanner(origin: window.services.origin, service: "Hacker News") }
      if !isChosen {
        Text("Catch up")
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
      }
      Picker("Since", selection: $model.period) {
        ForEach(CatchUpPeriod.allCases) { Text(verbatim: $0.name).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: .infinity)
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text(verbatim: progress)
          .font(.footnote)
          .foregroundColor(.secondary)
          .monospacedDigit()
        Spacer(minLength: 0)
        Button("I am up to date") { library.markCaughtUp() }
          .buttonStyle(.borderless)
          .fixedSize()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var progress: String {
    let since = localized("Since \(model.start.words(date: .abbreviated, time: .shortened))")
    guard let all = model.stories.value?.all, !all.isEmpty else { return since }
    let read = all.count { library.isRead($0.key) }
    return Facts.line([since, localized("\(read) of \(all.count) stories read")])
  }
}

/// The best of Hacker News by points, then by comments.
private struct MissedStoriesRows: View {
  let window: WindowContext
  @ObservedObject var model: CatchUpViewModel
  @ObservedObject var library: Library

  var body: some View {
    switch model.stories {
    case .idle, .loading:
      FoundHeading(name: "Hacker News", count: nil)
      LoadingLine(words: localized("Loading stories…"))
        .listRowSeparator(.hidden)
      PlaceholderRows(count: 6) { PostPlaceholder(number: $0) }
    case .failed(let error):
      FoundHeading(name: "Hacker News", count: nil)
      InlineProblem(sentence: error.localizedDescription, retry: model.retry)
        .listRowSeparator(.hidden)
    case .loaded(let stories, _), .stale(let stories, _, _):
      FoundHeading(name: localized("Most points"), count: nil)
      if stories.byPoints.isEmpty { Nothing(words: localized("No stories since then.")) }
      rows(stories.byPoints)
      if !stories.byDiscussion.isEmpty {
        FoundHeading(name: localized("Most discussed"), count: nil)
        rows(stories.byDiscussion)
      }
      DaysRow(window: window)
    }
  }

  private func rows(_ stories: [Story]) -> some View {
    BestStoriesRows(stories: stories, path: window.path, library: library)
  }
}

/// What the reader's sources had most of.
private struct MissedArticlesRows: View {
  let articles: [Folded<StoredArticle>]
  @ObservedObject var desk: FeedDesk
  let window: WindowContext
  @ObservedObject var library: Library
  @State private var showsMuted = false

  var body: some View {
    let rows = library.muteFilter.rows(articles, showsMuted: showsMuted) {
      $0.item.item.muteSubject(of: desk.feed($0.item.sourceID))
    }
    FoundHeading(name: localized("From my sources"), count: nil)
    if articles.isEmpty { Nothing(words: localized("No articles since then.")) }
    ForEach(rows.shown, id: \.item.id) { story in
      if let url = story.item.item.url {
        Button {
          desk.setRead(([story.item] + story.others).filter { !$0.isRead }.map(\.id))
          window.open(.article(url))
        } label: {
          TitledLine(
            title: story.item.item.title, language: story.item.item.language,
            facts: Facts.line([names(story), Age.text(of: story.item.date, at: window.library.now)]),
            isRead: story.item.isRead)
        }
        .buttonStyle(.plain)
        .modifier(CursorStop())
      }
    }
    MutedRowsFooter(count: rows.mutedCount, isShown: $showsMuted)
  }

  private func names(_ story: Folded<StoredArticle>) -> String? {
    let sources = Set(([story.item] + story.others).map(\.sourceID)).count
    return desk.feed(story.item.sourceID).map { feed in
      sources > 1 ? localized("\(feed.name) and \(sources - 1) more") : feed.name
    }
  }
}

/// The films that came out.
private struct MissedFilmsRows: View {
  let window: WindowContext
  @ObservedObject var model: CatchUpViewModel
  @ObservedObject var library: Library

  var body: some View {
    FoundHeading(name: localized("New in the cinemas"), count: nil)
    switch model.films {
    case .idle, .loading:
      LoadingLine(words: localized("Loading films…"))
        .listRowSeparator(.hidden)
      PlaceholderRows(count: 3) { MoviePlaceholder(number: $0) }
    case .failed(let error):
      MovieFailure(error: error, services: window.services, retry: model.retry)
        .listRowSeparator(.hidden)
    case .loaded(let films, _), .stale(let films, _, _):
      if films.isEmpty { Nothing(words: localized("No films came out since then.")) }
      UnmutedFilms(films: films, genres: model.genreNames, library: library) { movie in
        MovieRowView(
          movie: movie, images: model.images, pictures: window.services.pictures,
          page: window.path.beside(.movie(movie.id)).address, isSaved: library.isSaved(movie.key),
          isSeen: library.contents.seen[movie.key] != nil)
      }
    }
  }
}

private struct Nothing: View {
  let words: String

  var body: some View {
    Text(verbatim: words)
      .foregroundColor(.secondary)
      .listRowSeparator(.hidden)
  }
}
