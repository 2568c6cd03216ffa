import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The view that keeps the looks set for all of them; hosts have their own looks.
  public override class func appearance() -> UIImageView { AppearanceStore.value { UIImageView(frame: $0) } }
  /// The picture, which fills the view as `contentMode` says; nothing is drawn where it is nil. A view without lengths is as large as it.
  open var image: UIImage? { didSet { drawing = image.map(UIDrawing.picture) ?? .nothing } }

  /// Kept; hosts draw `image`.
  open var highlightedImage: UIImage?
  /// Kept; hosts draw `image`.
  open var isHighlighted = false
  /// Pictures that follow each other; hosts show the first one once it is started.
  open var animationImages: [UIImage]?
  /// Kept; hosts show one picture. In seconds.
  open var animationDuration: TimeInterval = 0
  /// Kept; hosts show one picture.
  open var animationRepeatCount = 0
  /// Kept; hosts draw symbols in the size of the text around them.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether it was started and not stopped since.
  open private(set) var isAnimating = false
  /// Hosts show the first picture.
  open func startAnimating() {
    isAnimating = true
    if let first = animationImages?.first { image = first }
  }
  /// Says that it is stopped; the picture stays.
  open func stopAnimating() { isAnimating = false }

  /// A view with a picture; the second one is kept and not drawn.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// A view with a picture, or with none where it is nil.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
    drawing = image.map(UIDrawing.picture) ?? .nothing
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
