import Articles
import FeedLibrary
import Feeds
import Library
import SwiftUI

/// An article of a feed: its text as the feed brings it, or as its page has it.
struct FeedArticleSheet: View {
  let article: StoredArticle
  /// Who else tells its story.
  let others: [StoredArticle]
  @ObservedObject var desk: FeedDesk
  let window: WindowContext
  @ObservedObject var library: Library
  @State private var readsPage: Bool

  init(article: StoredArticle, others: [StoredArticle], desk: FeedDesk, window: WindowContext, library: Library) {
    self.article = article
    self.others = others
    self.desk = desk
    self.window = window
    self.library = library
    _readsPage = State(initialValue: desk.feed(article.sourceID)?.opening == .pageText)
  }

  private var item: FeedItem { article.item }
  private var feed: FollowedFeed? { desk.feed(article.sourceID) }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: item.title)
        .font(.title2)
        .bold()
        .writtenIn(item.language)
        .padding(.trailing, 40)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      if readsPage, let url = item.url {
        ArticlePane(address: url, window: window, above: ArticleView.Above(teaser: nil, picture: nil))
      } else {
        if !blocks.isEmpty {
          ReadAloudButton(title: item.title, blocks: blocks, language: item.language)
            .font(.footnote)
        }
        ArticleBlocks(blocks: blocks, pictures: window.services.pictures)
        if item.url != nil {
          Button("Read the page here") { readsPage = true }
            .buttonStyle(.bordered)
        }
      }
      ForEach(item.attachments.filter { !$0.isPicture }, id: \.url) { AttachmentView(attachment: $0) }
      if let url = item.url {
        Link(destination: url) { Label("Open the original", systemImage: "arrow.up.right").font(.headline) }
        PageDiscussion(urls: [url] + others.compactMap(\.item.url), book: window.discussions, path: window.path) {}
      }
      ForEach(others) { other in
        if let url = other.item.url, let name = desk.feed(other.sourceID)?.name {
          Link(destination: url) { Text("Also at \(name)").font(.subheadline) }
        }
      }
      if let comments = item.commentsURL {
        Link(destination: comments) {
          Text(
            verbatim: item.commentCount.map { localized("\($0) comments at its site") }
              ?? localized("Comments at its site"))
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
    let date = article.date.words(date: .long, time: .shortened)
    return Facts.line([feed?.name, item.authors.joined(separator: ", "), date])
  }
}
