/// A direction of layout or scrolling.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Directions from their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From the leading edge to the trailing one.
    public static let horizontal = Set(rawValue: 1)
    /// From the top to the bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
