import Foundation
import SwiftUIElements
import SwiftUILayout

extension View {
  /// Puts the middle of the view at a point of the space it is offered, all of which it takes.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(x: Double(x), y: Double(y)))
  }

  /// With the point as a value.
  public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// Hosts that lay out by themselves show the view at its own size around the point.
nonisolated struct PositionModifier: StyleModifier, Equatable {
  let x: Double
  let y: Double

  @MainActor func fold(into folding: inout Folding) {
    var point = Frame()
    (point.width, point.height) = (0, 0)
    folding.openBox()
    folding.style.frame = point
    folding.style.offset = Size(width: x, height: y)
    folding.mark(LayoutMark(stage: .framed, kind: .plain, replaces: .style))
    let corner = BoxAlignment(horizontal: .leading, vertical: .leading)
    folding.openBox(alignment: corner)
    var space = Frame(alignment: corner)
    (space.maxWidth, space.maxHeight) = (.infinity, .infinity)
    folding.style.frame = space
    folding.mark(LayoutMark(stage: .framed, kind: .position(x: x, y: y), replaces: .style))
    folding.openBox()
    // Several views at points of one space are all within reach.
    folding.style.takesNoHitsBetween = true
  }
}
