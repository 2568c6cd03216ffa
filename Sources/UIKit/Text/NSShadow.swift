import Foundation

/// A shadow behind text. Hosts draw text without shadows of its own.
open class NSShadow: NSObject {
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow is blurred, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow.
  open var shadowColor: Any?
}
