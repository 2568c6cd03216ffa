import SwiftUI

/// A page that holds an article alone.
struct ArticleScreen: View {
  let window: WindowContext
  let address: URL
  let isWide: Bool

  var body: some View {
    ArticlePane(address: address, window: window)
      .padding(isWide ? 24 : 16)
      .navigationTitle("Article")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItemGroup(placement: .bottomBar) { BottomBar(offer: window.undo) {} } }
  }
}

/// An article as it was saved from a feed, else its page, which is fetched when this view is shown for the first time.
struct ArticlePane: View {
  let address: URL
  let window: WindowContext
  let above: ArticleView.Above?
  @StateObject private var saved: SavedTextModel
  @State private var readsPage = false

  init(address: URL, window: WindowContext, above: ArticleView.Above? = nil) {
    self.address = address
    self.window = window
    self.above = above
    // A sheet says itself what its article is.
    let sought = above == nil ? address : nil
    _saved = StateObject(wrappedValue: SavedTextModel(services: window.services, address: sought))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      switch saved.answer {
      case .text(let article) where !readsPage:
        SavedTextView(article: article, pictures: window.services.pictures)
        Button("Read the page here") { readsPage = true }
          .buttonStyle(.bordered)
      case .waiting: LoadingLine(words: localized("Loading the article…"))
      case .text, .none: ArticlePage(address: address, window: window, above: above)
      }
    }
    .onChange(of: address) { _, address in saved.address = above == nil ? address : nil }
  }
}

/// The page of an article, fetched when this view is shown for the first time.
struct ArticlePage: View {
  let address: URL
  let window: WindowContext
  let above: ArticleView.Above?
  @StateObject private var model: ArticleViewModel

  init(address: URL, window: WindowContext, above: ArticleView.Above?) {
    self.address = address
    self.window = window
    self.above = above
    _model = StateObject(wrappedValue: ArticleViewModel(services: window.services))
  }

  var body: some View {
    ArticleView(
      model: model, address: address, pictures: window.services.pictures, now: window.library.now,
      above: above
    )
    .onAppear { model.address = address }
    .onChange(of: address) { _, address in model.address = address }
  }
}
