import SwiftUIElements

extension CellLayout {
  /// Children in a line between what a control draws itself.
  func label(_ node: CellNode, _ proposal: Proposal, fills: Bool = false) -> Arrangement {
    label(node.flow, proposal, node.chrome, fills: fills || node.hasChevron)
  }

  private func label(
    _ children: [CellNode], _ proposal: Proposal, _ chrome: ControlChrome, fills: Bool
  ) -> Arrangement {
    let offer = Proposal(columns: proposal.columns.map { max(0, $0 - chrome.columns) }, rows: proposal.rows)
    var inner =
      children.count == 1 ? layers(children, offer, .leading) : line(children, spacing: 1, .center, offer)
    for index in inner.children.indices { inner.children[index].origin.column += chrome.leading }
    inner.size.columns += chrome.columns
    inner.size.rows = max(1, inner.size.rows)
    if fills, let columns = proposal.columns { inner.size.columns = max(inner.size.columns, columns) }
    return inner
  }

  func field(_ node: CellNode, _ field: FieldContent, _ proposal: Proposal) -> Arrangement {
    let columns = max(1, field.isDate ? 20 : proposal.columns ?? 24)
    guard field.kind == .multiline else { return leaf(min(columns, proposal.columns ?? columns), 1) }
    let lines = TextLines(CellText([field.text]), columns: max(1, columns - 1)).lines.count
    let least = field.isEditor ? 4 : field.leastLines
    return leaf(columns, proposal.rows.map { max($0, 1) } ?? max(least, min(lines, field.mostLines ?? 12)))
  }

  /// A label over a line that shows a value.
  func bar(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    let columns = max(1, proposal.columns ?? 20)
    guard !node.flow.isEmpty else { return leaf(columns, 1) }
    var inner = column(node.flow, spacing: nil, .leading, Proposal(columns: columns, rows: nil))
    inner.size = CellSize(columns: columns, rows: inner.size.rows + 1)
    return inner
  }

  func menu(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    label(node.child(.label).map { [$0] } ?? [], proposal, node.chrome, fills: false)
  }

  // MARK: Pickers

  func picker(_ node: CellNode, _ picker: PickerContent, _ proposal: Proposal) -> Arrangement {
    switch picker.look {
    case .segments: return segments(node.options, proposal)
    case .choices:
      let title = picker.showsTitle && !picker.title.isEmpty ? 1 : 0
      var inner = column(node.options, spacing: nil, .leading, Proposal(columns: proposal.columns, rows: nil))
      for index in inner.children.indices { inner.children[index].origin.row += title }
      inner.size.rows += title
      inner.size.columns = max(inner.size.columns, min(picker.title.count, proposal.columns ?? picker.title.count))
      return inner
    case .menu:
      let traits = node.traits
      let ideal = traits.growsWide ? 30 : traits.mostColumns
      let width = proposal.columns.map { traits.growsWide ? $0 : min($0, ideal) } ?? ideal
      return leaf(width, 1)
    }
  }

  /// Options side by side; where they do not fit, in several lines.
  func segments(_ options: [CellNode], _ proposal: Proposal) -> Arrangement {
    var arrangement = Arrangement()
    var (column, row, width) = (0, 0, 0)
    for option in options {
      var made = child(option, Proposal(columns: nil, rows: nil))
      if let columns = proposal.columns, made.size.columns > columns {
        made = child(option, Proposal(columns: columns, rows: nil))
      }
      if let columns = proposal.columns, column > 0, column + made.size.columns > columns {
        row += 1
        column = 0
      }
      made.origin = CellPoint(column: column, row: row)
      column += made.size.columns
      width = max(width, column)
      arrangement.children.append(made)
    }
    arrangement.size = CellSize(columns: max(width, proposal.columns ?? 0), rows: row + 1)
    return arrangement
  }

  func tabs(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    let columns = proposal.columns ?? 80
    var arrangement = segments(node.options, Proposal(columns: columns, rows: nil))
    let bar = arrangement.size.rows
    let rows = max(bar, proposal.rows ?? 24)
    let area = CellRect(0, bar, columns, rows - bar)
    let inner = viewport(node.flow.filter { !$0.element.role.isOption }, area)
    arrangement.children += inner.children
    arrangement.scrolled = inner.content
    arrangement.viewport = area
    arrangement.size = CellSize(columns: columns, rows: rows)
    return arrangement
  }
}
