import SwiftUIElements
import SwiftUILayout

/// The parts of a page that the layout engine places: what has a size of its own, or is all there is in the window, and holds nothing
/// that only the host can measure, such as text. There every rule of SwiftUI holds, also those that a style sheet cannot say.
@MainActor
struct SolvedAreas {
  /// All that has a place, by the outermost element of its area.
  private var members: [NodeID: [NodeID]] = [:]
  /// The number of areas when those that are gone were last dropped.
  private var kept = 0
  /// Whether an area follows the window's size.
  private(set) var hasWindow = false

  /// Finds the areas and places what is in them.
  ///
  /// - Parameter touched: what has changed since the last time, with all around it; nil looks everywhere.
  mutating func solve(in graph: Graph, touched: Set<NodeID>?) {
    let shown = graph.root.drawnNow
    hasWindow = false
    dropGone(graph)
    for (index, node) in shown.enumerated() {
      if index == 0, node.isSolvable, shown.dropFirst().allSatisfy(\.element.role.isPresented) {
        hasWindow = true
        place(node, in: graph, isRightToLeft: graph.traits.isRightToLeft, isWindow: true)
      } else {
        visit(node, graph, touched, isRightToLeft: graph.traits.isRightToLeft)
      }
    }
  }

  /// Areas of which nothing is drawn any more.
  private mutating func dropGone(_ graph: Graph) {
    guard members.count > 2 * kept + 64 else { return }
    members = members.filter { graph.drawnNode($0.key) != nil }
    kept = members.count
  }

  private mutating func visit(_ node: DrawingNode, _ graph: Graph, _ touched: Set<NodeID>?, isRightToLeft: Bool) {
    let direction = node.direction ?? isRightToLeft
    if node.hasOwnSize, node.isSolvable {
      return place(node, in: graph, isRightToLeft: direction, isWindow: false)
    }
    var touched = touched
    if members[node.id] != nil {
      forget(node.id, in: graph)
      touched = nil
    }
    for child in node.drawnNow where touched?.contains(child.id) ?? true || !child.isLive {
      visit(child, graph, touched, isRightToLeft: direction)
    }
  }

  private mutating func place(_ root: DrawingNode, in graph: Graph, isRightToLeft: Bool, isWindow: Bool) {
    let layout = GraphLayout(of: root, in: graph.traits.viewport, isRightToLeft: isRightToLeft)
    layout.reportWarnings()
    let frames = layout.frames
    let offsets = layout.offsets
    guard let outer = frames[root.id] else { return }
    let before = members[root.id] ?? []
    var placed: [NodeID] = []
    var direction = isRightToLeft
    root.setPlace(.at(isWindow ? outer : nil, of: root, in: .zero, size: outer.size, &direction))
    func put(_ node: DrawingNode, in around: LayoutRect, scrolled: Point, isRightToLeft: Bool) {
      for child in node.drawnNow {
        var next = child
        // Boxes around what an app's own layout places are as large as that.
        while frames[next.id] == nil, let inner = next.drawnNow.first { next = inner }
        let frame = frames[next.id] ?? around
        var shown = frame
        shown.x += scrolled.x
        shown.y += scrolled.y
        var direction = isRightToLeft
        child.setPlace(.at(shown, of: child, in: around, size: frame.size, &direction))
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
    return style.frame?.width != nil && style.frame?.height != nil && style.aspectRatio == nil
  }

  /// Whether it holds other elements, and nothing in it has to be measured by the host.
  fileprivate var isSolvable: Bool { role.holdsOthers && !drawnNow.isEmpty && isExact }

  private var isExact: Bool {
    switch accessibility.part {
    case nil, .background, .overlay: break
    default: return false
    }
    switch role {
    case .shape, .spacer, .divider: return true
    case .image(let image): return image.naturalSize != nil
    default: return role.holdsOthers && drawnNow.allSatisfy(\.isExact)
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

  /// Stands over the page, not in it.
  fileprivate var isPresented: Bool {
    switch self {
    case .sheet, .dialog: true
    default: false
    }
  }
}
