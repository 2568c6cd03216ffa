import SwiftUIElements

extension Painter {
  /// What stands directly on the screen, or in a dialog or sheet.
  struct Ground {
    var owner: CellNode
    var children: [Arrangement.Child]
    /// Where the children's origins count from is the screen; this is the area they stand in.
    var area: CellRect
    var isScrolled: Bool
    /// How many rows it is scrolled.
    var row = 0
    /// Its leading edge is the right one.
    var isMirrored = false
  }

  /// Draws the screen, then what lies over it.
  func drawAll(_ root: CellNode) {
    let bounds = canvas.bounds
    top = root
    let page = root.children.filter { !$0.isModal }
    modals = root.children.filter(\.isModal)
    drawGround(root, page, in: bounds, PaintContext(clip: bounds, reach: bounds))
    var next = 0
    // A sheet may itself have been drawn with a dialog in it.
    while next < modals.count, next < 16 {
      let modal = modals[next]
      next += 1
      cover()
      top = modal
      switch modal.element.role {
      case .dialog(let dialog): drawDialog(dialog, modal)
      case .sheet(let sheet): drawSheet(sheet, modal)
      default: break
      }
    }
    if let anchor { drawOpenMenu(anchor.node, anchor.area) }
  }

  func finish() -> DrawnScreen {
    let pictures = screen.frame.pictures
    let cursor = screen.frame.cursor
    screen.frame = TerminalFrame(grid: canvas.grid)
    screen.frame.pictures = pictures
    screen.frame.cursor = cursor
    return screen
  }

  /// What lies below is seen, but faint and out of reach.
  private func cover() {
    canvas.add(.dim, canvas.bounds, removing: [.bold, .reverse])
    forgetReach()
    screen.frame.pictures = []
  }

  func forgetReach() {
    screen.places = []
    screen.scrolls = []
    screen.modal = nil
    screen.frame.cursor = nil
    anchor = nil
  }

  /// Children in the middle of an area, which scrolls where they are taller.
  private func drawGround(
    _ owner: CellNode, _ children: [CellNode], in area: CellRect, _ around: PaintContext
  ) {
    let (placed, content) = layout.directed(isMirrored: around.isMirrored).viewport(children, area)
    var inner = around
    var row = 0
    let isScrolled = content.rows > area.size.rows
    if isScrolled {
      let (offset, scrolled) = scroll(owner, area, content, [.vertical], around)
      inner = scrolled
      row = offset.row
    }
    grounds.append(
      Ground(
        owner: owner, children: placed, area: area, isScrolled: isScrolled, row: row, isMirrored: around.isMirrored))
    draw(placed, at: CellPoint(column: 0, row: -row), of: owner, inner)
    if isScrolled {
      drawIndicator(owner, area, content, CellPoint(column: 0, row: row), [.vertical], around)
    }
  }

  // MARK: Sheets

  private func drawSheet(_ sheet: SheetContent, _ node: CellNode) {
    let bounds = canvas.bounds
    let isMirrored = node.element.style.isRightToLeft.map { $0 != layout.isRightToLeft } ?? false
    func context(_ area: CellRect) -> PaintContext { PaintContext(clip: area, reach: area, isMirrored: isMirrored) }
    screen.modal = DrawnScreen.Modal(
      node: node.id, isDismissable: sheet.isDismissable && node.element.accepts.contains(.dismiss))
    let flow = node.flow
    if sheet.kind == .fullScreen || bounds.size.columns < 24 || bounds.size.rows < 8 {
      canvas.erase(bounds)
      drawGround(node, flow, in: bounds, context(bounds))
      return
    }
    let most = sheet.kind == .popover ? 50 : 78
    // Beside a sheet that is nearly as wide as the screen, stripes of what lies below would be all that is seen of it.
    let columns = bounds.size.columns < most + 8 ? bounds.size.columns : most
    let room = CellSize(columns: columns - 2, rows: bounds.size.rows - 3)
    let offer = Proposal(columns: room.columns, rows: room.rows)
    let directed = layout.directed(isMirrored: isMirrored)
    let rows = min(room.rows, flow.reduce(1) { max($0, directed.arrange($1, offer).size.rows) })
    let box = CellRect(
      (bounds.size.columns - columns) / 2, max(0, (bounds.size.rows - rows - 2) / 2), columns, rows + 2)
    let inner = drawBox(box)
    drawGround(node, flow, in: inner, context(inner))
    if screen.modal?.isDismissable == true { drawClose(node, box, isMirrored: isMirrored) }
  }

  func drawBox(_ box: CellRect) -> CellRect {
    canvas.erase(box)
    var ink = Ink()
    ink.foreground = Ink.secondary
    canvas.box(box, look(ink), in: canvas.bounds)
    return CellRect(box.minColumn + 1, box.minRow + 1, box.size.columns - 2, box.size.rows - 2)
  }

  private func drawClose(_ node: CellNode, _ box: CellRect, isMirrored: Bool) {
    let around = PaintContext(clip: canvas.bounds, reach: canvas.bounds, isMirrored: isMirrored)
    let frame = around.place(CellRect(box.maxColumn - 5, box.minRow, 3, 1), in: box)
    reach(.dismiss, node, frame, around)
    var ink = Ink()
    ink.foreground = Ink.accent
    canvas.write(" × ", at: frame.origin, look(ink), in: frame)
    highlight(InputTarget.Key(node.id), frame, around)
  }

  // MARK: Dialogs

  private func drawDialog(_ dialog: DialogContent, _ node: CellNode) {
    let bounds = canvas.bounds
    screen.modal = DrawnScreen.Modal(node: node.id, isDismissable: node.element.accepts.contains(.dismiss))
    let columns = max(1, min(60, bounds.size.columns - 4))
    let text = max(1, columns - 4)
    let title = TextLines(CellText([CellText.line(dialog.title)]), columns: text)
    let titleRows = dialog.title.isEmpty ? 0 : title.lines.count
    let body = node.flow.filter { !$0.isDialogAction }
    let message = layout.stacked(body, .vertical, spacing: 0, .leading, Proposal(columns: text, rows: nil))
    let answers = node.flow.filter(\.isDialogAction).flatMap { $0.part == .actions ? $0.flow : [$0] }
    let actions = dialogActions(answers, text)
    let parts = [titleRows, message.size.rows, actions.size.rows].filter { $0 > 0 }
    let rows = parts.reduce(0, +) + max(0, parts.count - 1)
    let box = CellRect(
      (bounds.size.columns - columns) / 2, max(0, (bounds.size.rows - rows - 2) / 2), columns,
      min(rows + 2, max(bounds.size.rows, 1)))
    let inner = drawBox(box)
    let around = PaintContext(clip: inner, reach: inner)
    let left = inner.minColumn + 1
    var row = inner.minRow
    var ink = Ink()
    ink.isBold = true
    for line in title.lines.prefix(titleRows) {
      canvas.write(line.plain, at: CellPoint(column: left, row: row), look(ink), in: inner)
      row += 1
    }
    if titleRows > 0 { row += 1 }
    var children = message.children.map { $0.moved(left, row) }
    if message.size.rows > 0 { row += message.size.rows + 1 }
    // Where the message is too long, the answers still are to be seen.
    row = max(inner.minRow, min(row, inner.maxRow - actions.size.rows))
    canvas.erase(CellRect(inner.minColumn, row, inner.size.columns, inner.maxRow - row))
    let buttons = actions.children.map {
      $0.moved(inner.maxColumn - 1 - max(actions.size.columns, 0), row)
    }
    draw(children, at: CellPoint(column: 0, row: 0), of: node, around.clipped(above: row))
    draw(buttons, at: CellPoint(column: 0, row: 0), of: node, around)
    children += buttons
    grounds.append(Ground(owner: node, children: children, area: inner, isScrolled: false))
  }

  /// Side by side, or under each other where that is too wide.
  private func dialogActions(_ nodes: [CellNode], _ columns: Int) -> Arrangement {
    let line = layout.stacked(nodes, .horizontal, spacing: 2, .leading, Proposal(columns: nil, rows: nil))
    if line.size.columns <= columns { return line }
    return layout.stacked(nodes, .vertical, spacing: 0, .trailing, Proposal(columns: columns, rows: nil))
  }
}

extension CellNode {
  fileprivate var isDialogAction: Bool {
    if part == .actions { return true }
    if case .button = element.role { return true }
    return false
  }
}

extension PaintContext {
  fileprivate func clipped(above row: Int) -> PaintContext {
    var inner = self
    inner.clip = CellRect(clip.minColumn, clip.minRow, clip.size.columns, row - clip.minRow)
    return inner
  }
}
