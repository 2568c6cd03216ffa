import Foundation

/// What a screen of the news shows. Index 0…2 is the order of the articles' segmented picker.
package enum NewsEndpoint: Hashable, Sendable {
  /// The headlines of the reader's country.
  case topHeadlines
  /// Articles with certain words, newest first.
  case search(String)
  /// Headlines of a category, by its name in the service (``NewsCategory``).
  case articlesFromCategory(String)
  /// Articles of a source, by its id.
  case articlesFromSource(String)
  /// The sources of a country, by its code.
  case sources(country: String)

  /// - Parameters:
  ///   - index: 0 headlines, 1 search, 2 category, 3 source, 4 sources of a country; nil is made of anything else.
  ///   - text: the words, category, source or country.
  package init?(index: Int, text: String = "") {
    switch index {
    case 0: self = .topHeadlines
    case 1: self = .search(text)
    case 2: self = .articlesFromCategory(text)
    case 3: self = .articlesFromSource(text)
    case 4: self = .sources(country: text)
    default: return nil
    }
  }

  package var index: Int {
    switch self {
    case .topHeadlines: 0
    case .search: 1
    case .articlesFromCategory: 2
    case .articlesFromSource: 3
    case .sources: 4
    }
  }

  /// The name people read in a picker.
  package var name: String {
    switch self {
    case .topHeadlines: "Headlines"
    case .search: "Search"
    case .articlesFromCategory: "Category"
    case .articlesFromSource: "Source"
    case .sources: "Sources"
    }
  }

  /// What to ask for articles; nil for the directory of sources.
  ///
  /// - Parameter country: where headlines are from.
  package func question(country: String = NewsCountry.ofLocale().code) -> NewsQuestion? {
    switch self {
    case .topHeadlines: .headlines(HeadlinesQuestion(country: country))
    case .search(let text): .everything(EverythingQuestion(text: text))
    case .articlesFromCategory(let name): .headlines(HeadlinesQuestion(country: country, category: name))
    case .articlesFromSource(let id): .everything(EverythingQuestion(sources: [id]))
    case .sources: nil
    }
  }
}

/// The service's own headings.
package enum NewsCategory: String, CaseIterable, Identifiable, Hashable, Sendable, Codable {
  case business, entertainment, general, health, science, sports, technology

  package var id: Self { self }

  /// The name people read.
  package var name: String { rawValue.capitalized }

  /// Those of the picker for articles, in its order; science is chosen at first.
  package static let picker: [NewsCategory] = [.sports, .health, .science, .business, .technology]
}
