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

/// An article that is fetched when this view is shown for the first time.
struct ArticlePane: View {
  let address: URL
  let window: WindowContext
  let above: ArticleView.Above?
  @StateObject private var model: ArticleViewModel

  init(address: URL, window: WindowContext, above: ArticleView.Above? = nil) {
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
