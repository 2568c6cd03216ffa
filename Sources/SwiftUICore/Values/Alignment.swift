/// Where views stand beside each other horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  let axis: AxisAlignment

  /// At the leading edge.
  public static let leading = HorizontalAlignment(axis: .leading)
  /// In the middle.
  public static let center = HorizontalAlignment(axis: .center)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(axis: .trailing)
  /// At the leading edge; lines of rows do not follow it.
  public static let listRowSeparatorLeading = HorizontalAlignment(axis: .leading)
  /// At the trailing edge; lines of rows do not follow it.
  public static let listRowSeparatorTrailing = HorizontalAlignment(axis: .trailing)
}

/// Where views stand beside each other vertically.
public struct VerticalAlignment: Hashable, Sendable {
  let axis: AxisAlignment

  /// At the top.
  public static let top = VerticalAlignment(axis: .leading)
  /// In the middle.
  public static let center = VerticalAlignment(axis: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(axis: .trailing)
  /// At the foot of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(axis: .firstTextBaseline)
  /// At the foot of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(axis: .lastTextBaseline)
}

/// A place within a rectangle by both directions.
public struct Alignment: Hashable, Sendable {
  /// Where it is from the leading edge.
  public var horizontal: HorizontalAlignment
  /// Where it is from the top.
  public var vertical: VerticalAlignment

  /// A place by both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge, in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge, in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle of the width.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle of the width.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// At the leading edge, by the foot of the first line.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// In the middle of the width, by the foot of the first line.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// At the trailing edge, by the foot of the first line.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the leading edge, by the foot of the last line.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// In the middle of the width, by the foot of the last line.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// At the trailing edge, by the foot of the last line.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var box: BoxAlignment { BoxAlignment(horizontal: horizontal.axis, vertical: vertical.axis) }
}

/// How lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var axis: AxisAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
