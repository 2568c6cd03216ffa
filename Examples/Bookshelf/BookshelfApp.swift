import SwiftUI

@main
struct BookshelfApp: App {
  var body: some Scene {
    WindowGroup("Bookshelf") {
      BookList(model: BookListModel(library: SampleLibrary()))
    }
  }
}
