import CWebP
import Foundation

/// WebP through libwebp; a moving picture's first frame through its demultiplexer.
enum WebPCodec {
  static func size(of data: Data) throws(PictureError) -> PixelSize { try features(data).size }

  /// Still pictures are scaled while they are decoded.
  static func decode(_ data: Data, size: PixelSize, target: PixelSize) throws(PictureError) -> Bitmap {
    let isAnimated = try features(data).isAnimated
    let drawn = isAnimated ? size : target
    let bitmap = try data.withBytes { bytes, count throws(PictureError) in
      try Bitmap(size: drawn) { pixels throws(PictureError) in
        if isAnimated {
          guard kiosk_webp_first_frame(bytes, count, pixels.baseAddress, pixels.count) != 0 else {
            throw .damaged(.webp, "its first frame cannot be read")
          }
        } else {
          let status = kiosk_webp_decode(bytes, count, pixels.baseAddress, Int32(drawn.width), Int32(drawn.height))
          guard status == VP8_STATUS_OK else { throw damaged(status) }
        }
      }
    }
    guard let bitmap else { throw .damaged(.webp, "it is empty") }
    return bitmap
  }

  private static func features(_ data: Data) throws(PictureError) -> (size: PixelSize, isAnimated: Bool) {
    let found = try data.withBytes { bytes, count throws(PictureError) in
      var (width, height, isAnimated): (Int32, Int32, Int32) = (0, 0, 0)
      let status = kiosk_webp_features(bytes, count, &width, &height, &isAnimated)
      guard status == VP8_STATUS_OK else { throw damaged(status) }
      return (size: PixelSize(width: Int(width), height: Int(height)), isAnimated: isAnimated != 0)
    }
    guard let found else { throw .damaged(.webp, "it is empty") }
    return found
  }

  private static func damaged(_ status: VP8StatusCode) -> PictureError {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: .damaged(.webp, "it is cut short")
    case VP8_STATUS_OUT_OF_MEMORY: .damaged(.webp, "it needs more memory than there is")
    default: .damaged(.webp, "its data makes no sense")
    }
  }
}
