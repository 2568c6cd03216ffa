/// Parts of the screen that content keeps out of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt
  /// Parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and rounded corners take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard takes; hosts have no room of that kind.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every part.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
