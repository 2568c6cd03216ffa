import HackerNews
import SwiftUI

/// One box over all services; each answers for itself.
struct SearchScreen: View {
  let reader: Reader
  @ObservedObject var hackerNews: HackerNewsSearchModel

  init(reader: Reader) {
    self.reader = reader
    hackerNews = reader.hackerNewsSearch
  }

  var body: some View {
    List {
      TextField("Search", text: $hackerNews.text, prompt: Text("Words to look for"))
        .textFieldStyle(.roundedBorder)
        .frame(maxWidth: .infinity)
        .listRowSeparator(.hidden)
      HackerNewsFound(model: hackerNews, path: reader.path)
    }
    .listStyle(.plain)
  }
}

/// What Hacker News has found.
struct HackerNewsFound: View {
  @ObservedObject var model: HackerNewsSearchModel
  let path: [Place]

  var body: some View {
    filters
      .listRowSeparator(.hidden)
    switch model.phase {
    case .waiting:
      Text("Type at least two letters. Answers appear as you type.")
        .foregroundColor(.secondary)
        .listRowSeparator(.hidden)
    case .loading:
      ProgressView("Searching Hacker News…")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 32)
        .listRowSeparator(.hidden)
    case .failed(let error):
      Message(
        symbol: "wifi.slash", title: error.localizedDescription, text: error.recoverySuggestion ?? "",
        retry: model.retry
      )
      .listRowSeparator(.hidden)
    case .results:
      if let total = model.total {
        Text(verbatim: total == 1 ? "1 result" : "\(total.formatted()) results")
          .font(.footnote)
          .foregroundColor(.secondary)
          .listRowSeparator(.hidden)
      }
      ForEach(model.results) { PostRow(post: $0, path: path) }
      if let remark = model.remark {
        Text(verbatim: remark)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      if model.hasMore {
        Button("More") { model.loadMore() }
          .buttonStyle(.bordered)
          .frame(maxWidth: .infinity)
          .listRowSeparator(.hidden)
      }
    }
  }

  private var filters: some View {
    VStack(alignment: .leading, spacing: 10) {
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
}
