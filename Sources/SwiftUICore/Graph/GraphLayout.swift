import SwiftUIElements
import SwiftUILayout

/// Lays out what a session draws without a host: for views that ask where they stand, and for tests.
@MainActor
struct GraphLayout {
  private var layout = ElementLayout(scale: .phone)
  private var nodes: [NodeID: Int] = [:]
  /// The nodes of scroll views.
  private var contents: [NodeID: Int] = [:]
  private var areas: [(area: any ScrollingNode, content: Int)] = []
  private var targets: [(target: any GeometryTarget, node: Int)] = []
  private var spaces: [Int: String] = [:]
  private var choices: [(choice: any ChoosingNode, candidates: [Int])] = []
  private var solved = SolvedLayout(frames: [])
  /// Who has made the nodes of the tree, by the last of each.
  private var owners: [(last: Int, node: DrawingNode)] = []
  /// All that is above a view that asks; nil where every element is laid out.
  private let asked: Set<ObjectIdentifier>?

  /// - Parameter askers: the views that want to know where they stand; then lists that stand beside them are left empty,
  ///   because rows do not decide how large a list is. nil lays out every element.
  init(_ graph: Graph, for askers: [ViewNode]? = nil) {
    asked = askers.map(Self.ancestors)
    var roots: [ElementLayout.Child] = []
    for node in graph.root.drawnNow { roots.append(add(node, TextStyle(), isBounded: true)) }
    let shown = roots.filter(\.isInFlow).map(\.nodes.outer)
    guard !shown.isEmpty else { return }
    var root = shown.count == 1 ? shown[0] : layout.tree.add(.stack(SwiftUILayout.StackLayout(.vertical)), shown)
    root = layout.tree.add(.direction(isRightToLeft: graph.traits.isRightToLeft), [root])
    solved = layout.tree.solve(root: root, in: graph.traits.viewport)
  }

  /// Lays out one node and all that is in it, where everything has a size of its own.
  init(of node: DrawingNode, in window: Size, isRightToLeft: Bool) {
    asked = nil
    let child = add(node, TextStyle(), isBounded: true)
    let root = layout.tree.add(.direction(isRightToLeft: isRightToLeft), [child.nodes.outer])
    solved = layout.tree.solve(root: root, in: window)
  }

  /// The frames of drawn elements with their padding, from the top left of the window. None for what is not shown.
  var frames: [NodeID: LayoutRect] { nodes.compactMapValues { solved.frames[$0] } }

  /// How far the scroll views are scrolled when they are shown first.
  var offsets: [NodeID: Point] { contents.compactMapValues { solved.scrolls[$0]?.offset } }

  /// What could not be done as the views asked, each with the name of a view.
  var warnings: [LayoutWarning] {
    solved.warnings.map { warning in
      guard warning.view == nil else { return warning }
      var named = warning
      var next: ViewNode? = owners.first { $0.last >= warning.node }?.node ?? owners.last?.node
      while let node = next, named.view == nil { (named.view, next) = (node.viewName, node.parent) }
      return named
    }
  }

  func reportWarnings() {
    guard !solved.warnings.isEmpty else { return }
    for warning in warnings { Diagnostics.report(.layout(warning)) }
  }

  /// Tells everyone who asks where they stand, and chooses among what fits.
  func tell() {
    let parents = targets.isEmpty ? [] : layout.tree.parents
    for (target, node) in targets {
      guard let frame = solved.frames[node] else { continue }
      var around: [String: LayoutRect] = [:]
      var above = node
      while above >= 0 {
        if let space = spaces[above], around[space] == nil { around[space] = solved.frames[above] }
        above = parents[above]
      }
      target.stand(
        at: ViewPlace(
          frame: frame, safeArea: solved.safeAreas[node] ?? Insets(), spaces: around))
    }
    for (area, content) in areas {
      if let scroll = solved.scrolls[content] { area.stand(scroll) }
    }
    for (choice, candidates) in choices {
      if let index = candidates.firstIndex(where: { solved.frames[$0] != nil }) { choice.choose(index) }
    }
  }

  private static func ancestors(_ nodes: [ViewNode]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for node in nodes {
      var next: ViewNode? = node
      while let above = next, found.insert(ObjectIdentifier(above)).inserted { next = above.parent }
    }
    return found
  }

  /// - Parameter isBounded: whether all that is around the node is offered, and hands on, a certain size.
  private mutating func add(
    _ node: DrawingNode, _ inherited: TextStyle, isBounded: Bool
  ) -> ElementLayout.Child {
    let element = node.element
    let isBounded = isBounded && !element.style.fixesWidth && !element.style.fixesHeight && element.role.handsOnItsOffer
    let text = ElementLayout.look(element, inherited)
    var children: [ElementLayout.Child] = []
    var custom: (any CustomLayout)?
    let choice = node as? any ChoosingNode
    if let choice {
      for candidate in choice.candidates { children.append(add(candidate, text, isBounded: false)) }
    } else if let container = node as? any PlacingNode, let made = container.makeEngineLayout() {
      custom = made
      for subject in container.subjects { children.append(add(subject, text, isBounded: false)) }
    } else if !isBounded || !element.role.isList || asked?.contains(ObjectIdentifier(node)) ?? true {
      for child in node.drawnNow { children.append(add(child, text, isBounded: isBounded && !element.role.isList)) }
    }
    let marks = node.extras?.marks ?? []
    let drawn = marks.filter { $0.replaces != .role }
    var kinds = drawn.map { (stage: $0.stage, kind: $0.kind) }
    for (key, value) in node.extras?.traits?.layoutValues ?? [:] {
      kinds.append((stage: .outer, kind: .value(key: key, value: value)))
    }
    var seen = element
    if marks.contains(where: { $0.replaces == .style }) {
      (seen.style.frame, seen.style.padding, seen.style.offset) = (nil, nil, nil)
    }
    // The host's frame is made of an earlier answer of the layout.
    if custom != nil { seen.style.frame = nil }
    var role = marks.first { $0.replaces == .role }?.kind
    let area = element.role.scrolls ? node.scrollingNode : nil
    if let area, case .scroll(let axes, _) = element.role {
      var scroll = ScrollLayout(axes)
      if case .scroll(let marked)? = role { scroll = marked }
      let nodes = nodes
      scroll.place = area.place { nodes[$0] }
      role = .scroll(scroll)
    }
    if case .scroll? = role { seen.style.padding = nil }
    let child = layout.add(
      seen, children, as: role, text: inherited, custom: custom, choosing: choice?.axes, marks: kinds)
    for (mark, index) in zip(drawn, child.marks) {
      if let target = mark.target { targets.append((target: target, node: index)) }
      if let space = mark.space { spaces[index] = space }
    }
    if let choice { choices.append((choice: choice, candidates: children.map(\.nodes.outer))) }
    if case .scroll = element.role {
      spaces[child.nodes.content] = ViewPlace.scrollView
      contents[node.id] = child.nodes.content
      if let area { areas.append((area: area, content: child.nodes.content)) }
    }
    nodes[node.id] = child.nodes.padded
    owners.append((last: child.nodes.outer, node: node))
    return child
  }
}

/// Knows where an area is scrolled to.
@MainActor
protocol ScrollingNode: ViewNode {
  /// - Parameter index: the tree's node of a drawn one that is laid out already.
  func place(_ index: (NodeID) -> Int?) -> ScrollLayout.Position
  /// Hears how the area stands by the engine.
  func stand(_ solved: SolvedScroll)
}

extension DrawingNode {
  /// The nearest around that knows where it is scrolled to.
  fileprivate var scrollingNode: (any ScrollingNode)? {
    var next = parent
    while let node = next {
      if let found = node as? any ScrollingNode { return found }
      next = node.parent
    }
    return nil
  }
}

extension Role {
  fileprivate var scrolls: Bool { if case .scroll = self { true } else { false } }
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  /// Whether what is in it is offered the size that it is offered itself, or a part of that, and places itself by that alone.
  fileprivate var handsOnItsOffer: Bool {
    switch self {
    case .box, .layers, .page, .tabs, .list: true
    case .stack(let stack):
      !stack.isLazy && !stack.isGridRow && ![.firstTextBaseline, .lastTextBaseline].contains(stack.alignment)
    default: false
    }
  }
}

/// Draws one of what is below, by what fits.
@MainActor
protocol ChoosingNode: AnyObject {
  var axes: Axis.Set { get }
  /// All that it could draw.
  var candidates: [DrawingNode] { get }
  func choose(_ index: Int)
}

/// Has what is below placed by a layout of the app's own.
@MainActor
protocol PlacingNode: AnyObject {
  /// What is placed.
  var subjects: [DrawingNode] { get }
  func makeEngineLayout() -> (any CustomLayout)?
}
