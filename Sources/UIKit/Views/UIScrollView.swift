import Foundation

/// An area that scrolls.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public override class func appearance() -> UIScrollView { AppearanceStore.value { UIScrollView(frame: $0) } }
  open var isScrollEnabled = true
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var contentOffset = CGPoint.zero
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var keyboardDismissMode = KeyboardDismissMode.none

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = UIEdgeInsets()
}
