import Library
import SwiftUI

/// What the reader saved, what they opened, and what they mute.
struct SavedScreen: View {
  let window: WindowContext
  @Binding var part: Part
  @ObservedObject var library: Library
  @State private var order = KeptOrder.newest
  @State private var selection = KeptSelection()
  @State private var edited: KeptItem?

  enum Part: String, CaseIterable, Identifiable {
    case saved, films, history, muted
    var id: Self { self }

    var name: String {
      switch self {
      case .saved: localized("Saved")
      case .films: localized("Films")
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
      if part == .saved || part == .history {
        SortWords(order: order)
          .listRowSeparator(.hidden)
      }
      switch part {
      case .saved: SavedList(window: window, order: order, library: library, selection: $selection, edited: $edited)
      case .films: FilmsList(window: window, library: library)
      case .history: HistoryList(window: window, order: order, library: library)
      case .muted: MuteRules(library: library)
      }
    }
    .listStyle(.plain)
    .background { SortKey(order: $order) }
    .sheet(item: $edited) { RemarksSheet(item: $0, library: library, books: window.services.savedBooks) }
  }
}
