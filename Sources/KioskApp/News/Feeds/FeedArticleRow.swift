import FeedLibrary
import Feeds
import Library
import SwiftUI

/// One article of a feed: what, from where, when, and the beginning of its text.
struct FeedArticleRow: View {
  let article: StoredArticle
  /// The feeds that tell the story; the first brought this article.
  let outlets: [FollowedFeed]
  let isCurrent: Bool
  /// Where it is discussed, as far as that is known.
  let discussed: Discussed?
  let window: WindowContext
  @ObservedObject var library: Library
  let model: FeedsViewModel
  let open: @MainActor () -> Void

  private var item: FeedItem { article.item }
  @Environment(\.rowDensity) private var density

  var body: some View {
    if density == .line {
      line
    } else {
      card.modifier(RowStop(name: item.title, isCurrent: isCurrent, arrived: stand))
    }
  }

  private var line: some View {
    ArticleLine(
      title: item.title, language: item.language, origin: names ?? "",
      age: Age.brief(of: article.date, at: library.now), isRead: article.isRead,
      cursor: CursorStop(isCurrent: isCurrent, arrived: stand), open: open)
  }

  private var stand: @MainActor () -> Void { { [model, article] in model.stand(at: article.id) } }

  private var card: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Button(action: open) {
          Text(verbatim: item.title)
            .font(.headline)
            .fontWeight(article.isRead ? .regular : .semibold)
            .foregroundColor(article.isRead ? .secondary : .primary)
            .multilineTextAlignment(.leading)
            .writtenIn(item.language)
        }
        .buttonStyle(.plain)
        .modifier(CursorStop(isCurrent: isCurrent, arrived: stand))
        Text(
          verbatim: Facts.line([
            names, Age.text(of: article.date, at: library.now), item.authors.first { $0 != feed?.name },
          ])
        )
        .font(.footnote)
        .foregroundColor(.secondary)
        if let teaser = model.desk.teaser(of: article) {
          Text(verbatim: teaser)
            .font(.subheadline)
            .lineLimit(2)
            .writtenIn(item.language)
        }
        if let discussed { DiscussedLink(discussed: discussed, path: window.path) }
        actions
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if item.picture != nil {
        PictureView(url: item.picture, source: window.services.pictures, width: 96, height: 72)
      }
    }
    .padding(.vertical, 10)
    .padding(.horizontal, 8)
    .background(isCurrent ? Color.accentColor.opacity(0.1) : Color.clear)
  }

  private var feed: FollowedFeed? { outlets.first { $0.id == article.sourceID } }

  private var names: String? {
    feed.map { outlets.count > 1 ? localized("\($0.name) and \(outlets.count - 1) more") : $0.name }
  }

  private var actions: some View {
    HStack(spacing: 12) {
      Button(article.isRead ? "Mark unread" : "Mark read") { model.setRead(article, !article.isRead) }
      Button("Mark above read") { model.markRead(through: article) }
      if let kept = item.kept(of: feed, at: library.now) {
        Button(library.isSaved(kept.key) ? "Remove" : "Save") { library.toggleSaved(kept) }
      }
      if let url = item.url {
        Link(destination: url) { Label("Original", systemImage: "arrow.up.right") }
      }
    }
    .buttonStyle(.borderless)
    .font(.footnote)
  }
}
