import Foundation

// Views that move as a device is tilted. Hosts have none that tilts: nothing moves.

/// A movement of a view by how the device is held. Hosts do not run it.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// A movement that is not run.
  public override init() {}
}

/// A value between two, by how the device is held. Hosts do not run it.
@preconcurrency @MainActor
public final class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way in which a device is tilted.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  /// The name of the property.
  public let keyPath: String
  /// The way in which the device is tilted.
  public let type: EffectType
  /// Kept; nothing moves.
  public var minimumRelativeValue: Any?
  /// Kept; nothing moves.
  public var maximumRelativeValue: Any?

  /// A movement of the property of a name.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several movements at once. Hosts do not run them.
@preconcurrency @MainActor
public final class UIMotionEffectGroup: UIMotionEffect {
  /// Kept; nothing moves.
  public var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Accepted; nothing moves.
  public func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Accepted; nothing moves.
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
}
