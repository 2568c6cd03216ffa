import Foundation

/// Rows whose cells stand in columns, each column as wide as its widest cell.
public nonisolated struct Grid<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Rows in order; spacing in points, nil for the usual one.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    let node = old as? GridNode ?? GridNode(inputs)
    let grid = GridContent.table(
      alignment: view.alignment, horizontalSpacing: view.horizontalSpacing, verticalSpacing: view.verticalSpacing)
    node.show(.grid(grid), view.content, inputs)
    return node
  }
}

extension GridContent {
  /// Rows whose cells stand in columns, which are still to be counted.
  static func table(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) -> GridContent {
    var grid = GridContent(
      axis: .vertical, tracks: [], spacing: verticalSpacing.map { Double($0) },
      crossSpacing: horizontalSpacing.map { Double($0) })
    grid.isTable = true
    grid.alignment = alignment.box
    return grid
  }
}

/// One row of a grid.
public nonisolated struct GridRow<Content: View>: View {
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// The cells of a row; a nil alignment is that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var stack = StackContent(axis: .horizontal, alignment: (view.alignment ?? .center).axis)
    stack.isGridRow = true
    stack.alignsByGrid = view.alignment == nil
    let node = old as? GridRowNode ?? GridRowNode(inputs)
    var outer = inputs
    outer.modifiers = nil
    node.draw(Element(.stack(stack)), outer)
    // What is set around a row holds for each of its cells.
    var below = inputs.within(node)
    below.modifiers = inputs.modifiers
    node.setContent(Content._node(for: view.content, replacing: node.content, below))
    return node
  }
}

/// A grid: has as many columns as its longest row has cells. Or a stack that may become one.
final class GridNode: DrawingNode {
  private var form = Role.grid(GridContent(axis: .vertical, tracks: []))
  private var inputs: ViewInputs

  init(_ inputs: ViewInputs) {
    self.inputs = inputs
    super.init(inputs)
  }

  func show<Content: View>(_ form: Role, _ view: Content, _ inputs: ViewInputs) {
    self.form = form
    self.inputs = inputs
    if !isGrid { draw(Element(form), inputs) }
    setContent(Content._node(for: view, replacing: content, inputs.within(self)))
    countColumns()
  }

  private var isGrid: Bool { if case .grid = form { true } else { false } }

  /// Many rows may change in one update: they are counted once, behind it.
  override func structureChanged() {
    super.structureChanged()
    if isGrid { graph.afterUpdate(once: self) { $0.countColumns() } }
  }

  /// Rows have come, gone or changed their number of cells.
  func countColumns() {
    guard isMounted, case .grid(var grid) = form else { return }
    var rows: [DrawingNode] = []
    content?.flatten(into: &rows)
    let columns = rows.map { ($0.subject as? GridRowNode)?.columns ?? 1 }.max() ?? 1
    grid.tracks = Array(repeating: .natural, count: max(columns, 1))
    draw(Element(.grid(grid)), inputs)
  }
}

/// A row of a grid; its drawn children are the cells.
final class GridRowNode: DrawingNode {
  init(_ inputs: ViewInputs) { super.init(inputs) }

  var columns: Int {
    var cells: [DrawingNode] = []
    content?.flatten(into: &cells)
    return cells.reduce(0) { $0 + max($1.element.style.columnSpan, 1) }
  }

  override func structureChanged() {
    super.structureChanged()
    ancestor(GridNode.self)?.structureChanged()
  }
}

extension View {
  /// Has a cell take several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(StyleChange(.layout) { $0.columnSpan = max(count, 1) })
  }

  /// Has a cell take the size of its column or row without deciding it; hosts that lay out by themselves do not follow it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(StyleChange(.layout) { $0.cellUnsizedAxes.formUnion(axes) })
  }

  /// Says where the cells of the column stand; hosts that lay out by themselves follow the grid.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(StyleChange(.layout) { $0.columnAlignment = $0.columnAlignment ?? guide.axis })
  }

  /// Has a point of the cell stand at the same point of its place; hosts that lay out by themselves follow the grid.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(StyleChange(.layout) { $0.cellAnchor = $0.cellAnchor ?? anchor.point })
  }
}
