import Foundation

/// The look of a view's box. Hosts draw the corner radius, the border and the shadow.
open class CALayer: NSObject {
  /// The radius of all corners in points, 0 at first.
  open var cornerRadius: CGFloat = 0 { didSet { onChange?() } }
  /// The width of the line around the box in points, 0 for none.
  open var borderWidth: CGFloat = 0 { didSet { onChange?() } }
  /// The colour of the line around the box; no line is drawn where it is nil.
  open var borderColor: CGColor? { didSet { onChange?() } }
  /// The colour of the shadow; black where it is nil.
  open var shadowColor: CGColor? { didSet { onChange?() } }
  /// The opacity of the shadow, 0…1; 0 for none, as at first.
  open var shadowOpacity: Float = 0 { didSet { onChange?() } }
  /// How far the shadow is blurred, in points. 3 at first.
  open var shadowRadius: CGFloat = 3 { didSet { onChange?() } }
  /// The distance of the shadow in points, 3 upwards at first.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { onChange?() } }
  /// Kept; hosts cut what they round.
  open var masksToBounds = false
  /// Kept; hosts draw the view's own, and `render(in:)` draws this one.
  open var backgroundColor: CGColor?
  /// Kept; hosts draw the view's own.
  open var opacity: Float = 1
  /// Kept; `render(in:)` places layers within others by it. In points.
  open var frame = CGRect.zero
  /// Kept; `render(in:)` fills it. In points.
  open var bounds = CGRect.zero
  /// Kept; hosts do not follow it. In points.
  open var position = CGPoint.zero
  /// Kept; hosts draw in the order of views.
  open var zPosition: CGFloat = 0
  /// Kept; hosts do not draw it.
  open var mask: CALayer?
  /// The layers within this one, for `render(in:)` alone; nil before the first.
  open private(set) var sublayers: [CALayer]?
  var onChange: (() -> Void)?

  /// Kept; hosts do not follow it.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Kept; hosts do not follow it.
  open var transform = CATransform3DIdentity
  /// Kept; hosts do not follow it.
  open var sublayerTransform = CATransform3DIdentity
  /// Kept; hosts do not draw it.
  open var contents: Any?
  /// Kept; hosts do not draw contents.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Kept; hosts do not draw contents.
  open var contentsScale: CGFloat = 1
  /// Kept; the shadow is that of what is drawn.
  open var shadowPath: CGPath?
  /// Kept; hosts decide it.
  open var shouldRasterize = false
  /// Kept; hosts decide it.
  open var rasterizationScale: CGFloat = 1
  /// Kept; hosts decide it.
  open var allowsEdgeAntialiasing = false
  /// Kept; hosts follow the view's own.
  open var isHidden = false
  /// Kept; layers are not seen from behind.
  open var isDoubleSided = true
  /// Kept; hosts decide it.
  open var isOpaque = false
  /// A name for the app's own use.
  open var name: String?
  /// Kept; layers have no time.
  open var speed: Float = 1
  /// Kept; layers have no time.
  open var timeOffset: CFTimeInterval = 0
  /// Kept; layers have no time.
  open var beginTime: CFTimeInterval = 0
  /// Which corners are rounded; hosts round all.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Kept; corners are parts of circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The layer that this one is in; nil where it is in none.
  open private(set) weak var superlayer: CALayer?

  /// A layer without anything set.
  public override init() {}
  /// Makes a layer of a class that is known by its metatype alone; subclasses inherit it with `init()`.
  public required convenience init(_made: Void) { self.init() }
  /// Adds a layer at the end, and takes it out of the one it is in.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  /// Takes the layer out of the one that it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  /// Adds a layer at the end, wherever it is meant to stand.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  /// Adds a layer at the end, wherever it is meant to stand.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  /// Does nothing; hosts do not call it.
  open func layoutSublayers() {}
  /// Accepted; hosts do not draw layers of the app's own.
  open func setNeedsDisplay() {}
  /// Accepted; layers are placed by the app.
  open func setNeedsLayout() {}
  /// Accepted; layers are placed by the app.
  open func layoutIfNeeded() {}
  /// The same time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Hosts draw layers as boxes: colour, border and the layers in it, by their frames.
  open func render(in context: CGContext) {
    context.saveGState()
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    for layer in sublayers ?? [] {
      context.saveGState()
      context.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: context)
      context.restoreGState()
    }
    context.restoreGState()
  }
  /// Adds a layer at the end, wherever it is meant to stand.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How corners are rounded; hosts draw parts of circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// A form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A form that begins to bend sooner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where contents stand in a layer; hosts do not draw them.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// A place by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched to the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// A gradient as a layer; hosts do not draw it.
open class CAGradientLayer: CALayer {
  /// The colours from start to end.
  open var colors: [Any]?
  /// Where each colour stands, 0…1; nil for equal distances.
  open var locations: [NSNumber]?
  /// Where the first colour stands, as shares of the box.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, as shares of the box.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// Kept; hosts do not draw it.
  open var type = CAGradientLayerType.axial
}

/// Along what a gradient layer goes.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
