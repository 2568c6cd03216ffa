import SwiftUIElements

extension Painter {
  // MARK: Scrolling

  func drawScrolling(
    _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ axes: Axis.Set, _ around: PaintContext
  ) {
    let content = arrangement.scrolled ?? area.size
    let (offset, inner) = scroll(node, area, content, axes, around)
    if node.element.accepts.contains(.refresh) { reachRefresh(node, area, around) }
    let origin = CellPoint(column: area.minColumn - offset.column, row: area.minRow - offset.row)
    for rule in arrangement.rules {
      let line = CellRect(area.minColumn + 2, origin.row + rule, area.size.columns - 3, 1)
      drawRule(around.place(line, in: area), inner)
    }
    draw(visible(arrangement.children, origin, inner.reach), at: origin, of: node, inner)
    drawIndicator(node, area, content, offset, axes, around)
  }

  /// Children of a long list are in order: those far out of sight are not looked at.
  private func visible(
    _ children: [Arrangement.Child], _ origin: CellPoint, _ reach: CellRect
  ) -> ArraySlice<Arrangement.Child> {
    guard children.count > 16 else { return children[...] }
    // The first child whose end is within reach; rows of a list never overlap.
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if origin.row + children[middle].origin.row + children[middle].size.rows <= reach.minRow {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < children.count, origin.row + children[end].origin.row < reach.maxRow { end += 1 }
    return children[low..<end]
  }

  private func draw(
    _ children: ArraySlice<Arrangement.Child>, at origin: CellPoint, of owner: CellNode, _ around: PaintContext
  ) {
    draw(Array(children), at: origin, of: owner, around)
  }

  /// Notes an area that scrolls and gives how far it is scrolled.
  func scroll(
    _ node: CellNode, _ area: CellRect, _ content: CellSize, _ axes: Axis.Set, _ around: PaintContext
  ) -> (CellPoint, PaintContext) {
    var place = DrawnScreen.ScrollArea(
      node: node.id, area: area.intersection(around.clip), viewport: area.size, content: content,
      offset: CellPoint(column: 0, row: 0), axes: axes, accepts: node.element.accepts)
    let limit = place.limit
    // What is read from the right begins there.
    let wanted = state.scrolls[node.id] ?? CellPoint(column: around.isMirrored ? limit.column : 0, row: 0)
    place.offset = CellPoint(
      column: min(max(0, wanted.column), limit.column), row: min(max(0, wanted.row), limit.row))
    if around.isReachable { screen.scrolls.append(place) }
    var inner = around
    inner.clip = around.clip.intersection(area)
    // One screenful further on all sides, but not past what scrolls further out.
    let height = axes.contains(.vertical) ? area.size.rows : 0
    let width = axes.contains(.horizontal) ? area.size.columns : 0
    inner.reach = CellRect(
      area.minColumn - width, area.minRow - height, area.size.columns + 2 * width, area.size.rows + 2 * height)
    if inner.clip.isEmpty { inner.reach = inner.reach.intersection(around.reach) }
    inner.scrolls.append(node.id)
    return (place.offset, inner)
  }

  private func reachRefresh(_ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    let frame = around.trailing(1, of: area)
    reach(.refresh, node, frame, around)
    canvas.write(canvas.isUTF8 ? "↻" : "@", at: frame.origin, look(faint(around)), in: around.clip)
    highlight(InputTarget.Key(node.id), frame, around)
  }

  /// A thumb at the right edge, where there is more than fits.
  func drawIndicator(
    _ node: CellNode, _ area: CellRect, _ content: CellSize, _ offset: CellPoint, _ axes: Axis.Set,
    _ around: PaintContext
  ) {
    if case .scroll(_, false) = node.element.role { return drawMoreAside(area, content, offset, axes, around) }
    drawMoreAside(area, content, offset, axes, around)
    guard axes.contains(.vertical), content.rows > area.size.rows, area.size.rows >= 4, area.size.columns >= 10 else {
      return
    }
    let height = max(1, area.size.rows * area.size.rows / content.rows)
    let room = area.size.rows - height
    let limit = max(1, content.rows - area.size.rows)
    let top = min(room, (offset.row * room + limit / 2) / limit)
    var ink = Ink()
    ink.foreground = Ink.secondary
    let column = around.trailing(1, of: area).minColumn
    for row in top..<top + height {
      let point = CellPoint(column: column, row: area.minRow + row)
      guard !CellRect(origin: point, size: CellSize(columns: 1, rows: 1)).intersection(around.clip).isEmpty,
        canvas.grid[point].character == " "
      else { continue }
      canvas.write("▐", at: point, look(ink), in: around.clip)
    }
  }

  /// "›" where a line goes on to the side.
  private func drawMoreAside(
    _ area: CellRect, _ content: CellSize, _ offset: CellPoint, _ axes: Axis.Set, _ around: PaintContext
  ) {
    guard axes.contains(.horizontal), content.columns > area.size.columns, area.size.columns >= 4 else { return }
    let look = look(faint(around))
    for row in area.minRow..<area.maxRow {
      if offset.column < content.columns - area.size.columns {
        canvas.write("›", at: CellPoint(column: area.maxColumn - 1, row: row), look, in: around.clip)
      }
      if offset.column > 0 {
        canvas.write("‹", at: CellPoint(column: area.minColumn, row: row), look, in: around.clip)
      }
    }
  }

  func faint(_ around: PaintContext) -> Ink {
    var ink = Ink()
    ink.foreground = Ink.secondary
    ink.tint = around.ink.tint
    return ink
  }

  func drawRule(_ area: CellRect, _ around: PaintContext) {
    canvas.fill("─", area.intersection(around.clip), look(faint(around)))
  }

  // MARK: Rows

  func drawRow(
    _ row: RowContent, _ node: CellNode, _ arrangement: Arrangement, _ content: CellRect, _ area: CellRect,
    _ around: PaintContext
  ) {
    if row.isSelected, node.element.style.background == nil {
      canvas.fill("▌", around.leadingEdge(of: area).intersection(around.clip), mark(around))
    }
    var around = around
    around.row = InputTarget.Row(node: node.id, frame: area)
    let pressable = node.element.accepts.contains(.press)
    if pressable { reach(.press, node, area, around) }
    if row.hasCircle { drawCircle(row, node, content, around) }
    draw(arrangement.children, at: content.origin, of: node, around)
    if pressable { highlight(InputTarget.Key(node.id), area, around) }
  }

  private func drawCircle(_ row: RowContent, _ node: CellNode, _ content: CellRect, _ around: PaintContext) {
    let start = node.element.style.padding == nil ? ControlChrome.rowStart : 0
    let place = CellRect(content.minColumn + start, content.minRow, ControlChrome.circle, 1)
    canvas.write(
      row.isSelected ? "●" : "○", at: around.place(place, in: content).origin,
      row.isSelected ? mark(around) : look(faint(around)), in: around.clip)
  }

  func drawMore(_ more: MoreContent, _ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    let frame = around.place(CellRect(area.minColumn + 2, area.minRow, max(0, area.size.columns - 3), 1), in: area)
    if more.next != nil { reach(.more, node, frame, around) }
    drawNote(say(.more(more.left)), frame, around)
    highlight(InputTarget.Key(node.id), frame, around)
  }

  // MARK: Pages

  /// Children of a page, sheet or screen that scroll together, and those that do not.
  func drawViewport(
    _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext,
    isFixed: (CellNode) -> Bool
  ) {
    guard let port = arrangement.viewport?.offset(area.minColumn, area.minRow), let content = arrangement.scrolled
    else {
      return
    }
    var inner = around
    var offset = CellPoint(column: 0, row: 0)
    if content.rows > port.size.rows {
      (offset, inner) = scroll(node, port, content, [.vertical], around)
    } else {
      inner.clip = around.clip.intersection(port)
      inner.reach = around.reach.intersection(port)
    }
    for child in arrangement.children {
      if isFixed(child.node) {
        draw([child], at: area.origin, of: node, around)
      } else {
        draw([child], at: CellPoint(column: area.minColumn, row: area.minRow - offset.row), of: node, inner)
      }
    }
    if content.rows > port.size.rows { drawIndicator(node, port, content, offset, [.vertical], around) }
  }

  func drawPage(
    _ page: PageContent, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext
  ) {
    let parts = CellLayout.bar(node, page, area.size.columns)
    if let row = parts.titleRow { drawBar(page, parts, node, arrangement, area, area.minRow + row, around) }
    for rule in arrangement.rules {
      drawRule(CellRect(area.minColumn, area.minRow + rule, area.size.columns, 1), around)
    }
    var around = around
    around.clip = around.clip.intersection(area)
    drawViewport(node, arrangement, area, around) { $0.isBarPart }
  }

  private func drawBar(
    _ page: PageContent, _ parts: PageParts, _ node: CellNode, _ arrangement: Arrangement, _ area: CellRect,
    _ row: Int, _ around: PaintContext
  ) {
    if let back = page.backTitle, parts.backColumns > 0 {
      let frame = around.place(CellRect(area.minColumn + 1, row, parts.backColumns, 1), in: area)
      reach(.dismiss, node, frame, around)
      var ink = Ink()
      ink.foreground = around.ink.tint ?? Ink.accent
      let clip = around.clip.intersection(frame)
      // Each by itself, for the title has a direction of its own.
      canvas.write(around.isMirrored ? " ›" : "‹ ", at: around.leading(2, of: frame).origin, look(ink), in: clip)
      let title = CellText.fitting(back.isEmpty ? "Back" : back, parts.backColumns - 2)
      let place = CellRect(frame.minColumn + 2, row, CellText.columns(title), 1)
      canvas.write(title, at: around.place(place, in: frame).origin, look(ink), in: clip)
      highlight(InputTarget.Key(node.id), frame, around)
    }
    guard !page.title.isEmpty,
      !arrangement.children.contains(where: { $0.node.part == .principal || $0.node.part == .title })
    else { return }
    var start = parts.title.lowerBound
    var end = parts.title.upperBound
    let whole = CellRect(0, 0, area.size.columns, 1)
    for child in arrangement.children {
      let frame = around.place(CellRect(child.origin.column, 0, child.size.columns, 1), in: whole)
      if child.node.part == .leadingBar { start = max(start, frame.maxColumn + 1) }
      if child.node.part == .trailingBar { end = min(end, frame.minColumn - 1) }
    }
    guard end > start else { return }
    var ink = Ink()
    ink.isBold = true
    let title = CellText.fitting(page.title, end - start)
    let place = CellRect(area.minColumn + start, row, CellText.columns(title), 1)
    canvas.write(title, at: around.place(place, in: area).origin, look(ink), in: around.clip.intersection(area))
  }

  func drawTabs(_ node: CellNode, _ arrangement: Arrangement, _ area: CellRect, _ around: PaintContext) {
    drawViewport(node, arrangement, area, around) { $0.element.role.isOption }
  }
}
