import FeedLibrary
import SwiftUI

/// The keys of the list.
struct FeedsKeys: View {
  let model: FeedsViewModel
  let open: @MainActor (StoredArticle) -> Void
  let save: @MainActor (StoredArticle) -> Void
  @Environment(\.openURL) private var openURL
  @Environment(\.terminalReading) private var terminal

  var body: some View {
    VStack {
      if let terminal {
        Button("Copy the address") {
          if let url = model.currentArticle?.item.url { terminal.copy(url.absoluteString) }
        }
        .keyboardShortcut("y", modifiers: [])
      } else {
        Button("Next article") { model.move(by: 1) }.keyboardShortcut("j", modifiers: [])
        Button("Previous article") { model.move(by: -1) }.keyboardShortcut("k", modifiers: [])
        Button("Open the article") { if let article = model.currentArticle { open(article) } }
          .keyboardShortcut(.return, modifiers: [])
      }
      Button("Open the original") {
        if let article = model.currentArticle, let url = article.item.url {
          model.open(article)
          openURL(url)
        }
      }
      .keyboardShortcut("o", modifiers: [])
      Button("Save") {
        if let article = model.currentArticle { save(article) }
      }
      .keyboardShortcut("s", modifiers: [])
      Button("Read or unread") {
        if let article = model.currentArticle { model.setRead(article, !article.isRead) }
      }
      .keyboardShortcut("m", modifiers: [])
      Button("Mark all as read") { model.markRead() }.keyboardShortcut("a", modifiers: [])
      Button("Next unread article") { model.moveToUnread() }.keyboardShortcut("n", modifiers: [])
      Button("Next unread article") { model.moveToUnread() }.keyboardShortcut(.space, modifiers: [])
      Button("Previous unread article") { model.moveToUnreadBefore() }.keyboardShortcut("n", modifiers: .shift)
      Button("Hide or show what was read") { model.isUnreadOnly.toggle() }.keyboardShortcut("h", modifiers: [])
    }
    .hidden()
    .accessibilityHidden(true)
  }
}
