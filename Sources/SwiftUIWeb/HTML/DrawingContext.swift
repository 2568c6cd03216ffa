import SwiftUIElements

/// What an element must know of the place it is drawn in.
struct DrawingContext: Equatable, Sendable {
  var parent: Role?
  /// The id of the parent, for options that belong to one group.
  var parentID: NodeID = .root
  /// Only phrasing content may stand here: within a button, a link or a label (WHATWG HTML, "phrasing content").
  var isPhrasing = false
  /// Within a button or link, which must not hold another.
  var isPressable = false
  /// Within a button with a name of its own, of whose content nobody is told (WAI-ARIA, "Presentational Children").
  var isNamed = false
  /// Within a view that is one stop of the Tab key; arrow keys reach what can be pressed in it.
  var isInStop = false
  /// Within an option of a menu, where only text counts.
  var isFlattened = false
  /// All that a row holds, or with it in layers that are all that a row holds.
  var isInRow = false

  /// The context of the children of `element`.
  func inside(_ id: NodeID, _ element: Element) -> DrawingContext {
    var inner = self
    inner.parent = element.role
    inner.parentID = id
    if element.isOneStop { inner.isInStop = true }
    inner.isInRow = element.role.isRow || isInRow && element.holdsRowContent
    switch element.role {
    case .button:
      inner.isPhrasing = true
      inner.isPressable = true
      if element.accessibility.label != nil { inner.isNamed = true }
    case .navigationLink:
      inner.isPhrasing = true
      inner.isPressable = true
    case .link(let destination, _):
      inner.isPhrasing = true
      inner.isPressable = AddressPolicy.outside(destination) ?? AddressPolicy.inside(destination) != nil
    case .toggle, .slider, .text:
      inner.isPhrasing = true
    case .option:
      inner.isPhrasing = true
      inner.isPressable = true
      if case .picker(let content)? = parent, content.isMenu { inner.isFlattened = true }
    default:
      break
    }
    return inner
  }

  /// Among views whose texts stand on one line.
  var isOnLine: Bool {
    guard case .stack(let stack)? = parent, stack.axis == .horizontal else { return false }
    return [.firstTextBaseline, .lastTextBaseline].contains(stack.alignment)
  }

  /// Below and above its siblings.
  var isInColumn: Bool {
    switch parent {
    case .stack(let stack): stack.axis == .vertical && !stack.isGridRow
    case .grid(let grid): grid.isTable
    default: false
    }
  }

  /// What an element's own markup takes from its place, as bits; what only containers and options ask for is no part of it.
  var bits: UInt64 {
    let around: UInt64 =
      switch parent {
      case .stack(let stack): stack.axis == .horizontal ? 1 : 2
      case .dialog: 3
      case .list: 4
      case .section: 5
      case .grid(let grid) where grid.isTable: 6
      default: 0
      }
    return around | (isPhrasing ? 8 : 0) | (isPressable ? 16 : 0) | (isOnLine ? 32 : 0) | (isInStop ? 64 : 0)
      | (isInRow ? 128 : 0) | (isNamed ? 256 : 0)
  }

  /// The context in which `id` stands, found by walking up.
  @MainActor
  static func of(_ id: NodeID, in nodes: any DrawnNodes) -> DrawingContext {
    var path: [(id: NodeID, element: Element)] = []
    var next = nodes.drawnParent(id) ?? .root
    while next != .root, let element = nodes.drawnElement(next) {
      path.append((next, element))
      next = nodes.drawnParent(next) ?? .root
    }
    return path.reversed().reduce(DrawingContext()) { $0.inside($1.id, $1.element) }
  }
}

extension Role {
  fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}

extension Element {
  /// Layers, and not what stands behind or before them.
  fileprivate var holdsRowContent: Bool {
    switch role {
    case .box, .layers: accessibility.part == nil
    default: false
    }
  }

  /// Whether the Tab key stops here alone, and not at what is in it.
  var isOneStop: Bool { !accessibility.isPlain && accessibility.isFocusSection && accessibility.isFocusable }
}
