import Foundation

struct SourcesResponse: Codable {
  let sources: [NewsSource]
}

struct NewsSource: Codable, Identifiable, Hashable {
  let id: String
  let name: String
  let description: String
  let url: URL
  let category: String
  let language: String
  let country: String
}

enum Category: String, CaseIterable, Identifiable {
  case general, business, science, sports

  var id: Category { self }
  var title: LocalizedStringTitle { LocalizedStringTitle(rawValue.capitalized) }
}

struct LocalizedStringTitle: ExpressibleByStringLiteral {
  let text: String
  init(_ text: String) { self.text = text }
  init(stringLiteral value: String) { text = value }
}
