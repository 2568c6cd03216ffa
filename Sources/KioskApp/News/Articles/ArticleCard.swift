import Images
import Library
import NewsAPI
import SwiftUI

/// One article: picture, headline, source and date, and the beginning of its text.
struct ArticleCard: View {
  let article: Article
  let isRead: Bool
  let pictures: PictureSource?
  /// Where it is discussed, as far as that is known.
  let discussed: Discussed?
  let path: [Place]
  let open: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if article.urlToImage != nil {
        PictureView(url: article.urlToImage, source: pictures, width: 360, height: 170)
      }
      Button(action: open) {
        Text(verbatim: article.title)
          .font(.headline)
          .foregroundColor(isRead ? .secondary : .primary)
          .multilineTextAlignment(.leading)
      }
      .buttonStyle(.plain)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      if let description = article.description {
        Text(verbatim: description)
          .font(.subheadline)
          .lineLimit(4)
      }
      if let discussed {
        DiscussedLink(discussed: discussed, path: path)
      }
      Button("Read", action: open)
        .buttonStyle(.bordered)
        .controlSize(.small)
        .accessibilityLabel("Read \(article.title)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.bottom, 6)
  }

  private var facts: String {
    let outlets = article.outlets
    let from = outlets.first.map { outlets.count > 1 ? "\($0) and \(outlets.count - 1) more" : $0 }
    let date = article.publishedAt.map { $0.formatted(date: .abbreviated, time: .shortened) }
    return Facts.line([from, date])
  }
}

/// An article on its way, about as high as its card.
struct ArticlePlaceholder: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color.secondary.opacity(0.1))
        .frame(height: 170)
      Text(verbatim: PlaceholderText.title(number) + PlaceholderText.line)
        .font(.headline)
        .lineLimit(2, reservesSpace: true)
      Text(verbatim: PlaceholderText.line)
        .font(.footnote)
      Text(verbatim: PlaceholderText.paragraph)
        .font(.subheadline)
        .lineLimit(3)
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.secondary.opacity(0.1))
        .frame(width: 56, height: 28)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.bottom, 6)
  }
}

/// An article on its own: its teaser, where to read it, and what can be done with it.
struct ArticleSheet: View {
  let article: Article
  let reader: Reader
  @ObservedObject var library: Library
  @Environment(\.dismiss) private var dismiss
  /// Whether the whole text is shown; it is fetched only then.
  @State private var readsHere = false

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(verbatim: article.title)
        .font(.title2)
        .bold()
        .padding(.trailing, 40)
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      if article.urlToImage != nil {
        PictureView(
          url: article.urlToImage, source: reader.services.pictures, width: 480, height: 240,
          label: "Picture of the article")
      }
      if let description = article.description {
        Text(verbatim: description)
          .bold()
      }
      if let teaser = article.teaser, !readsHere {
        Text(verbatim: teaser)
      }
      if let url = article.url {
        if readsHere {
          ArticlePane(
            address: url, reader: reader,
            above: ArticleView.Above(teaser: article.description, picture: article.urlToImage))
        } else {
          Button("Read here") { readsHere = true }
            .buttonStyle(.borderedProminent)
        }
        Link(destination: url) {
          Label("Read it at \(article.source?.name ?? url.host() ?? "its page")", systemImage: "arrow.up.right")
            .font(.headline)
        }
      }
      PageDiscussion(urls: article.addresses, reader: reader) { dismiss() }
      ForEach(article.copies, id: \.self) { copy in
        if let url = copy.url, let name = copy.source?.name {
          Link(destination: url) { Text(verbatim: "Also at \(name)").font(.subheadline) }
        }
      }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 8) {
          Button(library.isSaved(article.key) ? "Remove" : "Save") {
            library.toggleSaved(article.kept(at: library.now))
          }
          Button("Search Hacker News") {
            dismiss()
            reader.search.scope = .hackerNews
            reader.search.text = article.title
            reader.show(.search)
          }
          if let outlet = article.source?.name {
            Button("Mute \(outlet)") {
              library.add(MuteRule(.outlet, outlet, created: library.now))
              dismiss()
            }
          }
        }
        .buttonStyle(.bordered)
        .controlSize(.small)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
  }

  private var facts: String {
    let date = article.publishedAt.map { $0.formatted(date: .long, time: .shortened) }
    return Facts.line([article.source?.name, article.author, date])
  }
}
