import Images
import NewsAPI
import SwiftUI

/// One article in a list that has its articles beside it: headline, source and date, and the beginning of its text.
struct ArticleRow: View {
  let article: Article
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?
  /// Where it is from, and when.
  let facts: String
  let isRead: Bool
  let pictures: PictureSource?
  /// Where it is discussed, as far as that is known.
  let discussed: Discussed?
  let path: [Place]
  /// Whether it stands beside the list.
  let isShown: Bool
  let open: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Button(action: open) {
          Text(verbatim: article.title)
            .font(.headline)
            .fontWeight(isRead ? .regular : .semibold)
            .foregroundColor(isRead ? .secondary : .primary)
            .multilineTextAlignment(.leading)
            .writtenIn(language)
        }
        .buttonStyle(.plain)
        Text(verbatim: facts)
          .font(.footnote)
          .foregroundColor(.secondary)
        if let description = article.description {
          Text(verbatim: description)
            .font(.subheadline)
            .lineLimit(2)
            .writtenIn(language)
        }
        if let discussed { DiscussedLink(discussed: discussed, path: path) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if article.urlToImage != nil {
        PictureView(url: article.urlToImage, source: pictures, width: 96, height: 72)
          .frame(width: 96)
      }
    }
    .padding(.vertical, 10)
    .padding(.horizontal, 8)
    .background(isShown ? Color.accentColor.opacity(0.1) : Color.clear)
    .overlay(alignment: .bottom) { Divider() }
  }
}
