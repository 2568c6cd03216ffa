import SwiftUI

/// A row of a page's list as one stop of the keyboard, with the keys of its list; what can be pressed in it is reached from there
/// by arrow keys. In a terminal the cursor stops at the row's title.
///
/// Every row that holds more than one thing to press is such a stop; one that is a link or a button as a whole is one by itself.
struct RowStop: ViewModifier {
  /// What a screen reader calls the row.
  let name: String
  private let stop: CursorStop
  @Environment(\.terminalReading) private var terminal

  /// A row with the keys of all lists.
  init(_ row: KeyedRow) {
    name = row.name
    stop = CursorStop(row: row)
  }

  /// A row of a list that has keys of its own.
  init(name: String, isCurrent: Bool, arrived: @escaping @MainActor () -> Void) {
    self.name = name
    stop = CursorStop(isCurrent: isCurrent, isKeyed: true, arrived: arrived)
  }

  func body(content: Content) -> some View {
    if terminal == nil {
      content
        .environment(\.isInRowStop, true)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: name))
        .focusable()
        .focusSection()
        .modifier(stop)
    } else {
      content
    }
  }
}
