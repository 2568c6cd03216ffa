import Foundation

/// A picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override class func appearance() -> UIImageView { AppearanceStore.value { UIImageView(frame: $0) } }
  open var image: UIImage? { didSet { drawing = image.map(UIDrawing.picture) ?? .nothing } }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    drawing = image.map(UIDrawing.picture) ?? .nothing
  }
}
