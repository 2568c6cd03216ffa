import Library
import NewsAPI
import SwiftUI

/// What the news have found.
struct NewsFound: View {
  @ObservedObject var model: ArticlesViewModel
  let window: WindowContext
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    switch model.content {
    case .idle:
      if let rule = ArticlesViewModel.SearchRule(model.wantedText) {
        if !model.wantedText.isEmpty {
          FoundHeading(name: localized("News"), count: nil)
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
    case .failed(let error):
      FoundHeading(name: localized("News"), count: nil)
      InlineProblem(
        sentence: [error.sentence, error.hint].compactMap { $0 }.joined(separator: " "), retry: model.retry
      )
      .listRowSeparator(.hidden)
    case .loaded(let list, _), .stale(let list, _, _):
      if let emptiness = list.emptiness {
        FoundHeading(name: localized("News"), count: 0)
        Text(verbatim: emptiness.sentence)
          .foregroundColor(.secondary)
          .listRowSeparator(.hidden)
      } else {
        FoundHeading(name: localized("News"), count: list.total)
        ForEach(model.articles.prefix(most ?? .max)) { article in
          FoundArticle(article: article, language: list.language(of: article), window: window)
            .modifier(RowStop(KeyedRow(article.kept(at: .distantPast))))
        }
        MutedRowsFooter(count: model.shown.mutedCount, isShown: $model.showsMuted)
        if let most, model.articles.count > most {
          AllRow(name: "All from the news", showAll: showAll)
        } else if most == nil, list.hasMore {
          MoreRow(loadMore: model.loadMore)
        }
      }
    }
  }
}

extension NewsFound {
  @ViewBuilder fileprivate var loading: some View {
    FoundHeading(name: localized("News"), count: nil)
    LoadingLine(words: localized("Searching the news…"))
      .listRowSeparator(.hidden)
    PlaceholderRows(count: most ?? 8) { PostPlaceholder(number: $0) }
  }
}

/// An article that was found, in a few words: its title leads to where it can be read.
struct FoundArticle: View {
  let article: Article
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?
  let window: WindowContext

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      if let url = article.url {
        Link(destination: window.path.beside(.article(url)).address) { words }
          .simultaneousGesture(
            TapGesture().onEnded { [window, article] in
              window.library.open(article.kept(at: window.library.now))
            }
          )
          .modifier(CursorStop(row: KeyedRow(article.kept(at: .distantPast))))
      } else {
        words
      }
      if let discussed = window.discussions.discussion(of: article.addresses) {
        DiscussedLink(discussed: discussed, path: window.path)
      }
    }
  }

  private var words: some View {
    TitledLine(title: article.title, language: language, facts: facts)
  }

  private var facts: String {
    let age = article.publishedAt.map { Age.text(of: $0, at: window.library.now) }
    return Facts.line([article.source?.name, age])
  }
}
