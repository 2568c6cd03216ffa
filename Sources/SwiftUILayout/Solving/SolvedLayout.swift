import SwiftUIElements

/// Where everything stands in a window.
package struct SolvedLayout {
  /// By node, from the top left of the window. nil where a view has no place, as those that `firstThatFits` has not chosen.
  package fileprivate(set) var frames: [LayoutRect?]
  /// What scroll views show, by node.
  package fileprivate(set) var scrolls: [Int: SolvedScroll] = [:]
  /// The safe area that reaches into a node, from its edges; none where it is not named.
  package fileprivate(set) var safeAreas: [Int: Insets] = [:]
  /// The shares of their size at which texts are drawn so that they fit; all of it where a text is not named.
  package fileprivate(set) var textScales: [Int: Double] = [:]
  /// What leaves that their host measures were offered, by node.
  package fileprivate(set) var offers: [Int: ProposedSize] = [:]
  /// Those of them that are read from the right.
  package fileprivate(set) var mirrored: Set<Int> = []
  /// What could not be done as it was asked.
  package fileprivate(set) var warnings: [LayoutWarning] = []

  package init(frames: [LayoutRect?]) { self.frames = frames }
}

extension LayoutTree {
  /// Lays out the tree around `root` in a window: offers it the window less its safe area and centres it.
  ///
  /// - Parameters:
  ///   - window: in points.
  ///   - alignment: where a root stands that is larger or smaller.
  package func solve(
    root: Int? = nil, in window: Size, safeArea: Insets = Insets(), alignment: BoxAlignment = BoxAlignment()
  ) -> SolvedLayout {
    guard count > 0 else { return SolvedLayout(frames: []) }
    let root = root ?? count - 1
    let window = Self.bounded(window)
    var containers: [Int: Size] = [:]
    var round = 0
    while true {
      let solver = LayoutSolver(self, window: window.less(safeArea), containers: containers)
      var placement = LayoutPlacement(solver)
      placement.place(root: root, in: window, safeArea: safeArea, alignment: alignment)
      round += 1
      let found = placement.containers
      // Views sized by their scroll view are laid out again once its size is known.
      guard solver.facts.hasContainerFrames, found != containers, round < 4 else {
        placement.layout.warnings = solver.warnings
        return placement.layout
      }
      containers = found
    }
  }

  /// Lays out the tree around `root` by itself: offers it that, and counts places from its own top left.
  ///
  /// - Parameter window: what is around the tree, of which views may take shares; nil is what it is offered.
  package func solve(root: Int, offering proposal: ProposedSize, in window: Size? = nil) -> SolvedLayout {
    let proposal = proposal.valid
    let solver = window.map { LayoutSolver(self, window: Self.bounded($0)) } ?? solver(offering: proposal)
    var placement = LayoutPlacement(solver)
    placement.place(root: root, offering: proposal)
    placement.layout.warnings = solver.warnings
    return placement.layout
  }

  /// What the node answers to an offer.
  package func size(of root: Int? = nil, in proposal: ProposedSize) -> Size {
    guard count > 0 else { return .zero }
    return solver(offering: proposal).size(root ?? count - 1, proposal.valid)
  }

  /// For a tree by itself, whose window is what it is offered.
  private func solver(offering proposal: ProposedSize) -> LayoutSolver {
    LayoutSolver(self, window: Self.bounded(proposal.replacingUnspecified(by: units.ideal)))
  }

  private static func bounded(_ size: Size) -> Size {
    func length(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), LayoutSolver.longest) }
    return Size(width: length(size.width), height: length(size.height))
  }
}

extension Size {
  func less(_ insets: Insets) -> Size {
    Size(width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }
}

/// Places nodes one after the other, each after the one around it, without recursion.
struct LayoutPlacement {
  fileprivate(set) var layout: SolvedLayout
  /// What views sized by their scroll view count as its size: what it is offered across its axis, where it is as large as they are.
  fileprivate(set) var containers: [Int: Size] = [:]
  private let solver: LayoutSolver
  private var waiting: [Waiting] = []
  private var followers: [Follower] = []
  private var sources: [AnyHashable: LayoutRect] = [:]

  private struct Waiting {
    var node: Int
    var frame: LayoutRect
    var proposal: ProposedSize
    var safeArea: Insets
  }

  private struct Follower {
    var waiting: Waiting
    var match: MatchedGeometry
  }

  init(_ solver: LayoutSolver) {
    self.solver = solver
    layout = SolvedLayout(frames: Array(repeating: nil, count: solver.tree.count))
  }

  mutating func place(root: Int, in window: Size, safeArea: Insets, alignment: BoxAlignment) {
    let space = window.less(safeArea)
    let offer = ProposedSize(space)
    let size = solver.size(root, offer)
    let origin = Point(
      x: solver.ownGuide(alignment.horizontal, .horizontal, space)
        - solver.ownGuide(alignment.horizontal, .horizontal, size),
      y: solver.ownGuide(alignment.vertical, .vertical, space) - solver.ownGuide(alignment.vertical, .vertical, size))
    var frame = LayoutRect(origin: origin, size: size)
    let reached = safeArea.reaching(frame, in: space)
    frame.x += safeArea.leading
    frame.y += safeArea.top
    placeAll(in: Waiting(node: root, frame: frame, proposal: offer, safeArea: reached))
  }

  mutating func place(root: Int, offering proposal: ProposedSize) {
    let frame = LayoutRect(origin: .zero, size: solver.size(root, proposal))
    placeAll(in: Waiting(node: root, frame: frame, proposal: proposal, safeArea: .zero))
  }

  private mutating func placeAll(in root: Waiting) {
    waiting = [root]
    placeWaiting()
    while !followers.isEmpty {
      let now = followers
      followers = []
      for follower in now { follow(follower) }
      placeWaiting()
    }
    let inside = ScrollPlaces(solver)
    inside.scroll(&layout)
    inside.pin(&layout)
  }

  private mutating func placeWaiting() {
    while let next = waiting.popLast() { place(next) }
  }

  private mutating func place(_ item: Waiting) {
    let node = item.node
    layout.frames[node] = item.frame
    guard solver.facts.depths[node] <= LayoutSolver.depthLimit else { return }
    if item.safeArea != .zero { layout.safeAreas[node] = item.safeArea }
    let kind = solver.tree.nodes[node].kind
    let size = item.frame.size
    switch kind {
    case .layer(let alignment):
      let base = solver.tree.firstChild(node)
      push(base, .zero, size, item.proposal, in: item)
      guard let layer = solver.tree.secondChild(node) else { return }
      let reach = item.safeArea.only(solver.scrolledSides(of: base))
      guard reach == .zero else { return push(layer, reaching: reach, alignment, in: item) }
      let offer = ProposedSize(size)
      let layerSize = solver.size(layer, offer)
      let origin = Point(
        x: solver.guide(base, alignment.horizontal, .horizontal, item.proposal, size)
          - solver.guide(layer, alignment.horizontal, .horizontal, offer, layerSize),
        y: solver.guide(base, alignment.vertical, .vertical, item.proposal, size)
          - solver.guide(layer, alignment.vertical, .vertical, offer, layerSize))
      push(layer, origin, layerSize, offer, in: item)
    case .safeAreaInset(let inset):
      let room = solver.room(for: node, inset, item.proposal)
      push(solver.tree.firstChild(node), room.origin, room.baseSize, room.base, in: item, safeArea: room.insets)
      guard let view = solver.tree.secondChild(node) else { return }
      push(
        view, solver.insetViewOrigin(node, inset, room, item.proposal, size), room.viewSize, item.proposal, in: item)
    case .geometryReader:
      for child in solver.tree.children(of: node) {
        let offer = ProposedSize(size)
        push(child, .zero, solver.size(child, offer), offer, in: item)
      }
    case .scroll(let scroll): placeContent(of: scroll, item)
    case .text(let text):
      let scale = text.scale(in: item.proposal)
      if scale < 1 { layout.textScales[node] = scale }
    case .measured:
      layout.offers[node] = item.proposal
      if solver.facts.isRightToLeft[node] { layout.mirrored.insert(node) }
    case .stack, .layers, .grid, .lazyStack, .lazyGrid, .firstThatFits, .custom:
      push(solver.arrangement(node, item.proposal), in: item)
    case .gridRow:
      // Inside a grid the cells are the grid's.
      push(solver.arrangement(node, item.proposal), in: item)
    case .ignoresSafeArea(let edges):
      let room = item.safeArea.only(edges)
      guard solver.tree.nodes[node].count > 0 else { return }
      let child = solver.tree.firstChild(node)
      guard room != .zero else { return push(child, .zero, size, item.proposal, in: item) }
      let offer = ProposedSize(width: size.width + room.horizontal, height: size.height + room.vertical)
      let childSize = solver.size(child, offer)
      let extra = Size(
        width: offer.width.map { $0 - childSize.width } ?? 0, height: offer.height.map { $0 - childSize.height } ?? 0)
      push(
        child, Point(x: extra.width / 2 - room.leading, y: extra.height / 2 - room.top), childSize, offer, in: item)
    case .safeAreaPadding(let insets):
      guard solver.tree.nodes[node].count > 0 else { return }
      let child = solver.tree.firstChild(node)
      let offer = solver.offer(node, kind, item.proposal)
      push(
        child, Point(x: insets.leading, y: insets.top), solver.size(child, offer), offer, in: item, safeArea: insets)
    case .matchedGeometry(let match):
      if match.isSource {
        sources[match.id] = item.frame
        push(solver.tree.firstChild(node), .zero, size, item.proposal, in: item)
      } else {
        followers.append(Follower(waiting: item, match: match))
      }
    default:
      guard kind.isModifier, solver.tree.nodes[node].count > 0 else { return }
      let child = solver.tree.firstChild(node)
      let offer = solver.offerInPlace(node, kind, item.proposal)
      let childSize = solver.size(child, offer)
      let origin = solver.childOrigin(node, kind, size: size, child: child, offer, childSize: childSize)
      push(child, origin, childSize, offer, in: item)
    }
  }

  private mutating func push(_ arrangement: Arrangement, in item: Waiting) {
    for placed in arrangement.placed { push(placed.node, placed.origin, placed.size, placed.proposal, in: item) }
  }

  /// Puts a child at a place counted from the leading edge, on whichever side that is.
  private mutating func push(
    _ node: Int, _ origin: Point, _ size: Size, _ proposal: ProposedSize, in parent: Waiting,
    safeArea added: Insets = .zero
  ) {
    let size = Size(
      width: size.width.isFinite ? size.width : parent.frame.width,
      height: size.height.isFinite ? size.height : parent.frame.height)
    let origin = Point(x: Self.bounded(origin.x), y: Self.bounded(origin.y))
    let inside = LayoutRect(origin: origin, size: size)
    var safeArea = parent.safeArea
    if added != .zero {
      // The room beside the base belongs to its safe area, with what lies beyond.
      safeArea = Insets(
        top: added.top > 0 ? parent.safeArea.top + added.top : safeArea.top,
        leading: added.leading > 0 ? parent.safeArea.leading + added.leading : safeArea.leading,
        bottom: added.bottom > 0 ? parent.safeArea.bottom + added.bottom : safeArea.bottom,
        trailing: added.trailing > 0 ? parent.safeArea.trailing + added.trailing : safeArea.trailing)
    } else if safeArea != .zero {
      safeArea = safeArea.reaching(inside, in: parent.frame.size)
    }
    let isMirrored = solver.facts.isRightToLeft[parent.node]
    if isMirrored != solver.facts.isRightToLeft[node] { safeArea = safeArea.mirrored }
    let x = isMirrored ? parent.frame.width - (origin.x + size.width) : origin.x
    waiting.append(
      Waiting(
        node: node,
        frame: LayoutRect(
          origin: Point(x: Self.bounded(parent.frame.x + x), y: Self.bounded(parent.frame.y + origin.y)), size: size),
        proposal: proposal, safeArea: safeArea))
  }

  /// Puts a layer of a scroll view, which reaches into the safe area.
  private mutating func push(_ layer: Int, reaching reach: Insets, _ alignment: BoxAlignment, in item: Waiting) {
    let size = Size(width: item.frame.width + reach.horizontal, height: item.frame.height + reach.vertical)
    let offer = ProposedSize(size)
    let layerSize = solver.size(layer, offer)
    let origin = solver.origin(of: layer, offer, layerSize, in: size, alignment)
    push(layer, Point(x: origin.x - reach.leading, y: origin.y - reach.top), layerSize, offer, in: item)
  }

  private static func bounded(_ place: Double) -> Double {
    place.isNaN ? 0 : min(max(place, -LayoutSolver.longest), LayoutSolver.longest)
  }

  /// The content from its start; how far it is scrolled is decided when all is placed.
  private mutating func placeContent(of scroll: ScrollLayout, _ item: Waiting) {
    let safe = item.safeArea.only(solver.scrolledSides(of: item.node))
    let isMirrored = solver.facts.isRightToLeft[item.node]
    let frame = LayoutRect(
      x: item.frame.x - (isMirrored ? safe.trailing : safe.leading), y: item.frame.y - safe.top,
      width: item.frame.width + safe.horizontal, height: item.frame.height + safe.vertical)
    layout.frames[item.node] = frame
    containers[item.node] = item.proposal.replacingUnspecified(by: item.frame.size).less(scroll.margins)
    let insets = scroll.margins + safe
    guard solver.tree.nodes[item.node].count > 0 else {
      layout.scrolls[item.node] = SolvedScroll(
        axes: scroll.axes, frame: frame, contentSize: .zero, insets: insets, offset: .zero)
      return
    }
    let content = solver.tree.firstChild(item.node)
    let offer = solver.contentOffer(scroll, item.proposal)
    let size = solver.size(content, offer)
    layout.scrolls[item.node] = SolvedScroll(
      axes: scroll.axes, frame: frame, contentSize: size, insets: insets, offset: .zero)
    let outer = Waiting(node: item.node, frame: frame, proposal: item.proposal, safeArea: .zero)
    var origin = Point(x: insets.leading, y: insets.top)
    if scroll.axes.contains(.horizontal) {
      origin.x += max(0, frame.width - insets.horizontal - size.width) * scroll.shortContent.x
    }
    if scroll.axes.contains(.vertical) {
      origin.y += max(0, frame.height - insets.vertical - size.height) * scroll.shortContent.y
    }
    push(content, origin, size, offer, in: outer)
  }

  /// Draws the content of a follower at its source.
  private mutating func follow(_ follower: Follower) {
    let item = follower.waiting
    let match = follower.match
    guard solver.tree.nodes[item.node].count > 0 else { return }
    let child = solver.tree.firstChild(item.node)
    guard let source = sources[match.id] else { return push(child, .zero, item.frame.size, item.proposal, in: item) }
    let offer = match.matchesSize ? ProposedSize(source.size) : item.proposal
    let size = solver.size(child, offer)
    let target = match.matchesPosition ? source : item.frame
    let origin = Point(
      x: target.x + (target.width - size.width) * match.anchor.x,
      y: target.y + (target.height - size.height) * match.anchor.y)
    waiting.append(
      Waiting(node: child, frame: LayoutRect(origin: origin, size: size), proposal: offer, safeArea: .zero))
  }
}

/// Moves contents of scroll views when all else is placed.
struct ScrollPlaces {
  private let solver: LayoutSolver

  init(_ solver: LayoutSolver) { self.solver = solver }

  /// Inner scroll views first: an outer one then finds a target where it shows.
  func scroll(_ layout: inout SolvedLayout) {
    for node in layout.scrolls.keys.sorted(by: { solver.facts.depths[$0] > solver.facts.depths[$1] }) {
      guard case .scroll(let scroll) = solver.tree.nodes[node].kind, var solved = layout.scrolls[node],
        solver.tree.nodes[node].count > 0
      else { continue }
      let content = solver.tree.firstChild(node)
      switch scroll.place {
      case .offset(let offset):
        solved.offset = solved.clamped(Point(x: offset.x.isNaN ? 0 : offset.x, y: offset.y.isNaN ? 0 : offset.y))
      case .anchor(let anchor): solved.offset = solved.offset(anchor: anchor)
      case .target(let target, let anchor):
        guard layout.frames.indices.contains(target), let frame = layout.frames[target],
          let whole = layout.frames[content]
        else { continue }
        var inside = frame.relative(to: whole)
        var anchor = anchor
        if solver.facts.isRightToLeft[node] {
          inside.x = whole.width - inside.maxX
          // Unit points count from the left, however a view is read.
          anchor = anchor.map { Point(x: 1 - $0.x, y: $0.y) }
        }
        solved.offset = solved.offset(showing: inside, anchor: anchor)
      }
      layout.scrolls[node] = solved
      guard solved.offset != .zero else { continue }
      let across = solver.facts.isRightToLeft[node] ? solved.offset.x : -solved.offset.x
      move(content, by: Point(x: across, y: -solved.offset.y), in: &layout)
    }
  }

  /// Headers and footers of sections stay in view while their section shows.
  func pin(_ layout: inout SolvedLayout) {
    for node in 0..<solver.tree.count {
      let (sections, pinned, axis): ([LazySection], PinnedViews, Axis)
      switch solver.tree.nodes[node].kind {
      case .lazyStack(let lazy): (sections, pinned, axis) = (lazy.sections, lazy.pinned, lazy.stack.axis)
      case .lazyGrid(let grid): (sections, pinned, axis) = (grid.sections, grid.pinned, grid.axis)
      default: continue
      }
      guard !pinned.isEmpty, layout.frames[node] != nil, let scroll = layout.scrolls[solver.facts.containers[node]],
        scroll.axes.contains(axis.set)
      else { continue }
      let children = Array(solver.tree.children(of: node))
      for section in sections {
        let frames = section.children.clamped(to: children.indices).compactMap { layout.frames[children[$0]] }
        guard let start = frames.map({ $0.origin[axis] }).min(),
          let end = frames.map({ $0.origin[axis] + $0.size[axis] }).max()
        else { continue }
        let visibleStart = scroll.frame.origin[axis] + (axis == .vertical ? scroll.insets.top : scroll.insets.leading)
        let visibleEnd = visibleStart + scroll.containerSize[axis]
        if pinned.contains(.headers), let header = section.header, let frame = layout.frames[children[header]] {
          let length = frame.size[axis]
          let place = max(frame.origin[axis], min(visibleStart, end - length))
          shift(children[header], by: place - frame.origin[axis], axis, in: &layout)
        }
        if pinned.contains(.footers), let footer = section.footer, let frame = layout.frames[children[footer]] {
          let place = min(frame.origin[axis], max(visibleEnd - frame.size[axis], start))
          shift(children[footer], by: place - frame.origin[axis], axis, in: &layout)
        }
      }
    }
  }

  private func shift(_ node: Int, by length: Double, _ axis: Axis, in layout: inout SolvedLayout) {
    if length != 0 { move(node, by: Point(along: length, across: 0, axis: axis), in: &layout) }
  }

  /// Moves a node and all in it.
  private func move(_ node: Int, by distance: Point, in layout: inout SolvedLayout) {
    var waiting = [node]
    while let next = waiting.popLast() {
      if let frame = layout.frames[next] {
        layout.frames[next] = LayoutRect(
          x: frame.x + distance.x, y: frame.y + distance.y, width: frame.width, height: frame.height)
      }
      if var scroll = layout.scrolls[next], next != node {
        scroll.frame.x += distance.x
        scroll.frame.y += distance.y
        layout.scrolls[next] = scroll
      }
      waiting.append(contentsOf: solver.tree.children(of: next))
    }
  }
}
