import SwiftUIElements

/// The columns of a lazy vertical grid, or the rows of a horizontal one, as CSS.
///
/// Fixed tracks come first; flexible ones have equal shares of the rest, within their bounds, and what a bounded one leaves is
/// lost; an adaptive one becomes as many as fit.
struct GridTracks {
  let text: String

  init(_ content: GridContent) {
    let gap = content.crossSpacing ?? Self.standardGap
    let flexible = content.tracks.count { if case .flexible = $0 { true } else { false } }
    let isBounded = content.tracks.contains { if case .flexible(_, let most) = $0 { most.isFinite } else { false } }
    let hasAdaptive = content.tracks.contains { if case .adaptive = $0 { true } else { false } }
    var taken = gap * Double(max(content.tracks.count - 1, 0))
    for case .fixed(let size) in content.tracks { taken += size }
    let share = "calc((100% - \(CSSNumber.text(taken))px)/\(max(flexible, 1)))"
    text = content.tracks.map { track in
      switch track {
      case .fixed(let size): CSSNumber.points(size)
      case .natural: "auto"
      case .flexible(let least, let most) where isBounded && !hasAdaptive:
        "clamp(\(Self.length(least)),\(share),\(Self.length(most)))"
      case .flexible(let least, let most):
        "minmax(\(CSSNumber.points(least)),\(most.isFinite ? CSSNumber.points(most) : "1fr"))"
      case .adaptive(let least, let most):
        "repeat(auto-fill,minmax(min(100%,\(CSSNumber.points(least))),\(most.isFinite ? CSSNumber.points(most) : "1fr")))"
      }
    }.joined(separator: " ")
  }

  /// Between tracks where the app names none, in points.
  private static let standardGap = 8.0

  /// Within functions zero needs its unit too.
  private static func length(_ points: Double) -> String { CSSNumber.text(points) + "px" }
}
