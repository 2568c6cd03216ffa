import HackerNews
import SwiftUI

/// What the reader has in a terminal beside what it has in a page: the cursor, columns of the reader's choice, the clipboard.
@MainActor
package final class TerminalReading {
  /// The columns of a list of stories that the reader has chosen, from the left.
  private let columns: [StoryColumn]?
  /// Reads texts aloud; nil where nothing here does.
  package let voice: (any ReaderVoice)?
  /// Puts a text on the reader's clipboard.
  package let copy: @MainActor (String) -> Void

  /// - Parameter columns: nil for Kiosk's own.
  package init(
    columns: [StoryColumn]? = nil, voice: (any ReaderVoice)? = nil,
    copy: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.columns = columns
    self.voice = voice
    self.copy = copy
  }

  /// How many cells a list has in a terminal that is so wide; it grows with it as long as its lines can be read.
  static func listWidth(of columns: Int) -> Int {
    columns < 110 ? columns : min(120, columns * (columns < 180 ? 42 : 32) / 100)
  }

  /// Whether what stands over a list has room on one line; always in a page.
  /// - Parameter columns: of the terminal.
  static func hasLongLines(_ columns: Int?) -> Bool { columns.map { listWidth(of: $0) >= 64 } ?? true }

  /// The columns of a list that is so many cells wide: those of the reader's choice, else as many as leave room for titles.
  func columns(in width: Int) -> [StoryColumn] {
    columns ?? StoryColumn.standard.filter { $0 != .site || width >= 64 }.filter { $0 != .comments || width >= 40 }
  }
}

/// A column of a list of stories on one line each.
package enum StoryColumn: String, CaseIterable, Sendable {
  case points, title, site, author, comments, age

  package static let standard: [StoryColumn] = [.points, .title, .site, .comments, .age]
}

extension EnvironmentValues {
  /// Nil in a page.
  @Entry var terminalReading: TerminalReading?
  /// How wide the terminal is, in cells; nil in a page.
  @Entry var terminalColumns: Int?
  /// The rows that keys have to do with, in a window.
  @Entry var rowCursor: RowCursor?
  /// Whether the row around is the stop of a page's keyboard, so that nothing in it is one.
  @Entry var isInRowStop = false
}

/// A place that the terminal's cursor stops at; in a page, that the keys of lists lead to.
///
/// In both directions: the app learns where the cursor is, and where the app's own mark goes the cursor follows.
struct CursorStop: ViewModifier {
  /// Whether the app's own mark stands here.
  var isCurrent = false
  /// Whether the cursor comes here when this appears.
  var takesCursor = false
  /// Whether keys of a page come here, too, which then has the browser's focus.
  var isKeyed = false
  /// The row, where it has the keys of all lists rather than some of its own.
  var row: KeyedRow?
  var arrived: @MainActor () -> Void = {}
  @FocusState private var hasCursor: Bool
  @Environment(\.terminalReading) private var terminal
  @Environment(\.rowCursor) private var rowCursor
  @Environment(\.isInRowStop) private var isInRowStop

  func body(content: Content) -> some View {
    if isInRowStop {
      content
    } else if let row, let rowCursor {
      content.modifier(KeyedStop(row: row, cursor: rowCursor))
    } else if terminal == nil, !isKeyed {
      content
    } else {
      let stop =
        content
        .focused($hasCursor)
        .onChange(of: hasCursor) { _, has in if has { arrived() } }
        .onChange(of: isCurrent) { _, isCurrent in if isCurrent { hasCursor = true } }
      // What waits to appear never rests.
      if takesCursor { stop.onAppear { hasCursor = true } } else { stop }
    }
  }
}

/// A stop of the cursor with the keys of all lists.
private struct KeyedStop: ViewModifier {
  let row: KeyedRow
  let cursor: RowCursor
  @StateObject private var mark = RowMark()

  func body(content: Content) -> some View {
    let row = MarkedRow(row: row, mark: mark)
    content
      .modifier(CursorStop(isCurrent: mark.isCurrent, isKeyed: true) { [cursor] in cursor.stand(on: row) })
      .preference(key: KeyedRows.self, value: [row])
  }
}
