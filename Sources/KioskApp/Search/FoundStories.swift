import HackerNews
import SwiftUI

/// What Hacker News has found.
struct HackerNewsFound: View {
  @ObservedObject var model: HackerNewsSearchModel
  let window: WindowContext
  /// The most to show; nil for all, page by page.
  let most: Int?
  let showAll: @MainActor () -> Void

  var body: some View {
    switch model.found {
    case .idle:
      Hint(symbol: "magnifyingglass", text: localized("Type at least two letters. Answers appear as you type."))
    case .loading:
      FoundHeading(name: "Hacker News", count: nil)
      LoadingLine(words: localized("Searching Hacker News…"))
        .listRowSeparator(.hidden)
      PlaceholderRows(count: most ?? 8) { PostPlaceholder(number: $0) }
    case .failed(let error):
      FoundHeading(name: "Hacker News", count: nil)
      InlineProblem(sentence: error.localizedDescription, retry: model.retry)
        .listRowSeparator(.hidden)
    case .loaded(let found, _), .stale(let found, _, _):
      FoundHeading(name: "Hacker News", count: found.total)
      ForEach(model.rows.prefix(most ?? .max)) { row in
        PostWithMenu(post: row.post, path: window.path, mutedBy: row.mutedBy, library: window.library)
      }
      MutedRowsButton(count: model.mutedCount, isShown: $model.showsMuted)
        .font(.footnote)
        .listRowSeparator(.hidden)
      if let remark = model.found.failure?.localizedDescription ?? found.remark {
        Text(verbatim: remark)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      if let most, model.rows.count > most {
        AllRow(name: "All from Hacker News", showAll: showAll)
      } else if most == nil, found.hasMore {
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
      ForEach(HackerNewsSearchModel.Filters.Kind.allCases) { Text(verbatim: $0.name).tag($0) }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .frame(maxWidth: .infinity)
    HStack(spacing: 12) {
      Picker("Period", selection: $model.filters.period) {
        ForEach(HackerNewsSearchModel.Filters.Period.allCases) { period in
          Text(verbatim: period.name).tag(period)
        }
      }
      .labelsHidden()
      Picker("Points", selection: $model.filters.minimumPoints) {
        Text("any points").tag(Int?.none)
        ForEach([10, 50, 100, 500], id: \.self) { Text("\($0)+ points").tag(Int?.some($0)) }
      }
      .labelsHidden()
    }
    .font(.subheadline)
    Toggle("Newest first", isOn: $model.filters.newestFirst)
      .font(.subheadline)
      .fixedSize()
  }
}
