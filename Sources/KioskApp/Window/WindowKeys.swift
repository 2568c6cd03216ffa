import SwiftUI

/// The keys that hold on every page.
struct WindowKeys: View {
  let model: WindowModel
  let path: [Place]

  private var window: WindowContext { model.context }

  var body: some View {
    VStack {
      if path.pane == .hackerNews, path.detail == nil {
        StoriesKeys(model: model.stories, window: window)
      }
      if !path.isDiscussion { RowKeys(cursor: window.rows) }
      Button("Keys") { model.showsKeys.toggle() }.keyboardShortcut("?", modifiers: [])
      Button("Search") { model.find() }.keyboardShortcut("/", modifiers: [])
      if path.pane == .hackerNews {
        Button("Next unread discussion") { model.openNextUnread() }.keyboardShortcut(.space, modifiers: [])
      }
      Button("Catch up") { window.path = [.catchUp] }.keyboardShortcut("c", modifiers: .shift)
      Button("Inbox") { window.path = [.inbox] }.keyboardShortcut("i", modifiers: .shift)
      Button("Undo") { window.library.undo() }.keyboardShortcut("z", modifiers: [])
      Button("Next story") { model.step(by: 1) }.keyboardShortcut(".", modifiers: [])
      Button("Previous story") { model.step(by: -1) }.keyboardShortcut(",", modifiers: [])
      Button("Back") { window.back() }.keyboardShortcut("q", modifiers: []).disabled(path.isEmpty)
      ForEach(Array(window.panes.enumerated()), id: \.offset) { index, pane in
        Button(pane.name) { window.show(pane) }
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: [])
      }
    }
    .hidden()
    .accessibilityHidden(true)
  }
}

extension [Place] {
  /// Whether it ends at a discussion, which has keys of its own.
  fileprivate var isDiscussion: Bool { if case .item? = detail { true } else { false } }
}
