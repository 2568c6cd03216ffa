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
        Button("Copy the address") { if let story = model.current { terminal.copy(story.address.absoluteString) } }
          .keyboardShortcut("y", modifiers: [])
      } else {
        Button("Next story") { model.move(by: 1) }.keyboardShortcut("j", modifiers: [])
        Button("Previous story") { model.move(by: -1) }.keyboardShortcut("k", modifiers: [])
        Button("Open the discussion", action: openDiscussion).keyboardShortcut(.return, modifiers: [])
      }
      Button("Open the discussion", action: openDiscussion).keyboardShortcut("c", modifiers: [])
      Button("Open the link") {
        if let story = model.current {
          model.opened(story)
          openURL(story.address)
        }
      }
      .keyboardShortcut("o", modifiers: [])
      Button("Save") { if let story = model.current { model.toggleSaved(story) } }.keyboardShortcut("s", modifiers: [])
      Button("Read or unread") {
        if let row = model.rows.rows.first(where: \.isCurrent) { model.toggleRead(row) }
      }
      .keyboardShortcut("m", modifiers: [])
      Button("Mark all as read") { model.markAllRead() }.keyboardShortcut("a", modifiers: [])
      Button("Next unread story") { model.moveToUnread() }.keyboardShortcut("n", modifiers: [])
      Button("Previous unread story") { model.moveToUnreadBefore() }.keyboardShortcut("n", modifiers: .shift)
      Button("Sort") { model.choice.order = model.choice.order.next }.keyboardShortcut("s", modifiers: .shift)
      Button("Hide or show what was read") { model.choice.hidesRead.toggle() }.keyboardShortcut("h", modifiers: [])
      Button("Ask again") { model.retry() }.keyboardShortcut("r", modifiers: [])
    }
    .hidden()
    .accessibilityHidden(true)
  }

  private func openDiscussion() {
    if let story = model.current { window.open(.item(story.id)) }
  }
}
