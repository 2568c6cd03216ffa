import Foundation

/// A question for articles; its answer comes in pages.
package enum NewsQuestion: Hashable, Sendable {
  case headlines(HeadlinesQuestion)
  case everything(EverythingQuestion)

  /// Headlines, or what they are about.
  package static func headlines(country: String? = nil, category: NewsCategory? = nil, text: String = "") -> Self {
    .headlines(HeadlinesQuestion(country: country, category: category?.rawValue, text: text))
  }

  /// Everything with certain words, newest first.
  package static func search(_ text: String) -> Self { .everything(EverythingQuestion(text: text)) }

  /// The articles of one source, newest first.
  package static func source(_ id: String) -> Self { .everything(EverythingQuestion(sources: [id])) }

  /// The country whose headlines are asked for.
  package var country: NewsCountry? {
    if case .headlines(let question) = self { question.country.map { NewsCountry($0) } } else { nil }
  }
}

/// `GET /v2/top-headlines`. The service wants at least one part; `sources` go with neither country nor category.
package struct HeadlinesQuestion: Hashable, Sendable {
  /// Two letters. The service has headlines for `us` alone at present and answers with nothing for others.
  package var country: String?
  /// One of ``NewsCategory``.
  package var category: String?
  /// Ids of sources.
  package var sources: [String]
  /// Words or a phrase; may be empty.
  package var text: String

  package init(country: String? = nil, category: String? = nil, sources: [String] = [], text: String = "") {
    self.country = country
    self.category = category
    self.sources = sources
    self.text = text
  }
}

/// `GET /v2/everything`. The service wants words, sources or domains.
package struct EverythingQuestion: Hashable, Sendable {
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case title, description, content
  }

  package enum Order: String, CaseIterable, Hashable, Sendable {
    case relevancy, popularity, publishedAt
  }

  /// Up to 500 characters: words, `"a phrase"`, `+must`, `-not`, `AND`, `OR`, `NOT`, parentheses; may be empty.
  package var text: String
  /// Where the words are looked for; empty for everywhere.
  package var fields: Set<Field>
  /// Ids of up to 20 sources.
  package var sources: [String]
  /// Hosts such as `bbc.co.uk`.
  package var domains: [String]
  package var excludedDomains: [String]
  /// Bounded by the plan: the free one reaches back a month.
  package var from: Date?
  package var to: Date?
  /// One of ``NewsLanguage``; nil for all.
  package var language: String?
  package var order: Order

  package init(
    text: String = "", fields: Set<Field> = [], sources: [String] = [], domains: [String] = [],
    excludedDomains: [String] = [], from: Date? = nil, to: Date? = nil, language: String? = nil,
    order: Order = .publishedAt
  ) {
    self.text = text
    self.fields = fields
    self.sources = sources
    self.domains = domains
    self.excludedDomains = excludedDomains
    self.from = from
    self.to = to
    self.language = language
    self.order = order
  }
}

/// Which of the sources to show. The directory comes in one answer for all countries; the choice is made on this side, so
/// that it costs one request a day.
package struct SourcesQuestion: Hashable, Sendable {
  package var country: NewsCountry?
  package var category: String?
  package var language: String?
  /// A part of the name, whatever its case and accents; empty for all.
  package var name: String

  package init(country: String? = nil, category: String? = nil, language: String? = nil, name: String = "") {
    self.country = country.map { NewsCountry($0) }
    self.category = category
    self.language = language
    self.name = name
  }

  /// Whether a source is meant.
  package func accepts(_ source: Source) -> Bool {
    country.map { $0.isSame(as: NewsCountry(source.country)) } != false
      && category.map { $0 == source.category } != false && language.map { $0 == source.language } != false
      && (name.isEmpty || source.name.range(of: name, options: [.caseInsensitive, .diacriticInsensitive]) != nil)
  }
}
