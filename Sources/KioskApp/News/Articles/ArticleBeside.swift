import Foundation
import NewsAPI
import SwiftUI

/// An article beside the list of the news: what the list knows of it and its text, or its page alone where the list has it no more.
struct ArticleBeside: View {
  let window: WindowContext
  @ObservedObject var articles: ArticlesViewModel
  let address: URL
  @Environment(\.readingLook) private var look

  var body: some View {
    if let article = articles.articles.first(where: { $0.url == address }) {
      ScrollView {
        ArticleSheet(
          article: article, language: articles.list?.language(of: article), window: window, library: window.library,
          isBeside: true
        )
        .environment(\.readingAlignment, .leading)
        .frame(maxWidth: look.width + 32, alignment: .leading)
        .readablePage()
      }
      .navigationTitle("Article")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItemGroup(placement: .bottomBar) { BottomBar(offer: window.undo) {} } }
    } else {
      ArticleScreen(window: window, address: address, isWide: true)
    }
  }
}
