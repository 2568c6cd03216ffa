import SwiftUIElements

/// Answers for one tree: what each node takes under each offer, asked once for each, and where everything stands.
///
/// What is asked is bounded in depth and in number, so no tree and no layout of an app's own keeps it busy without end.
final class LayoutSolver {
  /// The levels of nodes that are followed.
  static let depthLimit = 500
  /// The answers that are computed for one node, on average, before sizes are taken as offered.
  static let workLimit = 64
  /// Nodes beyond these allow no more of it.
  static let mostCounted = 10_000
  /// No place is further away, in points.
  static let longest = PointUnits.farthest

  let tree: LayoutTree
  let facts: NodeFacts
  private(set) var warnings: [LayoutWarning]
  private var warned: Set<LayoutWarning> = []
  private var cache: SizeCache
  private var arrangements: ContiguousArray<CachedArrangement?>
  private var work = 0
  private let mostWork: Int
  /// No size is larger.
  private let greatest: Double
  /// Guides whose own values are being computed.
  var guidesUnderWay: Set<CustomAlignment> = []
  /// The distances that each node likes to keep.
  var spacings: ContiguousArray<SpacingPreference>
  /// What a custom layout places while it is asked to.
  var placements: [Int: Placed] = [:]
  /// What views sized by their container count as its size; from the last round.
  var containers: [Int: Size]
  let window: Size

  private struct CachedArrangement {
    let proposal: ProposedSize
    let arrangement: Arrangement
  }

  init(_ tree: LayoutTree, window: Size, containers: [Int: Size] = [:]) {
    self.tree = tree
    self.window = window
    greatest = tree.units.longest
    self.containers = containers
    facts = NodeFacts(tree)
    warnings = []
    spacings = ContiguousArray(repeating: .plain, count: tree.count)
    cache = SizeCache(count: tree.count)
    arrangements = ContiguousArray(repeating: nil, count: tree.count)
    mostWork = max(10_000, min(tree.count, Self.mostCounted) * Self.workLimit)
    readSpacings()
    for warning in tree.warnings { warn(warning.problem, warning.node) }
  }

  /// Notes a problem once for each node.
  func warn(_ problem: LayoutProblem, _ node: Int) {
    guard warned.insert(LayoutWarning(problem, view: nil, node: node)).inserted else { return }
    warnings.append(LayoutWarning(problem, view: facts.nearestName(of: node, in: tree), node: node))
  }

  /// What a node takes under an offer.
  func size(_ node: Int, _ proposal: ProposedSize) -> Size {
    if let known = cache[node, proposal] { return known }
    if facts.depths[node] > Self.depthLimit {
      warn(.tooDeep(limit: Self.depthLimit), node)
      return .zero
    }
    work += 1
    if work > mostWork {
      if work == mostWork + 1 { warn(.tooMuchWork, node) }
      return bounded(proposal.replacingUnspecified(by: tree.units.ideal), node, proposal)
    }
    let size = bounded(measure(node, proposal), node, proposal)
    cache[node, proposal] = size
    return size
  }

  private func measure(_ node: Int, _ proposal: ProposedSize) -> Size {
    let kind = tree.nodes[node].kind
    switch kind {
    case .stack, .layers, .grid, .gridRow, .lazyStack, .lazyGrid: return arrangement(node, proposal).size
    case .scroll(let scroll): return scrollSize(node, scroll, proposal)
    case .firstThatFits: return chosen(node, proposal).map { size($0, proposal) } ?? .zero
    case .custom(let layout): return customSize(node, layout, proposal)
    case .layer: return size(tree.firstChild(node), proposal)
    case .safeAreaInset(let inset): return safeAreaInsetSize(node, inset, proposal)
    default:
      guard kind.isModifier, tree.nodes[node].count > 0 else { return leafSize(node, kind, proposal) }
      let child = tree.firstChild(node)
      let offer = offer(node, kind, proposal)
      return answer(node, kind, proposal, child: size(child, offer))
    }
  }

  /// Where the children of a container stand.
  func arrangement(_ node: Int, _ proposal: ProposedSize) -> Arrangement {
    if let known = arrangements[node], known.proposal == proposal { return known.arrangement }
    if facts.depths[node] > Self.depthLimit { return Arrangement() }
    let arrangement = arrange(node, proposal)
    arrangements[node] = CachedArrangement(proposal: proposal, arrangement: arrangement)
    return arrangement
  }

  private func arrange(_ node: Int, _ proposal: ProposedSize) -> Arrangement {
    let children = tree.children(of: node)
    switch tree.nodes[node].kind {
    case .stack(let stack): return line(children, stack, proposal)
    case .gridRow(let alignment):
      return line(children, StackLayout(.horizontal, alignment: alignment ?? .center), proposal)
    case .layers(let alignment): return layers(children, alignment, proposal)
    case .grid(let grid): return gridArrangement(node, grid, proposal)
    case .lazyStack(let lazy): return lazyLine(children, lazy.stack, proposal)
    case .lazyGrid(let grid): return lazyGridArrangement(children, grid, proposal)
    case .firstThatFits:
      guard let child = chosen(node, proposal) else { return Arrangement() }
      let size = size(child, proposal)
      return Arrangement(size: size, placed: [Placed(node: child, origin: .zero, proposal: proposal, size: size)])
    case .custom(let layout): return customArrangement(node, layout, proposal)
    default: return Arrangement()
    }
  }

  /// A size that can be worked with: no negative length, none without end where none was offered.
  func bounded(_ size: Size, _ node: Int, _ proposal: ProposedSize) -> Size {
    let plain = 0...greatest
    if plain.contains(size.width), plain.contains(size.height) { return size }
    let isInfinite = proposal.isInfinite
    func length(_ value: Double, _ axis: Axis) -> Double {
      let offered = proposal[axis]
      if value.isNaN { return offered.map { min($0, greatest) } ?? tree.units.ideal[axis] }
      if value == .infinity {
        if isInfinite { return value }
        return offered ?? tree.units.ideal[axis]
      }
      return min(max(value, 0), greatest)
    }
    return Size(width: length(size.width, .horizontal), height: length(size.height, .vertical))
  }
}

/// Where a container's children stand, from its own top leading corner.
struct Arrangement {
  var size = Size.zero
  var placed: [Placed] = []
}

/// A child, what it was offered, what it took and where it stands.
struct Placed {
  var node: Int
  var origin: Point
  var proposal: ProposedSize
  var size: Size
}

extension LayoutTree {
  func firstChild(_ node: Int) -> Int { links[nodes[node].firstLink] }

  /// The second of a base and what belongs to it.
  func secondChild(_ node: Int) -> Int? {
    nodes[node].count > 1 ? links[nodes[node].firstLink + 1] : nil
  }
}
