import Articles
import FeedLibrary
import Feeds
import Library
import SwiftUI

/// An article of a feed: its text as the feed brings it, or as its page has it.
struct FeedArticleSheet: View {
  let article: StoredArticle
  let feed: FollowedFeed?
  let window: WindowContext
  @ObservedObject var library: Library
  @State private var readsPage: Bool

  init(article: StoredArticle, feed: FollowedFeed?, window: WindowContext, library: Library) {
    self.article = article
    self.feed = feed
    self.window = window
    self.library = library
    _readsPage = State(initialValue: feed?.readsFullText ?? false)
  }

  private var item: FeedItem { article.item }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: item.title)
        .font(.title2)
        .bold()
        .padding(.trailing, 40)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      if readsPage, let url = item.url {
        ArticlePane(address: url, window: window, above: ArticleView.Above(teaser: nil, picture: nil))
      } else {
        ArticleBlocks(blocks: blocks, pictures: window.services.pictures)
        if item.url != nil {
          Button("Read the page here") { readsPage = true }
            .buttonStyle(.bordered)
        }
      }
      ForEach(item.attachments, id: \.url) { attachment in
        Link(destination: attachment.url) {
          Label(Self.name(of: attachment), systemImage: attachment.isAudio ? "headphones" : "paperclip")
        }
      }
      if let url = item.url {
        Link(destination: url) { Label("Open the original", systemImage: "arrow.up.right").font(.headline) }
        PageDiscussion(urls: [url], book: window.discussions, path: window.path) {}
      }
      if let comments = item.commentsURL {
        Link(destination: comments) {
          Text(verbatim: item.commentCount.map { "\($0) comments at its site" } ?? "Comments at its site")
        }
      }
      if let kept = item.kept(of: feed, at: library.now) {
        Button(library.isSaved(kept.key) ? "Remove" : "Save") { library.toggleSaved(kept) }
          .buttonStyle(.bordered)
          .controlSize(.small)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }

  private var blocks: [ReadableDocument.Block] { (item.content ?? item.summary)?.blocks(title: item.title) ?? [] }

  private var facts: String {
    let date = article.date.formatted(date: .long, time: .shortened)
    return Facts.line([feed?.name, item.authors.joined(separator: ", "), date])
  }

  private static func name(of attachment: FeedItem.Attachment) -> String {
    let kind = attachment.isAudio ? "Recording" : attachment.isVideo ? "Film" : "File"
    let minutes = attachment.duration.map { "\(max(1, Int($0 / 60))) min" }
    let size = attachment.size.map { "\(max(1, $0 >> 20)) MB" }
    return Facts.line([kind, minutes, size])
  }
}
