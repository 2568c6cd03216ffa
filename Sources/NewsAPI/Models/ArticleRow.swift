import Foundation
import Networking
import OutsideText

/// What one row of an answer holds.
enum ArticleRow: Decodable {
  case article(Article)
  /// Withdrawn by its publisher; the service keeps the row without content.
  case removed

  private enum CodingKeys: String, CodingKey {
    case source, author, title, description, url, urlToImage, publishedAt, content
  }

  /// Fails where there is no title to show.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let source = fields.value(SourceRow.self, .source)?.source
    let title = fields.title(.title)
    if title == Self.removedMark || (title == nil && source?.name == Self.removedMark) {
      self = .removed
      return
    }
    guard let title else { throw fields.damage(.title, "An article needs a title.") }
    let description = fields.text(.description).map(ArticleText.line) ?? ""
    let teaser = fields.text(.content).map(ArticleText.teaser) ?? ""
    self = .article(
      Article(
        title: ArticleText.title(title, without: source?.name), description: description.isEmpty ? nil : description,
        author: fields.label(.author).flatMap(ArticleText.author), urlToImage: fields.link(.urlToImage),
        publishedAt: fields.timestamp(.publishedAt), source: source, url: fields.link(.url),
        teaser: teaser.isEmpty ? nil : teaser))
  }

  private static let removedMark = "[Removed]"
}

/// How the texts of an article are made fit to show.
enum ArticleText {
  /// HTML as one line of words.
  static func line(_ html: String) -> String {
    PlainText.label(RichText(html: html).paragraphs.map(\.text).joined(separator: " "))
  }

  /// The title without ` - Outlet` at its end, as headlines have it.
  static func title(_ title: String, without outlet: String?) -> String {
    guard let outlet, !outlet.isEmpty, title.hasSuffix(" - " + outlet) else { return title }
    let rest = title.dropLast(outlet.count + 3).trimmingCharacters(in: .whitespaces)
    return rest.isEmpty ? title : rest
  }

  /// The beginning of the text without `[+1916 chars]` behind it.
  static func teaser(_ content: String) -> String {
    line(content.replacing(/\s*\[\+\d+ chars\]\s*$/, with: ""))
  }

  /// A person's name; some outlets put an address there.
  static func author(_ author: String) -> String? {
    let start = author.lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") ? nil : author
  }
}
