import SwiftUI

struct SavedView: View {
  @EnvironmentObject var store: BookmarkStore

  var body: some View {
    NavigationView {
      ZStack {
        if store.articles.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "bookmark.slash")
              .font(.system(size: 48, weight: .light))
            Text("Nothing saved yet")
              .font(.headline)
            Text("Tap the bookmark of a story to keep it here.")
              .font(.subheadline)
              .multilineTextAlignment(.center)
          }
          .foregroundColor(.secondary)
          .padding(40)
        } else {
          List {
            ForEach(store.articles) { article in
              Text(article.title)
            }
            .onDelete(perform: store.remove)
            .onMove(perform: store.move)
          }
        }
      }
      .navigationBarTitle("Saved")
      .navigationBarItems(trailing: EditButton())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}
