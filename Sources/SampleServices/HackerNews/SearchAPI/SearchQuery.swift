import Foundation
import HTTPServer

/// What `/search` and `/search_by_date` are asked for.
struct SearchQuery: Sendable {
  struct NumericFilter: Sendable, Equatable {
    enum Field: String, Sendable {
      case created = "created_at_i"
      case points
      case comments = "num_comments"
    }

    enum Comparison: String, Sendable, CaseIterable {
      // The longer signs first, as they begin with the shorter ones.
      case atMost = "<="
      case atLeast = ">="
      case notEqual = "!="
      case less = "<"
      case greater = ">"
      case equal = "="
    }

    let field: Field
    let comparison: Comparison
    let number: Double

    func accepts(_ value: Int?) -> Bool {
      guard let value = value.map(Double.init) else { return false }
      return switch comparison {
      case .less: value < number
      case .atMost: value <= number
      case .equal: value == number
      case .notEqual: value != number
      case .atLeast: value >= number
      case .greater: value > number
      }
    }
  }

  struct Refusal: Error, Equatable {
    let message: String
  }

  var words: [String] = []
  /// All groups must hold, of each group one tag.
  var tags: [[String]] = []
  var filters: [NumericFilter] = []
  var page = 0
  var hitsPerPage = 20
  /// Attributes to search in; empty for all.
  var attributes: Set<String> = []
  let text: String
  /// The query as sent, for the echo in the answer.
  let parameters: String

  static let mostHits = 1000

  init(_ query: HTTPQuery) throws(Refusal) {
    text = query["query"] ?? ""
    words = Words.of(text)
    tags = Self.tagGroups(query["tags"] ?? "")
    attributes = Set((query["restrictSearchableAttributes"] ?? "").split(separator: ",").map(String.init))
    for filter in (query["numericFilters"] ?? "").split(separator: ",") {
      filters.append(try Self.filter(filter.filter { $0 != " " }))
    }
    page = try Self.number("page", query, default: 0, range: 0...1_000_000)
    hitsPerPage = try Self.number("hitsPerPage", query, default: 20, range: 0...1000)
    parameters = query.pairs.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  /// `a,(b,c)` is a AND (b OR c).
  static func tagGroups(_ text: String) -> [[String]] {
    var groups: [[String]] = []
    var open: [String]?
    var word = ""
    func finishWord() {
      guard !word.isEmpty else { return }
      if open != nil { open?.append(word) } else { groups.append([word]) }
      word = ""
    }
    for character in text {
      switch character {
      case "(":
        finishWord()
        open = []
      case ")":
        finishWord()
        if let group = open, !group.isEmpty { groups.append(group) }
        open = nil
      case ",": finishWord()
      case " ": continue
      default: word.append(character)
      }
    }
    finishWord()
    if let group = open, !group.isEmpty { groups.append(group) }
    return groups
  }

  private static func filter(_ text: String) throws(Refusal) -> NumericFilter {
    for comparison in NumericFilter.Comparison.allCases {
      guard let sign = text.range(of: comparison.rawValue) else { continue }
      if let field = NumericFilter.Field(rawValue: String(text[..<sign.lowerBound])),
        let number = Double(text[sign.upperBound...]), number.isFinite
      {
        return NumericFilter(field: field, comparison: comparison, number: number)
      }
      break
    }
    throw Refusal(message: "numericFilters: filter (\(text)) is not a valid numeric filter")
  }

  private static func number(
    _ name: String, _ query: HTTPQuery, default value: Int, range: ClosedRange<Int>
  ) throws(Refusal) -> Int {
    guard let text = query[name], !text.isEmpty else { return value }
    guard let number = Int(text) else { throw Refusal(message: "invalid \(name): expected a number, got \(text)") }
    return min(max(number, range.lowerBound), range.upperBound)
  }
}
