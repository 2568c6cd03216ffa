/// To one side or the other.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Sides from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One side.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// To the leading side.
    public static let leading = Set(.leading)
    /// To the trailing side.
    public static let trailing = Set(.trailing)
    /// To both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Up or down.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case up, down

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Up.
    public static let up = Set(.up)
    /// Down.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// Where a frame is held to make it larger or smaller.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing

  var isVertical: Bool { self == .top || self == .bottom }
}

/// Whether a frame becomes larger or smaller.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// Some of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Smaller.
    public static let inward = Set(rawValue: 1)
    /// Larger.
    public static let outward = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}
