import Images
import Library
import NewsAPI
import SwiftUI

/// One article: picture, headline, source and date, and the beginning of its text.
struct ArticleCard: View {
  let article: Article
  /// A BCP 47 tag; nil where nobody knows it.
  let language: String?
  let isRead: Bool
  let pictures: PictureSource?
  /// Where it is discussed, as far as that is known.
  let discussed: Discussed?
  let path: [Place]
  let now: Date
  /// Whether it stands beside the list; nil where articles open over it.
  let isBeside: Bool?
  let open: @MainActor () -> Void
  @Environment(\.rowDensity) private var density

  var body: some View {
    if density == .line {
      line
    } else if let isBeside {
      ArticleRow(
        article: article, language: language, facts: facts, isRead: isRead, pictures: pictures, discussed: discussed,
        path: path, isShown: isBeside, open: open
      )
      .modifier(RowStop(row))
    } else {
      card.modifier(RowStop(row))
    }
  }

  private var row: KeyedRow { KeyedRow(article.kept(at: .distantPast)) }

  private var line: some View {
    ArticleLine(
      title: article.title, language: language, origin: article.outlets.first ?? "",
      age: article.publishedAt.map { Age.brief(of: $0, at: now) } ?? "", isRead: isRead,
      cursor: CursorStop(row: row), open: open)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 8) {
      if article.urlToImage != nil {
        PictureView(url: article.urlToImage, source: pictures, width: 360, height: 170)
      }
      Button(action: open) {
        Text(verbatim: article.title)
          .font(.headline)
          .foregroundColor(isRead ? .secondary : .primary)
          .multilineTextAlignment(.leading)
          .writtenIn(language)
      }
      .buttonStyle(.plain)
      .modifier(CursorStop(row: row))
      Text(verbatim: facts)
        .font(.footnote)
        .foregroundColor(.secondary)
      if let description = article.description {
        Text(verbatim: description)
          .font(.subheadline)
          .lineLimit(12)
          .writtenIn(language)
      }
      if let discussed {
        DiscussedLink(discussed: discussed, path: path)
      }
      // So that the cards of a row end alike.
      Spacer(minLength: 0)
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
    let from = outlets.first.map { outlets.count > 1 ? localized("\($0) and \(outlets.count - 1) more") : $0 }
    let date = article.publishedAt.map { $0.words(date: .abbreviated, time: .shortened) }
    return Facts.line([from, date])
  }
}

/// Placeholder of an article, about as high as its card.
struct ArticlePlaceholder: View {
  let number: Int
  @Environment(\.rowDensity) private var density

  var body: some View {
    if density == .line { PlaceholderLine(number: number) } else { card }
  }

  private var card: some View {
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
