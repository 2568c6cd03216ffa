import Combine
import Library
import SwiftUI

/// Which row of a window's lists a terminal's cursor, or a page's focus, stands on, and what keys do with it.
///
/// Rows say themselves that they are there, by ``CursorStop``; so one set of keys serves every list.
@MainActor
final class RowCursor: ObservableObject {
  /// The row that the cursor was at last.
  private var current: MarkedRow?
  /// Whether there are such rows.
  @Published private(set) var hasRows = false
  private var shown: [MarkedRow] = []
  private let library: Library

  init(library: Library) { self.library = library }

  func show(_ rows: [MarkedRow]) {
    shown = rows
    if hasRows == rows.isEmpty { hasRows = !rows.isEmpty }
  }

  func stand(on row: MarkedRow) {
    guard current?.mark !== row.mark else { return }
    current?.mark.isCurrent = false
    current = row
    row.mark.isCurrent = true
  }

  /// Where the row stands; a list may hold the same thing twice, and make its rows anew.
  private var place: Int? {
    guard let current else { return nil }
    return shown.firstIndex { $0.mark === current.mark } ?? shown.firstIndex { $0.row.id == current.row.id }
  }

  /// The row, unless it has left.
  var row: KeyedRow? { place.map { shown[$0].row } }

  // MARK: - Keys

  /// Goes down by so many rows, or up; from nowhere to the first.
  func move(by distance: Int) {
    let next = place.map { $0 + distance } ?? 0
    if shown.indices.contains(next) { stand(on: shown[next]) }
  }

  func moveToUnread() {
    if let next = shown[(place.map { $0 + 1 } ?? 0)...].first(where: isUnread) { stand(on: next) }
  }

  func moveToUnreadBefore() {
    if let last = shown[..<(place ?? shown.count)].last(where: isUnread) { stand(on: last) }
  }

  private func isUnread(_ row: MarkedRow) -> Bool { !row.row.isDone(in: library) }

  func toggleSaved() {
    guard case .item(var item)? = row?.thing else { return }
    item.date = library.now
    library.toggleSaved(library.contents.saved[item.key] ?? item)
  }

  func toggleDone() {
    guard let row else { return }
    switch row.thing {
    case .item(let item) where item.key.service == .movie:
      library.toggleSeen(item.key, title: item.title, released: item.released)
    case .item(let item) where library.isRead(item.key): library.markUnread(item.key)
    case .item(let item): library.markRead([item.key])
    case .inbox(let entry): library.markInbox([entry], isRead: !entry.isRead)
    }
  }

  /// Marks everything here as read; a film is seen one by one.
  func markAllRead() {
    var keys: [ItemKey] = []
    var entries: [InboxEntry] = []
    for row in shown where isUnread(row) {
      switch row.row.thing {
      case .item(let item): if item.key.service != .movie { keys.append(item.key) }
      case .inbox(let entry): entries.append(entry)
      }
    }
    if !keys.isEmpty { library.markRead(keys, label: "Marked the list as read") }
    if !entries.isEmpty { library.markInbox(entries, isRead: true, label: "Marked the inbox as read") }
  }

  /// The reader went to the row's own page.
  func opened(_ row: KeyedRow) {
    switch row.thing {
    case .item(let item) where item.key.service == .movie: break
    case .item(let item): library.markRead([item.key])
    case .inbox(let entry): library.markInbox([entry], isRead: true)
    }
  }
}

/// The keys of lists whose rows are ``KeyedRow``s. A terminal moves its cursor itself; in a page the focus goes along.
struct RowKeys: View {
  @ObservedObject var cursor: RowCursor
  @Environment(\.openURL) private var openURL
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    if cursor.hasRows {
      VStack {
        if let terminal {
          Button.key("y") { if let url = cursor.row?.address { terminal.copy(url.absoluteString) } }
        } else {
          Button.key("j") { cursor.move(by: 1) }
          Button.key("k") { cursor.move(by: -1) }
        }
        Button.key("o") {
          if let row = cursor.row, let url = row.address {
            cursor.opened(row)
            openURL(url)
          }
        }
        Button.key("s") { cursor.toggleSaved() }
        Button.key("m") { cursor.toggleDone() }
        Button.key("a") { cursor.markAllRead() }
        Button.key("n") { cursor.moveToUnread() }
        Button.key("n", .shift) { cursor.moveToUnreadBefore() }
      }
      .hidden()
      .accessibilityHidden(true)
    }
  }
}
