import SwiftUIElements

/// The rows of a list under each other, with what parts them.
private struct ListFlow {
  var children: [Arrangement.Child] = []
  var rules: [Int] = []
  var row = 0
  var last: (node: CellNode, rows: Int)?
  /// What rows must have to be shown.
  var words: String?
}

extension CellLayout {
  /// Longer lines are hard to read.
  static let widestList = 120

  func list(_ node: CellNode, _ kind: ListStyleKind, _ proposal: Proposal) -> Arrangement {
    let columns = proposal.columns ?? max(20, min(Self.widestList, node.flow.map { $0.traits.leastColumns }.max() ?? 0))
    var flow = ListFlow()
    if let filter, filter.list == node.id { flow.words = filter.words }
    for child in node.flow { add(child, kind, min(columns, Self.widestList), &flow) }
    var arrangement = Arrangement()
    arrangement.children = flow.children
    arrangement.rules = flow.rules
    arrangement.size = CellSize(columns: columns, rows: proposal.rows ?? flow.row)
    arrangement.scrolled = CellSize(columns: columns, rows: flow.row)
    return arrangement
  }

  private func add(_ node: CellNode, _ kind: ListStyleKind, _ columns: Int, _ flow: inout ListFlow) {
    guard case .section = node.element.role else { return addRow(node, columns, &flow) }
    if flow.row > 0 { flow.row += 1 }
    flow.last = nil
    for child in node.flow {
      if child.part == .header || child.part == .footer {
        let offer = Proposal(columns: max(0, columns - 2), rows: nil)
        let made = self.child(child, offer, at: CellPoint(column: 1, row: flow.row))
        flow.children.append(made)
        flow.row += made.size.rows
        flow.last = nil
      } else {
        add(child, kind, columns, &flow)
      }
    }
  }

  private func addRow(_ node: CellNode, _ columns: Int, _ flow: inout ListFlow) {
    if let words = flow.words, node.isStopRow, !node.has(words) { return }
    var made = child(node, Proposal(columns: columns, rows: nil))
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
  private func needsAir(_ node: CellNode, _ rows: Int) -> Bool { rows >= 6 || rows >= 2 && node.traits.hasProse }

  /// A line is drawn only where an app parts groups of rows by it, not between all rows.
  private func isParted(_ upper: CellNode, _ lower: CellNode) -> Bool {
    guard case .row(let above) = upper.element.role, case .row(let below) = lower.element.role else { return false }
    return above.hidesBottomSeparator && !below.hidesTopSeparator
  }

  func row(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    // The app's own insets are the padding of the row's style.
    let hasInsets = node.element.style.padding != nil
    let (leading, trailing) = hasInsets ? (0, 0) : (2, 1)
    let columns = proposal.columns.map { max(1, $0 - leading - trailing) }
    let inner = layers(node.flow, Proposal(columns: columns, rows: nil), .leading)
    var arrangement = Arrangement()
    arrangement.children = inner.children.map { child in
      var child = child
      child.origin.column += leading
      return child
    }
    arrangement.size = CellSize(
      columns: proposal.columns ?? inner.size.columns + leading + trailing, rows: inner.size.rows)
    arrangement.firstBaseline = inner.firstBaseline
    arrangement.lastBaseline = inner.lastBaseline
    return arrangement
  }

  /// A section outside of a list.
  func section(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    column(node.flow, spacing: nil, .leading, proposal)
  }

  /// Children in one place, as rows and pages hold them.
  func layers(_ children: [CellNode], _ proposal: Proposal, _ alignment: AxisAlignment) -> Arrangement {
    var arrangement = Arrangement()
    var size = CellSize(columns: 0, rows: 0)
    for child in children {
      let made = self.child(child, proposal)
      size.columns = max(size.columns, made.size.columns)
      size.rows = max(size.rows, made.size.rows)
      arrangement.children.append(made)
    }
    for index in arrangement.children.indices {
      let made = arrangement.children[index].size
      arrangement.children[index].origin = CellPoint(
        column: Self.place(made.columns, in: size.columns, alignment), row: 0)
    }
    if let first = arrangement.children.first {
      let made = arrange(first.node, first.proposal)
      arrangement.firstBaseline = made.firstBaseline
      arrangement.lastBaseline = made.lastBaseline
    }
    arrangement.size = size
    return arrangement
  }
}
