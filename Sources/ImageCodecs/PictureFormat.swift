import Foundation

/// The kinds of encoded pictures that are read.
package enum PictureFormat: String, Sendable, CaseIterable {
  case jpeg, png, webp, gif

  /// The kind of some data by its first bytes, never by a name; nil for anything else.
  package init?(of data: Data) {
    let start = Array(data.prefix(12))
    if start.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if start.count == 12, start.starts(with: Array("RIFF".utf8)), start[8...] == ArraySlice("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// As in `image/png`.
  package var mediaType: String { "image/\(rawValue)" }
}

/// A size in whole pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height)" }

  var pixels: Int { width * height }

  /// The largest size of the same shape that lies within `box`, never larger than this one and at least one pixel each way.
  package func fitting(in box: PixelSize) -> PixelSize {
    guard width > box.width || height > box.height else { return self }
    let factor = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
    return PixelSize(
      width: max(1, Int((Double(width) * factor).rounded())), height: max(1, Int((Double(height) * factor).rounded())))
  }
}

/// What is read at most. Both are checked before anything is decoded.
package struct PictureLimits: Equatable, Sendable {
  /// Of encoded data.
  package var bytes: Int
  /// Width times height, as the picture's own header says.
  package var pixels: Int

  package init(bytes: Int = 10_000_000, pixels: Int = 40_000_000) {
    self.bytes = bytes
    self.pixels = pixels
  }

  /// 10 MB and 40 megapixels.
  package static let standard = PictureLimits()
}

/// Why a picture cannot be read or written.
package enum PictureError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Neither JPEG, PNG, WebP nor GIF.
  case unknownFormat
  /// More encoded data than allowed.
  case tooManyBytes(Int, limit: Int)
  /// More pixels than allowed, by the header alone.
  case tooManyPixels(PixelSize, limit: Int)
  /// Cut short or broken; the text is the codec's own.
  case damaged(PictureFormat, String)
  /// The picture could not be encoded.
  case notEncoded(PictureFormat, String)

  package var description: String {
    switch self {
    case .unknownFormat: "This is no JPEG, PNG, WebP or GIF picture."
    case .tooManyBytes(let count, let limit): "The picture has \(count) bytes; \(limit) are allowed."
    case .tooManyPixels(let size, let limit): "The picture has \(size) pixels; \(limit) in all are allowed."
    case .damaged(let format, let reason): "The \(format.rawValue.uppercased()) picture is damaged: \(reason)"
    case .notEncoded(let format, let reason): "The picture could not be written as \(format.rawValue): \(reason)"
    }
  }
}
