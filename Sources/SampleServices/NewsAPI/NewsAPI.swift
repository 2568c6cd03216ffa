import Foundation
import JSON

/// The answers of the sample news service: newest first, in the documented shapes.
struct NewsAPI: Sendable {
  let content: NewsContent
  /// Unix seconds at which the ages of the articles count from.
  let began: Double
  /// Where the drawn pictures are, without a slash at the end.
  let pictures: String

  /// `/v2/top-headlines`. As the real service does today, it knows headlines of one country only, and those of each outlet.
  func headlines(_ query: NewsQuery) -> JSONValue {
    let found = content.articles.filter { article in
      (query.country ?? article.country) == article.country && (query.country ?? "us") == "us"
        && (query.category ?? article.category) == article.category
        && (query.language ?? article.language) == article.language && isFrom(query.sources, article)
        && (query.expression?.accepts(words(article, query.fields)) ?? true)
    }
    return page(found, query, showsOutlet: true)
  }

  /// `/v2/everything`.
  func everything(_ query: NewsQuery) -> JSONValue {
    var found = content.articles.filter { article in
      (query.language ?? article.language) == article.language && isFrom(query.sources, article)
        && (query.domains.isEmpty || query.domains.contains { isWithin($0, article) })
        && !query.excludedDomains.contains { isWithin($0, article) }
        && (query.earliest ?? 0) <= time(article) && time(article) <= (query.latest ?? .infinity)
        && (query.expression?.accepts(words(article, query.fields)) ?? true)
    }
    switch query.order {
    case .publishedAt: break
    case .popularity: found.sort { ($0.popularity, -$0.ageMinutes) > ($1.popularity, -$1.ageMinutes) }
    case .relevancy:
      func weight(_ article: NewsArticle) -> Int {
        guard let expression = query.expression else { return 0 }
        return expression.hits(in: words(article, [.title])) * 3 + expression.hits(in: words(article, query.fields))
      }
      found.sort { (weight($0), -$0.ageMinutes) > (weight($1), -$1.ageMinutes) }
    }
    return page(found, query, showsOutlet: false)
  }

  /// `/v2/top-headlines/sources`.
  func sources(_ query: NewsQuery) -> JSONValue {
    let found = content.sources.filter { source in
      (query.category ?? source.category) == source.category && (query.language ?? source.language) == source.language
        && (query.country ?? source.country) == source.country
    }
    let list = found.map { source -> JSONValue in
      [
        "id": .text(source.id), "name": .text(source.name), "description": .text(source.description),
        "url": .text("https://\(source.host)"), "category": .text(source.category),
        "language": .text(source.language),
        "country": .text(source.country),
      ]
    }
    return ["status": "ok", "sources": .array(list)]
  }

  private func page(_ found: [NewsArticle], _ query: NewsQuery, showsOutlet: Bool) -> JSONValue {
    let first = min((query.page - 1) * query.pageSize, found.count)
    let last = min(first + query.pageSize, found.count)
    let articles = found[first..<last].map { json($0, showsOutlet: showsOutlet) }
    return ["status": "ok", "totalResults": .integer(found.count), "articles": .array(articles)]
  }

  private func json(_ article: NewsArticle, showsOutlet: Bool) -> JSONValue {
    if article.isRemoved {
      return [
        "source": ["id": nil, "name": "[Removed]"], "author": nil, "title": "[Removed]", "description": "[Removed]",
        "url": "https://removed.example", "urlToImage": nil, "publishedAt": "1970-01-01T00:00:00Z",
        "content": "[Removed]",
      ]
    }
    let picture: JSONValue =
      switch article.picture {
      case .drawn: .text("\(pictures)/\(article.slug).png")
      case .none: nil
      case .empty: ""
      }
    return [
      "source": ["id": article.source.map { .text($0) } ?? nil, "name": .text(article.outlet)],
      "author": article.author.map { .text($0) } ?? nil,
      "title": .text(showsOutlet ? "\(article.title) - \(article.outlet)" : article.title),
      "description": .text(article.description),
      "url": .text(article.address),
      "urlToImage": picture, "publishedAt": .text(Date(timeIntervalSince1970: time(article)).formatted(.iso8601)),
      "content": .text(Self.teaser(article.content, more: 900 + article.popularity * 41)),
    ]
  }

  /// The first 200 characters and how many are missing, as every plan gets them.
  static func teaser(_ text: String, more: Int) -> String {
    let start = text.prefix(200)
    return "\(start)… [+\(text.count - start.count + more) chars]"
  }

  private func time(_ article: NewsArticle) -> Double { (began - Double(article.ageMinutes) * 60).rounded(.down) }

  private func isFrom(_ sources: [String], _ article: NewsArticle) -> Bool {
    sources.isEmpty || article.source.map { sources.contains($0) } == true
  }

  private func isWithin(_ domain: String, _ article: NewsArticle) -> Bool {
    article.host == domain || article.host.hasSuffix("." + domain)
  }

  private func words(_ article: NewsArticle, _ fields: Set<NewsQuery.Field>) -> [String] {
    var words: [String] = []
    if fields.contains(.title) { words += Words.of(article.title) + [""] }
    if fields.contains(.description) { words += Words.of(article.description) + [""] }
    if fields.contains(.content) { words += Words.of(article.content) }
    return words
  }
}
