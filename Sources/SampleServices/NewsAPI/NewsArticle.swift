/// A source of the sample news service. All parts are invented.
struct NewsSource: Sendable, Equatable {
  let id: String
  let name: String
  let host: String
  let description: String
  let category: String
  let language: String
  let country: String
}

/// An article of the sample news service.
struct NewsArticle: Sendable, Equatable {
  enum PictureLink: Sendable, Equatable {
    case drawn
    /// `urlToImage` is null.
    case none
    /// `urlToImage` is "", as some outlets have it.
    case empty
  }

  /// `nil` for outlets that are in no list.
  let source: String?
  let outlet: String
  let host: String
  let category: String
  let language: String
  let country: String
  /// Minutes before the service began.
  let ageMinutes: Int
  let popularity: Int
  let picture: PictureLink
  let author: String?
  let title: String
  let description: String
  let content: String
  /// Withdrawn by its publisher: everything but the place in the list is gone.
  let isRemoved: Bool

  var address: String { "https://\(host)/\(category)/\(slug)" }

  /// The last part of its address.
  var slug: String {
    let words = Words.of(title).prefix(8).joined(separator: "-")
    let ascii = words.unicodeScalars.filter { $0.isASCII }.map { String($0) }.joined()
    return ascii.filter { $0 != "-" }.isEmpty ? "article-\(ageMinutes)" : ascii
  }
}

/// All written content of the sample news service.
struct NewsContent: Sendable {
  let sources: [NewsSource]
  /// Newest first.
  private(set) var articles: [NewsArticle]

  static let shared = NewsContent()

  init() {
    let sources = ContentText.blocks(Self.sourcesText, marker: "= ").compactMap { Self.source($0.header, $0.lines) }
    let byID = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sources = sources
    articles = Self.articleTexts.flatMap { ContentText.blocks($0, marker: "= ") }
      .compactMap { Self.article($0.header, $0.lines, byID) }
      .sorted { $0.ageMinutes < $1.ageMinutes }
  }

  /// With articles that have arrived, newest first.
  func adding(_ arrivals: [NewsArticle]) -> NewsContent {
    var content = self
    content.articles = arrivals + articles
    return content
  }

  private static func source(_ header: String, _ lines: [Substring]) -> NewsSource? {
    let fields = header.split(separator: " ").map(String.init)
    guard fields.count == 4, lines.count >= 3 else { return nil }
    return NewsSource(
      id: fields[0], name: String(lines[0]), host: String(lines[1]), description: String(lines[2]),
      category: fields[1], language: fields[2], country: fields[3])
  }

  private static func article(_ header: String, _ lines: [Substring], _ sources: [String: NewsSource]) -> NewsArticle? {
    let fields = header.split(separator: " ").map(String.init)
    guard fields.count == 5, lines.count >= 4, let age = Int(fields[1]), let popularity = Int(fields[3]) else {
      return nil
    }
    let source = sources[fields[2]]
    let outlet = fields[2].dropFirst().split(separator: "/").map { String($0.replacing("_", with: " ")) }
    let isRemoved = fields[0] == "removed"
    guard source != nil || outlet.count == 2 || isRemoved else { return nil }
    return NewsArticle(
      source: source?.id, outlet: isRemoved ? "[Removed]" : source?.name ?? outlet[0],
      host: isRemoved ? "removed.example" : source?.host ?? outlet[1], category: isRemoved ? "general" : fields[0],
      language: source?.language ?? "en", country: source?.country ?? "us", ageMinutes: age, popularity: popularity,
      picture: fields[4] == "picture" ? .drawn : fields[4] == "empty" ? .empty : .none,
      author: lines[0] == "-" ? nil : String(lines[0]), title: String(lines[1]), description: String(lines[2]),
      content: String(lines[3]), isRemoved: isRemoved)
  }
}
