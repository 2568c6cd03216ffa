import Foundation

/// Reads and writes pictures from anywhere: kind by first bytes, size by header, then pixels. Any thread; no state.
///
///     let bitmap = try PictureCodec.decode(data, fitting: PixelSize(width: 320, height: 320))
///     let small = try PictureCodec.encode(bitmap, as: .jpeg(quality: 0.8))
package enum PictureCodec {
  /// What a picture says of itself.
  package struct Header: Equatable, Sendable {
    package var format: PictureFormat
    /// As it is shown: a JPEG's own turn by its camera is counted in.
    package var size: PixelSize
  }

  /// How pixels become data.
  package enum Encoding: Equatable, Sendable {
    case png
    /// 0 is the smallest file, 1 the best picture. Transparency becomes white.
    case jpeg(quality: Double)
  }

  /// Kind and size, read from the first bytes without decoding.
  package static func header(
    of data: Data, limits: PictureLimits = .standard
  ) throws(PictureError) -> Header {
    guard data.count <= limits.bytes else { throw .tooManyBytes(data.count, limit: limits.bytes) }
    guard let format = PictureFormat(of: data) else { throw .unknownFormat }
    let data = data.startIndex == 0 ? data : Data(data)
    let size =
      switch format {
      case .jpeg: try JPEGCodec.size(of: data)
      case .png: try PNGCodec.size(of: data)
      case .webp: try WebPCodec.size(of: data)
      case .gif: try GIFCodec.size(of: data)
      }
    guard size.width > 0, size.height > 0 else { throw .damaged(format, "it says that it is \(size) pixels large") }
    guard size.width <= limits.pixels, size.height <= limits.pixels, size.pixels <= limits.pixels else {
      throw .tooManyPixels(size, limit: limits.pixels)
    }
    return Header(format: format, size: size)
  }

  /// The pixels; of a picture that moves, its first frame.
  /// - Parameter box: the picture is made smaller, keeping its shape, until it lies within. nil keeps its size.
  package static func decode(
    _ data: Data, fitting box: PixelSize? = nil, limits: PictureLimits = .standard
  ) throws(PictureError) -> Bitmap {
    let header = try header(of: data, limits: limits)
    let data = data.startIndex == 0 ? data : Data(data)
    let target = box.map(header.size.fitting) ?? header.size
    let bitmap =
      switch header.format {
      case .jpeg: try JPEGCodec.decode(data, atLeast: target)
      case .png: try PNGCodec.decode(data)
      case .webp: try WebPCodec.decode(data, size: header.size, target: target)
      case .gif: try GIFCodec.decode(data, size: header.size)
      }
    return bitmap.scaled(to: target)
  }

  package static func encode(_ bitmap: Bitmap, as encoding: Encoding) throws(PictureError) -> Data {
    switch encoding {
    case .png: try PNGCodec.encode(bitmap)
    case .jpeg(let quality): try JPEGCodec.encode(bitmap.onWhite(), quality: quality)
    }
  }

  /// As a PNG with a palette, a byte for each pixel before compression.
  package static func encode(_ bitmap: IndexedBitmap) throws(PictureError) -> Data { try PNGCodec.encode(bitmap) }
}

extension Data {
  /// Calls `body` with the bytes and their count.
  func withBytes<Result>(
    _ body: (UnsafePointer<UInt8>, Int) throws(PictureError) -> Result
  ) throws(PictureError) -> Result? {
    var failure: PictureError?
    let result: Result? = withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
      do throws(PictureError) { return try body(start, bytes.count) } catch { failure = error }
      return nil
    }
    if let failure { throw failure }
    return result
  }

  /// A number at `offset`, most significant byte first; nil beyond the end.
  func bigEndian(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset + bytes <= count else { return nil }
    return self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number at `offset`, least significant byte first; nil beyond the end.
  func littleEndian(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset + bytes <= count else { return nil }
    return self[offset..<offset + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
