import CGIF
import CWebP
import Foundation

@testable import ImageCodecs

/// Pictures that the tests draw and encode themselves.
enum Pictures {
  /// Red grows to the right, green to the bottom, blue is even; opaque unless asked.
  static func ramp(_ width: Int, _ height: Int, opacity: UInt8 = 255) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels += [UInt8(x * 255 / max(width - 1, 1)), UInt8(y * 255 / max(height - 1, 1)), 128, opacity]
      }
    }
    return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels) ?? empty
  }

  private static var empty: Bitmap {
    preconditionFailure("Pictures of tests have a size.")
  }

  static func png(_ width: Int, _ height: Int) throws -> Data {
    try PictureCodec.encode(ramp(width, height), as: .png)
  }

  static func jpeg(_ width: Int, _ height: Int) throws -> Data {
    try PictureCodec.encode(ramp(width, height), as: .jpeg(quality: 0.95))
  }

  /// A JPEG whose Exif block says how the camera was held.
  static func jpeg(_ width: Int, _ height: Int, orientation: UInt8) throws -> Data {
    let plain = try jpeg(width, height)
    let directory: [UInt8] = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8] + directory
    return plain.prefix(2) + Data([0xff, 0xe1, 0, UInt8(exif.count + 2)] + exif) + plain.dropFirst(2)
  }

  static func webp(_ width: Int, _ height: Int) -> Data {
    let bitmap = ramp(width, height, opacity: 200)
    var output: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessRGBA(bitmap.pixels, Int32(width), Int32(height), Int32(width * 4), &output)
    defer { WebPFree(output) }
    return output.map { Data(bytes: $0, count: count) } ?? Data()
  }

  /// Two colours in a checkerboard, the second transparent; two frames, of which the second is one colour.
  static func gif(_ width: Int, _ height: Int, interlaced: Bool = false) -> Data {
    final class Sink { var data = Data() }
    let sink = Sink()
    return withExtendedLifetime(sink) {
      var code: Int32 = 0
      let gif = EGifOpen(
        Unmanaged.passUnretained(sink).toOpaque(),
        { file, bytes, count in
          guard let handle = file?.pointee.UserData, let bytes else { return 0 }
          Unmanaged<Sink>.fromOpaque(handle).takeUnretainedValue().data.append(bytes, count: Int(count))
          return count
        }, &code)
      let colors = [GifColorType(Red: 200, Green: 40, Blue: 10), GifColorType(Red: 0, Green: 0, Blue: 0)]
      let map = GifMakeMapObject(2, colors)
      defer { GifFreeMapObject(map) }
      EGifSetGifVersion(gif, true)
      EGifPutScreenDesc(gif, Int32(width), Int32(height), 1, 0, map)
      EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, 4, [1, 0, 0, 1] as [UInt8])
      EGifPutImageDesc(gif, 0, 0, Int32(width), Int32(height), interlaced, nil)
      let rows =
        interlaced
        ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
        : Array(0..<height)
      for y in rows {
        var line = (0..<width).map { GifPixelType(($0 + y) % 2) }
        EGifPutLine(gif, &line, Int32(width))
      }
      EGifPutImageDesc(gif, 0, 0, Int32(width), Int32(height), false, nil)
      for _ in 0..<height {
        var line = [GifPixelType](repeating: 0, count: width)
        EGifPutLine(gif, &line, Int32(width))
      }
      EGifCloseFile(gif, &code)
      return sink.data
    }
  }

  static func all(_ width: Int, _ height: Int) throws -> [(format: PictureFormat, data: Data)] {
    [
      (.png, try png(width, height)), (.jpeg, try jpeg(width, height)), (.webp, webp(width, height)),
      (.gif, gif(width, height)),
    ]
  }
}
