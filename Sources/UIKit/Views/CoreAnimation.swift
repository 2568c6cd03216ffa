import Foundation

// Layers and animations of Core Animation that views of UIKit are given. Hosts draw none of them.

/// An outline as a layer.
open class CAShapeLayer: CALayer {
  /// Kept; hosts do not draw it.
  open var path: CGPath?
  /// Kept; hosts do not draw it.
  open var fillColor: CGColor?
  /// Kept; hosts do not draw it.
  open var strokeColor: CGColor?
  /// Kept; hosts do not draw it. In points.
  open var lineWidth: CGFloat = 1
  /// Kept; hosts do not draw it. A share of the outline, 0…1.
  open var strokeStart: CGFloat = 0
  /// Kept; hosts do not draw it. A share of the outline, 0…1.
  open var strokeEnd: CGFloat = 1
  /// Kept; hosts do not draw it. In points.
  open var lineDashPattern: [NSNumber]?
  /// Kept; hosts do not draw it. In points.
  open var lineDashPhase: CGFloat = 0
  /// Kept; hosts do not draw it.
  open var lineCap = CAShapeLayerLineCap.butt
  /// Kept; hosts do not draw it.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Kept; hosts do not draw it.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// A form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut at its end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round, beyond its end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, beyond its end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// A form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is within an outline that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// A rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whatever the outline goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Whatever it goes round an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Text as a layer.
open class CATextLayer: CALayer {
  /// Kept; hosts do not draw it.
  open var string: Any?
  /// Kept; hosts do not draw it. In points.
  open var fontSize: CGFloat = 36
  /// Kept; hosts do not draw it.
  open var foregroundColor: CGColor?
  /// Kept; hosts do not draw it.
  open var isWrapped = false
  /// Kept; hosts do not draw it.
  open var font: AnyObject?
  /// Kept; hosts do not draw it.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Kept; hosts do not draw it.
  open var truncationMode = CATextLayerTruncationMode.none
}

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text is written.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From edge to edge.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where a text layer is cut that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Copies of a layer.
open class CAReplicatorLayer: CALayer {
  /// Kept; hosts do not draw copies.
  open var instanceCount = 1
  /// Kept; hosts do not draw copies. In seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// Kept; hosts do not draw copies.
  open var instanceTransform = CATransform3DIdentity
  /// Kept; hosts do not draw copies.
  open var instanceColor: CGColor?
  /// Kept; hosts do not draw copies.
  open var instanceAlphaOffset: Float = 0
}

/// Particles, such as confetti.
open class CAEmitterLayer: CALayer {
  /// Kept; hosts do not draw particles.
  open var emitterCells: [CAEmitterCell]?
  /// Kept; hosts do not draw particles.
  open var emitterPosition = CGPoint.zero
  /// Kept; hosts do not draw particles.
  open var emitterSize = CGSize.zero
  /// Kept; hosts do not draw particles.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Kept; hosts do not draw particles.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Kept; hosts do not draw particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Kept; hosts do not draw particles.
  open var birthRate: Float = 1
  /// Kept; hosts do not draw particles.
  open var lifetime: Float = 1
}

/// A kind of particle. Hosts draw none.
open class CAEmitterCell: NSObject {
  /// The picture of a particle.
  open var contents: Any?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long one stays, in seconds.
  open var lifetime: Float = 0
  /// By how much the time differs, in seconds.
  open var lifetimeRange: Float = 0
  /// How fast one moves, in points a second.
  open var velocity: CGFloat = 0
  /// By how much the speed differs, in points a second.
  open var velocityRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much the direction differs, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast one turns, in radians a second.
  open var spin: CGFloat = 0
  /// By how much the turning differs, in radians a second.
  open var spinRange: CGFloat = 0
  /// How large one is, 1 for the picture's own size.
  open var scale: CGFloat = 1
  /// By how much the size differs.
  open var scaleRange: CGFloat = 0
  /// How fast the size changes, in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast the opacity changes, in a second.
  open var alphaSpeed: Float = 0
  /// How fast the speed to the right changes, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// How fast the speed downwards changes, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// The colour that the picture is mixed with.
  open var color: CGColor?
  /// A name for the app's own use.
  open var name: String?
}

/// Where particles come from; hosts draw none.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// A form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From a point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// From a line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// From a rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// From a circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// From which part of a form particles come; hosts draw none.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over each other; hosts draw none.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the order.
  public let rawValue: String
  /// An order by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Added to each other.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A change of a layer over time. Layers show their last values at once.
open class CAAnimation: NSObject {
  /// Kept; nothing moves. In seconds.
  open var duration: CFTimeInterval = 0
  /// Kept; nothing moves. In seconds.
  open var beginTime: CFTimeInterval = 0
  /// Kept; nothing moves.
  open var repeatCount: Float = 0
  /// Kept; nothing moves. In seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Kept; nothing moves.
  open var autoreverses = false
  /// Kept; nothing moves.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Kept; nothing moves.
  open var isRemovedOnCompletion = true
  /// Kept; nothing moves.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept; nothing moves.
  open var speed: Float = 1
}

/// A change of one property of a layer. Hosts do not run it.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Kept; nothing moves.
  open var isAdditive = false
  /// A change of the property of a name.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from one value to another. Hosts do not run it.
open class CABasicAnimation: CAPropertyAnimation {
  /// Kept; nothing moves.
  open var fromValue: Any?
  /// Kept; nothing moves, and the layer does not take the value.
  open var toValue: Any?
  /// Kept; nothing moves.
  open var byValue: Any?
}

/// A change that swings like a spring. Hosts do not run it.
open class CASpringAnimation: CABasicAnimation {
  /// Kept; nothing moves.
  open var mass: CGFloat = 1
  /// Kept; nothing moves.
  open var stiffness: CGFloat = 100
  /// Kept; nothing moves.
  open var damping: CGFloat = 10
  /// Kept; nothing moves.
  open var initialVelocity: CGFloat = 0
}

/// A change through several values. Hosts do not run it.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Kept; nothing moves.
  open var values: [Any]?
  /// Kept; nothing moves. Shares of the duration, 0…1.
  open var keyTimes: [NSNumber]?
  /// Kept; nothing moves.
  open var path: CGPath?
}

/// Several changes at once. Hosts do not run them.
open class CAAnimationGroup: CAAnimation {
  /// Kept; nothing moves.
  open var animations: [CAAnimation]?
}

/// What is seen before and after a change; hosts do not run changes.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is seen before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is seen before, and the last one stays.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value is seen before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The course of a change. Hosts do not run changes.
open class CAMediaTimingFunction: NSObject {
  /// A course by its name, which is not kept.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
  /// A course by two points of its curve, which are not kept.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { self.init() }
}

/// What a course of a change is called.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// A name by its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the same speed all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at first and at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The usual course.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes of layers that belong together. They show at once.
public final class CATransaction: NSObject {
  /// Accepted; changes show at once.
  public static func begin() {}
  /// Accepted; changes show at once.
  public static func commit() {}
  /// Accepted; changes show at once.
  public static func flush() {}
  /// Accepted; changes show at once.
  public static func setDisableActions(_ flag: Bool) {}
  /// Accepted; changes show at once.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Calls the block at once, not after the changes.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

extension CALayer {
  /// Accepted; nothing moves, and the layer does not keep the animation.
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Accepted; there is nothing to remove.
  public func removeAnimation(forKey key: String) {}
  /// Accepted; there is nothing to remove.
  public func removeAllAnimations() {}
}

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A change from one look of a layer to the next. Hosts do not run it.
open class CATransition: CAAnimation {
  /// Kept; nothing moves.
  open var type = CATransitionType.fade
  /// Kept; nothing moves.
  open var subtype: CATransitionSubtype?
}

/// How one look of a layer becomes the next; hosts do not run it.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// By moving in over the old look.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// By pushing the old look away.
  public static let push = CATransitionType(rawValue: "push")
  /// By moving the old look away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a new look comes from; hosts do not run it.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String
  /// A side by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
