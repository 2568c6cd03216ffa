import Foundation
import SwiftUICore

/// Answers the same number for all that a layout is asked.
package struct Nonsense: Layout {
  let value: CGFloat

  package init(value: CGFloat) { self.value = value }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: value, height: value)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: value, y: value), proposal: ProposedViewSize(width: value, height: value))
  }
}
