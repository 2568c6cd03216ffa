import SwiftUIElements

/// What a node's structure says of the space it takes, without measuring.
struct CellTraits: Equatable {
  /// The fewest columns it can make something of, and the most it takes.
  var leastColumns = 0
  var mostColumns = 0
  /// Takes all rows it is offered.
  var growsTall = false
  /// A text without line limit that stands in a column.
  var hasProse = false

  var growsWide: Bool { mostColumns >= CellMetrics.most }
  var flexibility: Int { mostColumns - leastColumns }

  @MainActor
  static func of(_ node: CellNode) -> CellTraits {
    var traits = content(node)
    let style = node.element.style
    if let frame = style.frame, node.ring == nil { traits.take(frame) }
    let padding = CellInsets(style.padding).columns
    traits.leastColumns += padding
    traits.mostColumns = min(traits.mostColumns + padding, CellMetrics.most)
    if style.fixesWidth { traits.leastColumns = min(traits.mostColumns, CellMetrics.most - 1) }
    if style.fixesHeight { traits.growsTall = false }
    return traits
  }

  private mutating func take(_ frame: Frame) {
    if let width = frame.width {
      leastColumns = CellMetrics.columns(width)
      mostColumns = leastColumns
    } else {
      let least = frame.leastColumns
      if let most = frame.maxWidth { mostColumns = max(leastColumns, CellMetrics.columns(most)) }
      if let least {
        leastColumns = max(leastColumns, least)
        mostColumns = max(mostColumns, leastColumns)
      }
    }
    if frame.height != nil { growsTall = false } else if frame.maxHeight != nil { growsTall = true }
  }

  @MainActor
  private static func content(_ node: CellNode) -> CellTraits {
    var traits = CellTraits()
    let most = CellMetrics.most
    switch node.element.role {
    case .text:
      traits.mostColumns = node.naturalColumns
      let limit = node.element.style.text.lineLimit
      let word = node.cellText.map(TextLines.wordColumns) ?? 0
      traits.leastColumns = limit == 1 && traits.mostColumns <= 16 ? traits.mostColumns : min(word, 12)
      traits.hasProse = limit == nil && node.parent?.isColumn == true
    case .symbol(let symbol):
      traits.leastColumns = SymbolCells.character(symbol.name, isUTF8: true) == nil ? 0 : 1
      traits.mostColumns = traits.leastColumns
    case .image(let image):
      traits.leastColumns = 1
      traits.mostColumns = image.fit == .natural ? CellMetrics.columns(image.naturalSize?.width ?? 160) : most
      traits.growsTall = image.fit != .natural
    case .box, .layers:
      if let ring = node.ring {
        traits.leastColumns = ring.columns
        traits.mostColumns = ring.columns
      } else {
        traits.join(node.primaries)
      }
    case .stack(let stack):
      if node.isLine(stack) {
        traits.add(node.flow, spacing: CellMetrics.gapColumns(stack.spacing))
      } else {
        traits.join(node.flow)
      }
    case .grid(let grid):
      traits.join(node.flow)
      traits.growsTall = false
      if grid.axis == .vertical, !grid.isTable { traits.mostColumns = most }
      if grid.isTable {
        for row in node.flow { traits.mostColumns = max(traits.mostColumns, row.traits.mostColumns) }
      }
    case .list, .page, .tabs:
      traits.leastColumns = 10
      traits.mostColumns = most
      traits.growsTall = true
    case .section, .row:
      traits.join(node.flow)
      traits.mostColumns = most
      traits.growsTall = false
    case .scroll(let axes, _):
      traits.join(node.flow)
      if axes.contains(.horizontal) { traits.leastColumns = min(4, traits.leastColumns) }
      traits.mostColumns = most
      traits.growsTall = axes.contains(.vertical)
    case .button, .toggle, .option:
      traits.add(node.flow, spacing: 1)
      traits.pad(node.chrome.columns)
    case .link, .navigationLink:
      traits.add(node.flow, spacing: 1)
      if node.hasChevron { traits.mostColumns = most }
    case .field(let field):
      traits.leastColumns = 8
      traits.mostColumns = field.isDate ? 20 : most
      traits.growsTall = false
    case .picker(let picker):
      takePicker(picker, node, &traits)
    case .stepper:
      traits.add(node.flow, spacing: 1)
      traits.pad(node.chrome.columns)
      if node.isRowContent { traits.mostColumns = most }
    case .slider:
      traits.leastColumns = 8
      traits.mostColumns = most
    case .progress(let fraction, let isCircular):
      if isCircular || fraction == nil {
        traits.add(node.flow, spacing: 1)
        traits.pad(node.chrome.columns)
      } else {
        traits.join(node.flow)
        traits.leastColumns = max(traits.leastColumns, 4)
        traits.mostColumns = most
      }
    case .menu:
      traits.join(node.child(.label).map { [$0] } ?? [])
      traits.pad(node.chrome.columns)
    case .divider:
      let isUpright = node.parent?.isLine == true
      traits.leastColumns = isUpright ? 1 : 0
      traits.mostColumns = isUpright ? 1 : most
      traits.growsTall = isUpright
    case .spacer(let least):
      let isUpright = node.parent?.isLine != true
      traits.leastColumns = isUpright ? 0 : CellMetrics.gapColumns(least ?? 0)
      traits.mostColumns = isUpright ? 0 : most
      traits.growsTall = isUpright
    case .shape:
      traits.leastColumns = 1
      traits.mostColumns = most
      traits.growsTall = true
    case .document, .media, .more:
      traits.leastColumns = 10
      traits.mostColumns = most
    case .sheet, .dialog:
      break
    }
    return traits
  }

  @MainActor
  private static func takePicker(_ picker: PickerContent, _ node: CellNode, _ traits: inout CellTraits) {
    switch picker.look {
    case .segments:
      let widths = node.options.map { $0.traits.mostColumns }
      traits.leastColumns = min(widths.max() ?? 0, 20)
      traits.mostColumns = CellMetrics.most
    case .choices:
      traits.join(node.options)
    case .menu:
      let value = node.selectedOption.map { CellText.columns($0.plainText) } ?? 4
      let title = picker.showsTitle ? CellText.columns(CellText.line(picker.title)) + 2 : 0
      traits.leastColumns = min(value, 8) + 2
      traits.mostColumns = node.isRowContent && picker.showsTitle ? CellMetrics.most : value + 2 + title
    }
  }

  /// Children that share one place or stand above each other.
  @MainActor
  private mutating func join(_ children: [CellNode]) {
    for child in children {
      let other = child.traits
      leastColumns = max(leastColumns, other.leastColumns)
      mostColumns = max(mostColumns, other.mostColumns)
      growsTall = growsTall || other.growsTall
      hasProse = hasProse || other.hasProse
    }
  }

  /// Children side by side.
  @MainActor
  private mutating func add(_ children: [CellNode], spacing: Int) {
    for child in children {
      let other = child.traits
      leastColumns += other.leastColumns
      mostColumns = min(mostColumns + other.mostColumns, CellMetrics.most)
      if !child.isDivider { growsTall = growsTall || other.growsTall }
      hasProse = hasProse || other.hasProse
    }
    pad(spacing * max(0, children.count - 1))
  }

  private mutating func pad(_ columns: Int) {
    leastColumns += columns
    mostColumns = min(mostColumns + columns, CellMetrics.most)
  }
}

extension Frame {
  /// What is that small only so that fingers hit it need not be so here.
  var leastColumns: Int? {
    guard let minWidth, minWidth > 0 else { return nil }
    // Rounded up, so that what was made to fit fits.
    return minWidth <= CellMetrics.touch
      ? min(3, CellMetrics.columns(minWidth)) : CellMetrics.columns(minWidth + CellMetrics.columnPoints / 2 - 0.1)
  }

  var leastRows: Int? {
    guard let minHeight, minHeight > 0 else { return nil }
    return minHeight <= CellMetrics.touch ? 1 : CellMetrics.rows(minHeight)
  }
}

extension FieldContent {
  var isDate: Bool { kind == .date || kind == .time || kind == .dateAndTime }
}

extension PickerContent {
  enum Look { case segments, choices, menu }

  var look: Look {
    switch kind {
    case .segmented, .palette: .segments
    case .inline: .choices
    case .automatic, .menu, .wheel, .navigationLink: .menu
    }
  }
}
