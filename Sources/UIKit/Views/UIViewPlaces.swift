import Foundation

extension UIView {
  /// Asks for the least size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size, 10,000 points each way.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Where the view's corner stands in the topmost view, by the frames that were set.
  private var origin: CGPoint {
    var (point, view) = (CGPoint.zero, self as UIView?)
    while let next = view {
      point.x += next.frame.minX
      point.y += next.frame.minY
      view = next.superview
    }
    return point
  }

  /// By the frames that were set; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Where a point of another view stands in this one, by the frames that were set; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Where a rectangle of this view stands in another; its size stays.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Where a rectangle of another view stands in this one; its size stays.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Whether the view is another one or within it.
  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// Puts a view of this one behind the others; nothing where it is not there.
  public func sendSubviewToBack(_ view: UIView) {
    if subviews.contains(where: { $0 === view }) { insertSubview(view, at: 0) }
  }

  /// Puts a view right behind another; behind all where that is not there.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view right in front of another; in front of all where that is not there.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Hosts draw, not the program, so that nothing is drawn here: false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// Has hosts draw the whole view anew.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// Accepted; hosts follow rules as soon as they change.
  public func updateConstraintsIfNeeded() {}
  /// Accepted; hosts report none.
  public func addInteraction(_ interaction: any UIInteraction) {}
  /// What `systemLayoutSizeFitting(_:)` says; the priorities are not used.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
}

/// Whether a view turns round with the direction of writing.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which lines are written.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What a view is for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Leads somewhere.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Is the heading of a part.
  public static let header = UIAccessibilityTraits(rawValue: 16)
  /// Is searched with.
  public static let searchField = UIAccessibilityTraits(rawValue: 32)
  /// Is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Has a value that can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 128)
  /// Cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Is used by touching it, without assistance.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1024)
  /// Plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 2048)
  /// Is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 4096)
  /// Sums up what the screen says.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 8192)
}
