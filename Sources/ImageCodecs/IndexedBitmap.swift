/// A picture of few colours: each pixel is the index of one, row after row from the top left.
package struct IndexedBitmap: Equatable, Sendable {
  package let size: PixelSize
  /// Red, green and blue of each colour, a byte each.
  package let palette: [UInt8]
  package let pixels: [UInt8]

  /// nil where `pixels` has another count than the size, the size is empty, there are more than 256 colours, or a pixel has none.
  package init?(size: PixelSize, palette: [UInt8], pixels: [UInt8]) {
    guard size.width > 0, size.height > 0, pixels.count == size.pixels, palette.count.isMultiple(of: 3),
      palette.count <= 768, pixels.allSatisfy({ Int($0) < palette.count / 3 })
    else { return nil }
    self.size = size
    self.palette = palette
    self.pixels = pixels
  }
}
