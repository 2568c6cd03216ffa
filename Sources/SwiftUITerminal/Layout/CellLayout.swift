import SwiftUIElements
import SwiftUILayout

/// Where things stand in cells. The layout engine decides it; what is a terminal's own, such as lists and pages, is arranged here.
///
/// Each node that is laid out by itself is so once for each offer, and remembers it until something in it changes.
struct CellLayout: Equatable {
  var isUTF8 = true
  /// The most rows of a picture: there is always more to see than one.
  var mostPictureRows = 24
  /// Tall screens have room for lines between bars and content.
  var isTall = false
  var showsPictures = true
  /// The screen is turned round when it is shown.
  var isRightToLeft = false
  /// Words that the rows of one list must have.
  var filter: ScreenState.RowFilter?
  /// What is laid out here has its leading edge at the right of the screen as it is counted.
  var isMirrored = false
  var problems = LayoutProblems()

  /// Lays out a node with its style and all that is in it.
  func arrange(_ node: CellNode, _ proposal: Proposal) -> Arrangement {
    node.arrangement(directed(proposal)) {
      guard shows(node) else { return Arrangement() }
      var tree = CellElements(self, in: proposal.container)
      let element = tree.add(node)
      return placing(&tree, around: element.outer, proposal).children([element], from: .zero).first?.arrangement
        ?? Arrangement()
    }
  }

  private func directed(_ proposal: Proposal) -> Proposal {
    var directed = proposal
    directed.isMirrored = isMirrored
    return directed
  }

  /// The same in a part of the screen that is read the one way or the other.
  func directed(isMirrored: Bool) -> CellLayout {
    var directed = self
    directed.isMirrored = isMirrored
    return directed
  }

  private func placing(_ tree: inout CellElements, around root: Int, _ proposal: Proposal) -> CellPlacing {
    let root = isMirrored ? tree.elements.tree.add(.direction(isRightToLeft: true), [root]) : root
    let solved = tree.elements.tree.solve(
      root: root, offering: ProposedSize(proposal), in: proposal.container.map(Size.init))
    for warning in solved.warnings {
      if let node = tree.owner(of: warning.node) { problems.note(warning, at: node.id) }
    }
    return CellPlacing(layout: self, solved: solved, container: proposal.container)
  }

  func child(_ node: CellNode, _ proposal: Proposal, at origin: CellPoint = .zero) -> Arrangement.Child {
    Arrangement.Child(node: node, origin: origin, arrangement: arrange(node, proposal))
  }

  /// Lays out several nodes in a line or column that is no node itself.
  func stacked(
    _ nodes: [CellNode], _ axis: Axis, spacing: Double, _ alignment: AxisAlignment, _ proposal: Proposal
  ) -> Arrangement {
    var tree = CellElements(self, in: proposal.container)
    let inside = tree.add(nodes)
    let root = tree.elements.tree.add(
      .stack(StackLayout(axis, alignment: alignment, spacing: spacing)), inside.map(\.outer))
    let placing = placing(&tree, around: root, proposal)
    var arrangement = Arrangement()
    arrangement.size = placing.solved.frames[root].map { CellRect($0).size } ?? .zero
    arrangement.children = placing.children(inside, from: .zero)
    return arrangement
  }

  func shows(_ node: CellNode) -> Bool { !node.isModal && (showsPictures || !node.holdsPicture) }

  /// The element as it is laid out. Offsets move what is drawn alone; a ring has a size of its own; a picture leaves room for more.
  func placed(_ node: CellNode) -> Element {
    var element = node.element
    if case .grid(var grid) = element.role, grid.isTable, grid.crossSpacing == nil {
      grid.crossSpacing = Self.tableSpacing
      element.role = .grid(grid)
    }
    if element.style.isPlain { return element }
    if element.style.offset != nil { element.style.offset = nil }
    guard let frame = element.style.frame else { return element }
    if node.ring != nil { element.style.frame = nil }
    if let height = frame.height, CellMetrics.rows(height) > mostPictureRows, node.isPicture, !node.isOfShapes {
      let scale = Double(mostPictureRows) / Double(CellMetrics.rows(height))
      element.style.frame?.height = height * scale
      element.style.frame?.width = frame.width.map { $0 * scale }
    }
    return element
  }

  /// Columns of letters that are one cell apart read as one.
  private static let tableSpacing = 12.0

  // MARK: What a terminal arranges itself

  /// What a container takes, without its style.
  ///
  /// - Parameter container: what is around it, of which views may take shares.
  func containerSize(_ node: CellNode, _ proposal: ProposedSize, in container: CellSize?) -> Size {
    func rows(_ columns: Double) -> Double {
      let offer = Proposal(ProposedSize(width: min(columns, Double(Self.widestList))), in: container)
      return Double(inside(node, offer).scrolled?.rows ?? 0)
    }
    switch node.element.role {
    case .scroll(let axes, _): return scrollSize(node, axes, proposal, in: container)
    case .page, .tabs: return Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
    case .list:
      let width = proposal.width ?? Self.idealList
      return Size(width: width, height: proposal.height ?? rows(width))
    default:
      let size = inside(node, Proposal(ProposedSize(width: proposal.width), in: container)).size
      return Size(width: max(Double(size.columns), proposal.width ?? 0), height: Double(size.rows))
    }
  }

  /// What is in a container of a size.
  func inside(_ node: CellNode, _ size: Proposal) -> Arrangement {
    node.inside(directed(size)) {
      let arrangement =
        switch node.element.role {
        case .list: list(node, size)
        case .page(let page): self.page(node, page, size)
        case .tabs: tabs(node, size)
        case .scroll(let axes, _): scroll(node, axes, size)
        default: segments(node.options, size)
        }
      guard isMirrored else { return arrangement }
      return arrangement.mirrored(
        in: arrangement.scrolled?.columns ?? size.columns ?? arrangement.size.columns)
    }
  }

  static func place(_ size: Int, in space: Int, _ alignment: AxisAlignment) -> Int {
    switch alignment {
    case .leading, .firstTextBaseline: 0
    case .center, .custom: Int((Double(space - size) / 2).rounded(.down))
    case .trailing, .lastTextBaseline: space - size
    }
  }
}
