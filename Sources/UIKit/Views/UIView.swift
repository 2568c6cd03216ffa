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
  /// Something that no events are meant for yet.
  public override init() {}
  /// False: hosts keep the focus where the person put it.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// False: hosts keep the focus where the person put it.
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// False, unless a subclass says otherwise; hosts do not ask.
  open var canBecomeFirstResponder: Bool { false }
  /// Hosts keep the focus to themselves.
  open var isFirstResponder: Bool { false }
  /// Nil, unless a subclass says otherwise; hosts do not ask.
  open var next: UIResponder? { nil }
  /// Nil, unless a subclass says otherwise; hosts show their own keyboard.
  open var inputView: UIView? { nil }
  /// Nil, unless a subclass says otherwise; hosts do not ask.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Nil, unless a subclass says otherwise.
  open var undoManager: UndoManager? { nil }
  /// False, unless a subclass says otherwise; hosts do not ask.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Does nothing; hosts do not call it.
  open func selectAll(_ sender: Any?) {}

  // Hosts report taps to gesture recognizers, and nothing of single fingers, keys and shaking.
  /// Does nothing; hosts do not call it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing; hosts do not call it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing; hosts do not call it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing; hosts do not call it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing; hosts do not call it.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing; hosts do not call it.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing; hosts do not call it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Does nothing; hosts do not call it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The look changes with the page, which evaluates views anew; nobody is told of it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A view of UIKit. Hosts follow the rules of layout that ``NSLayoutConstraint`` tells of; frames they follow in a scroll view with a content size alone.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// How content fills a view that is larger or smaller.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// Which lengths follow the size of the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the lengths.
    public let rawValue: UInt
    /// Lengths by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The distance from the lower edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  package final var drawing = UIDrawing.nothing { didSet { changed() } }
  /// Told when what is to be drawn has changed.
  package final var onChange: (() -> Void)?

  /// Where the app has put the view, in points; hosts do not follow it.
  open var frame: CGRect
  /// The frame's size at zero; setting it sets the size alone.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// Kept; hosts do not follow it.
  open var isExclusiveTouch = false
  /// Kept; hosts do not follow it.
  open var isMultipleTouchEnabled = false
  /// Kept; hosts do not read it out.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Kept; hosts do not follow it.
  open var accessibilityElementsHidden = false
  /// Kept; hosts follow the direction of writing.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// How far what is tied to `layoutMarginsGuide` stands from the edges, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet { changed() }
  }
  /// Kept; hosts do not follow it.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Kept; hosts do not follow it.
  open var preservesSuperviewLayoutMargins = false
  /// Kept; hosts do not follow it.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether the tint is drawn faint.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
  /// The colour behind the view; nil for none.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The accent colour; hosts follow that of the window alone.
  open var tintColor: UIColor! = .tintColor { didSet { changed() } }
  /// Whether the view is left out, and takes no room. False at first.
  open var isHidden = false { didSet { changed() } }
  /// The opacity, 0…1; 1 at first.
  open var alpha: CGFloat = 1 { didSet { changed() } }
  /// Kept; hosts decide it.
  open var isOpaque = true
  /// Kept; hosts cut what they round.
  open var clipsToBounds = false
  /// Whether `hitTest(_:with:)` finds the view; hosts report taps whatever it says.
  open var isUserInteractionEnabled = true
  /// How a picture fills its view; hosts follow it in image views.
  open var contentMode = ContentMode.scaleToFill { didSet { changed() } }
  /// Kept; hosts do not follow it.
  open var autoresizingMask: AutoresizingMask = []
  /// Kept; frames are not followed in any case.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// A number for the app's own use, 0 at first.
  open var tag = 0
  /// Kept; hosts do not read it out.
  open var accessibilityLabel: String?
  /// Kept; hosts do not use it.
  open var accessibilityIdentifier: String?
  /// Kept; hosts do not read it out.
  open var accessibilityHint: String?
  /// Kept; hosts do not read it out.
  open var accessibilityValue: String?
  /// Kept; hosts read out what they draw.
  open var isAccessibilityElement = false
  /// Kept; hosts do not follow it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Kept; hosts do not follow it.
  open var transform = CGAffineTransform.identity
  /// The same as `directionalLayoutMargins`, with the leading edge as the left one.
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }
  /// Always zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The surroundings that `UITraitCollection.current` tells.
  open var traitCollection: UITraitCollection { .current }
  /// False, unless a subclass says otherwise; hosts do not ask.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// No size of its own, unless a subclass says otherwise; hosts do not ask.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// What a length of `intrinsicContentSize` is where the view has none of its own: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Corners, borders and shadows; hosts draw a corner radius and a border around the view.
  open lazy var layer: CALayer = {
    let layer = (type(of: self).layerClass as? CALayer.Type)?.init(_made: ()) ?? CALayer()
    layer.onChange = { [weak self] in self?.changed() }
    return layer
  }()
  /// The middle of the frame, in points; setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The rules that were added to this view; those made active by themselves are not among them.
  open private(set) var constraints: [NSLayoutConstraint] = []
  /// The gestures in the order in which they were added; nil before the first.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The views in this one, the rearmost first.
  open private(set) var subviews: [UIView] = []
  /// The view that this one is in; nil where it is in none.
  open private(set) weak var superview: UIView?

  /// A view without a frame.
  public override convenience init() { self.init(frame: .zero) }

  /// A view with a frame, which hosts do not follow.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Reads nothing from the coder: all is as it is at first.
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

  /// Keeps a rule among those of the view and makes it active.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
    constraint.isActive = true
  }
  /// Keeps rules among those of the view and makes them active.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Adds a gesture; hosts report taps.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Takes a gesture away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  /// Takes a rule from those of the view and makes it inactive.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.isActive = false
  }
  /// Takes rules from those of the view and makes them inactive.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
  /// Puts a view at a place among the others, the nearest end where that is beyond.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.removeLast()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }
  /// Puts a view of this one in front of the others; nothing where it is not there.
  open func bringSubviewToFront(_ view: UIView) { if subviews.contains(where: { $0 === view }) { addSubview(view) } }
  /// This view or the first one within it with a number; nil where there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Called before the view is put into another; not when it is taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Does nothing; hosts do not call it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Does nothing; hosts do not call it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after a view has been put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Does nothing; hosts do not call it.
  open func tintColorDidChange() {}
  /// Does nothing; hosts do not call it.
  open func layoutMarginsDidChange() {}
  /// Does nothing; hosts do not call it.
  open func safeAreaInsetsDidChange() {}
  /// Draws the view anew.
  open func invalidateIntrinsicContentSize() { changed() }
  /// Does nothing; there are no interface files to come from.
  open func awakeFromNib() {}
  /// Does nothing; hosts do not call it.
  open func prepareForInterfaceBuilder() {}
  /// The frontmost view at a point that takes events, by the frames that were set; nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { [self] in $0.hitTest($0.convert(point, from: self), with: event) }
      .first ?? self
  }
  /// Whether a point is within the bounds, by the frame that was set.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// True; hosts do not ask.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// What `sizeThatFits(_:)` says.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// Called after the view has been put into another; not when it is taken out.
  open func didMoveToSuperview() {}
  /// Does nothing; hosts do not call it.
  open func didMoveToWindow() {}
  /// Accepted; hosts follow rules as soon as they change.
  open func setNeedsUpdateConstraints() {}
  /// Does nothing; hosts do not call it.
  open func updateConstraints() {}
  /// Does nothing; hosts do not call it, so that what a subclass draws is not shown.
  open func draw(_ rect: CGRect) {}
  /// The window that the view is in; nil where it is in none.
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  /// Takes the focus away from the field that has it: hosts keep the focus where the person put it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  /// Puts a view in front of the others, and takes it out of the one it is in.
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

  /// Takes the view out of the one that it is in; nothing where it is in none.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.forget(self)
    superview.changed()
    self.superview = nil
    onChange = nil
  }

  /// A view has been taken out of this one.
  func forget(_ subview: UIView) {}

  /// Accepted; hosts lay views out by themselves.
  open func setNeedsLayout() {}
  /// Accepted; hosts lay views out by themselves.
  open func layoutIfNeeded() {}
  /// Does nothing; hosts do not call it.
  open func layoutSubviews() {}
  /// Has hosts draw the view anew.
  open func setNeedsDisplay() { changed() }
  /// Accepted; hosts measure views by themselves.
  open func sizeToFit() {}
  /// The same size, unless a subclass says otherwise; hosts do not ask.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Hosts draw, not the program, so there is never a picture of a view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  /// Accepted; hosts do not follow it.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  /// Accepted; hosts do not follow it.
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

extension UIView {
  /// The colour of what can be pressed in the view; nil where none has been set.
  package var setTintColor: UIColor? { tintColor == .tintColor ? nil : tintColor }
}
