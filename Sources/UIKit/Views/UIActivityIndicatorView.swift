import Foundation

/// Work under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sign that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIActivityIndicatorView {
    AppearanceStore.value { UIActivityIndicatorView(frame: $0) }
  }
  /// How large the sign is; hosts draw both alike.
  public enum Style: Int, Sendable { case medium = 100, large }

  /// A sign of a style that is still.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  /// A sign of medium size that is still; hosts do not follow the frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  /// A sign that is still; nothing is read from the coder.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  /// Kept; hosts draw the sign in their own size.
  open var style: Style
  /// Kept; hosts draw the sign in their own colour.
  open var color: UIColor!
  /// Whether the sign takes no room while it is still. It is not drawn then in any case.
  open var hidesWhenStopped = true
  /// Whether the sign is shown.
  open private(set) var isAnimating = false

  /// Shows the sign.
  open func startAnimating() {
    isAnimating = true
    drawing = .activity
  }

  /// Takes the sign away.
  open func stopAnimating() {
    isAnimating = false
    drawing = .nothing
  }
}
