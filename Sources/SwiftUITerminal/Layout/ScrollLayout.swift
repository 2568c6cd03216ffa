import SwiftUIElements
import SwiftUILayout

extension CellLayout {
  /// Takes what it is offered along its axes, gives its content all it wants along them, and is as large as that across.
  func scrollSize(
    _ node: CellNode, _ axes: Axis.Set, _ proposal: ProposedSize, in container: CellSize?
  ) -> Size {
    let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
    if let width = proposal.width, let height = proposal.height, isHigh, isWide {
      return Size(width: width, height: height)
    }
    let content = scrolled(node, axes, Proposal(proposal, in: container)).size
    func length(_ content: Int, _ offered: Double?, isAlong: Bool) -> Double {
      // What takes the greatest offer takes any.
      guard let offered, isAlong || offered == .infinity && content >= CellMetrics.most else { return Double(content) }
      return offered
    }
    return Size(
      width: length(content.columns, proposal.width, isAlong: isWide),
      height: length(content.rows, proposal.height, isAlong: isHigh))
  }

  func scroll(_ node: CellNode, _ axes: Axis.Set, _ size: Proposal) -> Arrangement {
    let inner = scrolled(node, axes, size)
    var arrangement = inner
    if !axes.contains(.horizontal), let columns = size.columns, columns > inner.size.columns {
      let shift = (columns - inner.size.columns) / 2
      arrangement.children = inner.children.map { $0.moved(shift, 0) }
    }
    arrangement.scrolled = CellSize(
      columns: axes.contains(.horizontal) ? inner.size.columns : size.columns ?? inner.size.columns,
      rows: axes.contains(.vertical) ? inner.size.rows : size.rows ?? inner.size.rows)
    return arrangement
  }

  private func scrolled(_ node: CellNode, _ axes: Axis.Set, _ size: Proposal) -> Arrangement {
    let offer = Proposal(
      columns: axes.contains(.horizontal) ? nil : size.columns, rows: axes.contains(.vertical) ? nil : size.rows,
      container: size.asContainer)
    let shown = node.flow.filter { shows($0) }
    guard shown.count == 1 else { return stacked(shown, .vertical, spacing: 0, .center, offer) }
    var arrangement = Arrangement()
    let content = child(shown[0], offer)
    arrangement.size = content.size
    arrangement.children = [content]
    return arrangement
  }

  /// Children in the middle of a whole screen, page or sheet, which scrolls where they are taller.
  func viewport(_ children: [CellNode], _ area: CellRect) -> (children: [Arrangement.Child], content: CellSize) {
    let offer = Proposal(columns: area.size.columns, rows: area.size.rows, container: area.size)
    let placed = children.map { child($0, offer) }
    var content = area.size
    for child in placed { content.rows = max(content.rows, child.size.rows) }
    let centred = placed.map { child in
      child.moved(
        area.minColumn + Self.place(child.size.columns, in: area.size.columns, .center),
        area.minRow + max(0, Self.place(child.size.rows, in: area.size.rows, .center)))
    }
    return (centred, content)
  }
}

extension Arrangement.Child {
  func moved(_ columns: Int, _ rows: Int) -> Arrangement.Child {
    var child = self
    child.origin.column += columns
    child.origin.row += rows
    return child
  }
}
