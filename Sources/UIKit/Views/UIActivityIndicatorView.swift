import Foundation

/// Work under way.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public nonisolated override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  open var style: Style
  open var color: UIColor!
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
    drawing = .activity
  }

  open func stopAnimating() {
    isAnimating = false
    drawing = .nothing
  }
}
