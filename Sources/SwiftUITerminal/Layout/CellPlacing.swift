import SwiftUIElements
import SwiftUILayout

/// Takes what the engine has laid out to whole cells.
struct CellPlacing {
  let layout: CellLayout
  let solved: SolvedLayout
  /// What is around, of which views may take shares.
  let container: CellSize?

  /// - Parameter corner: of what the children stand in, from that of the tree.
  func children(_ elements: [CellElement], from corner: CellPoint) -> [Arrangement.Child] {
    var children: [Arrangement.Child] = []
    children.reserveCapacity(elements.count)
    for element in elements { add(element, from: corner, to: &children) }
    if elements.contains(where: { $0.node.element.style.zIndex != 0 }) {
      return Self.sortedStably(children) { $0.node.element.style.zIndex < $1.node.element.style.zIndex }
    }
    return children
  }

  private func add(_ element: CellElement, from corner: CellPoint, to children: inout [Arrangement.Child]) {
    guard let frame = solved.frames[element.child.nodes.padded].map(CellRect.init),
      let content = solved.frames[element.child.nodes.content].map(CellRect.init)
    else {
      // The cells of a grid and the rows of a section stand in what is around these.
      for inner in element.inside { add(inner, from: corner, to: &children) }
      return
    }
    let origin = CellPoint(column: frame.minColumn - corner.column, row: frame.minRow - corner.row)
    if element.isPart {
      let offer = Proposal(solved.offers[element.outer] ?? .unspecified, in: container)
      return children.append(directed(element.outer).child(element.node, offer, at: origin))
    }
    var arrangement =
      element.node.isContainer
      ? directed(element.child.nodes.content).inside(
        element.node,
        Proposal(columns: content.size.columns, rows: content.size.rows, container: container)) : Arrangement()
    if !element.inside.isEmpty { arrangement.children = self.children(element.inside, from: content.origin) }
    arrangement.size = frame.size
    arrangement.content = content.offset(-frame.minColumn, -frame.minRow)
    arrangement.marks = element.child.marks.map { mark in
      solved.frames[mark].map {
        (CellRect($0).offset(-frame.minColumn, -frame.minRow), solved.safeAreas[mark] ?? Insets())
      }
    }
    children.append(Arrangement.Child(node: element.node, origin: origin, arrangement: arrangement))
  }

  /// What a leaf is laid out by, as it is read.
  private func directed(_ leaf: Int) -> CellLayout { layout.directed(isMirrored: solved.mirrored.contains(leaf)) }

  private static func sortedStably<Value>(_ values: [Value], by comes: (Value, Value) -> Bool) -> [Value] {
    values.enumerated().sorted { left, right in
      if comes(left.element, right.element) { return true }
      if comes(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
