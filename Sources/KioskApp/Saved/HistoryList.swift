import Library
import SwiftUI

/// What the reader opened, day by day, with a search over it.
struct HistoryList: View {
  let window: WindowContext
  var order = KeptOrder.newest
  @ObservedObject var library: Library
  @State private var text = ""
  @State private var limit = Self.page

  private static let page = 100

  var body: some View {
    let items = library.contents.history
    let history = History(items, matching: text, limit: limit, order: order)
    if items.isEmpty {
      Hint(symbol: "clock.arrow.circlepath", text: localized("What you open appears here, the newest first."))
    } else {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Search the history", text: $text, prompt: Text("Words of a title or a site"))
          .textFieldStyle(.roundedBorder)
        HStack {
          Text("\(history.count) pages")
            .foregroundColor(.secondary)
            .monospacedDigit()
          Spacer()
          Button("Clear") { library.clearHistory() }
            .buttonStyle(.borderless)
        }
        .font(.footnote)
      }
      .listRowSeparator(.hidden)
      if history.days.isEmpty {
        Hint(symbol: "magnifyingglass", text: localized("Nothing you opened has these words."))
      }
    }
    ForEach(history.days) { day in
      if order.isByTime {
        Text(verbatim: day.name(at: library.now))
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
          .padding(.top, 8)
          .listRowSeparator(.hidden)
      }
      ForEach(day.items) { item in
        KeptRow(item: item, path: window.path, now: library.now)
          .modifier(RowStop(KeyedRow(item)))
      }
    }
    if history.hasMore {
      MoreRow { limit += Self.page }
    }
  }
}
