import Foundation
import ImageCodecs

// Pictures from files and data, by the names of Image I/O.

/// An address of Foundation under its older name.
public typealias CFURL = NSURL
/// Bytes of Foundation under their older name.
public typealias CFData = NSData

/// The bytes of one picture. Of a moving one, hosts show what they make of it.
public final class CGImageSource: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

/// Accepted as an option; hosts decide what is kept.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Accepted as an option; hosts decide what is kept.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Accepted as an option; a small picture is always made from the large one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Accepted as an option; a small picture is always made from the large one.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Accepted as an option; pictures are always turned upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// The option with the most pixels on the longer side of a small picture, 1 or more and below 100,000.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// - Returns: nil for a file that is not there.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let url = url.absoluteURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

/// The bytes of a picture; they are looked at when a picture is made of them. The options are not used.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

/// How many pictures the bytes hold: 1, or 0 where they are none.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { CGImage(source.data) == nil ? 0 : 1 }

/// - Returns: nil for what is no picture.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? CGImage(source.data) : nil
}

/// The picture, made to fit `kCGImageSourceThumbnailMaxPixelSize` on its longer side.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
  guard let most, most >= 1, most < 100_000 else { return CGImage(source.data) }
  let box = PixelSize(width: Int(most), height: Int(most))
  return (try? PictureCodec.decode(source.data, fitting: box)).flatMap { try? PictureCodec.encode($0, as: .png) }
    .flatMap { CGImage($0) }
}
