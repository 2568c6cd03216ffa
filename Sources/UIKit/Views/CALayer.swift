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

  public override init() {}
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
}

/// A gradient as a layer; hosts do not draw it.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
