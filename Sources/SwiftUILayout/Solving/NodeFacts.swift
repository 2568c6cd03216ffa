import SwiftUIElements

/// What is known of each node before any size is asked. Read in the order of the tree, so without recursion.
struct NodeFacts {
  /// From the root, which is 0.
  private(set) var depths: ContiguousArray<Int>
  private(set) var parents: ContiguousArray<Int>
  private(set) var isRightToLeft: ContiguousArray<Bool>
  /// The direction of the stack a node stands in.
  private(set) var stackAxes: ContiguousArray<Axis?>
  private(set) var priorities: ContiguousArray<Double>
  private(set) var guides: ContiguousArray<GuideMask>
  /// The scroll view around each node; -1 is the window.
  private(set) var containers: ContiguousArray<Int>
  private(set) var hasContainerFrames = false

  init(_ tree: LayoutTree) {
    let count = tree.count
    depths = ContiguousArray(repeating: 0, count: count)
    parents = ContiguousArray(repeating: -1, count: count)
    isRightToLeft = ContiguousArray(repeating: false, count: count)
    stackAxes = ContiguousArray(repeating: nil, count: count)
    priorities = ContiguousArray(repeating: 0, count: count)
    guides = ContiguousArray(repeating: [], count: count)
    containers = ContiguousArray(repeating: -1, count: count)
    for node in 0..<count { readInside(node, tree) }
    for node in stride(from: count - 1, through: 0, by: -1) { readOutside(node, tree) }
  }

  /// What follows from the content.
  private mutating func readInside(_ node: Int, _ tree: LayoutTree) {
    let kind = tree.nodes[node].kind
    let children = tree.children(of: node)
    switch kind {
    case .spacer: priorities[node] = -.infinity
    case .priority(let priority): priorities[node] = priority
    case .containerFrame:
      hasContainerFrames = true
      fallthrough
    default: if kind.isModifier, let first = children.first { priorities[node] = priorities[first] }
    }
    switch kind {
    case .text: guides[node] = .baselines
    case .control(let control): guides[node] = control.baseline == nil ? [] : .baselines
    case .alignmentGuide(let axis, _, _):
      guides[node] = (children.first.map { guides[$0] } ?? []).union(axis == .horizontal ? .horizontal : .vertical)
    case .custom: guides[node] = .all
    case .scroll, .geometryReader, .lazyStack, .lazyGrid, .position: break
    default:
      if kind.isModifier {
        guides[node] = children.first.map { guides[$0] } ?? []
      } else {
        for child in children { guides[node].formUnion(guides[child]) }
      }
    }
  }

  /// What follows from what is around.
  private mutating func readOutside(_ node: Int, _ tree: LayoutTree) {
    var axis = stackAxes[node]
    var container = containers[node]
    switch tree.nodes[node].kind {
    case .stack(let stack): axis = stack.axis
    case .lazyStack(let lazy): axis = lazy.stack.axis
    case .gridRow: axis = .horizontal
    case .grid: axis = .vertical
    case .scroll: (axis, container) = (nil, node)
    case .layers, .lazyGrid, .geometryReader, .firstThatFits: axis = nil
    case .custom(let layout): axis = layout.stackAxis
    default: break
    }
    if case .direction(let isMirrored) = tree.nodes[node].kind { isRightToLeft[node] = isMirrored }
    let isLayer = if case .layer = tree.nodes[node].kind { true } else { false }
    for (position, child) in tree.children(of: node).enumerated() {
      depths[child] = depths[node] + 1
      parents[child] = node
      isRightToLeft[child] = isRightToLeft[node]
      stackAxes[child] = isLayer && position > 0 ? nil : axis
      containers[child] = container
    }
  }

  /// The name of the node, of the nearest one around it, or of the first one in it.
  func nearestName(of node: Int, in tree: LayoutTree) -> String? {
    var above = node
    while above >= 0 {
      if let name = tree.names[above] { return name }
      above = parents[above]
    }
    var below = node
    while let child = tree.children(of: below).first {
      if let name = tree.names[child] { return name }
      below = child
    }
    return nil
  }
}

/// The guides that something in a node sets.
struct GuideMask: OptionSet {
  let rawValue: UInt8
  static let baselines = GuideMask(rawValue: 1)
  static let horizontal = GuideMask(rawValue: 2)
  static let vertical = GuideMask(rawValue: 4)
  static let all: GuideMask = [.baselines, .horizontal, .vertical]

  func mayContain(_ alignment: AxisAlignment, _ axis: Axis) -> Bool {
    if axis == .horizontal { return contains(.horizontal) }
    switch alignment {
    case .firstTextBaseline, .lastTextBaseline: return !isDisjoint(with: [.baselines, .vertical])
    // The own value of an app's guide may follow from baselines, but is not set by them.
    default: return contains(.vertical)
    }
  }
}
