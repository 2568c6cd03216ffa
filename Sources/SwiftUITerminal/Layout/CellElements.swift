import SwiftUIElements
import SwiftUILayout

/// A node in a layout tree, and those in it.
struct CellElement {
  var node: CellNode
  var child: ElementLayout.Child
  var inside: [CellElement] = []
  /// Laid out by itself, not in this tree.
  var isPart = false

  var outer: Int { child.nodes.outer }
}

/// Turns nodes into a layout tree in cells, each after what is in it.
struct CellElements {
  let layout: CellLayout
  /// What is around, of which views may take shares.
  let container: CellSize?
  var elements = ElementLayout(units: CellUnits())
  private var depth = 0
  /// Whose the nodes of the tree are, by the last of each.
  private var owners: [(last: Int, node: CellNode)] = []

  /// The levels of nodes in one tree; what is deeper is laid out by itself, for the engine follows a certain number.
  private static let mostLevels = 60

  init(_ layout: CellLayout, in container: CellSize?) {
    self.layout = layout
    self.container = container
  }

  mutating func add(_ nodes: [CellNode]) -> [CellElement] {
    depth += 1
    defer { depth -= 1 }
    return nodes.filter { layout.shows($0) }.map { depth > Self.mostLevels ? addPart($0) : add($0) }
  }

  mutating func add(_ node: CellNode) -> CellElement {
    let element = addNode(node)
    owners.append((last: elements.tree.count - 1, node: node))
    return element
  }

  /// Whose a node of the tree is; what belongs to none is around the last one.
  func owner(of index: Int) -> CellNode? { owners.first { $0.last >= index }?.node ?? owners.last?.node }

  private mutating func addNode(_ node: CellNode) -> CellElement {
    if let arranged = addArranged(node) { return arranged }
    switch node.element.role {
    case .grid(let grid) where grid.isTable: return add(node, of: add(node.flow))
    case .grid: return add(node, of: addParts(node.flow))
    case .stack(let stack) where stack.isLazy: return add(node, of: addParts(node.flow))
    case .stack(let stack) where stack.isGridRow: return add(node, of: add(node.flow))
    case .shape, .divider: return add(node, of: [])
    case .layers where node.ring != nil: return add(node, around: control(node.ring?.columns ?? 0))
    default:
      let inside = node.isContainer ? [] : add(node.content)
      return add(node, around: content(node, inside), inside)
    }
  }

  /// What is in it stands as an app's own layout places it, at the edge of another view, or is the first that fits; nil where it
  /// stands as its role says.
  private mutating func addArranged(_ node: CellNode) -> CellElement? {
    guard let rules = node.rules else { return nil }
    let kind: LayoutKind
    var isInsetFirst = false
    if let axes = rules.axes {
      kind = .firstThatFits(axes: axes)
    } else if let inset = rules.inset, node.flow.count == 2 {
      kind = .safeAreaInset(inset)
      isInsetFirst = inset.edge == .top || inset.edge == .leading
    } else if let own = rules.makeLayout() {
      kind = .custom(own)
    } else {
      return nil
    }
    let inside = add(node.flow)
    let members = inside.map(\.outer)
    let counted = kind.counted(in: elements.tree.units)
    return add(node, around: elements.tree.add(counted, isInsetFirst ? members.reversed() : members), inside)
  }

  /// By the rules that hold for all hosts.
  private mutating func add(_ node: CellNode, of inside: [CellElement]) -> CellElement {
    CellElement(
      node: node,
      child: elements.add(layout.placed(node), inside.map(\.child), text: TextStyle(), marks: marks(of: node)),
      inside: inside)
  }

  private mutating func add(_ node: CellNode, around content: Int, _ inside: [CellElement] = []) -> CellElement {
    CellElement(
      node: node, child: elements.add(layout.placed(node), around: content, marks: marks(of: node)), inside: inside)
  }

  /// What its modifiers say to the engine. The screen is turned round as a whole where it is read from the right.
  private func marks(of node: CellNode) -> [(stage: ElementLayout.Stage, kind: LayoutKind)] {
    node.rules?.marks.map { mark in
      guard case .direction(let isRightToLeft) = mark.kind else { return (stage: mark.stage, kind: mark.kind) }
      return (stage: mark.stage, kind: .direction(isRightToLeft: isRightToLeft != layout.isRightToLeft))
    } ?? []
  }

  /// Each child of what is lazy by itself, as it is offered nothing but a length across, so that a change of one measures that one.
  private mutating func addParts(_ nodes: [CellNode]) -> [CellElement] {
    nodes.filter { layout.shows($0) }.map { node in
      guard case .section = node.element.role else { return addPart(node) }
      return add(node, of: addParts(node.flow))
    }
  }

  private mutating func addPart(_ node: CellNode) -> CellElement {
    let leaf = elements.tree.add(.measured(CellPart(node: node, layout: layout, container: container)))
    return CellElement(node: node, child: ElementLayout.Child(node.element, at: leaf), isPart: true)
  }

  // MARK: Roles

  private mutating func content(_ node: CellNode, _ inside: [CellElement]) -> Int {
    switch node.element.role {
    case .text: elements.tree.add(.text(CellLines(node: node)))
    case .symbol(let symbol): control(SymbolCells.character(symbol.name, isUTF8: layout.isUTF8) == nil ? 0 : 1)
    case .image(let image): elements.tree.add(.measured(CellPicture(image: image)))
    case .spacer(let least):
      elements.tree.add(.spacer(minLength: least.map { CellUnits().distance($0, node.spacerAxis) }))
    case .box(let alignment), .layers(let alignment): layers(inside, alignment)
    case .stack(let stack): self.stack(node, stack, inside)
    case .section: column(inside, spacing: nil, .leading)
    case .row: row(node, inside)
    case .button, .link, .toggle, .option, .menu: label(node, inside)
    case .navigationLink: label(node, inside, fills: node.hasChevron)
    case .stepper: label(node, inside, fills: node.isRowContent)
    case .progress(let fraction, let isCircular):
      isCircular || fraction == nil ? label(node, inside) : bar(inside)
    case .slider: bar(inside)
    case .field(let field): self.field(field)
    case .picker(let picker): self.picker(node, picker, inside)
    case .document: fill(columns: 40, greatest: Size(width: .infinity, height: .infinity))
    case .media: fill(columns: 40)
    case .more: fill(columns: 20)
    case .list, .page, .tabs, .scroll:
      elements.tree.add(.measured(CellContainer(node: node, layout: layout, container: container)))
    case .grid, .shape, .divider, .sheet, .dialog: elements.tree.add(.empty)
    }
  }

  /// Children in one place, between what lies behind and over them.
  mutating func layers(_ inside: [CellElement], _ alignment: BoxAlignment) -> Int {
    let bases = inside.filter { !$0.node.isLayer }
    var content = one(bases) ?? elements.tree.add(.layers(alignment: alignment), bases.map(\.outer))
    for layer in inside where layer.node.isLayer {
      let place = layer.node.part == .badge ? BoxAlignment(horizontal: .trailing, vertical: .leading) : alignment
      content = elements.tree.add(.layer(alignment: place), [content, layer.outer])
    }
    return content
  }

  private mutating func one(_ inside: [CellElement]) -> Int? {
    inside.count == 1 ? elements.tree.add(.plain, [inside[0].outer]) : nil
  }

  // MARK: Stacks

  private mutating func stack(_ node: CellNode, _ stack: StackContent, _ inside: [CellElement]) -> Int {
    if stack.axis == .horizontal {
      return line(inside, spacing: stack.spacing.map { CellUnits().distance($0, .horizontal) }, stack.alignment)
    }
    if node.isLine(stack) { return line(inside, spacing: 1, .center) }
    let joins = stack.alignment == .leading && node.isInRow
    return column(joins ? joined(inside, stack.spacing) : inside, spacing: stack.spacing, stack.alignment)
  }

  mutating func line(_ inside: [CellElement], spacing: Double?, _ alignment: AxisAlignment) -> Int {
    elements.tree.add(
      .stack(StackLayout(.horizontal, alignment: alignment, spacing: spacing)), inside.map(\.outer))
  }

  mutating func column(_ inside: [CellElement], spacing: Double?, _ alignment: AxisAlignment) -> Int {
    let even = CellUnits().distance(spacing ?? 0, .vertical)
    let parts = even == 0 && spacing ?? 0 >= Self.proseSpacing
    let members = parts ? parted(inside) : inside.map(\.outer)
    return elements.tree.add(.stack(StackLayout(.vertical, alignment: alignment, spacing: even)), members)
  }

  /// From here on a distance, in points, parts prose, though it is none between other things.
  private static let proseSpacing = 9.0

  /// The children of a column, with a row between prose and prose, and between prose of several lines and all else.
  private mutating func parted(_ inside: [CellElement]) -> [Int] {
    var members = inside.map(\.outer)
    let isProse = inside.map(\.node.isProse)
    let pairs = members.indices.dropFirst().filter { !inside[$0 - 1].node.isSpacer && !inside[$0].node.isSpacer }
    for lower in pairs where isProse[lower] != isProse[lower - 1] {
      let prose = isProse[lower] ? lower : lower - 1
      members[prose] = elements.tree.add(.custom(ProseSpace(prose == lower ? .top : .bottom)), [members[prose]])
    }
    for lower in pairs where isProse[lower] && isProse[lower - 1] {
      members[lower] = elements.tree.add(.padding(Insets(top: 1)), [members[lower]])
    }
    return members
  }

  /// The children of a column, lines of small print that follow each other as one.
  private mutating func joined(_ inside: [CellElement], _ spacing: Double?) -> [CellElement] {
    var result: [CellElement] = []
    var rest = inside[...]
    while let first = rest.first {
      let run = rest.prefix { $0.node.isSmallPrint }
      guard run.count > 1 else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      let rows = CellUnits().distance(spacing ?? 0, .vertical)
      let lines = elements.tree.add(.custom(SmallPrint(rowsBetween: rows)), run.map(\.outer))
      result.append(CellElement(node: first.node, child: ElementLayout.Child(first.node.element, at: lines)))
      rest = rest.dropFirst(run.count)
    }
    return result
  }

  // MARK: Rows

  /// A row of a list. The app's own insets are the padding of its style.
  private mutating func row(_ node: CellNode, _ inside: [CellElement]) -> Int {
    var content = layers(inside, BoxAlignment(horizontal: .leading, vertical: .leading))
    if node.hasCircle {
      content = elements.tree.add(.padding(Insets(leading: Double(ControlChrome.circle + 1))), [content])
    }
    if node.element.style.padding == nil {
      content = elements.tree.add(.padding(Insets(leading: Double(ControlChrome.rowStart), trailing: 1)), [content])
    }
    return fillingRow(content)
  }

  private mutating func fillingRow(_ content: Int, least: Double? = nil) -> Int {
    elements.tree.add(
      .flexibleFrame(
        FlexibleFrame(
          width: .init(most: .infinity), height: .init(least: least),
          alignment: BoxAlignment(horizontal: .leading, vertical: .leading))), [content])
  }

  // MARK: Controls

  private mutating func control(_ columns: Int) -> Int {
    elements.tree.add(.control(ControlSize(Size(width: Double(columns), height: 1))))
  }

  /// A line that is as wide as it likes, and less wide where there is less room.
  private mutating func line(columns: Int) -> Int {
    fill(columns: columns, greatest: Size(width: Double(columns), height: 1))
  }

  private mutating func fill(columns: Int, greatest: Size = Size(width: .infinity, height: 1)) -> Int {
    elements.tree.add(
      .control(
        ControlSize(
          least: Size(width: 1, height: 1), ideal: Size(width: Double(columns), height: 1), greatest: greatest)))
  }

  /// Children in a line between what a control draws itself.
  private mutating func label(_ node: CellNode, _ inside: [CellElement], fills: Bool = false) -> Int {
    let chrome = node.chrome
    var content: Int
    if inside.isEmpty {
      content = control(chrome.columns)
    } else {
      content = one(inside) ?? line(inside, spacing: 1, .center)
      if chrome.columns > 0 {
        let beside = Insets(leading: Double(chrome.leading), trailing: Double(chrome.trailing))
        content = elements.tree.add(.padding(beside), [content])
      }
    }
    if fills { return fillingRow(content, least: 1) }
    return elements.tree.add(.flexibleFrame(FlexibleFrame(height: .init(least: 1))), [content])
  }

  /// A label over a line that shows a value.
  private mutating func bar(_ inside: [CellElement]) -> Int {
    let line = fill(columns: 20)
    guard !inside.isEmpty else { return line }
    return elements.tree.add(
      .stack(StackLayout(.vertical, alignment: .leading, spacing: 0)), inside.map(\.outer) + [line])
  }

  private mutating func field(_ field: FieldContent) -> Int {
    if field.isDate { return line(columns: 20) }
    return field.isOfLines ? elements.tree.add(.measured(CellEditor(field: field))) : fill(columns: 24)
  }

  private mutating func picker(_ node: CellNode, _ picker: PickerContent, _ inside: [CellElement]) -> Int {
    switch picker.look {
    case .segments: return elements.tree.add(.measured(CellContainer(node: node, layout: layout, container: container)))
    case .choices:
      let title = picker.showsTitle ? CellText.columns(CellText.line(picker.title)) : 0
      let choices = column(inside, spacing: nil, .leading)
      guard title > 0 else { return choices }
      let head = line(columns: title)
      return elements.tree.add(.stack(StackLayout(.vertical, alignment: .leading, spacing: 0)), [head, choices])
    case .menu:
      if node.fillsRow(picker) { return fill(columns: 30) }
      let value = node.selectedOption.map { CellText.columns($0.plainText) } ?? 4
      let title = picker.showsTitle ? CellText.columns(CellText.line(picker.title)) + 2 : 0
      return line(columns: value + 2 + title)
    }
  }
}
