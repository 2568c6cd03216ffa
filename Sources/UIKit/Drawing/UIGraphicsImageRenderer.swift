import Foundation
import ImageCodecs

/// How a picture is drawn.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for a point.
  public var scale: CGFloat = 2
  public var opaque = false

  public override init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures by code, as pixels.
public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

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

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

/// What a picture is drawn into.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ context: CGContext, scale: CGFloat, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.scale = scale
    self.format = format
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  public var currentImage: UIImage { UIImage(pixelsOf: cgContext, scale: scale) ?? UIImage() }
}

/// The contexts that code draws into without naming them, the innermost last; those of a thread are its own.
private enum CurrentContexts {
  struct Entry {
    let context: CGContext
    let scale: CGFloat
  }

  private static let key = "UIGraphicsContexts"

  static var entries: [Entry] {
    get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

public func UIGraphicsPushContext(_ context: CGContext) {
  CurrentContexts.entries.append(CurrentContexts.Entry(context: context, scale: 1))
}

public func UIGraphicsPopContext() { _ = CurrentContexts.entries.popLast() }

public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.entries.last?.context }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of 0 stands for two pixels a point.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : 2
  guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
  CurrentContexts.entries.append(CurrentContexts.Entry(context: context, scale: scale))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CurrentContexts.entries.last.flatMap { UIImage(pixelsOf: $0.context, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// The colour of what is filled and drawn as lines from here on.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension UIBezierPath {
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  public func stroke() { UIGraphicsGetCurrentContext()?.stroke(cgPath, width: lineWidth) }

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
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), case .encoded(let data) = source,
      let bitmap = try? PictureCodec.decode(data)
    else { return }
    context.draw(bitmap, in: rect, alpha: alpha)
  }

  /// The picture with all that is drawn of it in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }

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
