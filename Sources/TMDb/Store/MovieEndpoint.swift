/// The four lists of the cinemas. Index 0…3 is the order of the picker and of the stepper.
package enum MovieEndpoint: String, CaseIterable, Identifiable, Hashable, Sendable, Codable {
  case nowPlaying = "now_playing"
  case popular
  case upcoming
  case topRated = "top_rated"

  /// The list for an index, which is a picker's tag; nil outside 0…3.
  package init?(index: Int) {
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }

  package var id: Self { self }

  /// The place in the picker.
  package var index: Int {
    switch self {
    case .nowPlaying: 0
    case .popular: 1
    case .upcoming: 2
    case .topRated: 3
    }
  }

  /// The name people read.
  package var name: String {
    switch self {
    case .nowPlaying: "Now playing"
    case .popular: "Popular"
    case .upcoming: "Upcoming"
    case .topRated: "Top rated"
    }
  }
}
