import Foundation
import Library
import SwiftUI

/// What the reader saved, all of it or what is chosen.
struct SavedList: View {
  let window: WindowContext
  let order: KeptOrder
  @ObservedObject var library: Library
  @Binding var selection: KeptSelection
  @Binding var edited: KeptItem?
  @State private var found = FoundPages()

  /// The names of kept pages that hold these words.
  private struct FoundPages: Equatable {
    var words = ""
    var names: Set<String> = []
  }

  var body: some View {
    let all = library.contents.savedItems
    let items = order.sorted(selection.items(all, pages: found.words == selection.text ? found.names : []))
    SavePageField(window: window)
      .listRowSeparator(.hidden)
      .task(id: selection.text) { [keeper = window.services.keptPages, words = selection.text, found = $found] in
        await Self.look(for: words, into: keeper, found)
      }
    if all.isEmpty {
      Hint(
        symbol: "bookmark",
        text: localized("Nothing saved yet. Press the bookmark of a story, or s while you read its discussion."))
    } else {
      SavedFilters(items: all, labels: library.contents.labels, selection: $selection)
        .listRowSeparator(.hidden)
      if items.isEmpty {
        Hint(symbol: "magnifyingglass", text: localized("Nothing that is saved is like that."))
      } else if let links = window.services.savedBooks {
        BookLinks { links.book(of: selection, as: $0) }
          .listRowSeparator(.hidden)
      }
    }
    ForEach(items) { item in
      HStack(alignment: .top, spacing: 4) {
        KeptRow(item: item, path: window.path, now: library.now)
        RowButton(symbol: "tag", name: localized("Labels and note of \(item.title)")) { edited = item }
        RowButton(symbol: "bookmark.fill", name: localized("Remove \(item.title)")) { library.toggleSaved(item) }
      }
      .modifier(RowStop(KeyedRow(item)))
    }
  }
}

extension SavedList {
  /// Seconds the reader must pause.
  private static let patience = 0.15

  private static func look(for words: String, into keeper: PageKeeper?, _ found: Binding<FoundPages>) async {
    guard !words.isEmpty, let keeper else { return }
    try? await Task.sleep(for: .seconds(patience))
    guard !Task.isCancelled else { return }
    for await names in keeper.names(holding: words).values {
      found.wrappedValue = FoundPages(words: words, names: names)
    }
  }
}

/// Leads to saved things as a book, for other programs.
struct BookLinks: View {
  let address: (SavedBook.Form) -> URL?

  var body: some View {
    HStack(spacing: 16) {
      if let epub = address(.epub) {
        Link(destination: epub) {
          Label("Save as EPUB", systemImage: "square.and.arrow.down")
            .frame(minHeight: 40)
        }
      }
      if let page = address(.html) {
        Link(destination: page) {
          Label("Save as HTML", systemImage: "square.and.arrow.down")
            .frame(minHeight: 40)
        }
      }
    }
    .font(.footnote)
  }
}

/// A symbol that is pressed at the end of a row.
struct RowButton: View {
  let symbol: String
  let name: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .frame(minWidth: 44, minHeight: 40)
    }
    .buttonStyle(.plain)
    .foregroundColor(.accentColor)
    .accessibilityLabel(name)
  }
}

/// Which of the saved things are shown.
private struct SavedFilters: View {
  let items: [KeptItem]
  let labels: [String]
  @Binding var selection: KeptSelection

  var body: some View {
    let kinds = Set(items.map(\.kind)).union([selection.kind].compactMap { $0 })
    VStack(alignment: .leading, spacing: 10) {
      TextField("Search saved things", text: $selection.text, prompt: Text("Words of a title, a label or a note"))
        .textFieldStyle(.roundedBorder)
      HStack(spacing: 12) {
        Picker("Kind", selection: $selection.kind) {
          Text("All kinds").tag(KeptKind?.none)
          ForEach(KeptKind.allCases.filter(kinds.contains)) { Text(verbatim: $0.plural).tag(KeptKind?.some($0)) }
        }
        .labelsHidden()
        if !labels.isEmpty || selection.label != nil {
          Picker("Label", selection: $selection.label) {
            Text("Any label").tag(String?.none)
            ForEach(shownLabels, id: \.self) { Text(verbatim: $0).tag(String?.some($0)) }
          }
          .labelsHidden()
        }
      }
    }
  }

  /// A label whose last thing has just gone can still be chosen away.
  private var shownLabels: [String] {
    guard let label = selection.label, !labels.contains(label) else { return labels }
    return labels + [label]
  }
}
