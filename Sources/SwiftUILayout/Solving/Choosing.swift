import SwiftUIElements

extension LayoutSolver {
  /// The first child whose ideal size fits into the offer on the axes that count, else the last.
  func chosen(_ node: Int, _ proposal: ProposedSize) -> Int? {
    guard case .firstThatFits(let axes) = tree.nodes[node].kind else { return nil }
    let children = tree.children(of: node)
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    for child in children.dropLast() {
      let size = size(child, ideal)
      let isNarrow = !axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + 0.001
      let isLow = !axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + 0.001
      if isNarrow, isLow { return child }
    }
    return children.last
  }
}
