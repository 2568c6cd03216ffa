import Foundation
import ImageCodecs

/// The pixels of a picture. Any thread.
public final class CGImage: Sendable {
  let data: Data
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  init?(_ data: Data) {
    guard let header = try? PictureCodec.header(of: data) else { return nil }
    self.data = data
    (width, height) = (header.size.width, header.size.height)
  }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }
  /// Always 32: red, green, blue and opacity.
  public var bitsPerPixel: Int { 32 }
  /// Four for each pixel of a row.
  public var bytesPerRow: Int { width * 4 }

  /// What lies in a part of the picture, in pixels; nil where that is empty or the picture is damaged.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty, let bitmap = try? PictureCodec.decode(data) else { return nil }
    let size = PixelSize(width: Int(part.width), height: Int(part.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 4)
    for row in Int(part.minY)..<Int(part.maxY) {
      let start = (row * bitmap.size.width + Int(part.minX)) * 4
      guard bitmap.pixels.indices.contains(start), start + size.width * 4 <= bitmap.pixels.count else { return nil }
      pixels += bitmap.pixels[start..<(start + size.width * 4)]
    }
    guard let cropped = Bitmap(size: size, pixels: pixels), let png = try? PictureCodec.encode(cropped, as: .png)
    else { return nil }
    return CGImage(png)
  }
}

extension UIImage {
  /// How a picture was turned or mirrored when it was taken.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// How a picture fills more room than it has pixels for.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// nil for symbols and pictures without pixels.
  public var cgImage: CGImage? {
    guard case .encoded(let data) = source else { return nil }
    return CGImage(data)
  }

  /// Pictures are turned upright when they are read.
  public var imageOrientation: Orientation { .up }

  /// A picture with one pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture by its pixels, drawn upright whatever the orientation; a scale of 0 or less stands for 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      encoded: cgImage.data, size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)),
      scale: scale > 0 ? scale : 1)
  }

  /// Hosts stretch the whole picture.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
    self
  }
  /// The same picture; hosts do not mirror it.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  /// The same picture; hosts do not mirror it.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The same picture: it is decoded where it is drawn.
  public func preparingForDisplay() -> UIImage? { self }
  /// Hands over the same picture: it is decoded where it is drawn.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// The same picture: it is decoded where it is drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension CGContext {
  /// Draws the picture upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    UIGraphicsPushContext(self)
    UIImage(cgImage: image).draw(in: rect)
    UIGraphicsPopContext()
  }
}
