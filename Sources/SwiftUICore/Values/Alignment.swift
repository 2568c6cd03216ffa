/// Where views stand beside each other horizontally.
public struct HorizontalAlignment: Hashable, Sendable {
  let axis: AxisAlignment

  public static let leading = HorizontalAlignment(axis: .leading)
  public static let center = HorizontalAlignment(axis: .center)
  public static let trailing = HorizontalAlignment(axis: .trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(axis: .leading)
  public static let listRowSeparatorTrailing = HorizontalAlignment(axis: .trailing)
}

/// Where views stand beside each other vertically.
public struct VerticalAlignment: Hashable, Sendable {
  let axis: AxisAlignment

  public static let top = VerticalAlignment(axis: .leading)
  public static let center = VerticalAlignment(axis: .center)
  public static let bottom = VerticalAlignment(axis: .trailing)
  public static let firstTextBaseline = VerticalAlignment(axis: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(axis: .lastTextBaseline)
}

/// A place within a rectangle by both directions.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
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
