import Foundation

extension UIView {
  public static let layoutFittingCompressedSize = CGSize.zero
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

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  public func sendSubviewToBack(_ view: UIView) {
    if subviews.contains(where: { $0 === view }) { insertSubview(view, at: 0) }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Hosts draw, not the program, so that nothing is drawn here: false.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  public func updateConstraintsIfNeeded() {}
  public func addInteraction(_ interaction: any UIInteraction) {}
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What a view is for those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let header = UIAccessibilityTraits(rawValue: 16)
  public static let searchField = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let adjustable = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1024)
  public static let playsSound = UIAccessibilityTraits(rawValue: 2048)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 4096)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 8192)
}
