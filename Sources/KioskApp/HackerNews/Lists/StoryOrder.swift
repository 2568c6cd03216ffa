import HackerNews
import Library

/// How the rows of a list are sorted.
package enum StoryOrder: CaseIterable, Sendable {
  /// As the service has them.
  case ranked
  case newest, points, comments

  var next: StoryOrder {
    switch self {
    case .ranked: .newest
    case .newest: .points
    case .points: .comments
    case .comments: .ranked
    }
  }

  /// What is said of a list that is sorted this way; nil for the service's own order.
  var words: String? {
    switch self {
    case .ranked: nil
    case .newest: "newest first"
    case .points: "by points"
    case .comments: "by comments"
    }
  }

  /// What is not known comes last; what is alike stays in the service's order.
  func sorted(_ stories: [Folded<Story>]) -> [Folded<Story>] {
    func by<Value: Comparable>(_ value: (Story) -> Value?) -> [Folded<Story>] {
      stories.enumerated().sorted { left, right in
        switch (value(left.element.item), value(right.element.item)) {
        case (let one?, let other?) where one != other: one > other
        case (_?, nil): true
        case (nil, _?): false
        default: left.offset < right.offset
        }
      }.map(\.element)
    }
    return switch self {
    case .ranked: stories
    case .newest: by(\.time)
    case .points: by(\.score)
    case .comments: by(\.commentCount)
    }
  }
}
