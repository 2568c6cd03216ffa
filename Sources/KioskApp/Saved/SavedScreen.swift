import Library
import SwiftUI

/// What the reader saved, what they opened, and what they mute.
struct SavedScreen: View {
  let window: WindowContext
  @Binding var part: Part
  @ObservedObject var library: Library
  @State private var order = KeptOrder.newest

  enum Part: String, CaseIterable, Identifiable {
    case saved, history, muted
    var id: Self { self }

    var name: String {
      switch self {
      case .saved: localized("Saved")
      case .history: localized("History")
      case .muted: localized("Muted")
      }
    }
  }

  init(window: WindowContext, part: Binding<Part>) {
    self.window = window
    _part = part
    library = window.library
  }

  var body: some View {
    List {
      Picker("Part", selection: $part) {
        ForEach(Part.allCases) { Text(verbatim: $0.name).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(maxWidth: .infinity)
      .listRowSeparator(.hidden)
      if part != .muted {
        SortWords(order: order)
          .listRowSeparator(.hidden)
      }
      switch part {
      case .saved: saved
      case .history: HistoryList(window: window, order: order, library: library)
      case .muted: MuteRules(library: library)
      }
    }
    .listStyle(.plain)
    .background { SortKey(order: $order) }
  }

  @ViewBuilder private var saved: some View {
    let items = order.sorted(library.contents.savedItems)
    SavePageField(window: window)
      .listRowSeparator(.hidden)
    if items.isEmpty {
      Hint(
        symbol: "bookmark",
        text: localized("Nothing saved yet. Press the bookmark of a story, or s while you read its discussion."))
    }
    ForEach(items) { item in
      HStack(alignment: .top, spacing: 12) {
        KeptRow(item: item, path: window.path, now: library.now)
        Button {
          library.toggleSaved(item)
        } label: {
          Image(systemName: "bookmark.fill")
            .frame(minWidth: 44, minHeight: 36)
        }
        .buttonStyle(.plain)
        .foregroundColor(.accentColor)
        .accessibilityLabel("Remove \(item.title)")
      }
    }
  }
}
