import HackerNews
import NewsAPI
import SwiftUI

/// One box over all services; each answers for itself.
struct SearchScreen: View {
  let reader: Reader
  @ObservedObject var model: SearchEverywhere
  @FocusState private var isTyping: Bool

  init(reader: Reader) {
    self.reader = reader
    model = reader.search
  }

  var body: some View {
    List {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Search", text: $model.text, prompt: Text("Words to look for"))
          .textFieldStyle(.roundedBorder)
          .focused($isTyping)
          .frame(maxWidth: .infinity)
        Picker("Where", selection: $model.scope) {
          ForEach(scopes) { Text(verbatim: $0.name).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: .infinity)
        if model.scope == .hackerNews {
          HackerNewsFilters(model: model.hackerNews)
        }
      }
      .listRowSeparator(.hidden)
      if model.scope == .all || model.scope == .hackerNews {
        HackerNewsFound(model: model.hackerNews, reader: reader, most: model.scope == .all ? Self.few : nil) {
          model.scope = .hackerNews
        }
      }
      if model.scope == .all || model.scope == .news, reader.services.news != nil {
        NewsFound(model: model.news, reader: reader, most: model.scope == .all ? Self.few : nil) {
          model.scope = .news
        }
      }
      if model.scope == .all || model.scope == .movies, reader.services.movies != nil {
        FilmsFound(model: model.movies, reader: reader, most: model.scope == .all ? Self.few : nil) {
          model.scope = .movies
        }
      }
    }
    .listStyle(.plain)
    .onAppear { if model.takeWishToType() { isTyping = true } }
    .onChange(of: model.typingRequests) { if model.takeWishToType() { isTyping = true } }
  }

  /// How many answers of a service stand among those of the others.
  static let few = 5

  private var scopes: [SearchEverywhere.Scope] {
    SearchEverywhere.Scope.allCases.filter { scope in
      switch scope {
      case .all, .hackerNews: true
      case .news: reader.services.news != nil
      case .movies: reader.services.movies != nil
      }
    }
  }
}

/// The name of a service over its answers.
struct FoundHeading: View {
  let name: String
  let count: Int?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: name)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let count {
        Text(verbatim: count == 1 ? "1 result" : "\(count.formatted()) results")
          .font(.footnote)
          .foregroundColor(.secondary)
          .monospacedDigit()
      }
    }
    .padding(.top, 8)
    .listRowSeparator(.hidden)
  }
}

/// What Hacker News has found.
struct HackerNewsFound: View {
  @ObservedObject var model: HackerNewsSearchModel
  let reader: Reader
  /// The most to show; nil for all, page by page.
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    switch model.phase {
    case .waiting:
      Hint(symbol: "magnifyingglass", text: "Type at least two letters. Answers appear as you type.")
    case .loading:
      FoundHeading(name: "Hacker News", count: nil)
      LoadingLine(words: "Searching Hacker News…")
        .listRowSeparator(.hidden)
      PlaceholderRows(count: most ?? 8) { PostPlaceholder(number: $0) }
    case .failed(let error):
      FoundHeading(name: "Hacker News", count: nil)
      InlineProblem(sentence: error.localizedDescription, retry: model.retry)
        .listRowSeparator(.hidden)
    case .results:
      FoundHeading(name: "Hacker News", count: model.total)
      ForEach(model.rows.prefix(most ?? .max)) { row in
        HStack(alignment: .top, spacing: 12) {
          PostRow(post: row.post, path: reader.path)
            .frame(maxWidth: .infinity, alignment: .leading)
          PostMenu(post: row.post, mutedBy: row.mutedBy, library: reader.library)
        }
        .opacity(row.mutedBy == nil ? 1 : 0.6)
      }
      MutedRowsButton(count: model.mutedCount, isShown: $model.showsMuted)
        .font(.footnote)
        .listRowSeparator(.hidden)
      if let remark = model.remark {
        Text(verbatim: remark)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      if let most, model.rows.count > most {
        AllRow(name: "All from Hacker News", showAll: showAll)
      } else if most == nil, model.hasMore {
        MoreRow(loadMore: model.loadMore)
      }
    }
  }
}

/// What is searched on Hacker News, and how.
struct HackerNewsFilters: View {
  @ObservedObject var model: HackerNewsSearchModel

  var body: some View {
    Picker("Kind", selection: $model.filters.kind) {
      ForEach(HackerNewsSearchModel.Filters.Kind.allCases) { Text(verbatim: $0.rawValue.capitalized).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: .infinity)
    HStack(spacing: 12) {
      Picker("Period", selection: $model.filters.period) {
        ForEach(HackerNewsSearchModel.Filters.Period.allCases) { period in
          Text(verbatim: period == .ever ? "any time" : "past \(period.rawValue)").tag(period)
        }
      }
      .labelsHidden()
      Picker("Points", selection: $model.filters.minimumPoints) {
        Text("any points").tag(Int?.none)
        ForEach([10, 50, 100, 500], id: \.self) { Text(verbatim: "\($0)+ points").tag(Int?.some($0)) }
      }
      .labelsHidden()
    }
    .font(.subheadline)
    Toggle("Newest first", isOn: $model.filters.newestFirst)
      .font(.subheadline)
      .fixedSize()
  }
}

/// What the news have found.
struct NewsFound: View {
  @ObservedObject var model: ArticlesViewModel
  let reader: Reader
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    switch model.phase {
    case .waiting:
      if let rule = ArticlesViewModel.SearchRule(model.wantedText) {
        if !model.wantedText.isEmpty {
          FoundHeading(name: "News", count: nil)
          Text(verbatim: rule.sentence)
            .foregroundColor(.secondary)
            .listRowSeparator(.hidden)
        }
      } else {
        // Asked for as soon as the reader pauses.
        loading
      }
    case .loading:
      loading
    case .empty(let emptiness):
      FoundHeading(name: "News", count: 0)
      Text(verbatim: emptiness.sentence)
        .foregroundColor(.secondary)
        .listRowSeparator(.hidden)
    case .failed(let error):
      FoundHeading(name: "News", count: nil)
      InlineProblem(
        sentence: [error.sentence, error.hint].compactMap { $0 }.joined(separator: " "), retry: model.retry
      )
      .listRowSeparator(.hidden)
    case .articles:
      FoundHeading(name: "News", count: model.list?.total)
      ForEach(model.articles.prefix(most ?? .max)) { ArticleLine(article: $0, reader: reader) }
      if let most, model.articles.count > most {
        AllRow(name: "All from the news", showAll: showAll)
      } else if most == nil, model.hasMore {
        MoreRow(loadMore: model.loadMore)
      }
    }
  }
}

extension NewsFound {
  @ViewBuilder fileprivate var loading: some View {
    FoundHeading(name: "News", count: nil)
    LoadingLine(words: "Searching the news…")
      .listRowSeparator(.hidden)
    PlaceholderRows(count: most ?? 8) { PostPlaceholder(number: $0) }
  }
}

/// An article in one line and a few words: its title leads to where it can be read.
struct ArticleLine: View {
  let article: Article
  let reader: Reader

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      if let url = article.url {
        Link(destination: reader.path.beside(.article(url)).address) { words }
          .simultaneousGesture(
            TapGesture().onEnded { [reader, article] in
              reader.library.open(article.kept(at: reader.library.now))
            })
      } else {
        words
      }
      if let discussed = reader.discussions.discussion(of: article.addresses) {
        DiscussedLink(discussed: discussed, path: reader.path)
      }
    }
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(verbatim: article.title)
        .font(.headline)
        .foregroundColor(.primary)
        .lineLimit(2)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
    }
    .multilineTextAlignment(.leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var facts: String {
    let age = article.publishedAt.map { Age.text(of: $0, at: reader.library.now) }
    return Facts.line([article.source?.name, age])
  }
}

/// What TMDb has found.
struct FilmsFound: View {
  @ObservedObject var model: MovieSearchModel
  let reader: Reader
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    if model.phase != .waiting {
      FoundHeading(name: "Films", count: nil)
      MoviesFound(reader: reader, model: model, most: most)
      if let most, model.results.count > most {
        AllRow(name: "All films", showAll: showAll)
      }
    }
  }
}
