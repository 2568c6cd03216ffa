import Foundation
import NewsAPI

/// The options of `kiosk news`.
enum NewsOptions {
  static let country = Option<String>("country", "CC", "a country by its two letters, such as us") {
    text throws(InvalidValue) in
    guard text.count == 2, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
      throw InvalidValue(expected: "two letters, such as us")
    }
    return text.lowercased()
  }
  static let language = Option<String>(
    "language", "LL", "a language: \(NewsLanguage.codes.joined(separator: ", "))", choices: Array(NewsLanguage.codes)
  ) { text throws(InvalidValue) in
    guard NewsLanguage.codes.contains(text.lowercased()) else {
      throw InvalidValue(expected: "one of \(NewsLanguage.codes.joined(separator: ", "))")
    }
    return text.lowercased()
  }
  static let sort = Option<EverythingQuestion.Order>(
    "sort", "ORDER", "newest (the usual order), relevance or popularity",
    choices: ["newest", "relevance", "popularity"]
  ) { text throws(InvalidValue) in
    switch text {
    case "newest": .publishedAt
    case "relevance": .relevancy
    case "popularity": .popularity
    default: throw InvalidValue(expected: "one of newest, relevance, popularity")
    }
  }
  static let within = Option<Set<EverythingQuestion.Field>>(
    "in", "PARTS", "where the words must be: title, description, content, joined by commas"
  ) { text throws(InvalidValue) in
    let fields = text.split(separator: ",").map { EverythingQuestion.Field(rawValue: String($0)) }
    guard !fields.isEmpty, !fields.contains(nil) else {
      throw InvalidValue(expected: "title, description and content, joined by commas")
    }
    return Set(fields.compactMap { $0 })
  }
  static let domains = Option<[String]>("domains", "HOSTS", "only from these hosts, joined by commas", read: hosts)
  static let excludedDomains = Option<[String]>(
    "exclude-domains", "HOSTS", "not from these hosts, joined by commas", read: hosts)
  static let from = Option<Date>("from", "DATE", "not older than this", read: date)
  static let to = Option<Date>("to", "DATE", "not newer than this", read: date)
  static let category = Option(
    oneOf: NewsCategory.self, "category", "NAME",
    "a category: \(NewsCategory.allCases.map(\.rawValue).joined(separator: ", "))")

  private static func hosts(_ text: String) throws(InvalidValue) -> [String] {
    let hosts = text.lowercased().split(separator: ",").map(String.init)
    guard !hosts.isEmpty, hosts.allSatisfy({ $0.contains(".") && !$0.contains("/") && !$0.contains(" ") }) else {
      throw InvalidValue(expected: "hosts such as bbc.co.uk, joined by commas")
    }
    return hosts
  }

  private static func date(_ text: String) throws(InvalidValue) -> Date {
    let day = Date.ISO8601FormatStyle().year().month().day()
    if text.count == 10, let date = try? day.parse(text) { return date }
    for candidate in [text, text + "Z"] {
      if let date = try? Date.ISO8601FormatStyle().parse(candidate) { return date }
    }
    throw InvalidValue(expected: "a date such as 2026-11-20 or 2026-11-20T10:00:00Z")
  }
}
