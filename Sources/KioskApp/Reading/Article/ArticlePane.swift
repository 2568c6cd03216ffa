import Library
import SwiftUI

/// A page that holds an article alone.
struct ArticleScreen: View {
  let window: WindowContext
  let address: URL
  let isWide: Bool
  @ObservedObject private var library: Library
  @State private var title: String?

  init(window: WindowContext, address: URL, isWide: Bool) {
    self.window = window
    self.address = address
    self.isWide = isWide
    library = window.library
  }

  private var item: KeptItem { KeptItem(page: address, title: title, date: library.now) }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Button(library.isSaved(item.key) ? "Remove" : "Save") {
        library.toggleSaved(library.contents.saved[item.key] ?? item)
      }
      .buttonStyle(.bordered)
      ArticlePane(address: address, window: window) { title in
        self.title = title
        library.learn(title, of: address)
      }
    }
    // Below the bar, which begins where the text does.
    .environment(\.readingAlignment, .leading)
    .padding(.vertical, isWide ? 24 : 16)
    .padding(.horizontal, 16)
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
  let onTitle: @MainActor (String) -> Void
  @StateObject private var saved: SavedTextModel
  @State private var readsPage = false

  /// - Parameter onTitle: hears of the page's title.
  init(
    address: URL, window: WindowContext, above: ArticleView.Above? = nil,
    onTitle: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.address = address
    self.window = window
    self.above = above
    self.onTitle = onTitle
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
      case .text, .none: ArticlePage(address: address, window: window, above: above, onTitle: onTitle)
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
  let onTitle: @MainActor (String) -> Void
  @StateObject private var model: ArticleViewModel

  init(
    address: URL, window: WindowContext, above: ArticleView.Above?, onTitle: @escaping @MainActor (String) -> Void
  ) {
    self.address = address
    self.window = window
    self.above = above
    self.onTitle = onTitle
    _model = StateObject(wrappedValue: ArticleViewModel(services: window.services))
  }

  var body: some View {
    ArticleView(
      model: model, address: address, pictures: window.services.pictures, now: window.library.now,
      above: above
    )
    .onAppear { model.address = address }
    .onChange(of: address) { _, address in model.address = address }
    .onChange(of: model.content.value?.document?.title) { _, title in
      if let title, !title.isEmpty { onTitle(title) }
    }
  }
}
