import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override class func appearance() -> UIImageView { AppearanceStore.value { UIImageView(frame: $0) } }
  open var image: UIImage? { didSet { drawing = image.map(UIDrawing.picture) ?? .nothing } }

  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open private(set) var isAnimating = false
  /// Hosts show the first picture.
  open func startAnimating() {
    isAnimating = true
    if let first = animationImages?.first { image = first }
  }
  open func stopAnimating() { isAnimating = false }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    drawing = image.map(UIDrawing.picture) ?? .nothing
  }
}
