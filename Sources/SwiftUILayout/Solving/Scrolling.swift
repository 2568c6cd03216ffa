import SwiftUIElements

extension LayoutSolver {
  /// Along its axes as large as its offer, across exactly as large as its content.
  func scrollSize(_ node: Int, _ scroll: ScrollLayout, _ proposal: ProposedSize) -> Size {
    guard tree.nodes[node].count > 0 else { return proposal.replacingUnspecified(by: .zero) }
    var size = size(tree.firstChild(node), contentOffer(scroll, proposal))
    size.width += scroll.margins.horizontal
    size.height += scroll.margins.vertical
    if scroll.axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
    if scroll.axes.contains(.vertical) { size.height = proposal.height ?? size.height }
    return size
  }

  /// The edges at which a view reaches into the safe area because it scrolls towards them.
  func scrolledSides(of node: Int) -> Edge.Set {
    var node = node
    while true {
      switch tree.nodes[node].kind {
      case .scroll(let scroll):
        guard !scroll.staysInside else { return [] }
        return [
          scroll.axes.contains(.vertical) ? .vertical : [], scroll.axes.contains(.horizontal) ? .horizontal : [],
        ]
      case .plain, .priority, .value, .direction, .gridCell, .alignmentGuide, .layer: node = tree.firstChild(node)
      default: return []
      }
    }
  }

  func contentOffer(_ scroll: ScrollLayout, _ proposal: ProposedSize) -> ProposedSize {
    var offer = proposal.inset(by: scroll.margins)
    if scroll.axes.contains(.horizontal) { offer.width = nil }
    if scroll.axes.contains(.vertical) { offer.height = nil }
    return offer
  }
}

/// What a scroll view shows of its content, in points.
package struct SolvedScroll: Hashable, Sendable {
  package var axes: Axis.Set
  /// The frame of the view.
  package var frame: LayoutRect
  /// Of the content, without margins.
  package var contentSize: Size
  /// Margins and safe area together.
  package var insets: Insets
  /// How far it is scrolled from its start, 0 where nothing is.
  package var offset: Point

  /// How far it can be scrolled.
  package var greatestOffset: Point {
    Point(
      x: axes.contains(.horizontal) ? max(0, contentSize.width + insets.horizontal - frame.width) : 0,
      y: axes.contains(.vertical) ? max(0, contentSize.height + insets.vertical - frame.height) : 0)
  }

  /// The view less its insets.
  package var containerSize: Size {
    Size(
      width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical))
  }

  package func clamped(_ offset: Point) -> Point {
    let greatest = greatestOffset
    return Point(x: min(max(0, offset.x), greatest.x), y: min(max(0, offset.y), greatest.y))
  }

  /// The offset at which the content's point stands at the view's same point.
  package func offset(anchor: Point) -> Point {
    let greatest = greatestOffset
    func length(_ most: Double, _ share: Double) -> Double { share.isFinite ? most * min(max(share, 0), 1) : 0 }
    return Point(x: length(greatest.x, anchor.x), y: length(greatest.y, anchor.y))
  }

  /// The offset at which `target` (counted from the content's start) shows: with an anchor its point meets the view's same point, without one all
  /// of it shows after the least way.
  package func offset(showing target: LayoutRect, anchor: Point?) -> Point {
    let size = containerSize
    func length(_ now: Double, _ start: Double, _ length: Double, _ visible: Double, _ share: Double?) -> Double {
      if let share, share.isFinite { return start + share * length - share * visible }
      if start < now || length > visible { return start }
      return max(now, start + length - visible)
    }
    return clamped(
      Point(
        x: axes.contains(.horizontal) ? length(offset.x, target.x, target.width, size.width, anchor?.x) : 0,
        y: axes.contains(.vertical) ? length(offset.y, target.y, target.height, size.height, anchor?.y) : 0))
  }
}
