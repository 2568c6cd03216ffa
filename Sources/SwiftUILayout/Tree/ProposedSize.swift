import SwiftUIElements

/// What a parent offers, in points: a number, infinity (asks for the greatest size), or nothing (asks for the ideal size).
package struct ProposedSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    width = size.width
    height = size.height
  }

  package static let zero = ProposedSize(width: 0, height: 0)
  package static let unspecified = ProposedSize()
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offer without what cannot be offered: nothing for what is no number, 0 for what is below it.
  package var valid: ProposedSize { ProposedSize(width: Self.valid(width), height: Self.valid(height)) }

  private static func valid(_ length: Double?) -> Double? {
    guard let length, !length.isNaN else { return nil }
    return max(0, length)
  }

  var isInfinite: Bool { width == .infinity || height == .infinity }

  /// The offer with `insets` taken away, never below 0.
  func inset(by insets: Insets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// A size where both are offered, `size` in the place of what is not.
  func replacingUnspecified(by size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Size {
  package static let zero = Size(width: 0, height: 0)
  /// The ideal size of what has none of its own.
  package static let ideal = Size(width: 10, height: 10)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package init(along: Double, across: Double, axis: Axis) {
    self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}

extension Point {
  package static let zero = Point(x: 0, y: 0)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package init(along: Double, across: Double, axis: Axis) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension Insets {
  package static let zero = Insets()

  static func + (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension BoxAlignment {
  package static let topLeading = BoxAlignment(horizontal: .leading, vertical: .leading)

  subscript(axis: Axis) -> AxisAlignment { axis == .horizontal ? horizontal : vertical }
}
