import UIKit

extension GraphicsContext {
  /// Draws with Core Graphics, into pixels that are put onto the canvas.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let scale: CGFloat = 2
    guard let context = CGContext(size: size, scale: scale, isOpaque: false) else { return }
    context.concatenate(transform)
    try content(context)
    guard let image = UIImage(pixelsOf: context, scale: scale) else { return }
    let picture = Image(uiImage: image).resizable().frame(width: size.width, height: size.height)
    record(.view(AnyView(picture), anchor: .topLeading, transform: .identity))
  }
}
