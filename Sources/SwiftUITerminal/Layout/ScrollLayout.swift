import SwiftUIElements

extension CellLayout {
  /// Takes what it is offered along its axes, and gives its content all it wants there.
  func scroll(_ node: CellNode, _ axes: Axis.Set, _ proposal: Proposal) -> Arrangement {
    let isVertical = axes.contains(.vertical)
    let isHorizontal = axes.contains(.horizontal)
    let offer = Proposal(
      columns: isHorizontal ? nil : proposal.columns, rows: isVertical ? nil : proposal.rows)
    let inner =
      node.flow.count == 1 ? layers(node.flow, offer, .center) : column(node.flow, spacing: nil, .center, offer)
    var arrangement = inner
    var size = inner.size
    if let columns = proposal.columns { size.columns = columns }
    if isVertical, let rows = proposal.rows { size.rows = rows }
    if !isHorizontal, size.columns > inner.size.columns {
      let shift = (size.columns - inner.size.columns) / 2
      for index in arrangement.children.indices { arrangement.children[index].origin.column += shift }
    }
    arrangement.size = size
    arrangement.scrolled = CellSize(
      columns: isHorizontal ? inner.size.columns : size.columns, rows: isVertical ? inner.size.rows : size.rows)
    return arrangement
  }

  /// Children in the middle of a whole screen, page or sheet, which scrolls where they are taller.
  func viewport(_ children: [CellNode], _ area: CellRect) -> (children: [Arrangement.Child], content: CellSize) {
    var placed: [Arrangement.Child] = []
    var content = area.size
    for child in children {
      var made = self.child(child, Proposal(columns: area.size.columns, rows: area.size.rows))
      if made.size.rows < area.size.rows || !child.traits.growsTall {
        made = self.child(
          child, Proposal(columns: area.size.columns, rows: child.traits.growsTall ? area.size.rows : nil))
      }
      content.rows = max(content.rows, made.size.rows)
      placed.append(made)
    }
    for index in placed.indices {
      let size = placed[index].size
      placed[index].origin = CellPoint(
        column: area.minColumn + Self.place(size.columns, in: area.size.columns, .center),
        row: area.minRow + max(0, Self.place(size.rows, in: area.size.rows, .center)))
    }
    return (placed, content)
  }
}
