import Foundation
import HackerNews
import Library
import SwiftUI
import TMDb

/// A row of a list, as far as keys have to do with it.
struct KeyedRow: Identifiable, Equatable, Sendable {
  enum Thing: Equatable, Sendable {
    case item(KeptItem)
    case inbox(InboxEntry)
  }

  let thing: Thing

  init(_ item: KeptItem) { thing = .item(item) }
  init(_ entry: InboxEntry) { thing = .inbox(entry) }

  var id: String {
    switch thing {
    case .item(let item): item.key.description
    case .inbox(let entry): "inbox:\(entry.id)"
    }
  }

  /// What it is called.
  var name: String {
    switch thing {
    case .item(let item): item.title
    case .inbox(let entry): Facts.line([entry.sentence.text, entry.title])
    }
  }

  /// Where it leads outside.
  var address: URL? {
    switch thing {
    case .item(let item): item.url ?? item.key.discussion
    case .inbox(let entry):
      if case .movie? = entry.of { Movie(id: entry.item, title: "").pageURL } else { HackerNewsPage.item(entry.item) }
    }
  }

  /// Whether it has been read, or seen where it is a film.
  @MainActor func isDone(in library: Library) -> Bool {
    switch thing {
    case .item(let item) where item.key.service == .movie: library.contents.seen[item.key] != nil
    case .item(let item): library.isRead(item.key)
    case .inbox(let entry): entry.isRead
    }
  }
}

/// Whether the cursor stands on a row. One for each row, so that it goes from one to another with no third being told.
@MainActor
final class RowMark: ObservableObject {
  @Published var isCurrent = false
}

/// A row where it is shown.
struct MarkedRow: Equatable {
  let row: KeyedRow
  let mark: RowMark

  static func == (one: MarkedRow, other: MarkedRow) -> Bool { one.row == other.row && one.mark === other.mark }
}

/// The rows of a window's lists, from the top, but for those that have keys of their own.
struct KeyedRows: PreferenceKey {
  static let defaultValue: [MarkedRow] = []

  static func reduce(value: inout [MarkedRow], nextValue: () -> [MarkedRow]) { value += nextValue() }
}
