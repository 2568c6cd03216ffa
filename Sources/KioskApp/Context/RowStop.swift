import SwiftUI

/// A row of a page's list as one stop of the keyboard, with the keys of its list; what can be pressed in it is reached from there
/// by arrow keys. In a terminal the cursor stops at the row's title.
struct RowStop: ViewModifier {
  /// What a screen reader calls the row.
  let name: String
  let isCurrent: Bool
  let arrived: @MainActor () -> Void
  @Environment(\.terminalReading) private var terminal

  func body(content: Content) -> some View {
    if terminal == nil {
      content
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: name))
        .focusable()
        .modifier(CursorStop(isCurrent: isCurrent, isKeyed: true, arrived: arrived))
    } else {
      content
    }
  }
}

/// What can be pressed in a row that is one stop.
struct WithinRow: ViewModifier {
  @Environment(\.terminalReading) private var terminal

  func body(content: Content) -> some View {
    if terminal == nil { content.focusable(false) } else { content }
  }
}
