import Foundation

struct ArticlesResponse: Codable {
  let status: String
  let totalResults: Int
  let articles: [Article]
}

struct Article: Codable, Identifiable, Equatable {
  let id = UUID()
  let source: ArticleSource
  let author: String?
  let title: String
  let description: String?
  let url: String
  let urlToImage: String?
  let publishedAt: Date?

  enum CodingKeys: String, CodingKey {
    case source, author, title, description, url, urlToImage, publishedAt
  }

  static func == (lhs: Article, rhs: Article) -> Bool { lhs.url == rhs.url }

  var imageURL: URL? { urlToImage.flatMap(URL.init(string:)) }

  var byline: String {
    guard let author = author, !author.isEmpty else { return source.name }
    return "\(source.name) · \(author)"
  }
}

struct ArticleSource: Codable, Hashable {
  let id: String?
  let name: String
}
