import Library
import NewsAPI
import SwiftUI

/// An article on its own: its teaser, where to read it, and what can be done with it.
struct ArticleSheet: View {
  let article: Article
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?
  let window: WindowContext
  @ObservedObject var library: Library
  /// Whether it stands beside the list, not over it.
  let isBeside: Bool
  /// Opens the text elsewhere; nil to read it here.
  let read: (() -> Void)?
  @Environment(\.dismiss) private var dismiss
  /// Whether the whole text is shown; it is fetched only then.
  @State private var readsHere: Bool

  init(
    article: Article, language: String?, window: WindowContext, library: Library, isBeside: Bool = false,
    read: (() -> Void)? = nil
  ) {
    self.article = article
    self.language = language
    self.window = window
    self.library = library
    self.isBeside = isBeside
    self.read = read
    _readsHere = State(initialValue: isBeside && read == nil)
  }

  /// Gives way to what the reader goes to.
  private func leave() {
    if !isBeside { dismiss() }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: article.title)
        .font(.title2)
        .bold()
        .writtenIn(language)
        .padding(.trailing, isBeside ? 0 : 40)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      if article.urlToImage != nil {
        PictureView(
          url: article.urlToImage, source: window.services.pictures, width: 480, height: 240,
          label: localized("Picture of the article"))
      }
      if let description = article.description {
        Text(verbatim: description)
          .bold()
          .writtenIn(language)
      }
      if let teaser = article.teaser, !readsHere {
        Text(verbatim: teaser)
          .writtenIn(language)
      }
      if let url = article.url {
        if readsHere {
          ArticlePane(
            address: url, window: window,
            above: ArticleView.Above(teaser: article.description, picture: article.urlToImage))
        } else {
          Button("Read here") {
            if let read { read() } else { readsHere = true }
          }
          .buttonStyle(.borderedProminent)
        }
        Link(destination: url) {
          Label(
            "Read it at \(article.source?.name ?? url.host() ?? localized("its page"))", systemImage: "arrow.up.right"
          )
          .font(.headline)
        }
      }
      PageDiscussion(urls: article.addresses, book: window.discussions, path: window.path, leave: leave)
      ForEach(article.copies, id: \.self) { copy in
        if let url = copy.url, let name = copy.source?.name {
          Link(destination: url) { Text("Also at \(name)").font(.subheadline) }
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          Button(library.isSaved(article.key) ? "Remove" : "Save") {
            library.toggleSaved(article.kept(at: library.now))
          }
          Button("Search Hacker News") {
            leave()
            window.searches.send(article.title)
          }
          if let outlet = article.source?.name {
            Button("Mute \(outlet)") {
              library.add(MuteRule(.outlet, outlet, created: library.now))
              leave()
            }
          }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(isBeside ? 16 : 20)
  }

  private var facts: String {
    let date = article.publishedAt.map { $0.words(date: .long, time: .shortened) }
    return Facts.line([article.source?.name, article.author, date])
  }
}
