/// The lists of Hacker News. Index 0…2 is the order of the segmented picker: new, top, best.
package enum HackerNewsEndpoint: String, CaseIterable, Identifiable, Hashable, Sendable, Codable {
  case new, top, best, ask, show, jobs

  /// The list for an index, which is a picker's tag; nil outside 0…5.
  package init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  package var id: Self { self }

  /// The place in the picker.
  package var index: Int {
    switch self {
    case .new: 0
    case .top: 1
    case .best: 2
    case .ask: 3
    case .show: 4
    case .jobs: 5
    }
  }

  /// The name people read.
  package var name: String { rawValue.capitalized }

  /// The name of the list in the official API.
  package var path: String {
    switch self {
    case .new: "newstories"
    case .top: "topstories"
    case .best: "beststories"
    case .ask: "askstories"
    case .show: "showstories"
    case .jobs: "jobstories"
    }
  }
}
