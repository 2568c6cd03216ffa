/// A decoded picture: red, green, blue and opacity of each pixel, a byte each, row after row from the top left.
/// Colours are sRGB and not multiplied with the opacity.
package struct Bitmap: Equatable, Sendable, CustomStringConvertible {
  package let size: PixelSize
  /// Four bytes for each pixel.
  package private(set) var pixels: [UInt8]

  /// nil where `pixels` has another count than four for each pixel, or the size is empty.
  package init?(size: PixelSize, pixels: [UInt8]) {
    guard size.width > 0, size.height > 0, pixels.count == size.pixels * 4 else { return nil }
    self.size = size
    self.pixels = pixels
  }

  /// `fill` writes all bytes.
  init(size: PixelSize, filling fill: (UnsafeMutableBufferPointer<UInt8>) throws(PictureError) -> Void)
    throws(PictureError)
  {
    self.size = size
    var failure: PictureError?
    pixels = Array(unsafeUninitializedCapacity: size.pixels * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      do throws(PictureError) { try fill(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  package var description: String { "Bitmap of \(size)" }

  /// True where every pixel hides what is behind it.
  package var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  /// The same on a white ground.
  package func onWhite() -> Bitmap {
    var result = self
    result.pixels.withUnsafeMutableBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] != 255 {
        let opacity = Int(bytes[start + 3])
        for channel in start..<start + 3 {
          bytes[channel] = UInt8((Int(bytes[channel]) * opacity + 255 * (255 - opacity) + 127) / 255)
        }
        bytes[start + 3] = 255
      }
    }
    return result
  }

  /// Rearranged so that the pixel at `target` is the one at `source(target)` of this picture.
  func rearranged(to size: PixelSize, source: (_ x: Int, _ y: Int) -> (x: Int, y: Int)) -> Bitmap {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      pixels.withUnsafeBufferPointer { old in
        var place = 0
        for y in 0..<size.height {
          for x in 0..<size.width {
            let from = source(x, y)
            let start = (from.y * self.size.width + from.x) * 4
            for channel in 0..<4 { buffer.initializeElement(at: place + channel, to: old[start + channel]) }
            place += 4
          }
        }
      }
      count = pixels.count
    }
    return Bitmap(size: size, pixels: bytes) ?? self
  }
}
