import Foundation
import HTTPServer

/// The parameters of the three endpoints, checked as the documentation has them.
struct NewsQuery: Sendable {
  enum Endpoint: Sendable {
    case headlines, everything, sources
  }

  enum Order: String, Sendable {
    case relevancy, popularity, publishedAt
  }

  enum Field: String, CaseIterable, Sendable {
    case title, description, content
  }

  static let categories: Set = ["business", "entertainment", "general", "health", "science", "sports", "technology"]
  static let languages: Set = [
    "ar", "de", "en", "es", "fr", "he", "it", "nl", "no", "pt", "ru", "se", "sv", "ud", "zh",
  ]
  static let countries = Set(
    """
    ae ar at au be bg br ca ch cn co cu cz de eg fr gb gr hk hu id ie il in it jp kr lt lv ma mx my ng nl no nz ph pl pt ro rs \
    ru sa se sg si sk th tr tw ua us ve za
    """.split(separator: " ").map(String.init))
  /// The free plan's limits.
  static let mostResults = 100
  static let reachesBackSeconds = 31 * 86_400.0

  var country: String?
  var category: String?
  var language: String?
  var sources: [String] = []
  var domains: [String] = []
  var excludedDomains: [String] = []
  var expression: NewsExpression?
  var fields = Set(Field.allCases)
  var earliest: Double?
  var latest: Double?
  var order = Order.publishedAt
  var page = 1
  var pageSize = 20

  /// - Parameter now: Unix seconds.
  init(_ query: HTTPQuery, _ endpoint: Endpoint, content: NewsContent, now: Double) throws(NewsRefusal) {
    country = try Self.choice("country", query, Self.countries)
    category = try Self.choice("category", query, Self.categories)
    language = try Self.choice("language", query, Self.languages)
    guard endpoint != .sources else { return }
    sources = try Self.sources(query, content)
    domains = Self.list("domains", query)
    excludedDomains = Self.list("excludeDomains", query)
    let text = Self.text("q", query) ?? Self.text("qInTitle", query)
    guard (text?.count ?? 0) <= 500 else { throw .invalid("q may have up to 500 characters.") }
    expression = text.map { NewsExpression($0) }
    if Self.text("q", query) == nil, text != nil { fields = [.title] }
    page = try Self.number("page", query, default: 1, range: 1...Int.max / 1000)
    pageSize = try Self.number("pageSize", query, default: endpoint == .headlines ? 20 : 100, range: 1...100)
    if endpoint == .headlines {
      guard country != nil || category != nil || !sources.isEmpty || text != nil else {
        throw .missing("sources, q, language, country, category")
      }
      guard sources.isEmpty || country == nil && category == nil else { throw .incompatible }
    } else {
      guard text != nil || !sources.isEmpty || !domains.isEmpty else {
        throw .missing("q, qInTitle, sources, domains")
      }
      country = nil
      category = nil
      try readSearch(query, now)
    }
    // The first page beyond the plan is refused, not shortened.
    guard (page - 1) * pageSize < Self.mostResults else { throw .beyondPlan(Self.mostResults) }
  }

  private mutating func readSearch(_ query: HTTPQuery, _ now: Double) throws(NewsRefusal) {
    if let places = Self.text("searchIn", query) {
      fields = []
      for place in places.split(separator: ",") {
        guard let field = Field(rawValue: String(place)) else {
          throw .invalid("searchIn may name title, description and content, not \(place).")
        }
        fields.insert(field)
      }
    }
    if let name = Self.text("sortBy", query) {
      guard let order = Order(rawValue: name) else {
        throw .invalid("sortBy may be relevancy, popularity or publishedAt, not \(name).")
      }
      self.order = order
    }
    earliest = try Self.date("from", query)
    latest = try Self.date("to", query)
    if let earliest, earliest < now - Self.reachesBackSeconds {
      throw .tooOld(Date(timeIntervalSince1970: now - Self.reachesBackSeconds).formatted(.iso8601.year().month().day()))
    }
  }

  private static func text(_ name: String, _ query: HTTPQuery) -> String? {
    query[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func list(_ name: String, _ query: HTTPQuery) -> [String] {
    (query[name] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      .filter { !$0.isEmpty }
  }

  private static func choice(_ name: String, _ query: HTTPQuery, _ allowed: Set<String>) throws(NewsRefusal) -> String?
  {
    guard let value = text(name, query)?.lowercased() else { return nil }
    guard allowed.contains(value) else { throw .invalid("\(name) may not be \(value).") }
    return value
  }

  private static func sources(_ query: HTTPQuery, _ content: NewsContent) throws(NewsRefusal) -> [String] {
    let asked = list("sources", query)
    guard asked.count <= 20 else { throw .tooManySources }
    let known = Set(content.sources.map(\.id))
    if let unknown = asked.first(where: { !known.contains($0) }) { throw .unknownSource(unknown) }
    return asked
  }

  private static func number(
    _ name: String, _ query: HTTPQuery, default value: Int, range: ClosedRange<Int>
  ) throws(NewsRefusal) -> Int {
    guard let text = text(name, query) else { return value }
    guard let number = Int(text) else { throw .invalid("\(name) must be a number, not \(text).") }
    guard range.contains(number) else {
      throw .invalid("\(name) must be from \(range.lowerBound) to \(range.upperBound), not \(number).")
    }
    return number
  }

  /// `2026-11-20`, `2026-11-20T10:00:00`, and both forms with a zone. Without a zone it is UTC.
  private static func date(_ name: String, _ query: HTTPQuery) throws(NewsRefusal) -> Double? {
    guard let text = text(name, query) else { return nil }
    let day = Date.ISO8601FormatStyle().year().month().day()
    let time = day.time(includingFractionalSeconds: false)
    if let date = try? day.parse(text), text.count == 10 { return date.timeIntervalSince1970 }
    let forms = [text, text + "Z"].compactMap { candidate in
      (try? Date.ISO8601FormatStyle().parse(candidate))
        ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(candidate))
        ?? (try? time.parse(candidate))
    }
    guard let date = forms.first else { throw .invalid("\(name) must be a date like 2026-11-20, not \(text).") }
    return date.timeIntervalSince1970
  }
}
