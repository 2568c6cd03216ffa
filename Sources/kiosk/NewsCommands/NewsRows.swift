import Foundation
import NewsAPI
import OutsideText

extension ListRow {
  /// - Parameter rank: the place in the list, from 1.
  init(_ article: Article, rank: Int, now: Date) {
    let others = article.outlets.dropFirst()
    self.init(
      id: article.id.uuidString, rank: rank, title: article.title, site: article.url.flatMap(SafeLink.site),
      details: [
        article.outlets.first, article.author.map { "by \($0)" }, article.publishedAt.map { AgeText.of($0, now: now) },
        others.isEmpty ? nil : "also in \(others.joined(separator: ", "))",
      ].compactMap { $0 },
      text: article.description ?? article.teaser, address: article.url?.absoluteString,
      json: Self.json(article, rank: rank))
  }

  private static func json(_ article: Article, rank: Int) -> [JSONMember] {
    [
      ("rank", .number(rank)), ("id", .text(article.id.uuidString.lowercased())), ("kind", .text("article")),
      ("title", .text(article.title)), ("url", .string(article.url?.absoluteString)),
      ("site", .string(article.url.flatMap(SafeLink.site))), ("source", .string(article.source?.name)),
      ("sourceId", .string(article.source?.identifier)), ("author", .string(article.author)),
      ("time", .time(article.publishedAt)), ("description", .string(article.description)),
      ("teaser", .string(article.teaser)), ("image", .string(article.urlToImage?.absoluteString)),
      (
        "alsoIn",
        .array(
          article.copies.map {
            .object([("source", .string($0.source?.name)), ("url", .string($0.url?.absoluteString))])
          })
      ),
    ]
  }

  init(_ source: Source, rank: Int) {
    let country = source.country.isEmpty ? nil : NewsCountry(source.country).name
    let language = source.language.isEmpty ? nil : NewsLanguage.name(source.language)
    self.init(
      id: source.id, rank: rank, title: source.name, site: source.url.flatMap(SafeLink.site),
      details: [source.identifier, source.category, country, language].compactMap { $0 }.filter { !$0.isEmpty },
      text: source.description.isEmpty ? nil : source.description, address: source.url?.absoluteString,
      json: [
        ("rank", .number(rank)), ("id", .string(source.identifier)), ("kind", .text("source")),
        ("title", .text(source.name)), ("url", .string(source.url?.absoluteString)),
        ("category", .text(source.category)), ("country", .text(source.country)), ("language", .text(source.language)),
        ("description", .text(source.description)),
      ])
  }

  /// Rows that say nothing, to name the keys by.
  static let blankArticle = ListRow(Article(title: ""), rank: 0, now: Date())
  static let blankSource = ListRow(Source(identifier: nil, name: ""), rank: 0)
}

extension CommandFailure {
  init(_ error: NewsError) {
    self.init(ExitCode(error.cause), error.sentence, hint: error.hint)
  }
}
