import SwiftUI

/// What a menu of further actions is opened by: its sign in a page, a word in a terminal, whose menus have a mark already.
struct MenuSign: View {
  @Environment(\.terminalColumns) private var terminalColumns

  var body: some View {
    if terminalColumns == nil {
      Image(systemName: "ellipsis")
        .foregroundColor(.secondary)
    } else {
      Text("More")
        .foregroundColor(.secondary)
        .lineLimit(1)
    }
  }
}
