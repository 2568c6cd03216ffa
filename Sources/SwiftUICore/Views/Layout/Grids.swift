import Foundation

/// One column of a vertical grid, or one row of a horizontal one.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, is in points. `adaptive` stands for as many as fit.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A length between bounds in points, with what others leave.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each between bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column, or how high the row, is.
  public var size: Size
  /// The space to the next one in points; nil for the usual one.
  public var spacing: CGFloat?
  /// Where the cells stand in it; nil for the grid's alignment.
  public var alignment: Alignment?

  /// A column or a row; flexible where no size is given.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridContent.Track {
    switch size {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}

/// Views in columns, filled row by row.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Cells from left to right, then down; spacing is between the rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var grid = GridContent(
      axis: .vertical, tracks: view.columns.map(\.track), spacing: view.spacing.map { Double($0) },
      crossSpacing: view.columns.first?.spacing.map { Double($0) })
    grid.take(view.columns, alignment: view.alignment.axis)
    grid.pinned = view.pinnedViews.pinned
    return DrawingNode.container(Element(.grid(grid)), view.content, replacing: old, inputs, place: [.lazy, .windowed])
  }
}

/// Views in rows, filled column by column.
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Cells from top to bottom, then on; spacing is between the columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _node(for view: Self, replacing old: ViewNode?, _ inputs: ViewInputs) -> ViewNode {
    var grid = GridContent(
      axis: .horizontal, tracks: view.rows.map(\.track), spacing: view.spacing.map { Double($0) },
      crossSpacing: view.rows.first?.spacing.map { Double($0) })
    grid.take(view.rows, alignment: view.alignment.axis)
    grid.pinned = view.pinnedViews.pinned
    return DrawingNode.container(Element(.grid(grid)), view.content, replacing: old, inputs, place: [.lazy, .windowed])
  }
}

extension GridContent {
  /// What the tracks say beside their sizes.
  fileprivate mutating func take(_ items: [GridItem], alignment: AxisAlignment) {
    trackSpacings = items.map { $0.spacing.map { Double($0) } }
    trackAlignments = items.map { $0.alignment?.box }
    tracksAlignment = alignment
  }
}
