import SwiftUIElements
import SwiftUILayout

/// Lays out what a session draws without a host: for views that ask where they stand, and for tests.
@MainActor
struct GraphLayout {
  private var layout: ElementLayout
  private var nodes: [NodeID: Int] = [:]
  /// What texts take within their frames and padding.
  private var letters: [NodeID: Int] = [:]
  /// The nodes of scroll views.
  private var contents: [NodeID: Int] = [:]
  private var areas: [(area: any ScrollingNode, content: Int)] = []
  private var targets: [(target: any GeometryTarget, node: Int, isPlaced: Bool)] = []
  private var spaces: [Int: String] = [:]
  private var drawnSpaces: [Int: any DrawnSpace] = [:]
  /// What scales and turns nodes where they are drawn.
  private var effects: [Int: DrawnEffect] = [:]
  private var choices: [(choice: any ChoosingNode, candidates: [Int])] = []
  private var solved = SolvedLayout(frames: [])
  /// What of the safe area lies around what is laid out.
  private var beyond = Insets()
  /// Whether something in a page goes on under its bars.
  private var reachesUnderBars = false
  /// Who has made the nodes of the tree, by the last of each.
  private var owners: [(last: Int, node: DrawingNode)] = []
  /// All that is above a view that asks; nil where every element is laid out.
  private let asked: Set<ObjectIdentifier>?

  /// - Parameter askers: the views that want to know where they stand; then lists that stand beside them are left empty,
  ///   because rows do not decide how large a list is. nil lays out every element.
  init(_ graph: Graph, for askers: [ViewNode]? = nil) {
    asked = askers.map(Self.ancestors)
    layout = ElementLayout(window: graph.traits.viewport.width)
    var roots: [ElementLayout.Child] = []
    let size = graph.traits.viewport
    let window = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    for node in graph.root.drawnNow { roots.append(add(node, TextStyle(), isBounded: true, in: window, fills: true)) }
    let shown = roots.filter { $0.element.isInFlow(of: nil) }.map(\.nodes.outer)
    guard !shown.isEmpty else { return }
    var root = shown.count == 1 ? shown[0] : layout.tree.add(.stack(SwiftUILayout.StackLayout(.vertical)), shown)
    root = layout.tree.add(.direction(isRightToLeft: graph.traits.isRightToLeft), [root])
    solved = layout.tree.solve(root: root, in: graph.traits.viewport)
  }

  /// Lays out one node and all that is in it, where everything has a size of its own.
  ///
  /// - Parameters:
  ///   - fills: whether it is all that there is in that window.
  ///   - beyond: the bars around that window, under which goes on what asks for it.
  init(of node: DrawingNode, in window: Size, isRightToLeft: Bool, fills: Bool = false, beyond: Insets = Insets()) {
    asked = nil
    layout = ElementLayout(window: node.graph.traits.viewport.width)
    layout.keepsScrollsInside = beyond != Insets()
    self.beyond = beyond
    let child = add(node, TextStyle(), isBounded: true, fills: fills)
    let inner = beyond == Insets() ? child.nodes.outer : layout.tree.add(.safeAreaPadding(beyond), [child.nodes.outer])
    let root = layout.tree.add(.direction(isRightToLeft: isRightToLeft), [inner])
    solved = layout.tree.solve(
      root: root, in: Size(width: window.width + beyond.horizontal, height: window.height + beyond.vertical))
  }

  /// How large a node would be where it is offered `proposal`; texts are estimated.
  static func size(of node: DrawingNode, offered proposal: ProposedSize) -> Size {
    let window = Size(width: proposal.width ?? 1000, height: proposal.height ?? 1000)
    let layout = GraphLayout(of: node, in: window, fixing: (proposal.width == nil, proposal.height == nil))
    guard let frame = layout.nodes[node.id].flatMap({ layout.solved.frames[$0] }) else {
      return Size(width: 0, height: 0)
    }
    return Size(width: frame.width, height: frame.height)
  }

  private init(of node: DrawingNode, in window: Size, fixing fixed: (width: Bool, height: Bool)) {
    asked = nil
    layout = ElementLayout(window: node.graph.traits.viewport.width)
    let child = add(node, TextStyle(), isBounded: false)
    let root = layout.tree.add(.fixedSize(horizontal: fixed.width, vertical: fixed.height), [child.nodes.outer])
    solved = layout.tree.solve(root: root, in: window)
  }

  /// The frames of drawn elements with their padding, from the top left of the window. None for what is not shown.
  var frames: [NodeID: LayoutRect] {
    nodes.compactMapValues { index in
      guard var frame = solved.frames[index] else { return nil }
      frame.x -= beyond.leading
      frame.y -= beyond.top
      return frame
    }
  }

  /// The lines that a text has room for; nil where they follow from its width, or it is no text.
  func lines(of node: NodeID) -> ElementPlace.Lines? {
    guard let index = letters[node], let frame = solved.frames[index],
      case .text(let whole) = layout.tree.kind(of: index)
    else { return nil }
    let text = solved.textScales[index].map { whole.scaled(by: $0) } ?? whole
    let all = text.lines(width: frame.width + 0.01, lineLimit: nil)
    if all.size.height > frame.height + 0.5, all.lineHeight > 0 {
      return .first(max(1, Int((frame.height / all.lineHeight + 0.1).rounded(.down))))
    }
    if all.leavesOut { return .first(all.count) }
    return all.count == 1 ? .one : nil
  }

  /// The share of its size at which a text is drawn so that it fits; nil for all of it.
  func textScale(of node: NodeID) -> Double? { letters[node].flatMap { solved.textScales[$0] } }

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
    for warning in warnings { Diagnostics.report(.layout(warning.problem, in: warning.view)) }
  }

  /// Tells everyone who asks where they stand, and chooses among what fits.
  func tell() {
    let parents = targets.isEmpty ? [] : layout.tree.parents
    for (target, node, isPlaced) in targets {
      guard let frame = solved.frames[node] else {
        if !isPlaced { target.standBesidePage(in: drawnSpaces(around: node, parents)) }
        continue
      }
      var place = ViewPlace(frame: frame, safeArea: solved.safeAreas[node] ?? Insets())
      var drawn: [String: LayoutRect] = [:]
      var corners: EffectCorners?
      var above = node
      while above >= 0 {
        if let space = spaces[above], place.spaces[space] == nil {
          place.spaces[space] = solved.frames[above]
          place.shiftedInSpaces[space] = corners?.bounds
          if !isPlaced { drawn[space] = drawnSpaces[above]?.drawnFrame }
        }
        if let effect = effects[above], let whole = solved.frames[above] {
          corners = (corners ?? EffectCorners(of: frame)).drawn(by: effect, in: whole)
        }
        above = parents[above]
      }
      place.shifted = corners?.bounds
      if !isPlaced { place.drawnSpaces = drawn }
      target.stand(at: place)
    }
    for (area, content) in areas {
      if let scroll = solved.scrolls[content] { area.stand(scroll) }
    }
    for (choice, candidates) in choices {
      if let index = candidates.firstIndex(where: { solved.frames[$0] != nil }) { choice.choose(index) }
    }
  }

  /// Where the host has drawn the coordinate spaces around a node, the nearest of each name.
  private func drawnSpaces(around node: Int, _ parents: [Int]) -> [String: LayoutRect] {
    var drawn: [String: LayoutRect] = [:]
    var above = node
    while above >= 0 {
      if let space = spaces[above], drawn[space] == nil { drawn[space] = drawnSpaces[above]?.drawnFrame }
      above = parents[above]
    }
    return drawn
  }

  private static func ancestors(_ nodes: [ViewNode]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for node in nodes {
      var next: ViewNode? = node
      while let above = next, found.insert(ObjectIdentifier(above)).inserted { next = above.parent }
    }
    return found
  }

  /// - Parameters:
  ///   - isBounded: whether all that is around the node is offered, and hands on, a certain size.
  ///   - around: the window, or the area in which a page or tabs show the node.
  ///   - fills: whether it is all that is shown there.
  private mutating func add(
    _ node: DrawingNode, _ inherited: TextStyle, isBounded: Bool, in around: LayoutRect = .zero, fills: Bool = false
  ) -> ElementLayout.Child {
    let element = node.element
    let isBounded = isBounded && !element.style.fixesWidth && !element.style.fixesHeight && element.role.handsOnItsOffer
    let text = ElementLayout.look(element, inherited)
    let shown = node.contentArea(in: around, of: node.graph.traits.viewport)
    var children: [ElementLayout.Child] = []
    let reachesAround = reachesUnderBars
    if shown != nil { reachesUnderBars = false }
    defer { reachesUnderBars = reachesUnderBars || reachesAround }
    var custom: (any CustomLayout)?
    let choice = node as? any ChoosingNode
    if let choice {
      for candidate in choice.candidates { children.append(add(candidate, text, isBounded: false)) }
    } else if let container = node as? any PlacingNode, let made = container.makeEngineLayout() {
      custom = made
      for subject in container.subjects { children.append(add(subject, text, isBounded: false)) }
    } else if !isBounded || !element.role.isList || asked?.contains(ObjectIdentifier(node)) ?? true {
      for child in node.drawnNow where shown == nil || !child.role.isOption {
        children.append(
          add(child, text, isBounded: isBounded && !element.role.isList, in: shown ?? around, fills: shown != nil))
      }
    }
    let marks = node.extras?.marks ?? []
    if marks.contains(where: \.kind.isIgnoredArea) { reachesUnderBars = true }
    let drawn = marks.filter { $0.replaces != .role }
    var kinds = drawn.map { (stage: $0.stage, kind: $0.kind) }
    for (key, value) in node.extras?.traits?.layoutValues ?? [:] {
      kinds.append((stage: .outer, kind: .value(key: key, value: value)))
    }
    var seen = element
    if marks.contains(where: { $0.replaces == .style }) {
      seen.style.leaveToMarks()
    }
    // The host's frame is made of an earlier answer of the layout.
    if custom != nil { seen.style.frame = nil }
    var role =
      marks.first { $0.replaces == .role }?.kind
      ?? shown.map {
        let bars = around.insets(to: $0)
        return reachesUnderBars ? .safeAreaPadding(bars) : .padding(bars)
      }
    let area = element.role.scrolls ? node.scrollingNode : nil
    if let area, case .scroll(let axes, _) = element.role {
      var scroll = ScrollLayout(axes, staysInside: layout.keepsScrollsInside)
      if case .scroll(let marked)? = role { scroll = marked }
      let nodes = nodes
      scroll.place = area.place { nodes[$0] }
      scroll.shortContent = element.style.scrolling?.shortContent ?? .zero
      role = .scroll(scroll)
    }
    if case .scroll? = role { seen.style.padding = nil }
    var child = layout.add(
      seen, children, as: role, text: inherited, custom: custom, choosing: choice?.axes, words: node.extras?.words,
      part: node.extras?.part, marks: kinds)
    for (mark, index) in zip(drawn, child.marks) {
      if let target = mark.target {
        targets.append((target: target, node: index, isPlaced: node.extras?.place != nil))
      }
      if let space = mark.space {
        spaces[index] = space
        drawnSpaces[index] = mark.drawnSpace
      }
    }
    if let choice { choices.append((choice: choice, candidates: children.map(\.nodes.outer))) }
    if case .scroll = element.role {
      spaces[child.nodes.content] = ViewPlace.scrollView
      contents[node.id] = child.nodes.content
      if let area {
        areas.append((area: area, content: child.nodes.content))
        drawnSpaces[child.nodes.content] = area
      }
    }
    nodes[node.id] = child.nodes.padded
    effects[child.nodes.padded] = DrawnEffect(element.style)
    if case .text = element.role { letters[node.id] = child.nodes.content }
    if fills, let width = node.graph.traits.readableWidth, node.isColumnOfText {
      child.nodes.outer = layout.tree.add(
        .flexibleFrame(FlexibleFrame(width: .init(most: width))), [child.nodes.outer])
    }
    owners.append((last: child.nodes.outer, node: node))
    return child
  }
}

/// Knows where an area is scrolled to.
@MainActor
protocol ScrollingNode: ViewNode, DrawnSpace {
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

extension DrawingNode {
  /// A column with texts or controls and without a grid; one of shapes alone is a picture.
  fileprivate var isColumnOfText: Bool {
    guard case .stack(let stack) = role, stack.axis == .vertical else { return false }
    var isMeasured = false
    func hasGrid(_ node: DrawingNode) -> Bool {
      switch node.role {
      case .grid: return true
      case .box, .layers, .stack, .shape, .spacer, .divider: break
      default: isMeasured = true
      }
      return node.drawnNow.contains(where: hasGrid)
    }
    return !hasGrid(self) && isMeasured
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
