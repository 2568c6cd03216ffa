import SwiftUIElements

/// Views as the engine sees them: how each takes space, what is in it, what it is called. A value without identity.
///
/// It is built from the inside out, each node after its content, so nothing about it is recursive however deep it is.
package struct LayoutTree {
  struct Node {
    var kind: LayoutKind
    var firstLink: Int
    var count: Int
  }

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var links: ContiguousArray<Int> = []
  private(set) var names: [Int: String] = [:]
  /// What all lengths are counted in.
  package let units: any LayoutUnits
  /// What could not be taken as it was said.
  private(set) var warnings: [LayoutWarning] = []

  package init(units: any LayoutUnits = PointUnits()) { self.units = units }

  /// No length that an app gives is larger, in points.
  package static let longest = 1e7
  /// No ratio that an app gives is larger, nor one by it smaller.
  private static let mostRatio = 1e4

  package var count: Int { nodes.count }

  /// Adds a node around `children`, which were added before.
  ///
  /// - Parameter name: what warnings call it.
  /// - Returns: its index.
  package mutating func add(_ kind: LayoutKind, _ children: [Int] = [], name: String? = nil) -> Int {
    let index = nodes.count
    let all = 0..<index
    let known = children.allSatisfy(all.contains) ? children : children.filter(all.contains)
    nodes.append(Node(kind: kind, firstLink: links.count, count: known.count))
    links.append(contentsOf: known)
    if let name { names[index] = name }
    nodes[index].kind = checked(kind, index)
    return index
  }

  package mutating func setName(_ name: String, of node: Int) { names[node] = name }

  /// Nodes by their names, in the order in which they were added.
  package var namedNodes: [String: [Int]] {
    names.sorted { $0.key < $1.key }.reduce(into: [:]) { $0[$1.value, default: []].append($1.key) }
  }

  /// The node around each node; -1 for the outermost.
  package var parents: [Int] {
    var parents = [Int](repeating: -1, count: count)
    for node in 0..<count { for child in children(of: node) { parents[child] = node } }
    return parents
  }

  package func kind(of node: Int) -> LayoutKind { nodes[node].kind }

  package func children(of node: Int) -> ArraySlice<Int> {
    let node = nodes[node]
    return ArraySlice(links[node.firstLink..<node.firstLink + node.count])
  }

  /// Changes how a node takes space; what is in it stays.
  package mutating func setKind(_ kind: LayoutKind, of node: Int) { nodes[node].kind = checked(kind, node) }

  /// Lengths that are no lengths are left out, as if they had not been given.
  private mutating func checked(_ kind: LayoutKind, _ node: Int) -> LayoutKind {
    switch kind {
    case .fixedFrame(let width, let height, let alignment):
      return .fixedFrame(width: length(width, node), height: length(height, node), alignment: alignment)
    case .flexibleFrame(var frame):
      frame.width = bounds(frame.width, node)
      frame.height = bounds(frame.height, node)
      return .flexibleFrame(frame)
    case .padding(let insets): return .padding(finite(insets, node))
    case .safeAreaPadding(let insets): return .safeAreaPadding(finite(insets, node))
    case .aspectRatio(let ratio?, let fills) where !(1 / Self.mostRatio...Self.mostRatio).contains(ratio):
      warn(.badNumber(ratio), node)
      return .aspectRatio(nil, fills: fills)
    case .offset(let x, let y): return .offset(x: finite(x, node), y: finite(y, node))
    case .position(let x, let y): return .position(x: finite(x, node), y: finite(y, node))
    case .priority(let priority) where priority.isNaN:
      warn(.badNumber(priority), node)
      return .priority(0)
    case .control(let control):
      let all = [control.least, control.ideal, control.greatest].flatMap { [$0.width, $0.height] }
      if all.allSatisfy({ $0 >= 0 }) { return kind }
      warn(.badNumber(all.first { !($0 >= 0) } ?? 0), node)
      return .control(ControlSize(.zero))
    case .gridCell(var cell):
      if let anchor = cell.anchor { cell.anchor = Point(x: finite(anchor.x, node), y: finite(anchor.y, node)) }
      return .gridCell(cell)
    case .spacer(let length?) where !(0...Self.longest).contains(length):
      warn(.badNumber(length), node)
      return .spacer(minLength: nil)
    case .picture(let natural, let isResizable):
      return .picture(
        natural: Size(width: length(natural.width, node) ?? 0, height: length(natural.height, node) ?? 0),
        isResizable: isResizable)
    case .stack(var stack):
      stack.spacing = stack.spacing.map { finite($0, node) }
      return .stack(stack)
    case .lazyStack(var lazy):
      lazy.stack.spacing = lazy.stack.spacing.map { finite($0, node) }
      return .lazyStack(lazy)
    case .grid(var grid):
      grid.horizontalSpacing = grid.horizontalSpacing.map { finite($0, node) }
      grid.verticalSpacing = grid.verticalSpacing.map { finite($0, node) }
      return .grid(grid)
    case .lazyGrid(var grid):
      grid.spacing = grid.spacing.map { finite($0, node) }
      for index in grid.tracks.indices { grid.tracks[index] = track(grid.tracks[index], node) }
      return .lazyGrid(grid)
    case .scroll(var scroll):
      scroll.margins = finite(scroll.margins, node)
      return .scroll(scroll)
    case .safeAreaInset(var inset):
      inset.spacing = inset.spacing.map { finite($0, node) }
      return .safeAreaInset(inset)
    default: return kind
    }
  }

  private mutating func warn(_ problem: LayoutProblem, _ node: Int) {
    warnings.append(LayoutWarning(problem, view: nil, node: node))
  }

  private mutating func length(_ value: Double?, _ node: Int) -> Double? {
    guard let value else { return nil }
    if value >= 0, value <= Self.longest { return value }
    warn(.badNumber(value), node)
    return nil
  }

  private mutating func finite(_ value: Double, _ node: Int) -> Double {
    if abs(value) <= Self.longest { return value }
    warn(.badNumber(value), node)
    return 0
  }

  private mutating func finite(_ insets: Insets, _ node: Int) -> Insets {
    Insets(
      top: finite(insets.top, node), leading: finite(insets.leading, node), bottom: finite(insets.bottom, node),
      trailing: finite(insets.trailing, node))
  }

  private mutating func bounds(_ bounds: FlexibleFrame.Bounds, _ node: Int) -> FlexibleFrame.Bounds {
    var bounds = bounds
    bounds.least = length(bounds.least, node)
    if bounds.ideal == .infinity { bounds.ideal = nil } else { bounds.ideal = length(bounds.ideal, node) }
    if bounds.most != .infinity { bounds.most = length(bounds.most, node) }
    if let least = bounds.least, let most = bounds.most, least > most {
      warn(.contradictingBounds, node)
      bounds.most = least
    }
    return bounds
  }

  private mutating func track(_ track: LazyGridLayout.Track, _ node: Int) -> LazyGridLayout.Track {
    var track = track
    track.spacing = track.spacing.map { finite($0, node) }
    switch track.size {
    case .fixed(let size): track.size = .fixed(length(size, node) ?? 10)
    case .flexible(let least, let most):
      let least = length(least, node) ?? 10
      track.size = .flexible(least: least, most: most.isNaN ? .infinity : max(least, most))
    case .adaptive(let least, let most):
      let least = length(least, node) ?? 10
      track.size = .adaptive(least: least, most: most.isNaN ? .infinity : max(least, most))
    }
    return track
  }
}
