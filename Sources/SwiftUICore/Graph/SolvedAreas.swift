import SwiftUIElements
import SwiftUILayout

/// The parts of a page that the layout engine places: what has a size of its own, or is all there is in the window, in a navigation
/// page or in a tab, and holds nothing that only the host can lay out, such as lists. There every rule of SwiftUI holds, also those
/// that a style sheet cannot say.
///
/// Texts are placed by the usual widths of letters and controls by their usual measures, until the host has told how it draws them.
@MainActor
struct SolvedAreas {
  /// All that has a place, by the outermost element of its area.
  private var members: [NodeID: [NodeID]] = [:]
  /// The number of areas when those that are gone were last dropped.
  private var kept = 0
  /// Whether an area follows the window's size.
  private(set) var hasWindow = false

  /// What there is around a node.
  private struct Surroundings {
    var isRightToLeft: Bool
    var isInList = false
    var isWindow = true
    /// Whether how large the area is follows from the window and its bars alone.
    var isKnown = true
    /// The window, or the part of a page or of tabs that shows their content.
    var area: LayoutRect
    /// The bars above and below that.
    var beyond = Insets()
  }

  /// Finds the areas and places what is in them.
  ///
  /// - Parameter touched: what has changed since the last time, with all around it; nil looks everywhere.
  mutating func solve(in graph: Graph, touched: Set<NodeID>?) {
    let shown = graph.root.drawnNow
    hasWindow = false
    dropGone(graph)
    let size = graph.traits.viewport
    let window = Surroundings(
      isRightToLeft: graph.traits.isRightToLeft, area: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    for (index, node) in shown.enumerated() {
      if index == 0, shown.dropFirst().allSatisfy(\.element.role.isPresented), let found = filler(node),
        fill(window, with: node, found, in: graph)
      {
        hasWindow = true
      } else {
        visit(node, graph, touched, in: window)
      }
    }
  }

  /// Areas of which nothing is drawn any more.
  private mutating func dropGone(_ graph: Graph) {
    guard members.count > 2 * kept + 64 else { return }
    members = members.filter { graph.drawnParent($0.key) != nil }
    kept = members.count
  }

  private mutating func visit(
    _ node: DrawingNode, _ graph: Graph, _ touched: Set<NodeID>?, in surroundings: Surroundings
  ) {
    var surroundings = surroundings
    surroundings.isRightToLeft = node.direction ?? surroundings.isRightToLeft
    if node.hasOwnSize, let found = contents(of: node), !found.isMeasured || !surroundings.isInList {
      let layout = GraphLayout(of: node, in: graph.traits.viewport, isRightToLeft: surroundings.isRightToLeft)
      return take(layout, of: node, in: graph, isRightToLeft: surroundings.isRightToLeft, isWindow: false)
    }
    var touched = touched
    if members[node.id] != nil {
      forget(node.id, in: graph)
      touched = nil
    }
    var content: DrawingNode?
    if let area = node.contentArea(in: surroundings.area, of: graph.traits.viewport) {
      if surroundings.isKnown {
        let bars = surroundings.area.insets(to: area)
        surroundings.beyond = Insets(
          top: surroundings.beyond.top + bars.top, bottom: surroundings.beyond.bottom + bars.bottom)
      } else if let bars = node.usualBars(in: graph.traits.viewport) {
        surroundings.beyond = Insets(top: bars.top, bottom: bars.bottom)
      }
      (surroundings.area, surroundings.isWindow) = (area, false)
      if node.extras?.area != nil { surroundings.isKnown = true }
      content = fillContent(of: node, in: surroundings, graph)
    } else if !node.role.isAsLargeAsItsArea {
      surroundings.isKnown = false
    }
    if node.role.repeatsItsLike { surroundings.isInList = true }
    for child in node.drawnNow where child !== content {
      if let touched, !touched.contains(child.id), child.isLive { continue }
      visit(child, graph, touched, in: surroundings)
    }
  }

  /// Places the content of a navigation page or of tabs, and has the host tell where they show it. Returns what has been placed.
  private mutating func fillContent(
    of node: DrawingNode, in surroundings: Surroundings, _ graph: Graph
  ) -> DrawingNode? {
    guard let content = node.soleContent, let found = filler(content) else {
      node.setPlace(nil)
      return nil
    }
    // Until the host has told of an area that could be of any size, it lays the content out.
    let isFilled = surroundings.isKnown && fill(surroundings, with: content, found, in: graph)
    node.setPlace(isFilled || !surroundings.isKnown ? ElementPlace(origin: nil, size: .zero) : nil)
    guard isFilled else { return nil }
    hasWindow = true
    return content
  }

  /// What is in a node that the engine can place alone in an area. The document scrolls for a page of text.
  private func filler(_ node: DrawingNode) -> Contents? {
    contents(of: node).flatMap { $0.isMeasured && node.isPageThatScrolls ? nil : $0 }
  }

  /// Places what an area shows alone. False where the host has to lay it out; so it does what is higher than the area and has to be
  /// within reach: controls, and texts below a bar.
  private mutating func fill(
    _ surroundings: Surroundings, with node: DrawingNode, _ found: Contents, in graph: Graph
  ) -> Bool {
    let area = surroundings.area
    let layout = GraphLayout(
      of: node, in: area.size, isRightToLeft: surroundings.isRightToLeft, fills: true,
      beyond: found.reachesUnderBars ? surroundings.beyond : Insets())
    let height = layout.frames[node.id]?.height ?? 0
    if found.controls > 0 || found.isMeasured && !surroundings.isWindow, height > area.height + 0.5 { return false }
    take(layout, of: node, in: graph, isRightToLeft: surroundings.isRightToLeft, isWindow: true)
    return true
  }

  /// What the host tells of the things in a node; nil where the engine cannot place all of them. What has many rows has many texts,
  /// of which the host need not tell.
  private func contents(of node: DrawingNode) -> Contents? {
    var found = Contents()
    return node.role.holdsOthers && !node.drawnNow.isEmpty && node.isExact(&found) ? found : nil
  }

  private mutating func take(
    _ layout: GraphLayout, of root: DrawingNode, in graph: Graph, isRightToLeft: Bool, isWindow: Bool
  ) {
    layout.reportWarnings()
    let frames = layout.frames
    let offsets = layout.offsets
    guard let outer = frames[root.id] else { return }
    let before = members[root.id] ?? []
    var placed: [NodeID] = []
    var direction = isRightToLeft
    root.setPlace(.at(isWindow ? outer : nil, of: root, in: .zero, size: outer.size, &direction))
    func put(_ node: DrawingNode, in around: LayoutRect, scrolled: Point, isRightToLeft: Bool) {
      for child in node.placed {
        var next = child
        // Boxes around what an app's own layout places are as large as that.
        while frames[next.id] == nil, let inner = next.drawnNow.first { next = inner }
        let frame = frames[next.id] ?? around
        var shown = frame
        shown.x += scrolled.x
        shown.y += scrolled.y
        var direction = isRightToLeft
        var place = ElementPlace.at(shown, of: child, in: around, size: frame.size, &direction)
        place.lines = layout.lines(of: child.id)
        place.textScale = layout.textScale(of: child.id)
        child.setPlace(place)
        placed.append(child.id)
        members[child.id] = nil
        put(child, in: frame, scrolled: start(child, direction), isRightToLeft: direction)
      }
    }
    // A page shows the start of what scrolls, which the engine may have scrolled already.
    func start(_ node: DrawingNode, _ isRightToLeft: Bool) -> Point {
      var offset = offsets[node.id] ?? .zero
      if isRightToLeft { offset.x = 0 }
      return offset
    }
    put(root, in: outer, scrolled: start(root, direction), isRightToLeft: direction)
    members[root.id] = placed
    let now = Set(placed)
    for id in before where !now.contains(id) { graph.drawnNode(id)?.setPlace(nil) }
  }

  private mutating func forget(_ root: NodeID, in graph: Graph) {
    graph.drawnNode(root)?.setPlace(nil)
    for id in members.removeValue(forKey: root) ?? [] { graph.drawnNode(id)?.setPlace(nil) }
  }
}

/// How many things an area holds of which only the host knows the measures.
private struct Contents {
  var texts = 0
  var controls = 0
  var reachesUnderBars = false

  var isMeasured: Bool { texts + controls > 0 }
  /// More than hosts should have to tell of.
  var areTooMany: Bool { texts + controls > 200 }
}

@MainActor
extension ElementPlace {
  /// In thousandths of a point, so that what is computed twice is the same. `isRightToLeft` becomes that of what is in the node.
  fileprivate static func at(
    _ frame: LayoutRect?, of node: DrawingNode, in around: LayoutRect, size: Size, _ isRightToLeft: inout Bool
  ) -> ElementPlace {
    func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
    let offset = node.style.offset ?? .zero
    isRightToLeft = node.direction ?? isRightToLeft
    var place = ElementPlace(
      origin: frame.map {
        Point(x: rounded($0.x - around.x - offset.width), y: rounded($0.y - around.y - offset.height))
      }, size: Size(width: rounded(size.width), height: rounded(size.height)))
    if isRightToLeft, case .scroll(let axes, _) = node.role { place.startsAtRight = axes.contains(.horizontal) }
    return place
  }
}

extension DrawingNode {
  /// As large as its frame says, whatever it is offered.
  fileprivate var hasOwnSize: Bool {
    let style = style
    // What an app's own layout places is as large as that has said; what is around a view at a position has a size for hosts alone.
    if self is any PlacingNode { return false }
    if extras?.marks.contains(where: { $0.replaces == .style }) == true { return false }
    return style.frame?.width != nil && style.frame?.height != nil && style.aspectRatio == nil
  }

  /// Whether nothing in it has to be laid out by the host. What the host measures is counted.
  fileprivate func isExact(_ found: inout Contents) -> Bool {
    if found.areTooMany { return false }
    if extras?.marks.contains(where: \.kind.isIgnoredArea) == true { found.reachesUnderBars = true }
    switch accessibility.part {
    case nil, .background, .overlay, .label: break
    default: return false
    }
    switch role {
    case .shape, .spacer, .divider: return true
    case .image(let image): return image.naturalSize != nil
    case .text(let content):
      found.texts += 1
      return content.ticking == nil && content.isOfFewWords
    case .symbol: return true
    case .field, .slider, .picker:
      found.controls += 1
      return true
    case .button, .link, .navigationLink, .toggle, .stepper, .progress, .menu: found.controls += 1
    default: guard role.holdsOthers else { return false }
    }
    for child in drawnNow where !child.isBeside(self) {
      if !child.isExact(&found) { return false }
    }
    return true
  }

  /// What of it the engine places.
  fileprivate var placed: [DrawingNode] {
    role.isDrawnWhole ? [] : drawnNow.filter { !$0.isBeside(self) }
  }

  /// Stands elsewhere than in its container: over the page, or in a menu.
  private func isBeside(_ container: DrawingNode) -> Bool {
    switch accessibility.part {
    case .contextMenu, .carried: true
    default:
      if case .menu = container.role { !element.isInFlow(of: container.role) } else { role.isPresented }
    }
  }

  /// A page of text: the document scrolls for it.
  fileprivate var isPageThatScrolls: Bool {
    switch role {
    case .scroll(let axes, _): axes.contains(.vertical)
    case .box, .layers: drawnNow.contains { $0.isPageThatScrolls }
    case .stack: drawnNow.count == 1 && drawnNow.allSatisfy { $0.isPageThatScrolls }
    default: false
    }
  }

  /// The direction of reading that modifiers set here.
  fileprivate var direction: Bool? {
    for mark in extras?.marks.reversed() ?? [] {
      if case .direction(let isRightToLeft) = mark.kind { return isRightToLeft }
    }
    return nil
  }
}

extension Role {
  /// One of the containers that the engine places as SwiftUI does.
  fileprivate var holdsOthers: Bool {
    switch self {
    case .box, .layers, .scroll: true
    // What is pinned moves while the reader scrolls.
    case .stack(let stack): stack.pinned.isEmpty
    case .grid(let grid): grid.pinned.isEmpty
    default: false
    }
  }

  /// What is in it is offered all that it is offered itself.
  fileprivate var isAsLargeAsItsArea: Bool {
    switch self {
    case .box, .layers: true
    default: false
    }
  }

  /// Holds many that are alike.
  fileprivate var repeatsItsLike: Bool {
    switch self {
    case .list, .section, .row: true
    case .stack(let stack): stack.isLazy
    case .grid(let grid): !grid.isTable
    default: false
    }
  }

  /// Stands over the page, not in it.
  fileprivate var isPresented: Bool {
    switch self {
    case .sheet, .dialog: true
    default: false
    }
  }
}

extension TextContent {
  fileprivate var isOfFewWords: Bool {
    runs.reduce(0) { count, run in count + run.text.utf8.count { $0 == UInt8(ascii: " ") } } < WordMeasures.mostWords
  }
}
