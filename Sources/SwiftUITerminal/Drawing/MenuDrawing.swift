import SwiftUIElements

extension Painter {
  /// An item of an open menu.
  private struct Item {
    var node: CellNode
    var action: InputTarget.Action?
    var text: String
    var isMarked = false
    var isDestructive = false
    var isEnabled = true
  }

  func drawOpenMenu(_ node: CellNode, _ area: CellRect) {
    var items: [Item] = []
    // What a row offers by a swipe elsewhere stands in its menu here: first what is at the leading edge.
    if node.part == .contextMenu {
      let swipes = node.parent?.children.filter { $0.part?.isSwipe == true } ?? []
      for swipe in swipes { collect(swipe, true, &items) { $0.part == .swipeLeading } }
      collect(node, true, &items)
      for swipe in swipes { collect(swipe, true, &items) { $0.part != .swipeLeading } }
    } else {
      collect(node, true, &items)
    }
    let bounds = canvas.bounds
    guard !items.isEmpty, bounds.size.columns >= 6, bounds.size.rows >= 3 else { return }
    let widest = items.reduce(0) { max($0, CellText.columns($1.text)) }
    let columns = min(bounds.size.columns, widest + 6)
    let rows = min(items.count, bounds.size.rows - 2)
    let isBelow = bounds.maxRow - area.maxRow >= min(rows + 2, area.minRow)
    let top = isBelow ? min(area.maxRow, bounds.maxRow - rows - 2) : max(0, area.minRow - rows - 2)
    let box = CellRect(min(max(0, area.minColumn), bounds.maxColumn - columns), max(0, top), columns, rows + 2)
    forgetReach()
    screen.modal = DrawnScreen.Modal(node: node.id, isDismissable: true)
    let inner = drawBox(box)
    let chosen = state.opening?.highlighted ?? 0
    // The marked item counts among those that can be chosen.
    var places = -1
    var markedRow = 0
    for (row, item) in items.enumerated() where item.action != nil {
      places += 1
      if places == chosen { markedRow = row }
    }
    let first = max(0, min(markedRow - rows / 2, items.count - rows))
    let around = PaintContext(
      clip: inner,
      reach: CellRect(
        inner.minColumn, inner.minRow - items.count, inner.size.columns, inner.size.rows + 2 * items.count))
    for (index, item) in items.enumerated() {
      let frame = CellRect(inner.minColumn, inner.minRow + index - first, inner.size.columns, 1)
      if let action = item.action { reach(action, item.node, frame, around, isEnabled: item.isEnabled) }
      draw(item, frame, isHighlighted: item.action != nil && index == markedRow, inner)
    }
  }

  private func draw(_ item: Item, _ frame: CellRect, isHighlighted: Bool, _ clip: CellRect) {
    var ink = Ink()
    if item.action == nil { ink.foreground = Ink.secondary }
    if item.isDestructive { ink.foreground = .color(ColorValue(.named(.red))) }
    if item.isMarked { ink.isBold = true }
    if !item.isEnabled { ink.isFaint = true }
    if item.text.isEmpty {
      var rule = Ink()
      rule.foreground = Ink.secondary
      return canvas.fill("─", frame.intersection(clip), look(rule))
    }
    let text = (item.isMarked ? " ✓ " : "   ") + CellText.fitting(item.text, frame.size.columns - 4)
    canvas.write(text, at: frame.origin, look(ink), in: clip)
    if isHighlighted { canvas.add(.reverse, frame.intersection(clip), removing: .dim) }
  }

  private func collect(
    _ node: CellNode, _ isEnabled: Bool, _ items: inout [Item], where isMeant: (CellNode) -> Bool = { _ in true }
  ) {
    for child in node.children where child.part != .label && isMeant(child) {
      let enabled = isEnabled && !child.element.style.isDisabled
      let text = child.plainText
      switch child.element.role {
      case .button(let button):
        items.append(
          Item(
            node: child, action: .press, text: text, isDestructive: button.purpose == .destructive, isEnabled: enabled))
      case .navigationLink: items.append(Item(node: child, action: .press, text: text, isEnabled: enabled))
      case .link(let destination, _):
        if let address = PressedAddress.any(destination) {
          items.append(Item(node: child, action: .link(address), text: text, isEnabled: enabled))
        }
      case .toggle(let isOn):
        items.append(
          Item(node: child, action: .toggle(isOn: isOn), text: text, isMarked: isOn, isEnabled: enabled))
      case .option(let index, let isSelected):
        guard let owner = child.parent else { continue }
        items.append(
          Item(
            node: child, action: .choose(index: index, owner: owner.id), text: text.isEmpty ? "–" : text,
            isMarked: isSelected, isEnabled: enabled))
      case .divider: if !items.isEmpty { items.append(Item(node: child, action: nil, text: "")) }
      case .text: items.append(Item(node: child, action: nil, text: text))
      case .picker(let picker):
        if !picker.title.isEmpty {
          items.append(Item(node: child, action: nil, text: CellText.line(picker.title)))
        }
        collect(child, enabled, &items)
      case .menu:
        items.append(Item(node: child, action: nil, text: child.child(.label)?.plainText ?? ""))
        collect(child, enabled, &items)
      default: collect(child, enabled, &items)
      }
    }
  }
}
