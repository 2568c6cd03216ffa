import SwiftUIElements

extension CellLayout {
  /// Options side by side; where they do not fit, in several lines.
  func segments(_ options: [CellNode], _ size: Proposal) -> Arrangement {
    var arrangement = Arrangement()
    var (column, row, width) = (0, 0, 0)
    for option in options {
      var made = child(option, Proposal(columns: nil, rows: nil))
      if let columns = size.columns, made.size.columns > columns {
        made = child(option, Proposal(columns: columns, rows: nil))
      }
      if let columns = size.columns, column > 0, column + made.size.columns > columns {
        row += 1
        column = 0
      }
      made.origin = CellPoint(column: column, row: row)
      column += made.size.columns
      width = max(width, column)
      arrangement.children.append(made)
    }
    arrangement.size = CellSize(columns: width, rows: row + 1)
    return arrangement
  }

  func tabs(_ node: CellNode, _ size: Proposal) -> Arrangement {
    let columns = size.columns ?? 80
    var arrangement = segments(node.options, Proposal(columns: columns, rows: nil))
    let bar = arrangement.size.rows
    let area = CellRect(0, bar, columns, max(bar, size.rows ?? 24) - bar)
    let inner = viewport(node.flow.filter { !$0.element.role.isOption }, area)
    arrangement.children += inner.children
    arrangement.scrolled = inner.content
    arrangement.viewport = area
    return arrangement
  }
}
