import SwiftUI

/// The first article of the list, beside it, before the reader has chosen one.
struct FirstArticle: View {
  let window: WindowContext
  @ObservedObject var articles: ArticlesViewModel

  var body: some View {
    if let address = articles.articles.first?.url {
      ArticleBeside(window: window, articles: articles, address: address, isChosen: false)
        .id(address)
    } else {
      NothingChosen(pane: .news)
    }
  }
}
