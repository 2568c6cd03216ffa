import Foundation
import ImageCodecs

/// How a picture is drawn.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for a point.
  public var scale: CGFloat = 2
  /// Whether the picture is black where nothing is drawn. False at first.
  public var opaque = false

  /// Two pixels for a point, see-through where nothing is drawn.
  public override init() {}
  /// Two pixels for a point, see-through where nothing is drawn.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Two pixels for a point, see-through where nothing is drawn; the same as `default()`.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures by code, as pixels.
public final class UIGraphicsImageRenderer: NSObject {
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Pictures of a size in points, with two pixels for each.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of an area in points, with two pixels for each.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Pictures of an area in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// What `actions` draw; empty for sizes below one pixel or above 40 megapixels.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque) else {
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let rendering = UIGraphicsImageRendererContext(context, scale: format.scale, format: format)
    UIGraphicsPushContext(context)
    actions(rendering)
    UIGraphicsPopContext()
    return rendering.currentImage
  }

  /// What `actions` draw, as PNG; empty where nothing can be drawn.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What `actions` draw, as JPEG; empty where nothing can be drawn. The quality is 0…1.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// What a picture is drawn into.
public final class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ context: CGContext, scale: CGFloat, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.scale = scale
    self.format = format
  }

  /// Fills a rectangle in the colour that is set.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a rectangle as a line in the colour that is set.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws only within a rectangle from here on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// What has been drawn so far; empty where it cannot be encoded.
  public var currentImage: UIImage { UIImage(pixelsOf: cgContext, scale: scale) ?? UIImage() }
}

/// The contexts that code draws into without naming them, the innermost last; those of a thread are its own.
private enum CurrentContexts {
  struct Entry {
    /// Nil where the picture has a size that cannot be drawn.
    let context: CGContext?
    let scale: CGFloat
  }

  private static let key = "UIGraphicsContexts"

  static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Makes a context the one that code draws into without naming it, on this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContexts.entries.append(CurrentContexts.Entry(context: context, scale: 1))
}

/// Ends the context that this thread draws into, and goes back to the one before.
public func UIGraphicsPopContext() { _ = CurrentContexts.entries.popLast() }

/// What this thread draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.entries.last?.context }

/// Begins a see-through picture of a size, with one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of 0 stands for two pixels a point. A size that cannot be drawn gives no context and no picture, and is ended like others.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : 2
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  CurrentContexts.entries.append(CurrentContexts.Entry(context: context, scale: scale))
}

/// What has been drawn into the picture that was begun last; nil outside of drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = CurrentContexts.entries.last, let context = entry.context else { return nil }
  return UIImage(pixelsOf: context, scale: entry.scale)
}

/// Ends the picture that was begun last; the same as `UIGraphicsPopContext()`.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context; nothing outside of drawing.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws a rectangle of the current context as a line; nothing outside of drawing.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Draws only within a rectangle of the current context from here on; nothing outside of drawing.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// The colour of what is filled and drawn as lines from here on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour of areas of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes it the colour of lines of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the outline in the current context; nothing outside of drawing.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the outline as a line in the current context; nothing outside of drawing.
  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(cgPath, width: lineWidth) }

  /// Draws only within the outline in the current context from here on; nothing outside of drawing.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension UIImage {
  /// What has been drawn; nil where it cannot be encoded.
  /// - Parameter scale: pixels for a point.
  package convenience init?(pixelsOf context: CGContext, scale: CGFloat) {
    guard let bitmap = context.bitmap, let data = try? PictureCodec.encode(bitmap, as: .png) else { return nil }
    self.init(encoded: data, size: CGSize(width: bitmap.size.width, height: bitmap.size.height), scale: scale)
  }

  /// Draws the picture into the current context. Symbols are not drawn.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture with its upper left corner at a point, at its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture stretched to a rectangle; the mode is not used.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), case .encoded(let data) = source,
      let bitmap = try? PictureCodec.decode(data)
    else { return }
    context.draw(bitmap, in: rect, alpha: alpha)
  }

  /// The picture with all that is drawn of it in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }

  /// The picture in one colour; symbols only take the mode, and are drawn in the colour of text.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard case .encoded(let data) = source, let bitmap = try? PictureCodec.decode(data) else {
      return withRenderingMode(renderingMode)
    }
    let tint = color.components
    let pixels = stride(from: 0, to: bitmap.pixels.count, by: 4).flatMap { place -> [UInt8] in
      [tint.red, tint.green, tint.blue].map { UInt8(min(max($0, 0), 1) * 255 + 0.5) }
        + [UInt8(min(max(Double(bitmap.pixels[place + 3]) * tint.alpha, 0), 255))]
    }
    guard let tinted = Bitmap(size: bitmap.size, pixels: pixels),
      let encoded = try? PictureCodec.encode(tinted, as: .png)
    else { return self }
    return UIImage(
      encoded: encoded, size: CGSize(width: bitmap.size.width, height: bitmap.size.height), scale: scale,
      renderingMode: renderingMode)
  }
}
