import SwiftUIElements

extension CellLayout {
  func stack(_ node: CellNode, _ stack: StackContent, _ proposal: Proposal) -> Arrangement {
    if stack.axis == .horizontal {
      return line(node.flow, spacing: CellMetrics.gapColumns(stack.spacing), stack.alignment, proposal)
    }
    if node.isLine(stack) { return line(node.flow, spacing: 1, .center, proposal) }
    return column(
      node.flow, spacing: stack.spacing, stack.alignment, proposal,
      joinsSmallPrint: stack.alignment == .leading && node.isInRow)
  }

  // MARK: Side by side

  /// Children in a line: the least flexible is asked first, and each is offered an equal share of what is left.
  func line(_ children: [CellNode], spacing: Int, _ alignment: AxisAlignment, _ proposal: Proposal) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    let widths = columns(of: children, spacing: spacing, proposal)
    var rows = 0
    var placed: [Arrangement.Child] = []
    placed.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let offer = Proposal(columns: widths[index], rows: child.isDivider ? 0 : proposal.rows)
      let made = self.child(child, offer)
      if !child.isDivider, !child.isSpacer { rows = max(rows, made.size.rows) }
      placed.append(made)
    }
    var above = 0
    if alignment == .firstTextBaseline || alignment == .lastTextBaseline {
      for child in placed { above = max(above, baseline(child, alignment)) }
      for child in placed where !child.node.isDivider {
        rows = max(rows, above - baseline(child, alignment) + child.size.rows)
      }
    }
    if rows == 0, placed.contains(where: { $0.node.isDivider }) { rows = max(1, proposal.rows ?? 1) }
    var column = 0
    for index in placed.indices {
      if placed[index].node.isDivider || (proposal.rows == nil && placed[index].node.traits.growsTall) {
        placed[index] = self.child(placed[index].node, Proposal(columns: widths[index], rows: rows))
      }
      let size = placed[index].size
      let row: Int
      switch alignment {
      case .firstTextBaseline, .lastTextBaseline: row = above - baseline(placed[index], alignment)
      default: row = Self.place(size.rows, in: rows, alignment)
      }
      placed[index].origin = CellPoint(column: column, row: row)
      column += size.columns + (index + 1 < placed.count ? gap(children, index, spacing) : 0)
    }
    var arrangement = Arrangement()
    arrangement.children = placed
    arrangement.size = CellSize(columns: column, rows: rows)
    if let first = placed.first(where: { !$0.node.isSpacer && !$0.node.isDivider && $0.size.columns > 0 }) {
      arrangement.firstBaseline = first.origin.row + baseline(first, .firstTextBaseline)
      arrangement.lastBaseline = first.origin.row + baseline(first, .lastTextBaseline)
    }
    return arrangement
  }

  /// Space after a spacer would only add to it.
  private func gap(_ children: [CellNode], _ index: Int, _ spacing: Int) -> Int {
    children[index].isSpacer ? 0 : spacing
  }

  private func baseline(_ child: Arrangement.Child, _ alignment: AxisAlignment) -> Int {
    let arrangement = arrange(child.node, child.proposal)
    return alignment == .firstTextBaseline ? arrangement.firstBaseline : arrangement.lastBaseline
  }

  /// The columns that each child of a line is offered; nil is as many as it likes.
  private func columns(of children: [CellNode], spacing: Int, _ proposal: Proposal) -> [Int?] {
    guard let offered = proposal.columns else { return children.map { $0.isSpacer ? 0 : nil } }
    var free = offered
    for index in children.indices.dropLast() { free -= gap(children, index, spacing) }
    var result: [Int?] = Array(repeating: 0, count: children.count)
    let traits = children.map(\.traits)
    // What is less important is kept a few letters, or all of it where it cannot shrink.
    func reserve(_ index: Int) -> Int {
      let (style, least) = (children[index].element.style, traits[index].leastColumns)
      return style.fixesWidth || style.frame?.width != nil ? least : min(least, 4)
    }
    var reserved = traits.indices.reduce(0) { $0 + reserve($1) }
    let order = Self.sortedStably(Array(children.indices)) { left, right in
      let (one, other) = (children[left].element.style.layoutPriority, children[right].element.style.layoutPriority)
      if one != other { return one > other }
      // Spacers take what all others leave.
      if children[left].isSpacer != children[right].isSpacer { return children[right].isSpacer }
      return traits[left].flexibility < traits[right].flexibility
    }
    var position = 0
    while position < order.count {
      let priority = children[order[position]].element.style.layoutPriority
      let isSpacer = children[order[position]].isSpacer
      var end = position
      while end < order.count, children[order[end]].element.style.layoutPriority == priority,
        children[order[end]].isSpacer == isSpacer
      {
        reserved -= reserve(order[end])
        end += 1
      }
      // What the others of the group cannot do without is theirs, where there is enough for all.
      var held = (position..<end).reduce(0) { $0 + traits[order[$1]].leastColumns }
      let isEnough = held + reserved <= free
      for place in position..<end {
        let index = order[place]
        let least = traits[index].leastColumns
        held -= least
        var share = max(0, (free - reserved) / (end - place))
        if isEnough { share = max(least, min(share, free - reserved - held)) }
        let most = traits[index].mostColumns
        let columns = most < CellMetrics.most ? min(share, most) : share
        let taken = size(children[index], Proposal(columns: columns, rows: proposal.rows)).columns
        result[index] = columns
        free -= taken
      }
      position = end
    }
    return result
  }

  // MARK: Above each other

  func column(
    _ children: [CellNode], spacing: Double?, _ alignment: AxisAlignment, _ proposal: Proposal,
    joinsSmallPrint: Bool = false
  ) -> Arrangement {
    guard !children.isEmpty else { return Arrangement() }
    var columns = proposal.columns
    if columns == nil {
      columns = children.reduce(0) { $1.isDivider ? $0 : max($0, size($1, Proposal(columns: nil, rows: nil)).columns) }
    }
    var placed = children.map { child -> Arrangement.Child in
      let offer = Proposal(columns: proposal.columns ?? (child.isDivider ? columns : nil), rows: nil)
      return self.child(child, offer)
    }
    var gaps = Array(repeating: 0, count: placed.count)
    for index in placed.indices.dropLast() { gaps[index] = gap(placed[index], placed[index + 1], spacing) }
    if let rows = proposal.rows { grow(&placed, gaps, rows) }
    var joined: [Int?] = Array(repeating: nil, count: placed.count)
    if joinsSmallPrint, let columns { join(&placed, &joined, columns) }
    var width = 0
    for (index, child) in placed.enumerated() {
      width = max(width, (joined[index] ?? 0) + child.size.columns)
    }
    var row = 0
    var arrangement = Arrangement()
    for index in placed.indices {
      if let column = joined[index] {
        placed[index].origin = CellPoint(column: column, row: placed[index - 1].origin.row)
        continue
      }
      placed[index].origin = CellPoint(column: Self.place(placed[index].size.columns, in: width, alignment), row: row)
      row += placed[index].size.rows
      let next = index + 1
      if next < placed.count {
        var last = index
        while last + 1 < placed.count, joined[last + 1] != nil { last += 1 }
        if last + 1 < placed.count { row += gaps[last] }
      }
    }
    arrangement.children = placed
    arrangement.size = CellSize(columns: width, rows: row)
    if let first = placed.first { arrangement.firstBaseline = first.origin.row + baseline(first, .firstTextBaseline) }
    if let last = placed.last { arrangement.lastBaseline = last.origin.row + baseline(last, .lastTextBaseline) }
    return arrangement
  }

  /// Shares the rows that are left among the children that want more.
  private func grow(_ placed: inout [Arrangement.Child], _ gaps: [Int], _ rows: Int) {
    let growing = placed.indices.filter { placed[$0].node.traits.growsTall }
    guard !growing.isEmpty else { return }
    var free = rows - gaps.reduce(0, +)
    for index in placed.indices where !placed[index].node.traits.growsTall { free -= placed[index].size.rows }
    // What scrolls can do with less than all of its content.
    func least(_ index: Int) -> Int {
      switch placed[index].node.element.role {
      case .list, .scroll, .page, .tabs, .shape, .image, .spacer: 0
      default: placed[index].size.rows
      }
    }
    let order = Self.sortedStably(growing) { left, right in
      let (one, other) = (placed[left].node, placed[right].node)
      if one.isSpacer != other.isSpacer { return other.isSpacer }
      return least(left) > least(right)
    }
    let spacers = order.filter { placed[$0].node.isSpacer }.count
    for (place, index) in order.enumerated() {
      let isSpacer = placed[index].node.isSpacer
      let left = isSpacer ? order.count - place : order.count - spacers - place
      let share = max(0, free / max(1, left))
      let offer = Proposal(columns: placed[index].proposal.columns, rows: share)
      placed[index] = child(placed[index].node, offer)
      free -= placed[index].size.rows
    }
  }

  /// Small distances are none; middle ones part prose alone.
  private func gap(_ upper: Arrangement.Child, _ lower: Arrangement.Child, _ spacing: Double?) -> Int {
    guard let spacing, !upper.node.isSpacer, !lower.node.isSpacer else { return 0 }
    if upper.size.rows == 0 || lower.size.rows == 0 { return 0 }
    if spacing < 9 { return 0 }
    if spacing >= 16 { return CellMetrics.insetRows(spacing) }
    let (isAbove, isBelow) = (upper.node.isProse, lower.node.isProse)
    if isAbove, isBelow { return 1 }
    return isAbove && upper.size.rows >= 2 || isBelow && lower.size.rows >= 2 ? 1 : 0
  }

  /// Lines of small letters share a line where they fit: a row of a list says more in less space.
  private func join(_ placed: inout [Arrangement.Child], _ joined: inout [Int?], _ columns: Int) {
    var used = 0
    for index in placed.indices {
      guard placed[index].node.isSmallPrint, placed[index].size.rows == 1 else {
        used = 0
        continue
      }
      let natural = size(placed[index].node, Proposal(columns: nil, rows: nil)).columns
      if used > 0, used + Self.joinGap + natural <= columns {
        let column = used + Self.joinGap
        placed[index] = child(placed[index].node, Proposal(columns: columns - column, rows: nil))
        joined[index] = column
        used = column + placed[index].size.columns
      } else {
        used = natural
        // A line that fills its width keeps it only while nothing follows.
        if index + 1 < placed.count, placed[index + 1].node.isSmallPrint,
          used + Self.joinGap + size(placed[index + 1].node, Proposal(columns: nil, rows: nil)).columns <= columns
        {
          placed[index] = child(placed[index].node, Proposal(columns: natural, rows: nil))
        }
      }
    }
  }

  private static let joinGap = 3
}
