import HackerNews
import SwiftUI

/// What the reader has in a terminal beside what it has in a page: the cursor, columns of the reader's choice, the clipboard.
@MainActor
package final class TerminalReading {
  /// The columns of a list of stories that the reader has chosen, from the left.
  private let columns: [StoryColumn]?
  /// Puts a text on the reader's clipboard.
  package let copy: @MainActor (String) -> Void

  /// - Parameter columns: nil for Kiosk's own.
  package init(columns: [StoryColumn]? = nil, copy: @escaping @MainActor (String) -> Void = { _ in }) {
    self.columns = columns
    self.copy = copy
  }

  /// How many cells a list has in a terminal that is so wide; it grows with it as long as its lines can be read.
  static func listWidth(of columns: Int) -> Int {
    columns < 110 ? columns : min(120, columns * (columns < 180 ? 42 : 32) / 100)
  }

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
}

/// A place that the terminal's cursor stops at.
///
/// In both directions: the app learns where the cursor is, and where the app's own mark goes the cursor follows.
struct CursorStop: ViewModifier {
  /// Whether the app's own mark stands here.
  var isCurrent = false
  /// Whether the cursor comes here when this appears.
  var takesCursor = false
  var arrived: @MainActor () -> Void = {}
  @FocusState private var hasCursor: Bool
  @Environment(\.terminalReading) private var terminal

  func body(content: Content) -> some View {
    if terminal == nil {
      content
    } else {
      content
        .focused($hasCursor)
        .onChange(of: hasCursor) { _, has in if has { arrived() } }
        .onChange(of: isCurrent) { _, isCurrent in if isCurrent { hasCursor = true } }
        .onAppear { if takesCursor { hasCursor = true } }
    }
  }
}
