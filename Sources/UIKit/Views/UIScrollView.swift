import Foundation

/// An area that scrolls.
@preconcurrency @MainActor
open class UIScrollView: _UIScrollArea {
  /// The view that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIScrollView { AppearanceStore.value { UIScrollView(frame: $0) } }
  /// Told of scrolling; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// An area without content; hosts do not follow the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if MainLoop.isCurrent { drawing = .made(Unowned(self)) }
  }
  /// Reads nothing from the coder: all is as it is at first.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawing = .made(Unowned(self))
  }

  final override func moved() { delegate?.scrollViewDidScroll(self) }

  /// A person has moved the content, or it has come to where the app wanted it.
  package final func scrolled(to offset: CGPoint) { take(offset) }

  /// A person has begun to move the content.
  package final func began() {
    moves = true
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// The content has come to rest.
  package final func rested() {
    guard moves else { return }
    moves = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Sets `contentOffset` and, where there is to be movement, tells the delegate that it has ended.
  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }
}

/// What scroll views and text views have in common; their delegates are of different types.
@preconcurrency @MainActor
open class _UIScrollArea: UIView {
  /// Whether a person can scroll; hosts follow it in scroll views. True at first.
  open var isScrollEnabled = true { didSet { changed() } }
  /// Kept; hosts do not follow it.
  open var bounces = true
  /// Hosts follow it in scroll views.
  open var showsVerticalScrollIndicator = true { didSet { changed() } }
  /// Hosts follow it in scroll views.
  open var showsHorizontalScrollIndicator = true { didSet { changed() } }
  /// How far the content of a scroll view has moved, in points. Setting it scrolls there; tables, collections and texts keep it.
  open var contentOffset: CGPoint {
    get { offset }
    set {
      guard newValue != offset else { return }
      wishes &+= 1
      take(newValue)
      changed()
    }
  }
  private var offset = CGPoint.zero
  /// Counts what the app has set of `contentOffset`.
  package private(set) final var wishes = 0
  final var moves = false

  final func take(_ new: CGPoint) {
    guard new != offset else { return }
    offset = new
    moved()
  }

  /// The content stands elsewhere.
  func moved() {}

  /// The size of the content of a scroll view in points; zero, as at first, leaves it to the rules between its views. Tables, collections
  /// and texts keep it.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { changed() } } }
  /// How far the content of a scroll view stands from its edges, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { changed() } }
  /// Kept; hosts do not follow it.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Loads the content anew where a person asks for it; hosts offer it over tables and scroll views.
  open var refreshControl: UIRefreshControl? { didSet { changed() } }
  /// Whether a scroll view comes to rest at multiples of its size.
  open var isPagingEnabled = false { didSet { changed() } }
  /// Kept; hosts do not follow it.
  open var alwaysBounceVertical = false
  /// Kept; hosts do not follow it.
  open var alwaysBounceHorizontal = false
  /// Kept; hosts do not make the content larger or smaller.
  open var minimumZoomScale: CGFloat = 1
  /// Kept; hosts do not make the content larger or smaller.
  open var maximumZoomScale: CGFloat = 1
  /// Kept; hosts do not make the content larger or smaller.
  open var zoomScale: CGFloat = 1
  /// Kept; hosts do not make the content larger or smaller.
  open var bouncesZoom = true
  /// Kept; hosts do not follow it.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Kept; hosts do not follow it.
  open var decelerationRate = DecelerationRate.normal
  /// Kept; hosts do not follow it. In points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a person is moving the content of a scroll view.
  open var isDragging: Bool { moves }
  /// Always false.
  open var isDecelerating: Bool { false }
  /// Sets `contentOffset`, which scrolls there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Moves the content so that the corner of an area comes to the corner of the view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(CGPoint(x: max(rect.minX, 0), y: max(rect.minY, 0)), animated: animated)
  }
  /// Sets `zoomScale`, which hosts do not follow.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Accepted; hosts draw signs of scrolling as they do.
  open func flashScrollIndicators() {}
  /// Accepted; hosts do not make the content larger.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// A gesture for the app to name; hosts scroll by themselves.
  open lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// A gesture for the app to name; hosts do not make the content larger.
  open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// Kept; hosts do not follow it.
  open var isDirectionalLockEnabled = false
  /// Kept; hosts do not follow it.
  open var scrollsToTop = true
  /// Kept; hosts do not follow it.
  open var delaysContentTouches = true
  /// Kept; hosts do not follow it.
  open var canCancelContentTouches = true
  /// Kept; hosts do not follow it.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept; hosts do not follow it. In points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept; hosts do not follow it. In points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The same as `contentInset`.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The same as `isDragging`.
  open var isTracking: Bool { moves }
  /// Always false.
  open var isZooming: Bool { false }
  /// Kept; hosts do not follow it.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether signs of scrolling are light or dark.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// The edges of the content.
  open lazy var contentLayoutGuide = ownGuide()
  /// The edges of the view around the content; rules follow it for width and height.
  open lazy var frameLayoutGuide = ownGuide()

  private func ownGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  /// Whether insets grow by what bars cover.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// How soon scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public let rawValue: CGFloat
    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

/// Hears of the scrolling of scroll views; hosts tell when it has begun, where the content stands and when it rests.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved, by a person or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person has begun to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person has let go of the content; told when it rests.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content has come to rest after a person has moved it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content has been told to go to another place; told at once.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The content has become larger or smaller. Hosts do not call it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Two fingers have let go of the content. Hosts do not call it.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Two fingers are about to make the content larger or smaller. Hosts do not call it.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The content is about to come to rest. Hosts do not call it.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has moved to its top at a tap. Hosts do not call it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Whether a tap may move the content to its top. Hosts do not ask.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A finger is about to let go of the content. Hosts do not call it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The view that two fingers make larger and smaller. Hosts do not ask for it.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing; hosts do not call it.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing; hosts do not call it.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing; hosts do not call it.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing; hosts do not call it.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing; hosts do not call it.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// True; hosts do not ask.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing; hosts do not call it.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nil; hosts do not ask.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Distances in points from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances, in points.
  public var top, left, bottom, right: CGFloat

  /// Distances in points, 0 where none is given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distances.
  public static let zero = UIEdgeInsets()
}
