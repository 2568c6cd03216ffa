import SwiftUIElements

/// Proposal layout on cells: a parent offers space, a child chooses its size, the parent places it.
///
/// Each node is measured once for each offer and remembers it until something in it changes.
@MainActor
struct CellLayout: @MainActor Equatable {
  var isUTF8 = true
  /// The most rows of a picture: there is always more to see than one.
  var mostPictureRows = 24
  /// Tall screens have room for lines between bars and content.
  var isTall = false
  var showsPictures = true
  /// Words that the rows of one list must have.
  var filter: ScreenState.RowFilter?

  func size(_ node: CellNode, _ proposal: Proposal) -> CellSize { arrange(node, proposal).size }

  func arrange(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    node.arrangement(proposal) { make(node, proposal) }
  }

  func child(_ node: CellNode, _ proposal: Proposal, at origin: CellPoint = CellPoint(column: 0, row: 0))
    -> Arrangement.Child
  {
    Arrangement.Child(node: node, origin: origin, size: size(node, proposal), proposal: proposal)
  }

  // MARK: Frame and padding

  private func make(_ node: CellNode, _ offered: Proposal) -> Arrangement {
    guard !node.isModal, showsPictures || !node.holdsPicture else { return Arrangement() }
    let style = node.element.style
    var proposal = offered
    if style.fixesWidth { proposal.columns = nil }
    if style.fixesHeight { proposal.rows = nil }
    if let aspect = style.aspectRatio?.ratio, aspect > 0 { proposal = Self.fitting(aspect, proposal) }
    let padding = CellInsets(style.padding)
    proposal.columns = proposal.columns.map { max(0, $0 - padding.columns) }
    proposal.rows = proposal.rows.map { max(0, $0 - padding.rows) }
    let frame = node.ring == nil ? style.frame.map { fitted($0, node) } : nil
    var inner = proposal
    if let frame {
      inner.columns = Self.offer(proposal.columns, frame.fixedColumns, frame.leastColumns, frame.mostColumns)
      inner.rows = Self.offer(proposal.rows, frame.fixedRows, frame.leastRows, frame.mostRows)
    }
    var arrangement = content(node, inner)
    let core = arrangement.size
    var framed = core
    if let frame {
      framed.columns = Self.taken(
        proposal.columns, core.columns, frame.fixedColumns, frame.leastColumns, frame.mostColumns,
        frame.idealWidth.map(CellMetrics.columns))
      framed.rows = Self.taken(
        proposal.rows, core.rows, frame.fixedRows, frame.leastRows, frame.mostRows,
        frame.idealHeight.map(CellMetrics.rows))
    }
    let alignment = frame?.alignment ?? BoxAlignment()
    let column = padding.leading + Self.place(core.columns, in: framed.columns, alignment.horizontal)
    let row = padding.top + Self.place(core.rows, in: framed.rows, alignment.vertical)
    arrangement.content = CellRect(column, row, core.columns, core.rows)
    arrangement.size = CellSize(
      columns: min(framed.columns + padding.columns, CellMetrics.most),
      rows: min(framed.rows + padding.rows, CellMetrics.most))
    arrangement.firstBaseline += row
    arrangement.lastBaseline += row
    return arrangement
  }

  /// A fixed frame around a picture, made smaller where it would fill the screen.
  private func fitted(_ frame: Frame, _ node: CellNode) -> Frame {
    guard let height = frame.height, let rows = frame.fixedRows, rows > mostPictureRows, node.isPicture else {
      return frame
    }
    var smaller = frame
    let scale = Double(mostPictureRows) / Double(rows)
    smaller.height = height * scale
    smaller.width = frame.width.map { $0 * scale }
    return smaller
  }

  private static func offer(_ offered: Int?, _ fixed: Int?, _ least: Int?, _ most: Int?) -> Int? {
    if let fixed { return fixed }
    guard var value = offered else { return nil }
    if let most { value = min(value, most) }
    if let least { value = max(value, least) }
    return value
  }

  /// The size of a frame: fixed, or what is offered within its bounds; a bound that is not given is the content's size.
  private static func taken(
    _ offered: Int?, _ content: Int, _ fixed: Int?, _ least: Int?, _ most: Int?, _ ideal: Int?
  ) -> Int {
    if let fixed { return fixed }
    guard least != nil || most != nil || ideal != nil else { return content }
    guard let offered else {
      var value = ideal ?? content
      if let most { value = min(value, most) }
      if let least { value = max(value, least) }
      return value
    }
    if least == nil, most == nil { return content }
    let lower = least ?? min(content, most ?? content)
    let upper = max(most ?? max(content, lower), lower)
    return min(max(offered, lower), upper)
  }

  static func place(_ size: Int, in space: Int, _ alignment: AxisAlignment) -> Int {
    switch alignment {
    case .leading, .firstTextBaseline: 0
    case .center, .custom: Int((Double(space - size) / 2).rounded(.down))
    case .trailing, .lastTextBaseline: space - size
    }
  }

  /// The largest area of a ratio of width to height, in points, within what is offered.
  static func fitting(_ ratio: Double, _ proposal: Proposal) -> Proposal {
    let across = ratio * CellMetrics.rowPoints / CellMetrics.columnPoints
    func rows(_ columns: Int) -> Int { max(1, Int(min(Double(columns) / across, 100_000).rounded())) }
    func columns(_ rows: Int) -> Int { max(1, Int(min(Double(rows) * across, 100_000).rounded())) }
    switch (proposal.columns, proposal.rows) {
    case (let width?, let height?):
      return rows(width) <= height
        ? Proposal(columns: width, rows: rows(width)) : Proposal(columns: min(width, columns(height)), rows: height)
    case (let width?, nil): return Proposal(columns: width, rows: rows(width))
    case (nil, let height?): return Proposal(columns: columns(height), rows: height)
    case (nil, nil): return proposal
    }
  }

  // MARK: Content

  private func content(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    switch node.element.role {
    case .text: text(node, proposal)
    case .symbol(let symbol):
      leaf(SymbolCells.character(symbol.name, isUTF8: isUTF8) == nil ? 0 : 1, 1)
    case .image(let image): picture(image, proposal)
    case .box(let alignment), .layers(let alignment): layers(node, alignment, proposal)
    case .stack(let stack): self.stack(node, stack, proposal)
    case .grid(let grid): self.grid(node, grid, proposal)
    case .list(let kind): list(node, kind, proposal)
    case .section: section(node, proposal)
    case .row: row(node, proposal)
    case .scroll(let axes, _): scroll(node, axes, proposal)
    case .button, .link, .navigationLink, .toggle, .option: label(node, proposal)
    case .field(let field): self.field(node, field, proposal)
    case .picker(let picker): self.picker(node, picker, proposal)
    case .stepper: label(node, proposal, fills: node.isRowContent)
    case .slider: bar(node, proposal)
    case .progress(let fraction, let isCircular):
      isCircular || fraction == nil ? label(node, proposal) : bar(node, proposal)
    case .menu: menu(node, proposal)
    case .tabs: tabs(node, proposal)
    case .page(let page): self.page(node, page, proposal)
    case .divider:
      node.parent?.isLine == true ? leaf(1, proposal.rows ?? 1) : leaf(proposal.columns ?? 1, 1)
    case .spacer(let least):
      node.parent?.isLine == true
        ? leaf(max(proposal.columns ?? 0, CellMetrics.gapColumns(least ?? 0)), 0)
        : leaf(0, max(proposal.rows ?? 0, CellMetrics.insetRows(least ?? 0)))
    case .shape: leaf(proposal.columns ?? 1, proposal.rows ?? 1)
    case .document: leaf(proposal.columns ?? 40, proposal.rows ?? 1)
    case .media: leaf(proposal.columns ?? 40, 1)
    case .more: leaf(proposal.columns ?? 20, 1)
    case .sheet, .dialog: Arrangement()
    }
  }

  func leaf(_ columns: Int, _ rows: Int) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.size = CellSize(
      columns: min(max(0, columns), CellMetrics.most), rows: min(max(0, rows), CellMetrics.most))
    return arrangement
  }

  private func text(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    let style = node.element.style.text
    let columns = proposal.columns ?? max(1, node.naturalColumns)
    let lines = node.lines(columns, limit: style.lineLimit)
    var rows = lines.lines.count
    if style.reservesLines, let limit = style.lineLimit { rows = max(rows, limit) }
    var arrangement = leaf(min(lines.columns, max(columns, 1)), rows)
    arrangement.lastBaseline = max(0, lines.lines.count - 1)
    return arrangement
  }

  private func picture(_ image: ImageContent, _ proposal: Proposal) -> Arrangement {
    let natural = image.naturalSize ?? Size(width: 160, height: 96)
    let ratio = natural.height > 0 && natural.width > 0 ? natural.width / natural.height : 1.5
    let ideal = CellSize(
      columns: CellMetrics.columns(natural.width), rows: CellMetrics.rows(natural.height))
    switch image.fit {
    case .natural:
      // A picture that is larger than its place would only be cut.
      let columns = min(ideal.columns, proposal.columns ?? ideal.columns)
      let fitted = Self.fitting(ratio, Proposal(columns: columns, rows: min(ideal.rows, proposal.rows ?? ideal.rows)))
      return leaf(fitted.columns ?? columns, fitted.rows ?? ideal.rows)
    case .stretch, .fill:
      if proposal.rows == nil, let columns = proposal.columns {
        return leaf(columns, Self.fitting(ratio, Proposal(columns: columns, rows: nil)).rows ?? 1)
      }
      return leaf(proposal.columns ?? ideal.columns, proposal.rows ?? ideal.rows)
    case .fit:
      let fitted = Self.fitting(ratio, proposal)
      return leaf(fitted.columns ?? ideal.columns, fitted.rows ?? ideal.rows)
    }
  }

  // MARK: Layers

  private func layers(_ node: CellNode, _ alignment: BoxAlignment, _ proposal: Proposal) -> Arrangement {
    if let ring = node.ring { return leaf(ring.columns, 1) }
    var arrangement = Arrangement()
    let primaries = node.primaries
    var size = CellSize(columns: 0, rows: 0)
    var first: Arrangement?
    for primary in primaries {
      let measured = arrange(primary, proposal)
      size.columns = max(size.columns, measured.size.columns)
      size.rows = max(size.rows, measured.size.rows)
      if first == nil { first = measured }
    }
    for child in node.flow {
      let isPrimary = !(child.part == .background || child.part == .overlay || child.part == .badge)
      let offer = isPrimary ? proposal : Proposal(columns: size.columns, rows: size.rows)
      let measured = self.size(child, offer)
      let origin = CellPoint(
        column: Self.place(
          measured.columns, in: size.columns, child.part == .badge ? .trailing : alignment.horizontal),
        row: Self.place(measured.rows, in: size.rows, child.part == .badge ? .leading : alignment.vertical))
      arrangement.children.append(
        Arrangement.Child(node: child, origin: origin, size: measured, proposal: offer))
    }
    if node.children.contains(where: { $0.element.style.zIndex != 0 }) {
      arrangement.children = Self.sortedStably(arrangement.children) {
        $0.node.element.style.zIndex < $1.node.element.style.zIndex
      }
    }
    arrangement.size = size
    if let first, let placed = arrangement.children.first(where: { $0.node === primaries.first }) {
      arrangement.firstBaseline = max(0, placed.origin.row + first.firstBaseline)
      arrangement.lastBaseline = max(0, placed.origin.row + first.lastBaseline)
    }
    return arrangement
  }

  static func sortedStably<Value>(_ values: [Value], by comes: (Value, Value) -> Bool) -> [Value] {
    values.enumerated().sorted { left, right in
      if comes(left.element, right.element) { return true }
      if comes(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension Frame {
  var fixedColumns: Int? { width.map(CellMetrics.columns) }
  var fixedRows: Int? { height.map(CellMetrics.rows) }
  var mostColumns: Int? { maxWidth.map(CellMetrics.columns) }
  var mostRows: Int? { maxHeight.map(CellMetrics.rows) }
}
