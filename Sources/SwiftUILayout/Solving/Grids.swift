import SwiftUIElements

extension LayoutSolver {
  private struct Cell {
    var node: Int
    var column: Int
    var options: GridCell
    var columns: Range<Int> { column..<column + options.span }
  }

  /// A row of cells, or a view that spans all columns.
  private struct Row {
    var node: Int
    var cells: [Cell]?
    var alignment: AxisAlignment
  }

  private struct Columns {
    var lengths: [Double]
    var spacing: Double

    var extent: Double { lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1)) }

    func start(_ column: Int) -> Double { lengths[..<column].reduce(0, +) + spacing * Double(column) }

    func length(_ columns: Range<Int>) -> Double {
      lengths[columns].reduce(0, +) + spacing * Double(max(0, columns.count - 1))
    }
  }

  func gridArrangement(_ node: Int, _ grid: GridLayout, _ proposal: ProposedSize) -> Arrangement {
    let rows = gridRows(node, grid)
    let columns = columns(of: rows, grid, proposal.width)
    let gaps = gaps(tree.children(of: node), grid.verticalSpacing, .vertical)
    let offers = rowOffers(rows, columns, proposal.height.map { $0 - gaps.reduce(0, +) })
    var columnAlignments = [AxisAlignment?](repeating: nil, count: columns.lengths.count)
    for cell in rows.compactMap(\.cells).joined() where cell.options.span == 1 {
      if let alignment = cell.options.columnAlignment { columnAlignments[cell.column] = alignment }
    }
    var arrangement = Arrangement()
    var top = 0.0
    for (index, row) in rows.enumerated() {
      var (placed, height) = place(row, columns, offers[index])
      for position in placed.indices {
        placed[position].origin.y += top
        guard let cells = row.cells else {
          let item = placed[position]
          placed[position].origin.x =
            origin(
              of: item.node, item.proposal, item.size, in: Size(width: columns.extent, height: height), grid.alignment
            ).x
          continue
        }
        let cell = cells[position]
        let item = placed[position]
        let space = Size(width: columns.length(cell.columns), height: height)
        let alignment = (cell.options.span == 1 ? columnAlignments[cell.column] : nil) ?? grid.alignment.horizontal
        if let anchor = cell.options.anchor {
          placed[position].origin = Point(
            x: (space.width - item.size.width) * anchor.x, y: top + (height - item.size.height) * anchor.y)
        } else {
          placed[position].origin.x =
            ownGuide(alignment, .horizontal, space)
            - guide(cell.node, alignment, .horizontal, item.proposal, item.size)
        }
        placed[position].origin.x += columns.start(cell.column)
      }
      arrangement.placed += placed
      top += height
      if index < gaps.count { top += gaps[index] }
    }
    arrangement.size = Size(width: columns.extent, height: max(0, top))
    return arrangement
  }

  private func gridRows(_ node: Int, _ grid: GridLayout) -> [Row] {
    tree.children(of: node).map { child in
      guard let row = rowNode(child), case .gridRow(let alignment) = tree.nodes[row].kind else {
        return Row(node: child, cells: nil, alignment: grid.alignment.vertical)
      }
      var column = 0
      let cells = tree.children(of: row).map { cell in
        var options = gridOptions(cell)
        options.span = min(max(1, options.span), 1_000)
        defer { column += options.span }
        return Cell(node: cell, column: column, options: options)
      }
      return Row(node: child, cells: cells, alignment: alignment ?? grid.alignment.vertical)
    }
  }

  /// The row behind names.
  private func rowNode(_ node: Int) -> Int? {
    var node = node
    while case .plain = tree.nodes[node].kind, tree.nodes[node].count > 0 { node = tree.firstChild(node) }
    return node
  }

  /// What a cell says of itself through its modifiers, nearest to the outside first.
  private func gridOptions(_ node: Int) -> GridCell {
    var options = GridCell()
    var node = node
    while tree.nodes[node].kind.isModifier, tree.nodes[node].count > 0 {
      if case .gridCell(let inner) = tree.nodes[node].kind {
        if options.span == 1 { options.span = inner.span }
        options.anchor = options.anchor ?? inner.anchor
        options.unsizedAxes.formUnion(inner.unsizedAxes)
        options.columnAlignment = options.columnAlignment ?? inner.columnAlignment
      }
      node = tree.firstChild(node)
    }
    return options
  }

  /// Each column as wide as its widest cell; flexible ones share what is left of the offer; all grow together for what spans them.
  private func columns(of rows: [Row], _ grid: GridLayout, _ offered: Double?) -> Columns {
    let count = rows.compactMap(\.cells?.last?.columns.upperBound).max() ?? (rows.isEmpty ? 0 : 1)
    var columns = Columns(
      lengths: Array(repeating: 0, count: count), spacing: grid.horizontalSpacing ?? tree.units.usual(.horizontal))
    var members = [[Int]](repeating: [], count: count)
    for cell in rows.compactMap(\.cells).joined() where cell.options.span == 1 {
      if !cell.options.unsizedAxes.contains(.horizontal) { members[cell.column].append(cell.node) }
    }
    func widest(_ column: Int, _ width: Double?) -> Double {
      members[column].reduce(0) { max($0, size($1, ProposedSize(width: width)).width) }
    }
    let room = offered.map { $0 - columns.spacing * Double(max(0, count - 1)) }
    if let room, room.isFinite {
      serve(count, max(0, room), least: { widest($0, 0) }, greatest: { widest($0, .infinity) }) { column, share in
        columns.lengths[column] = widest(column, share)
        return columns.lengths[column]
      }
    } else {
      for column in 0..<count { columns.lengths[column] = widest(column, room) }
    }
    for cell in rows.compactMap(\.cells).joined() where cell.options.span > 1 {
      guard !cell.options.unsizedAxes.contains(.horizontal) else { continue }
      let space = columns.length(cell.columns)
      grow(&columns, cell.columns, by: size(cell.node, ProposedSize(width: space)).width - space)
    }
    for row in rows where row.cells == nil && !gridOptions(row.node).unsizedAxes.contains(.horizontal) {
      grow(
        &columns, 0..<count, by: size(row.node, ProposedSize(width: offered)).width - columns.extent)
    }
    return columns
  }

  private func grow(_ columns: inout Columns, _ range: Range<Int>, by length: Double) {
    guard length > 0, !range.isEmpty else { return }
    for column in range { columns.lengths[column] += length / Double(range.count) }
  }

  /// Offers `room` to several, the least flexible first, each an equal share of what is left.
  private func serve(
    _ count: Int, _ room: Double, least: (Int) -> Double, greatest: (Int) -> Double,
    take: (Int, Double) -> Double
  ) {
    let flexibilities = (0..<count).map { index in
      let most = greatest(index)
      return most == .infinity ? most : most - least(index)
    }
    let order = (0..<count).sorted {
      flexibilities[$0] == flexibilities[$1] ? $0 < $1 : flexibilities[$0] < flexibilities[$1]
    }
    var left = room
    for (position, index) in order.enumerated() {
      left -= take(index, max(0, left) / Double(count - position))
    }
  }

  /// The height that each row is offered.
  private func rowOffers(_ rows: [Row], _ columns: Columns, _ room: Double?) -> [Double?] {
    guard let room, room.isFinite else { return Array(repeating: room, count: rows.count) }
    var offers = [Double?](repeating: 0, count: rows.count)
    serve(
      rows.count, max(0, room), least: { place(rows[$0], columns, 0).height },
      greatest: { place(rows[$0], columns, .infinity).height }
    ) { row, share in
      offers[row] = share
      return place(rows[row], columns, share).height
    }
    return offers
  }

  /// The cells of a row from its top, and how high it is.
  private func place(_ row: Row, _ columns: Columns, _ height: Double?) -> (placed: [Placed], height: Double) {
    guard let cells = row.cells else {
      let offer = ProposedSize(width: columns.extent, height: height)
      let size = size(row.node, offer)
      return ([Placed(node: row.node, origin: .zero, proposal: offer, size: size)], size.height)
    }
    var placed: [Placed] = []
    var before = -Double.infinity
    var after = -Double.infinity
    func put(_ cell: Cell, _ height: Double?) -> Placed {
      let offer = ProposedSize(width: columns.length(cell.columns), height: height)
      let size = size(cell.node, offer)
      let guide = guide(cell.node, row.alignment, .vertical, offer, size)
      return Placed(node: cell.node, origin: Point(x: 0, y: -guide), proposal: offer, size: size)
    }
    for cell in cells {
      let item = put(cell, height)
      placed.append(item)
      if item.size.height == .infinity { return ([], .infinity) }
      if cell.options.unsizedAxes.contains(.vertical) || cell.options.anchor != nil && cells.count > 1 { continue }
      before = max(before, -item.origin.y)
      after = max(after, item.size.height + item.origin.y)
    }
    var extent = before > -.infinity ? max(0, before + after) : 0
    for (index, cell) in cells.enumerated() where cell.options.anchor != nil {
      if !cell.options.unsizedAxes.contains(.vertical) { extent = max(extent, placed[index].size.height) }
    }
    // Where no height is offered, shorter cells are offered that of their row.
    for (index, cell) in cells.enumerated()
    where cell.options.unsizedAxes.contains(.vertical) || height == nil && placed[index].size.height < extent {
      placed[index] = put(cell, extent)
    }
    let line = before > -.infinity ? before : ownGuide(row.alignment, .vertical, Size(width: 0, height: extent))
    for index in placed.indices { placed[index].origin.y += line }
    return (placed, extent)
  }
}
