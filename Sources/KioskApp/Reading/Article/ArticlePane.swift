import SwiftUI

/// A page that holds an article alone.
struct ArticleScreen: View {
  let reader: Reader
  let address: URL
  let isWide: Bool

  var body: some View {
    ArticlePane(address: address, reader: reader)
      .padding(isWide ? 24 : 16)
      .navigationTitle("Article")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItemGroup(placement: .bottomBar) { BottomBar(offer: reader.undo) {} } }
  }
}

/// An article that is fetched when this view is shown for the first time.
struct ArticlePane: View {
  let address: URL
  let reader: Reader
  let above: ArticleView.Above?
  @StateObject private var model: ArticleReader

  init(address: URL, reader: Reader, above: ArticleView.Above? = nil) {
    self.address = address
    self.reader = reader
    self.above = above
    _model = StateObject(wrappedValue: ArticleReader(services: reader.services))
  }

  var body: some View {
    ArticleView(
      model: model, address: address, pictures: reader.services.pictures, now: reader.library.now,
      above: above
    )
    .onAppear { model.address = address }
    .onChange(of: address) { _, address in model.address = address }
  }
}
