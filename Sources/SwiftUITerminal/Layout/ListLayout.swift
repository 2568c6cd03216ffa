import SwiftUIElements

/// The rows of a list under each other, with what parts them.
private struct ListFlow {
  var children: [Arrangement.Child] = []
  var rules: [Int] = []
  var row = 0
  var last: (node: CellNode, rows: Int)?
  /// The list, where its size is known.
  var container: CellSize?
  /// What rows must have to be shown.
  var words: String?
}

extension CellLayout {
  /// Longer lines are hard to read.
  static let widestList = 120

  static let idealList = 40.0

  func list(_ node: CellNode, _ size: Proposal) -> Arrangement {
    let columns = size.columns ?? Int(Self.idealList)
    var flow = ListFlow()
    flow.container = size.asContainer
    if let filter, filter.list == node.id { flow.words = filter.words }
    for child in node.flow { add(child, min(columns, Self.widestList), &flow) }
    var arrangement = Arrangement()
    arrangement.children = flow.children
    arrangement.rules = flow.rules
    arrangement.scrolled = CellSize(columns: columns, rows: flow.row)
    return arrangement
  }

  private func add(_ node: CellNode, _ columns: Int, _ flow: inout ListFlow) {
    guard case .section = node.element.role else { return addRow(node, columns, &flow) }
    if flow.row > 0 { flow.row += 1 }
    flow.last = nil
    for child in node.flow {
      if child.part == .header || child.part == .footer {
        let offer = Proposal(columns: max(0, columns - 2), rows: nil, container: flow.container)
        let made = self.child(child, offer, at: CellPoint(column: 1, row: flow.row))
        flow.children.append(made)
        flow.row += made.size.rows
        flow.last = nil
      } else {
        add(child, columns, &flow)
      }
    }
  }

  private func addRow(_ node: CellNode, _ columns: Int, _ flow: inout ListFlow) {
    if let words = flow.words, node.isStopRow, !node.has(words) { return }
    var made = child(node, Proposal(columns: columns, rows: nil, container: flow.container))
    guard made.size.rows > 0 else { return }
    if let last = flow.last, needsAir(last.node, last.rows) || needsAir(node, made.size.rows) {
      if isParted(last.node, node) { flow.rules.append(flow.row) }
      flow.row += 1
    }
    made.origin = CellPoint(column: 0, row: flow.row)
    flow.children.append(made)
    flow.row += made.size.rows
    flow.last = (node, made.size.rows)
  }

  /// What is read, not only looked at, needs space around it; so does what is tall.
  private func needsAir(_ node: CellNode, _ rows: Int) -> Bool { rows >= 6 || rows >= 2 && node.hasProse }

  /// A line is drawn only where an app parts groups of rows by it, not between all rows.
  private func isParted(_ upper: CellNode, _ lower: CellNode) -> Bool {
    guard case .row(let above) = upper.element.role, case .row(let below) = lower.element.role else { return false }
    return above.hidesBottomSeparator && !below.hidesTopSeparator
  }
}
