import Library
import Networking
import NewsAPI
import SwiftUI

/// Headlines, a search or a category.
struct ArticlesScreen: View {
  let reader: Reader
  @ObservedObject var model: ArticlesViewModel

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(spacing: 12) {
        Picker("Kind", selection: $model.indexEndpoint) {
          Text("Headlines").tag(0)
          Text("Search").tag(1)
          Text("Category").tag(2)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 420)
        Spacer(minLength: 0)
      }
      switch model.indexEndpoint {
      case 1:
        TextField("Search the news", text: $model.searchString, prompt: Text("3 to 30 characters"))
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 420)
      case 2:
        Picker("Category", selection: $model.category) {
          ForEach(NewsCategory.picker) { Text(verbatim: $0.name).tag($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 620)
      default: EmptyView()
      }
      ArticleGrid(reader: reader, model: model)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The articles of a model in each of its phases, with its age, its error and what is left of the day's requests.
struct ArticleGrid: View {
  let reader: Reader
  @ObservedObject var model: ArticlesViewModel
  @ObservedObject private var discussions: DiscussionBook
  @State private var opened: Article?

  init(reader: Reader, model: ArticlesViewModel) {
    self.reader = reader
    self.model = model
    discussions = reader.discussions
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      status
      switch model.phase {
      case .loading:
        cards { PlaceholderRows(count: 6) { ArticlePlaceholder(number: $0) } }
      case .waiting(let rule): Hint(symbol: "magnifyingglass", text: rule.sentence)
      case .empty(let emptiness):
        Hint(symbol: "newspaper", text: emptiness.sentence)
      case .failed(let error) where error.cause == .keyMissing:
        KeyCard(
          service: .newsAPI, services: reader.services,
          hint: [error.sentence, error.hint].compactMap { $0 }.joined(separator: " "), isRefused: true)
        Button("Retry") { model.retry() }
          .buttonStyle(.bordered)
      case .failed(let error):
        Message(
          symbol: "wifi.slash", title: error.sentence, text: error.hint ?? "Your place here is kept.",
          retry: model.retry)
      case .articles:
        grid
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
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
      ArticleSheet(article: article, reader: reader, library: reader.library)
    }
  }

  private func cards<Cards: View>(@ViewBuilder _ cards: () -> Cards) -> some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 300), spacing: 18, alignment: .top)], alignment: .leading, spacing: 18,
      content: cards)
  }

  @ViewBuilder private var grid: some View {
    cards {
      ForEach(model.articles) { article in
        ArticleCard(
          article: article, isRead: reader.library.isRead(article.key), pictures: reader.services.pictures,
          discussed: discussions.discussion(of: article.addresses), path: reader.path
        ) {
          opened = article
          reader.library.open(article.kept(at: reader.library.now))
        }
      }
    }
    RowsFooter(
      mutedCount: model.mutedCount, showsMuted: $model.showsMuted, doneWord: "read", doneCount: model.readCount,
      hidesDone: $model.hidesRead, more: "More articles", loadMore: model.hasMore ? model.loadMore : nil)
    if model.list?.isCutByPlan == true {
      Text("The free plan of NewsAPI.org gives the first 100 results of a question.")
        .font(.footnote)
        .foregroundColor(.secondary)
    }
  }

  private var status: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let error = model.articlesError, model.phase == .articles {
        InlineProblem(sentence: error.sentence, retry: model.retry)
      }
      HStack(spacing: 8) {
        if model.phase == .loading {
          LoadingLine(words: "Loading articles…")
            .frame(minHeight: 32)
        } else if let freshness = model.list?.freshness {
          Text(verbatim: "updated \(Age.text(of: freshness.date, at: reader.library.now))")
            .lineLimit(1)
        }
        Spacer(minLength: 0)
        if let budget = model.budget {
          BudgetMeter(budget: budget)
        }
        if model.phase == .articles {
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

/// What is left of the requests that the service allows.
struct BudgetMeter: View {
  let budget: QuotaState

  var body: some View {
    HStack(spacing: 8) {
      ProgressView(value: Double(budget.left), total: Double(max(budget.limit, 1)))
        .frame(width: 40)
        .accessibilityHidden(true)
      Text(verbatim: "\(budget.left) requests left")
        .monospacedDigit()
        .lineLimit(1)
        .accessibilityLabel("\(budget.left) of \(budget.limit) requests left")
    }
    .foregroundColor(budget.left * 5 < budget.limit ? .orange : .secondary)
  }
}
