import SwiftUIElements

extension CellLayout {
  func grid(_ node: CellNode, _ grid: GridContent, _ proposal: Proposal) -> Arrangement {
    if grid.isTable { return table(node, grid, proposal) }
    if grid.axis == .horizontal { return rows(node, grid, proposal) }
    let gap = CellMetrics.gapColumns(grid.crossSpacing)
    let widths = Self.columns(grid.tracks, gap, proposal.columns ?? 40)
    let gapRows = CellMetrics.insetRows(grid.spacing ?? 8)
    var arrangement = Arrangement()
    let cells = node.flow
    var row = 0
    var index = 0
    var starts: [Int] = []
    for width in widths {
      starts.append((starts.last ?? -gap) + gap + (starts.isEmpty ? 0 : widths[starts.count - 1])); _ = width
    }
    while index < cells.count {
      var line: [Arrangement.Child] = []
      for column in widths.indices where index < cells.count {
        line.append(child(cells[index], Proposal(columns: widths[column], rows: nil)))
        index += 1
      }
      let height = line.reduce(0) { max($0, $1.size.rows) }
      for column in line.indices {
        if line[column].node.traits.growsTall {
          line[column] = child(line[column].node, Proposal(columns: widths[column], rows: height))
        }
        line[column].origin = CellPoint(
          column: starts[column] + Self.place(line[column].size.columns, in: widths[column], grid.alignment.horizontal),
          row: row + Self.place(line[column].size.rows, in: height, line.count > 1 ? .leading : grid.alignment.vertical)
        )
      }
      arrangement.children += line
      row += height + (index < cells.count ? gapRows : 0)
    }
    arrangement.size = CellSize(columns: (starts.last ?? 0) + (widths.last ?? 0), rows: row)
    return arrangement
  }

  /// The widths of columns: fixed ones first, what is left in equal parts to the others.
  static func columns(_ tracks: [GridContent.Track], _ gap: Int, _ offered: Int) -> [Int] {
    var widths: [(least: Int, most: Int)] = []
    for track in tracks {
      switch track {
      case .fixed(let size): widths.append((CellMetrics.columns(size), CellMetrics.columns(size)))
      case .flexible(let least, let most): widths.append((CellMetrics.columns(least), CellMetrics.columns(most)))
      case .natural: widths.append((1, CellMetrics.most))
      case .adaptive(let least, let most):
        let smallest = max(1, CellMetrics.columns(least))
        let others = tracks.count - 1
        let free = max(smallest, offered - others * (gap + 1))
        let count = max(1, min(64, (free + gap) / (smallest + gap)))
        widths += Array(repeating: (min(smallest, free), max(CellMetrics.columns(most), smallest)), count: count)
      }
    }
    guard !widths.isEmpty else { return [offered] }
    var free = max(0, offered - gap * (widths.count - 1))
    var result = Array(repeating: 0, count: widths.count)
    let order = sortedStably(Array(widths.indices)) {
      widths[$0].most - widths[$0].least < widths[$1].most - widths[$1].least
    }
    for (place, index) in order.enumerated() {
      let share = free / (order.count - place)
      result[index] = max(1, min(max(share, widths[index].least), widths[index].most))
      free = max(0, free - result[index])
    }
    return result
  }

  /// A grid that grows to the side: its tracks are rows.
  private func rows(_ node: CellNode, _ grid: GridContent, _ proposal: Proposal) -> Arrangement {
    let count = max(1, grid.tracks.count)
    let gap = CellMetrics.gapColumns(grid.spacing)
    var arrangement = Arrangement()
    var column = 0
    let cells = node.flow
    var heights = Array(repeating: 0, count: count)
    for (index, cell) in cells.enumerated() {
      heights[index % count] = max(heights[index % count], size(cell, Proposal(columns: nil, rows: nil)).rows)
    }
    for start in stride(from: 0, to: cells.count, by: count) {
      var width = 0
      var row = 0
      for index in start..<min(start + count, cells.count) {
        let made = child(
          cells[index], Proposal(columns: nil, rows: nil), at: CellPoint(column: column, row: row))
        width = max(width, made.size.columns)
        row += heights[index - start]
        arrangement.children.append(made)
      }
      column += width + (start + count < cells.count ? gap : 0)
    }
    arrangement.size = CellSize(columns: column, rows: heights.reduce(0, +))
    return arrangement
  }

  /// Rows of cells whose columns are as wide as their widest cell.
  private func table(_ node: CellNode, _ grid: GridContent, _ proposal: Proposal) -> Arrangement {
    let gap = CellMetrics.gapColumns(grid.crossSpacing ?? 12)
    let gapRows = grid.spacing.map(CellMetrics.insetRows) ?? 0
    let lines = node.flow
    let widths = tableColumns(lines, grid, gap, proposal.columns)
    var starts: [Int] = []
    var next = 0
    for width in widths {
      starts.append(next)
      next += width + gap
    }
    let total = max(0, next - gap)
    var arrangement = Arrangement()
    var row = 0
    for line in lines {
      guard case .stack(let stack) = line.element.role, stack.isGridRow else {
        let made = child(line, Proposal(columns: max(total, 1), rows: nil), at: CellPoint(column: 0, row: row))
        arrangement.children.append(made)
        row += made.size.rows + gapRows
        continue
      }
      var placed: [(child: Arrangement.Child, width: Int)] = []
      var column = 0
      for cell in line.flow where column < widths.count {
        let span = min(max(1, cell.element.style.columnSpan), widths.count - column)
        let width = widths[column..<column + span].reduce(0, +) + gap * (span - 1)
        placed.append(
          (child(cell, Proposal(columns: width, rows: nil), at: CellPoint(column: starts[column], row: row)), width))
        column += span
      }
      let height = placed.reduce(0) { max($0, $1.child.size.rows) }
      for (made, width) in placed {
        var made = made
        made.origin.column += Self.place(made.size.columns, in: width, grid.alignment.horizontal)
        made.origin.row += Self.place(made.size.rows, in: height, stack.alignment)
        arrangement.children.append(made)
      }
      row += height + gapRows
    }
    arrangement.size = CellSize(columns: total, rows: max(0, row - gapRows))
    return arrangement
  }

  private func tableColumns(_ lines: [CellNode], _ grid: GridContent, _ gap: Int, _ offered: Int?) -> [Int] {
    let count = max(1, grid.tracks.count)
    var natural = Array(repeating: 0, count: count)
    var grows = Array(repeating: false, count: count)
    for line in lines {
      guard case .stack(let stack) = line.element.role, stack.isGridRow else { continue }
      var column = 0
      for cell in line.flow where column < count {
        let span = max(1, cell.element.style.columnSpan)
        if span == 1 {
          let traits = cell.traits
          let width = traits.growsWide ? traits.leastColumns : size(cell, Proposal(columns: nil, rows: nil)).columns
          natural[column] = max(natural[column], width)
          grows[column] = grows[column] || (traits.growsWide && !cell.isDivider)
        }
        column += span
      }
    }
    guard let offered else { return natural }
    var free = max(0, offered - gap * (count - 1))
    var result = natural
    let order = Self.sortedStably(Array(0..<count)) {
      grows[$0] == grows[$1] ? natural[$0] < natural[$1] : grows[$1]
    }
    for (place, index) in order.enumerated() {
      let share = free / (count - place)
      result[index] = grows[index] ? max(share, 1) : min(natural[index], max(share, 1))
      free = max(0, free - result[index])
    }
    return result
  }
}
