import SwiftUIElements

extension LayoutSolver {
  func handles(_ children: ArraySlice<Int>) -> [LayoutSubviewHandle] {
    children.map { LayoutSubviewHandle(node: $0, solver: self) }
  }

  func customSize(_ node: Int, _ layout: any CustomLayout, _ proposal: ProposedSize) -> Size {
    let size = layout.size(proposal, handles(tree.children(of: node)))
    let isInfinite = proposal.isInfinite
    func isLength(_ value: Double) -> Bool { value >= 0 && (value < .infinity || isInfinite) }
    if !isLength(size.width) || !isLength(size.height) { warn(.badAnswer, node) }
    return size
  }

  /// Where the layout puts its subviews; one that it forgets stands in the middle and is offered what the layout is.
  func customArrangement(_ node: Int, _ layout: any CustomLayout, _ proposal: ProposedSize) -> Arrangement {
    let size = size(node, proposal)
    let bounds = Size(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    let children = tree.children(of: node)
    let outer = placements
    placements = [:]
    layout.place(in: bounds, proposal, handles(children))
    let placed = children.map { child in
      if let placed = placements[child] { return placed }
      let offer = proposal.isInfinite ? .unspecified : proposal
      let own = self.size(child, offer)
      return Placed(
        node: child, origin: Point(x: (bounds.width - own.width) / 2, y: (bounds.height - own.height) / 2),
        proposal: offer, size: own)
    }
    placements = outer
    return Arrangement(size: size, placed: placed)
  }

  func customExplicitGuide(
    _ node: Int, _ layout: any CustomLayout, _ alignment: AxisAlignment, _ axis: Axis, _ proposal: ProposedSize
  ) -> Double? {
    let size = size(node, proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    if let own = layout.explicitGuide(alignment, axis, in: size, proposal, handles(tree.children(of: node))) {
      if abs(own) <= Self.longest { return own }
      warn(.badAnswer, node)
      return nil
    }
    return mergedGuide(arrangement(node, proposal), alignment, axis)
  }
}
