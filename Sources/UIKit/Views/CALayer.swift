import Foundation

/// The look of a view's box. Hosts draw the corner radius, the border and the shadow.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0 { didSet { onChange?() } }
  open var borderWidth: CGFloat = 0 { didSet { onChange?() } }
  open var borderColor: CGColor? { didSet { onChange?() } }
  open var shadowColor: CGColor? { didSet { onChange?() } }
  open var shadowOpacity: Float = 0 { didSet { onChange?() } }
  open var shadowRadius: CGFloat = 3 { didSet { onChange?() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { onChange?() } }
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var opacity: Float = 1
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var mask: CALayer?
  open private(set) var sublayers: [CALayer]?
  var onChange: (() -> Void)?

  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsScale: CGFloat = 1
  open var shadowPath: CGPath?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var isHidden = false
  open var isDoubleSided = true
  open var isOpaque = false
  open var name: String?
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0
  /// Which corners are rounded; hosts round all.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open private(set) weak var superlayer: CALayer?

  public override init() {}
  /// Makes a layer of a class that is known by its metatype alone; subclasses inherit it with `init()`.
  public required convenience init(_made: Void) { self.init() }
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  open func layoutSublayers() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
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
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
}

/// A gradient as a layer; hosts do not draw it.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
