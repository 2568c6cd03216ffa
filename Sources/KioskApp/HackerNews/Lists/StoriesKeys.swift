import HackerNews
import SwiftUI

/// The keys of a list.
struct StoriesKeys: View {
  let model: StoriesViewModel
  let window: WindowContext
  @Environment(\.openURL) private var openURL
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    VStack {
      // A terminal moves its cursor itself, and the list follows.
      if let terminal {
        Button.key("y") { if let story = model.current { terminal.copy(story.address.absoluteString) } }
      } else {
        Button.key("j") { model.move(by: 1) }
        Button.key("k") { model.move(by: -1) }
        Button.key(.return, action: openDiscussion)
      }
      Button.key("c", action: openDiscussion)
      Button.key("o") {
        if let story = model.current {
          model.opened(story)
          openURL(story.address)
        }
      }
      Button.key("s") { if let story = model.current { model.toggleSaved(story) } }
      Button.key("m") {
        if let row = model.rows.rows.first(where: \.isCurrent) { model.toggleRead(row) }
      }
      Button.key("a") { model.markAllRead() }
      Button.key("n") { model.moveToUnread() }
      Button.key("n", .shift) { model.moveToUnreadBefore() }
      Button.key("s", .shift) { model.choice.order = model.choice.order.next }
      Button.key("h") { model.choice.hidesRead.toggle() }
      Button.key("r") { model.retry() }
    }
    .hidden()
    .accessibilityHidden(true)
  }

  private func openDiscussion() {
    if let story = model.current { window.open(.item(story.id)) }
  }
}
