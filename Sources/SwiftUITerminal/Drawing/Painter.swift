import SwiftUIElements

/// Draws one frame: walks over what is visible, writes cells, and notes what can be reached.
@MainActor
final class Painter {
  let layout: CellLayout
  let state: ScreenState
  let inkwell: Inkwell
  let pictures: (ImageContent) -> PictureContent?
  let say: SaySentence
  var canvas: CellCanvas
  var screen: DrawnScreen
  /// Dialogs and sheets that were met, in the order in which they lie over each other.
  var modals: [CellNode] = []
  /// What can be reached now: the screen, or the dialog or sheet on top.
  var top: CellNode
  var grounds: [Ground] = []
  /// Where the open menu hangs.
  var anchor: (node: CellNode, area: CellRect)?

  init(
    _ layout: CellLayout, _ state: ScreenState, _ size: CellSize,
    _ pictures: @escaping (ImageContent) -> PictureContent?, say: @escaping SaySentence
  ) {
    self.layout = layout
    self.state = state
    self.pictures = pictures
    self.say = say
    top = CellNode(.root, Element(.divider))
    inkwell = Inkwell(
      colors: state.traits.colors, palette: state.palette, isDark: state.isDark, drawsLinks: state.traits.drawsLinks)
    canvas = CellCanvas(size: size, isUTF8: state.traits.isUTF8, order: state.order)
    screen = DrawnScreen(frame: TerminalFrame(grid: CellGrid(size: CellSize(columns: 0, rows: 0))))
  }

  func look(_ ink: Ink) -> CellLook { inkwell.look(ink) }

  // MARK: Elements

  func draw(_ children: [Arrangement.Child], at origin: CellPoint, of owner: CellNode, _ around: PaintContext) {
    for child in children {
      let place = CellPoint(column: origin.column + child.origin.column, row: origin.row + child.origin.row)
      var inner = around
      if child.node.parent !== owner { inner = inherited(child.node, from: owner, around) }
      draw(child.node, child.arrangement, at: place, inner)
    }
  }

  /// The looks of containers whose children are placed by a container further out, such as the sections of a list.
  private func inherited(_ node: CellNode, from owner: CellNode, _ around: PaintContext) -> PaintContext {
    var path: [CellNode] = []
    var parent = node.parent
    while let current = parent, current !== owner {
      path.append(current)
      parent = current.parent
    }
    return path.reversed().reduce(around) { within($1, $0) }
  }

  private func within(_ node: CellNode, _ around: PaintContext) -> PaintContext {
    var inner = around.over(node)
    if let isReadFromRight = node.isReadFromRight { inner.isMirrored = isReadFromRight != layout.isRightToLeft }
    return inner
  }

  func draw(_ node: CellNode, _ arrangement: Arrangement, at corner: CellPoint, _ around: PaintContext) {
    let style = node.element.style
    for child in node.children where child.isModal { modals.append(child) }
    guard !style.isHidden, style.opacity > 0.05 else { return }
    let corner = CellMetrics.moved(corner, by: style.offset, isMirrored: around.isMirrored)
    let area = CellRect(origin: corner, size: arrangement.size)
    note(node, area, around)
    if node.rules?.axes != nil { node.choose(arrangement.children.first?.node) }
    // What stands out of its own box, as an overlay may, is found by what is around it.
    guard !area.intersection(around.reach).isEmpty || node.mayStandOut else { return }
    var inner = within(node, around)
    if style.clip != nil { inner.clip = inner.clip.intersection(area) }
    drawGround(style, node, area, &inner)
    let content = arrangement.content.offset(corner.column, corner.row)
    if let menu = node.child(.contextMenu) ?? node.children.first(where: { $0.part?.isSwipe == true }) {
      inner.contextMenu = menu.id
      if state.opening?.node == menu.id { anchor = (menu, area) }
    }
    drawRole(node, arrangement, content, area, inner)
    drawBorder(style, area, inner)
  }

  private func note(_ node: CellNode, _ area: CellRect, _ around: PaintContext) {
    let accepts = node.element.accepts
    guard !accepts.isEmpty else { return }
    if accepts.contains(.visible) {
      var isSeen = !area.intersection(around.clip).isEmpty
      if case .more = node.element.role { isSeen = !area.intersection(around.reach).isEmpty }
      if isSeen { screen.visible.append(node.id) }
    }
  }

  private func drawRole(
    _ node: CellNode, _ arrangement: Arrangement, _ content: CellRect, _ area: CellRect, _ around: PaintContext
  ) {
    switch node.element.role {
    case .text(let text): drawText(node, text, content, around)
    case .symbol(let symbol): drawSymbol(symbol, node, content, around)
    case .image(let image): drawPicture(image, node, content, around)
    case .shape(let shape): drawShape(shape, content, around)
    case .divider: drawDivider(content, around)
    case .spacer, .sheet, .dialog: break
    case .box, .stack, .grid, .section: drawPlain(node, arrangement, content, area, around)
    case .layers:
      if let ring = node.ring {
        drawRing(ring, node, content, around)
      } else {
        drawPlain(node, arrangement, content, area, around)
      }
    case .list: drawScrolling(node, arrangement, content, [.vertical], around)
    case .scroll(let axes, _): drawScrolling(node, arrangement, content, axes, around)
    case .row(let row): drawRow(row, node, arrangement, content, area, around)
    case .button(let button): drawButton(button, node, arrangement, content, around)
    case .link(let destination, _): drawLink(destination, node, arrangement, content, around)
    case .navigationLink: drawNavigationLink(node, arrangement, content, around)
    case .field(let field): drawField(field, node, content, around)
    case .toggle(let isOn): drawToggle(isOn, node, arrangement, content, around)
    case .picker(let picker): drawPicker(picker, node, arrangement, content, around)
    case .option(let index, let isSelected): drawOption(index, isSelected, node, arrangement, content, around)
    case .stepper(let up, let down): drawStepper(up, down, node, arrangement, content, around)
    case .slider(let value, let range, let step):
      drawSlider(value, range, step, node, arrangement, content, around)
    case .progress(let fraction, let isCircular):
      drawProgress(fraction, isCircular, node, arrangement, content, around)
    case .menu: drawMenu(node, arrangement, content, around)
    case .tabs: drawTabs(node, arrangement, content, around)
    case .page(let page): drawPage(page, node, arrangement, content, around)
    case .media: drawNote(say(.recording), content, around)
    case .document: drawNote(say(.document), content, around)
    case .more(let more): drawMore(more, node, content, around)
    }
  }

  /// A container; a tap on it makes it a place.
  private func drawPlain(
    _ node: CellNode, _ arrangement: Arrangement, _ content: CellRect, _ area: CellRect, _ around: PaintContext
  ) {
    let pressable = node.element.accepts.contains(.press) && !around.isPressable
    if pressable { reach(.press, node, area, around) }
    draw(arrangement.children, at: content.origin, of: node, around)
    if pressable { highlight(InputTarget.Key(node.id), area, around) }
  }

  // MARK: Places

  /// Notes something that can be reached. What does not take part, or lies too far away, is left out.
  func reach(
    _ action: InputTarget.Action, _ node: CellNode, part: Int = 0, _ frame: CellRect, _ around: PaintContext,
    isEnabled: Bool = true
  ) {
    guard around.isReachable, !frame.isEmpty, !frame.intersection(around.reach).isEmpty else { return }
    screen.places.append(
      InputTarget(
        key: InputTarget.Key(node.id, part: part), action: action, area: frame.intersection(around.clip), frame: frame,
        scrolls: around.scrolls, isEnabled: isEnabled && around.isEnabled, accepts: node.element.accepts,
        contextMenu: around.contextMenu, row: around.row))
  }

  func isFocused(_ key: InputTarget.Key) -> Bool { state.focus == key && state.opening == nil }

  /// Marks the place that has the keyboard: its letters in reverse, of something tall only the first line.
  func highlight(_ key: InputTarget.Key, _ frame: CellRect, _ around: PaintContext) {
    guard isFocused(key) else { return }
    if let row = around.row?.frame {
      canvas.fill("▌", around.leadingEdge(of: row).intersection(around.clip), mark(around))
    }
    let seen = frame.intersection(around.clip)
    guard !seen.isEmpty else { return }
    let rows = frame.size.rows <= 2 ? Array(seen.minRow..<seen.maxRow) : firstWritten(seen).map { [$0] } ?? []
    for row in rows {
      guard let columns = canvas.written(row, seen) else { continue }
      canvas.add(.reverse, CellRect(columns.lowerBound, row, columns.count, 1), removing: .dim)
    }
  }

  private func firstWritten(_ area: CellRect) -> Int? {
    (area.minRow..<area.maxRow).first { canvas.written($0, area) != nil }
  }
}

extension CellNode {
  /// A box whose parts may lie outside of it.
  var mayStandOut: Bool {
    switch element.role {
    case .layers, .box: element.style.clip == nil
    default: false
    }
  }
}
