import SwiftUI

struct ArticleSheet: View {
  @EnvironmentObject var bookmarks: BookmarkStore
  @Environment(\.presentationMode) var presentationMode
  @State private var showsSafari = false
  let article: Article

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          RemoteImage(url: article.imageURL)
            .frame(height: 220)
            .clipped()
          Group {
            Text(article.title).font(.title).bold().fixedSize(horizontal: false, vertical: true)
            Text(article.byline).font(.subheadline).foregroundColor(.secondary)
            Divider()
            Text(article.description ?? "No summary.").lineSpacing(4)
          }
          .padding(.horizontal)
          Button(action: { self.showsSafari = true }) {
            HStack {
              Spacer()
              Image(systemName: "safari")
              Text("Read the whole story")
              Spacer()
            }
            .padding()
            .background(Color.accentColor)
            .foregroundColor(.white)
            .cornerRadius(10)
          }
          .padding()
        }
      }
      .navigationBarTitle(Text(article.source.name), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Close") { self.presentationMode.wrappedValue.dismiss() },
        trailing: Button(action: { self.bookmarks.toggle(self.article) }) {
          Image(systemName: bookmarks.contains(article) ? "bookmark.fill" : "bookmark")
        }
      )
      .sheet(isPresented: $showsSafari) {
        SafariView(url: URL(string: self.article.url)!)
      }
    }
  }
}
