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
      Button.key("?") { model.showsKeys.toggle() }
      Button.key("/") { model.find() }
      if path.pane == .hackerNews {
        Button.key(.space) { model.openNextUnread() }
      }
      Button.key("c", .shift) { window.path = [.catchUp] }
      Button.key("i", .shift) { window.path = [.inbox] }
      Button.key("z") { window.library.undo() }
      Button.key(".") { model.step(by: 1) }
      Button.key(",") { model.step(by: -1) }
      Button.key("q") { window.back() }.disabled(path.isEmpty)
      ForEach(Array(window.panes.enumerated()), id: \.offset) { index, pane in
        Button.key(KeyEquivalent(Character("\(index + 1)"))) { window.show(pane) }
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
