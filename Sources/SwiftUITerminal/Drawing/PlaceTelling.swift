import SwiftUIElements
import SwiftUILayout

/// Says to views that ask where they stand, in the arrangement that was drawn last: whole cells, in points.
@MainActor
struct PlaceTelling {
  /// How the areas stand that scroll and whose views want to know.
  private(set) var reports: [NodeID: ScrollReport] = [:]
  /// What asks, with all around it.
  private var path: Set<ObjectIdentifier> = []
  private let scrolls: [NodeID: CellPoint]
  private let isRightToLeft: Bool

  /// What holds around a node.
  private struct Around {
    var spaces: [String: LayoutRect] = [:]
    /// The leading edge is the right one.
    var isMirrored = false
  }

  /// - Parameters:
  ///   - scrolls: how far each area is scrolled.
  ///   - isRightToLeft: whether the screen is turned round when it is shown.
  init(asking: some Sequence<CellNode>, scrolls: [NodeID: CellPoint], isRightToLeft: Bool) {
    self.scrolls = scrolls
    self.isRightToLeft = isRightToLeft
    for node in asking {
      var next: CellNode? = node
      while let around = next, path.insert(ObjectIdentifier(around)).inserted { next = around.parent }
    }
  }

  mutating func tell(_ ground: Painter.Ground) {
    tell(ground.children, from: CellPoint(column: 0, row: -ground.row), Around(isMirrored: ground.isMirrored))
  }

  private mutating func tell(_ children: [Arrangement.Child], from origin: CellPoint, _ around: Around) {
    for child in children where path.contains(ObjectIdentifier(child.node)) {
      let corner = CellPoint(column: origin.column + child.origin.column, row: origin.row + child.origin.row)
      tell(child.node, child.arrangement, at: corner, around)
    }
  }

  private mutating func tell(
    _ node: CellNode, _ arrangement: Arrangement, at corner: CellPoint, _ around: Around
  ) {
    var inner = around
    let corner = CellMetrics.moved(corner, by: node.element.style.offset, isMirrored: around.isMirrored)
    if let isReadFromRight = node.isReadFromRight { inner.isMirrored = isReadFromRight != isRightToLeft }
    if let rules = node.rules {
      for (mark, place) in zip(rules.marks, arrangement.marks).reversed() {
        guard let place else { continue }
        let frame = LayoutRect(place.frame.offset(corner.column, corner.row))
        if let space = mark.space { inner.spaces[space] = frame }
        let safeArea = CellMetrics.points(place.safeArea)
        mark.target?.stand(at: ViewPlace(frame: frame, safeArea: safeArea, spaces: inner.spaces))
      }
    }
    let content = arrangement.content.offset(corner.column, corner.row)
    guard let scrolled = arrangement.scrolled else { return tell(arrangement.children, from: content.origin, inner) }
    if let axes = node.scrollAxes {
      inner.spaces[ViewPlace.scrollView] = LayoutRect(content)
      let offset = offset(of: node, scrolled, in: content.size, axes, isMirrored: inner.isMirrored)
      if node.element.accepts.contains(.scroll) {
        reports[node.id] = report(node, arrangement, scrolled, in: content.size, offset)
      }
      let origin = CellPoint(column: content.minColumn - offset.column, row: content.minRow - offset.row)
      return tell(arrangement.children, from: origin, inner)
    }
    // A page or tabs, whose bars stay.
    let port = arrangement.viewport?.size ?? content.size
    let row = offset(of: node, scrolled, in: port, .vertical).row
    tell(arrangement.children.filter { $0.node.isFixedInPort }, from: content.origin, inner)
    tell(
      arrangement.children.filter { !$0.node.isFixedInPort },
      from: CellPoint(column: content.minColumn, row: content.minRow - row), inner)
  }

  private func offset(
    of node: CellNode, _ content: CellSize, in port: CellSize, _ axes: Axis.Set, isMirrored: Bool = false
  ) -> CellPoint {
    let start = isMirrored ? max(0, content.columns - port.columns) : 0
    let wanted = scrolls[node.id] ?? CellPoint(column: start, row: 0)
    func along(_ axis: Axis.Set, _ wanted: Int, _ content: Int, _ port: Int) -> Int {
      axes.contains(axis) ? min(max(0, wanted), max(0, content - port)) : 0
    }
    return CellPoint(
      column: along(.horizontal, wanted.column, content.columns, port.columns),
      row: along(.vertical, wanted.row, content.rows, port.rows))
  }

  /// Margins stand around what scrolls, as padding, and count with it.
  private func report(
    _ node: CellNode, _ arrangement: Arrangement, _ content: CellSize, in port: CellSize, _ offset: CellPoint
  ) -> ScrollReport {
    let margins = CellSize(
      columns: arrangement.size.columns - port.columns, rows: arrangement.size.rows - port.rows)
    let all = CellSize(columns: content.columns + margins.columns, rows: content.rows + margins.rows)
    let seen = CellRect(origin: offset, size: port)
    return ScrollReport(
      offset: CellMetrics.points(offset), contentSize: CellMetrics.points(all),
      visibleSize: CellMetrics.points(arrangement.size), target: firstTarget(arrangement.children, from: .zero, seen))
  }

  /// The first in sight of the views at which it comes to rest.
  private func firstTarget(_ children: [Arrangement.Child], from origin: CellPoint, _ seen: CellRect) -> NodeID? {
    for child in children {
      let inside = child.arrangement
      let content = CellPoint(
        column: origin.column + child.origin.column + inside.content.minColumn,
        row: origin.row + child.origin.row + inside.content.minRow)
      if child.node.element.style.holdsScrollTargets {
        return inside.children.first {
          let frame = CellRect(origin: $0.origin, size: $0.size).offset(content.column, content.row)
          return !frame.intersection(seen).isEmpty
        }?.node.id
      }
      if inside.scrolled == nil, let found = firstTarget(inside.children, from: content, seen) { return found }
    }
    return nil
  }
}

extension CellNode {
  /// Stays where the content of its page or tabs scrolls.
  fileprivate var isFixedInPort: Bool {
    if case .tabs? = parent?.element.role { return element.role.isOption }
    return isBarPart
  }
}

extension LayoutRect {
  fileprivate init(_ cells: CellRect) {
    self.init(origin: CellMetrics.points(cells.origin), size: CellMetrics.points(cells.size))
  }
}
