import Articles
import Foundation
import HackerNews
import Library
import NewsAPI
import OutsideText

extension SeenThing {
  init(_ story: Story) {
    self.init(
      key: ItemKey(.hackerNews, story.id), title: story.title, origin: story.url.flatMap(SafeLink.site) ?? "",
      url: story.url, words: story.text?.plainText ?? "", date: story.time ?? Date(timeIntervalSince1970: 0))
  }

  /// Nil where it leads nowhere.
  init?(_ article: Article) {
    guard let url = article.url else { return nil }
    self.init(
      key: article.key, title: article.title, origin: article.source?.name ?? "", url: url,
      words: [article.description, article.teaser].compactMap { $0 }.joined(separator: " "),
      date: article.publishedAt ?? Date(timeIntervalSince1970: 0))
  }

  /// The text of a page that somebody read.
  init(_ document: ReadableDocument) {
    self.init(
      key: ItemKey(.news, document.address.absoluteString), title: document.title, origin: document.site ?? "",
      url: document.address, words: document.blocks.map(\.plainText).joined(separator: " "),
      date: document.published ?? Date(timeIntervalSince1970: 0))
  }
}
