import Foundation

/// What hosts draw for a view of UIKit. Only what is listed here is drawn; a subclass that draws for itself shows nothing.
package enum UIDrawing {
  case nothing
  case text(String, UIFont?, UIColor?)
  case picture(UIImage)
  case activity
  /// A translucent surface; 0 is the thinnest.
  case surface(thickness: Int)
  /// A card that opens an address outside of the app.
  case address(URL)
  /// A page of its own, shown without scripts.
  case document(html: String)
  /// What is to be handed on.
  case share([String])
  /// Text that a person edits.
  case entry(UIEntry)
  /// Something that a module above draws: a control, a stack, a table, the content of a controller.
  case made(AnyObject)
}

/// Something that events may be meant for.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public nonisolated override init() {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  /// Hosts keep the focus to themselves.
  open var isFirstResponder: Bool { false }
  open var next: UIResponder? { nil }
}

/// A view of UIKit, for `UIViewRepresentable` to hold. Frames and constraints are kept and not followed: the host lays it out as one part.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  package final var drawing = UIDrawing.nothing { didSet { changed() } }
  /// Told when what is to be drawn has changed.
  package final var onChange: (() -> Void)?

  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor? { didSet { changed() } }
  open var tintColor: UIColor! = .tintColor { didSet { changed() } }
  open var isHidden = false { didSet { changed() } }
  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var transform = CGAffineTransform.identity
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var traitCollection: UITraitCollection { .current }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  public static let noIntrinsicMetric: CGFloat = -1
  /// Corners, borders and shadows; hosts draw a corner radius and a border around the view.
  open lazy var layer: CALayer = {
    let layer = CALayer()
    layer.onChange = { [weak self] in self?.changed() }
    return layer
  }()
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open private(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public nonisolated override convenience init() { self.init(frame: .zero) }

  public nonisolated init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// The object that keeps the looks set for all views of a class; hosts have their own looks.
  open class func appearance() -> UIView { AppearanceStore.value { UIView(frame: $0) } }

  /// Rules of layout that name the view.
  private(set) final var rules: [NSLayoutConstraint] = []
  final var guides: [UILayoutGuide] = []

  final func keep(_ rule: NSLayoutConstraint) {
    if !rules.contains(where: { $0 === rule }) { rules.append(rule) }
    changed()
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }
  open func bringSubviewToFront(_ view: UIView) { if subviews.contains(where: { $0 === view }) { addSubview(view) } }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func draw(_ rect: CGRect) {}
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// Takes the focus away from the field that has it: hosts keep the focus where the person put it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  /// Hosts show the end of the change at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1)
    public static let curveEaseOut = AnimationOptions(rawValue: 2)
    public static let curveLinear = AnimationOptions(rawValue: 4)
    public static let allowUserInteraction = AnimationOptions(rawValue: 8)
    public static let `repeat` = AnimationOptions(rawValue: 16)
    public static let autoreverse = AnimationOptions(rawValue: 32)
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.onChange = { [weak self] in self?.changed() }
    changed()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.changed()
    self.superview = nil
    onChange = nil
  }

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func setNeedsDisplay() { changed() }
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Hosts draw, not the program, so there is never a picture of a view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// What stands for the whole view: its own drawing, or that of the views in it.
  package final var allDrawings: [UIDrawing] {
    if isHidden { return [] }
    if case .nothing = drawing { return subviews.flatMap(\.allDrawings) }
    return [drawing]
  }

  /// Counts what has changed: what is drawn of a view is drawn again when it grows.
  package final private(set) var revision = 0

  package final func changed() {
    revision &+= 1
    onChange?()
  }
}
