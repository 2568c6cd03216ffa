import Foundation
import JSON
import KioskApp
import NewsAPI
import OutsideText

/// The keys of the rows' JSON are part of Kiosk's interface: each is always there, `null` where there is no value.
extension ListRow {
  init(_ article: Article) {
    let others = article.outlets.dropFirst()
    let site = article.url.flatMap(SafeLink.site)
    self.init(
      id: article.id.uuidString, title: article.title, site: site,
      details: [
        article.outlets.first.map(Detail.words), article.author.map { .phrase("by \($0)") },
        article.publishedAt.map { .time($0) },
        others.isEmpty ? nil : .phrase("also in \(others.joined(separator: ", "))"),
      ].compactMap { $0 },
      text: article.description ?? article.teaser, address: article.url?.absoluteString,
      mark: RowMark(key: article.key), subject: article.muteSubject,
      json: [
        "id": .text(article.id.uuidString.lowercased()), "kind": "article", "service": .service(.newsAPI),
        "title": .text(article.title),
        "url": .optional(article.url?.absoluteString), "site": .optional(site),
        "source": .optional(article.source?.name), "sourceId": .optional(article.source?.identifier),
        "author": .optional(article.author), "time": .time(article.publishedAt),
        "description": .optional(article.description), "teaser": .optional(article.teaser),
        "image": .optional(article.urlToImage?.absoluteString),
        "alsoIn": .array(
          article.copies.map {
            ["source": .optional($0.source?.name), "url": .optional($0.url?.absoluteString)]
          }),
        "state": .null,
      ])
  }

  init(_ source: Source) {
    let country = source.country.isEmpty ? nil : NewsCountry(source.country).name
    let language = source.language.isEmpty ? nil : NewsLanguage.name(source.language)
    self.init(
      id: source.id, title: source.name, site: source.url.flatMap(SafeLink.site),
      details: [source.identifier, source.category, country, language].compactMap { $0.map(Detail.words) },
      text: source.description.isEmpty ? nil : source.description, address: source.url?.absoluteString,
      json: [
        "id": .optional(source.identifier), "kind": "source", "service": .service(.newsAPI),
        "title": .text(source.name),
        "url": .optional(source.url?.absoluteString), "category": .text(source.category),
        "country": .text(source.country), "language": .text(source.language),
        "description": .text(source.description),
      ])
  }

  /// Rows that say nothing, to name the keys by.
  static let blankArticle = ListRow(Article(title: ""))
  static let blankSource = ListRow(Source(identifier: nil, name: ""))
}
