import SwiftUI
import Testing

@testable import SwiftUITerminal

extension TerminalScreen {
  /// The lines of a screen that shows `content`, without the blanks at their ends.
  static func picture<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    let screen = TerminalScreen(columns, rows, content: content)
    #expect(screen.drawn.frame.grid.faults == [])
    return screen.lines
  }
}
