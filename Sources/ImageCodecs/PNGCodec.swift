import CPNG
import Foundation

/// PNG through libpng's simplified interface, which catches its own jumps.
enum PNGCodec {
  static func size(of data: Data) throws(PictureError) -> PixelSize {
    guard data.count >= 24, data[12..<16].elementsEqual("IHDR".utf8), let width = data.bigEndian(at: 16, bytes: 4),
      let height = data.bigEndian(at: 20, bytes: 4)
    else { throw .damaged(.png, "its header is incomplete") }
    return PixelSize(width: width, height: height)
  }

  static func decode(_ data: Data) throws(PictureError) -> Bitmap {
    var image = png_image()
    defer { png_image_free(&image) }
    let bitmap = try data.withBytes { bytes, count throws(PictureError) in
      guard kiosk_png_open(&image, bytes, count) != 0 else { throw damaged(image) }
      let size = PixelSize(width: Int(image.width), height: Int(image.height))
      return try Bitmap(size: size) { pixels throws(PictureError) in
        guard kiosk_png_read(&image, pixels.baseAddress) != 0 else { throw damaged(image) }
      }
    }
    guard let bitmap else { throw .damaged(.png, "it is empty") }
    return bitmap
  }

  static func encode(_ bitmap: Bitmap) throws(PictureError) -> Data {
    let (width, height) = (UInt32(bitmap.size.width), UInt32(bitmap.size.height))
    return try written(bitmap.size, bytes: bitmap.pixels.count) { target, count, message in
      kiosk_png_write(width, height, bitmap.pixels, target, &count, &message, message.count)
    }
  }

  static func encode(_ bitmap: IndexedBitmap) throws(PictureError) -> Data {
    let (width, height) = (UInt32(bitmap.size.width), UInt32(bitmap.size.height))
    let colours = UInt32(bitmap.palette.count / 3)
    return try written(bitmap.size, bytes: bitmap.pixels.count) { target, count, message in
      kiosk_png_write_indexed(
        width, height, bitmap.pixels, bitmap.palette, colours, target, &count, &message, message.count)
    }
  }

  private static func written(
    _ size: PixelSize, bytes: Int, _ write: (UnsafeMutableRawPointer?, inout Int, inout [CChar]) -> Int32
  ) throws(PictureError) -> Data {
    var message = [CChar](repeating: 0, count: 65)
    // Room for incompressible rows with a filter byte each, deflate's own overhead and the other chunks.
    var count = bytes + size.height + bytes / 1000 + 4096
    var data = Data(count: count)
    let done = data.withUnsafeMutableBytes { write($0.baseAddress, &count, &message) }
    guard done != 0 else { throw .notEncoded(.png, text(message)) }
    return data.prefix(count)
  }

  private static func damaged(_ image: png_image) -> PictureError {
    var image = image
    return .damaged(.png, kiosk_png_message(&image).map { String(cString: $0) } ?? "unknown trouble")
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
