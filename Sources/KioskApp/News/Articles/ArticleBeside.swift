import Foundation
import NewsAPI
import SwiftUI

extension WindowContext {
  /// Opens an article beside the list of the news; it counts as read.
  func open(_ article: Article, at address: URL) {
    library.open(article.kept(at: library.now))
    open(.article(address))
  }
}

/// An article beside the list of the news: what the list knows of it and its text, or its page alone where the list has it no more.
struct ArticleBeside: View {
  let window: WindowContext
  @ObservedObject var articles: ArticlesViewModel
  let address: URL
  /// Whether the reader has opened it.
  var isChosen = true
  @Environment(\.readingLook) private var look

  var body: some View {
    if let article = articles.articles.first(where: { $0.url == address }) {
      if isChosen {
        page(article)
          .navigationTitle("Article")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItemGroup(placement: .bottomBar) { BottomBar(offer: window.undo) {} } }
      } else {
        page(article)
      }
    } else {
      ArticleScreen(window: window, address: address, isWide: true)
    }
  }

  private func page(_ article: Article) -> some View {
    ScrollView {
      ArticleSheet(
        article: article, language: articles.list?.language(of: article), window: window, library: window.library,
        isBeside: true, read: isChosen ? nil : { window.open(article, at: address) }
      )
      .environment(\.readingAlignment, .leading)
      .frame(maxWidth: look.width + 32, alignment: .leading)
      .readablePage()
    }
  }
}
