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
        Button.key("y") {
          if let url = model.currentArticle?.item.url { terminal.copy(url.absoluteString) }
        }
      } else {
        Button.key("j") { model.move(by: 1) }
        Button.key("k") { model.move(by: -1) }
        Button.key(.return) { if let article = model.currentArticle { open(article) } }
      }
      Button.key("o") {
        if let article = model.currentArticle, let url = article.item.url {
          model.open(article)
          openURL(url)
        }
      }
      Button.key("s") {
        if let article = model.currentArticle { save(article) }
      }
      Button.key("m") {
        if let article = model.currentArticle { model.setRead(article, !article.isRead) }
      }
      Button.key("a") { model.markRead() }
      Button.key("n") { model.moveToUnread() }
      Button.key(.space) { model.moveToUnread() }
      Button.key("n", .shift) { model.moveToUnreadBefore() }
      Button.key("h") { model.isUnreadOnly.toggle() }
    }
    .hidden()
    .accessibilityHidden(true)
  }
}
