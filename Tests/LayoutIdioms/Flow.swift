import SwiftUI

/// Views at their ideal sizes in lines, 8 points apart, broken where there is no more room.
package struct Flow: Layout {
  /// Between the lines.
  let lineSpacing: CGFloat

  package nonisolated init(lineSpacing: CGFloat = 0) { self.lineSpacing = lineSpacing }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, width: proposal.width ?? .infinity)
    let height = zip(places, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }.max() ?? 0
    let width = zip(places, subviews).map { $0.x + $1.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? width, height: height)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (place, subview) in zip(places(subviews, width: bounds.width), subviews) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(_ subviews: Subviews, width: CGFloat) -> [CGPoint] {
    var places: [CGPoint] = []
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, height) = (0, y + height + lineSpacing, 0) }
      places.append(CGPoint(x: x, y: y))
      x += size.width + 8
      height = max(height, size.height)
    }
    return places
  }
}
