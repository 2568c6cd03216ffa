/// A line of children. `spacing` is in points; nil is the host's usual distance. A lazy stack may draw only what is near the viewport.
package struct StackContent: Equatable, Sendable {
  package var spacing: Double?
  package var axis: Axis
  package var alignment: AxisAlignment
  package var isLazy: Bool
  /// A row of a grid: its children are the cells.
  package var isGridRow = false

  package init(axis: Axis, alignment: AxisAlignment = .center, spacing: Double? = nil, isLazy: Bool = false) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.isLazy = isLazy
  }
}

/// Columns of a vertical grid, or rows of a horizontal one.
package struct GridContent: Equatable, Sendable {
  /// One track's size in points.
  package enum Track: Equatable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    case adaptive(minimum: Double, maximum: Double)
    /// As its widest cell.
    case natural
  }

  package var axis: Axis
  package var tracks: [Track]
  package var spacing: Double?
  package var crossSpacing: Double?
  /// Its children are rows of cells, and everything else among them takes a whole row.
  package var isTable = false
  /// Where a cell stands in its place.
  package var alignment = BoxAlignment()

  package init(axis: Axis, tracks: [Track], spacing: Double? = nil, crossSpacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.crossSpacing = crossSpacing
  }
}
