import Library
import Networking
import NewsAPI
import SwiftUI

/// The articles of a model in each of its phases, with its age, its error and what is left of the day's requests.
struct ArticleGrid: View {
  let window: WindowContext
  @ObservedObject var model: ArticlesViewModel
  @ObservedObject private var discussions: DiscussionBook
  @State private var opened: Article?
  @State private var order = ArticleOrder.ranked
  @Environment(\.rowDensity) private var density
  @Environment(\.besideList) private var beside

  init(window: WindowContext, model: ArticlesViewModel) {
    self.window = window
    self.model = model
    discussions = window.discussions
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      status
      switch model.content {
      case .loading:
        cards { PlaceholderRows(count: 6) { ArticlePlaceholder(number: $0) } }
      case .idle:
        if let rule = model.searchRule { Hint(symbol: "magnifyingglass", text: rule.sentence) }
      case .failed(let error) where error.cause == .keyMissing:
        KeyCard(
          service: .newsAPI, services: window.services,
          hint: [error.sentence, error.hint].compactMap { $0 }.joined(separator: " "), isRefused: true)
        Button("Retry") { model.retry() }
          .buttonStyle(.bordered)
      case .failed(let error):
        RetryNotice(
          symbol: "wifi.slash", title: error.sentence, text: error.hint ?? localized("Your place here is kept."),
          retry: model.retry)
      case .loaded(let list, _), .stale(let list, _, _):
        if let emptiness = list.emptiness {
          Hint(symbol: "newspaper", text: emptiness.sentence)
        } else {
          grid(list)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { SortKey(order: $order) }
    .alert(
      "Network error", isPresented: Binding(get: { model.alert != nil }, set: { if !$0 { model.alert = nil } }),
      presenting: model.alert
    ) { _ in
      Button("Retry") { model.retry() }
      Button("OK", role: .cancel) {}
    } message: { error in
      Text(verbatim: [error.sentence, error.hint].compactMap { $0 }.joined(separator: " "))
    }
    .sheet(item: $opened) { article in
      ArticleSheet(
        article: article, language: model.list?.language(of: article), window: window, library: window.library)
    }
  }

  @ViewBuilder private func cards<Cards: View>(@ViewBuilder _ cards: () -> Cards) -> some View {
    if density == .line {
      List(content: cards)
        .listStyle(.plain)
    } else {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 300), spacing: 18, alignment: .top)], alignment: .leading,
        spacing: beside == nil ? 18 : 0,
        content: cards)
    }
  }

  @ViewBuilder private func grid(_ list: ArticleList) -> some View {
    cards {
      ForEach(order.sorted(model.articles)) { article in
        ArticleCard(
          article: article, language: list.language(of: article), isRead: window.library.isRead(article.key),
          pictures: window.services.pictures,
          discussed: discussions.discussion(of: article.addresses), path: window.path, now: window.library.now,
          isBeside: beside.map {
            $0.shows(article.url.map(Place.article), first: model.articles.first?.url.map(Place.article))
          }
        ) {
          open(article)
        }
      }
      if density == .line { footer(list) }
    }
    if density != .line { footer(list) }
  }

  private func open(_ article: Article) {
    if beside != nil, let url = article.url {
      window.open(article, at: url)
    } else {
      window.library.open(article.kept(at: window.library.now))
      opened = article
    }
  }

  @ViewBuilder private func footer(_ list: ArticleList) -> some View {
    RowsFooter(
      mutedCount: model.shown.mutedCount, showsMuted: $model.showsMuted, done: .read,
      doneCount: model.shown.readCount,
      hidesDone: $model.hidesRead, more: "More articles", loadMore: list.hasMore ? model.loadMore : nil)
    if list.isCutByPlan {
      Text("The free plan of NewsAPI.org gives the first 100 results of a question.")
        .font(.footnote)
        .foregroundColor(.secondary)
    }
  }

  private var status: some View {
    VStack(alignment: .leading, spacing: 6) {
      if case .stale(_, _, let error) = model.content {
        InlineProblem(sentence: error.sentence, retry: model.retry)
      }
      HStack(spacing: 8) {
        if model.content.isLoading {
          LoadingLine(words: localized("Loading articles…"))
            .frame(minHeight: 32)
        } else if let freshness = model.content.freshness {
          Text("updated \(Age.text(of: freshness.date, at: window.library.now))")
            .lineLimit(1)
        }
        SortWords(order: order)
        Spacer(minLength: 0)
        if let quota = model.quota {
          QuotaMeter(quota: quota)
        }
        if model.list != nil {
          Button {
            model.retry()
          } label: {
            Image(systemName: "arrow.clockwise")
              .frame(minWidth: 32, minHeight: 32)
          }
          .buttonStyle(.borderless)
          .accessibilityLabel("Ask for news")
          .help("Ask for news (one request)")
        }
      }
    }
    .font(.footnote)
    .foregroundColor(.secondary)
  }
}
