/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top.
    public static let top = Set(.top)
    /// The leading side.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The trailing side.
    public static let trailing = Set(.trailing)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// Every side.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// The leading or the trailing side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading, trailing

  /// Several of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading side.
    public static let leading = Set(rawValue: 1)
    /// The trailing side.
    public static let trailing = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top, bottom

  /// Several of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
