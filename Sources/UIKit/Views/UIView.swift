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
  open var inputView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var undoManager: UndoManager? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func selectAll(_ sender: Any?) {}

  // Hosts report taps to gesture recognizers, and nothing of single fingers, keys and shaking.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The look changes with the page, which evaluates views anew; nobody is told of it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A view of UIKit, for `UIViewRepresentable` to hold. Frames and constraints are kept and not followed: the host lays it out as one part.
@preconcurrency @MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  package final var drawing = UIDrawing.nothing { didSet { changed() } }
  /// Told when what is to be drawn has changed.
  package final var onChange: (() -> Void)?

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  open var isExclusiveTouch = false
  open var isMultipleTouchEnabled = false
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var insetsLayoutMarginsFromSafeArea = true
  open var preservesSuperviewLayoutMargins = false
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
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
    let layer = (type(of: self).layerClass as? CALayer.Type)?.init(_made: ()) ?? CALayer()
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
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }
  open func bringSubviewToFront(_ view: UIView) { if subviews.contains(where: { $0 === view }) { addSubview(view) } }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func didAddSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func invalidateIntrinsicContentSize() { changed() }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { [self] in $0.hitTest($0.convert(point, from: self), with: event) }
      .first ?? self
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func draw(_ rect: CGRect) {}
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// Takes the focus away from the field that has it: hosts keep the focus where the person put it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    view.onChange = { [weak self] in self?.changed() }
    changed()
    didAddSubview(view)
    view.didMoveToSuperview()
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
