import SwiftUIElements

/// The distances a text likes to keep to what is above and below it, in points. They follow from its font.
package struct TextSpacing: Hashable, Sendable {
  /// To a text above it.
  package var afterText: Double
  /// To something else above it.
  package var above: Double
  /// To something else below it.
  package var below: Double

  package init(afterText: Double, above: Double, below: Double) {
    self.afterText = afterText
    self.above = above
    self.below = below
  }

  func union(_ other: TextSpacing) -> TextSpacing {
    TextSpacing(
      afterText: max(afterText, other.afterText), above: max(above, other.above), below: max(below, other.below))
  }
}

/// What stands at one edge of a view: something plain, a text, both, or nothing but space.
package struct EdgePreference: Hashable, Sendable {
  /// The distance that plain content prefers; nil where there is none.
  package var plain: Double?
  package var text: TextSpacing?

  package init(plain: Double? = nil, text: TextSpacing? = nil) {
    self.plain = plain
    self.text = text
  }

  static let usual = EdgePreference(plain: SpacingPreference.usual)
  static let none = EdgePreference()

  func union(_ other: EdgePreference) -> EdgePreference {
    let plain = self.plain.map { mine in other.plain.map { max(mine, $0) } ?? mine } ?? other.plain
    let text = self.text.map { mine in other.text.map(mine.union) ?? mine } ?? other.text
    return EdgePreference(plain: plain, text: text)
  }

  /// The distance to what comes after, by what stands on both sides.
  func distance(to next: EdgePreference) -> Double {
    var distance: Double?
    func count(_ value: Double) { distance = max(distance ?? value, value) }
    if let mine = plain, let other = next.plain { count(max(mine, other)) }
    if let mine = text, next.plain != nil { count(mine.below) }
    if plain != nil, let other = next.text { count(other.above) }
    if text != nil, let other = next.text { count(other.afterText) }
    return distance ?? 0
  }
}

/// The distances a view likes to keep to its neighbours.
package enum SpacingPreference: Hashable, Sendable {
  /// The usual distance on all sides.
  case plain
  /// None: a spacer, beside which nothing else counts.
  case none
  indirect case edges(top: EdgePreference, leading: EdgePreference, bottom: EdgePreference, trailing: EdgePreference)

  /// What plain content prefers, in points.
  package static let usual = 8.0

  /// A text: its font decides above and below.
  package static func text(_ spacing: TextSpacing) -> SpacingPreference {
    let edge = EdgePreference(text: spacing)
    return .edges(top: edge, leading: .usual, bottom: edge, trailing: .usual)
  }

  package var top: EdgePreference {
    switch self {
    case .plain: .usual
    case .none: .none
    case .edges(let top, _, _, _): top
    }
  }

  package var leading: EdgePreference {
    switch self {
    case .plain: .usual
    case .none: .none
    case .edges(_, let leading, _, _): leading
    }
  }

  package var bottom: EdgePreference {
    switch self {
    case .plain: .usual
    case .none: .none
    case .edges(_, _, let bottom, _): bottom
    }
  }

  package var trailing: EdgePreference {
    switch self {
    case .plain: .usual
    case .none: .none
    case .edges(_, _, _, let trailing): trailing
    }
  }

  /// The distance between this and the one after it.
  package func distance(to next: SpacingPreference, along axis: Axis) -> Double {
    switch (self, next) {
    case (.plain, .plain): Self.usual
    case (.none, _), (_, .none): 0
    default:
      axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    }
  }

  /// The preferences of both on the named sides, this one's own on the others.
  package func union(_ other: SpacingPreference, edges: Edge.Set = .all) -> SpacingPreference {
    if self == other { return self }
    return .edges(
      top: edges.contains(.top) ? top.union(other.top) : top,
      leading: edges.contains(.leading) ? leading.union(other.leading) : leading,
      bottom: edges.contains(.bottom) ? bottom.union(other.bottom) : bottom,
      trailing: edges.contains(.trailing) ? trailing.union(other.trailing) : trailing)
  }

  /// The usual distance on the named sides.
  func plain(on edges: Edge.Set) -> SpacingPreference {
    if edges.isEmpty || self == .plain { return self }
    if edges == .all { return .plain }
    return .edges(
      top: edges.contains(.top) ? .usual : top, leading: edges.contains(.leading) ? .usual : leading,
      bottom: edges.contains(.bottom) ? .usual : bottom, trailing: edges.contains(.trailing) ? .usual : trailing)
  }
}
