/// A line of children. `spacing` is in points; nil is the host's usual distance. A lazy stack may draw only what is near the viewport.
package struct StackContent: Equatable, Sendable {
  package var spacing: Double?
  package var axis: Axis
  package var alignment: AxisAlignment
  private var flags: Flags = []

  /// One byte together: a session has hundreds of stacks.
  private struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let lazy = Flags(rawValue: 1)
    static let gridRow = Flags(rawValue: 2)
    static let alignedByGrid = Flags(rawValue: 4)
    static let headers = Flags(rawValue: 8)
    static let footers = Flags(rawValue: 16)
  }

  package var isLazy: Bool {
    get { flags.contains(.lazy) }
    set { set(.lazy, newValue) }
  }
  /// A row of a grid: its children are the cells.
  package var isGridRow: Bool {
    get { flags.contains(.gridRow) }
    set { set(.gridRow, newValue) }
  }
  /// A row of a grid that names no alignment: its cells stand as the grid says.
  package var alignsByGrid: Bool {
    get { flags.contains(.alignedByGrid) }
    set { set(.alignedByGrid, newValue) }
  }

  /// What of the sections in it stays in view while they scroll.
  package var pinned: PinnedViews {
    get {
      var pinned: PinnedViews = []
      if flags.contains(.headers) { pinned.insert(.headers) }
      if flags.contains(.footers) { pinned.insert(.footers) }
      return pinned
    }
    set {
      set(.headers, newValue.contains(.headers))
      set(.footers, newValue.contains(.footers))
    }
  }

  private mutating func set(_ flag: Flags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

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
  /// Of each track, to the next; empty where all are `crossSpacing` apart.
  package var trackSpacings: [Double?] = []
  /// Where cells stand in each track; nil is as the grid says.
  package var trackAlignments: [BoxAlignment?] = []
  /// Where the tracks of a lazy grid stand across.
  package var tracksAlignment = AxisAlignment.center
  /// Where a cell stands in its place.
  package var alignment = BoxAlignment()
  /// What of the sections in it stays in view while they scroll.
  package var pinned: PinnedViews = []

  /// Where cells stand in each track, where all tracks say the same.
  package var sharedTrackAlignment: BoxAlignment? {
    guard let first = trackAlignments.first, let first else { return nil }
    return trackAlignments.allSatisfy { $0 == first } ? first : nil
  }

  package init(axis: Axis, tracks: [Track], spacing: Double? = nil, crossSpacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.crossSpacing = crossSpacing
  }
}
