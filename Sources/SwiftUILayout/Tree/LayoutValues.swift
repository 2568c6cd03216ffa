import SwiftUIElements

/// The sizes of a leaf that answers by itself. An offer between `least` and `greatest` is taken.
package struct ControlSize: Hashable, Sendable {
  package var least: Size
  package var ideal: Size
  package var greatest: Size
  /// From the top to the baseline of its words; nil where it has none.
  package var baseline: Double?

  package init(least: Size, ideal: Size, greatest: Size, baseline: Double? = nil) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
    self.baseline = baseline
  }

  /// Rigid.
  package init(_ size: Size, baseline: Double? = nil) {
    self.init(least: size, ideal: size, greatest: size, baseline: baseline)
  }
}

/// A frame with bounds.
package struct FlexibleFrame: Hashable, Sendable {
  /// The bounds of one axis; nil is none.
  package struct Bounds: Hashable, Sendable {
    package var least: Double?
    package var ideal: Double?
    package var most: Double?

    package init(least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      self.least = least
      self.ideal = ideal
      self.most = most
    }
  }

  package var width: Bounds
  package var height: Bounds
  package var alignment: BoxAlignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: BoxAlignment = BoxAlignment()) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// A frame as large as the nearest scroll view or the window, or as a share of it.
package struct ContainerFrame {
  package var axes: Axis.Set
  package var alignment: BoxAlignment
  /// The length on an axis, from the container's.
  package var length: (Double, Axis) -> Double

  package init(
    axes: Axis.Set, alignment: BoxAlignment = BoxAlignment(),
    length: @escaping (Double, Axis) -> Double = { length, _ in length }
  ) {
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  /// `span` of `count` equal parts, `spacing` apart.
  package static func share(count: Int, span: Int, spacing: Double) -> (Double, Axis) -> Double {
    { length, _ in
      let count = Double(max(1, count))
      let span = Double(max(1, span))
      return max(0, (length - spacing * (count - 1)) / count * span + spacing * (span - 1))
    }
  }
}

/// What a cell of a grid says of itself.
package struct GridCell: Hashable, Sendable {
  package var span = 1
  package var anchor: Point?
  /// The axes on which it takes its column's or row's size without deciding it.
  package var unsizedAxes: Axis.Set = []
  package var columnAlignment: AxisAlignment?

  package init(
    span: Int = 1, anchor: Point? = nil, unsizedAxes: Axis.Set = [], columnAlignment: AxisAlignment? = nil
  ) {
    self.span = span
    self.anchor = anchor
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
  }
}

/// Geometry shared by name.
package struct MatchedGeometry {
  package var id: AnyHashable
  package var isSource: Bool
  package var matchesPosition: Bool
  package var matchesSize: Bool
  /// The point of both that meets, 0…1.
  package var anchor: Point

  package init(
    id: AnyHashable, isSource: Bool, matchesPosition: Bool = true, matchesSize: Bool = true,
    anchor: Point = Point(x: 0.5, y: 0.5)
  ) {
    self.id = id
    self.isSource = isSource
    self.matchesPosition = matchesPosition
    self.matchesSize = matchesSize
    self.anchor = anchor
  }
}

/// A view at one edge that the base makes room for.
package struct SafeAreaInset: Hashable, Sendable {
  package var edge: Edge
  /// Where the view stands along the edge.
  package var alignment: AxisAlignment
  /// nil is the usual distance.
  package var spacing: Double?

  package init(edge: Edge, alignment: AxisAlignment = .center, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Children in a line.
package struct StackLayout: Hashable, Sendable {
  package var axis: Axis
  package var alignment: AxisAlignment
  /// In points; nil is what the neighbours prefer.
  package var spacing: Double?

  package init(_ axis: Axis, alignment: AxisAlignment = .center, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Rows of cells in columns as wide as their widest cell. A child that is no row spans all columns.
package struct GridLayout: Hashable, Sendable {
  package var alignment: BoxAlignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(
    alignment: BoxAlignment = BoxAlignment(), horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// The children of one section of a lazy container, by their positions.
package struct LazySection: Hashable, Sendable {
  package var header: Int?
  package var footer: Int?
  /// All its children, header and footer too.
  package var children: Range<Int>

  package init(header: Int? = nil, footer: Int? = nil, children: Range<Int>) {
    self.header = header
    self.footer = footer
    self.children = children
  }
}

/// A line of children as wide (tall) as its offer.
package struct LazyStackLayout: Hashable, Sendable {
  package var stack: StackLayout
  package var sections: [LazySection]
  package var pinned: PinnedViews

  package init(_ stack: StackLayout, sections: [LazySection] = [], pinned: PinnedViews = []) {
    self.stack = stack
    self.sections = sections
    self.pinned = pinned
  }
}

/// Cells in tracks, line after line along `axis`.
package struct LazyGridLayout: Hashable, Sendable {
  package struct Track: Hashable, Sendable {
    package enum Size: Hashable, Sendable {
      case fixed(Double)
      case flexible(least: Double, most: Double)
      case adaptive(least: Double, most: Double)
    }

    package var size: Size
    /// To the next track; nil is the usual distance.
    package var spacing: Double?
    /// Where cells stand in it; nil is the grid's.
    package var alignment: BoxAlignment?

    package init(_ size: Size, spacing: Double? = nil, alignment: BoxAlignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The direction in which lines follow each other.
  package var axis: Axis
  package var tracks: [Track]
  /// Where the tracks stand across.
  package var alignment: AxisAlignment
  /// Between lines; nil is the usual distance.
  package var spacing: Double?
  package var sections: [LazySection]
  package var pinned: PinnedViews

  package init(
    _ axis: Axis, tracks: [Track], alignment: AxisAlignment = .center, spacing: Double? = nil,
    sections: [LazySection] = [], pinned: PinnedViews = []
  ) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
    self.sections = sections
    self.pinned = pinned
  }
}

/// A view of a larger content.
package struct ScrollLayout: Hashable, Sendable {
  /// Where the content stands.
  package enum Position: Hashable, Sendable {
    /// Its start, less what has been scrolled, in points.
    case offset(Point)
    /// The content's point at the view's same point.
    case anchor(Point)
    /// The node shows; nil moves as little as that takes.
    case target(Int, anchor: Point?)
  }

  package var axes: Axis.Set
  package var margins: Insets
  package var place: Position
  /// Where content stands that is smaller than the view, in shares of what is left.
  package var shortContent = Point.zero
  /// Does not go on under bars, as for a host that shows no margin at the end.
  package var staysInside: Bool

  package init(
    _ axes: Axis.Set, margins: Insets = Insets(), place: Position = .offset(.zero), staysInside: Bool = false
  ) {
    self.axes = axes
    self.margins = margins
    self.place = place
    self.staysInside = staysInside
  }
}
