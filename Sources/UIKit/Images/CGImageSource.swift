import Foundation
import ImageCodecs

// Pictures from files and data, by the names of Image I/O.

public typealias CFURL = NSURL
public typealias CFData = NSData
public typealias CFString = String
public typealias CFDictionary = NSDictionary

/// The bytes of one picture. Of a moving one, hosts show what they make of it.
public final class CGImageSource: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

/// - Returns: nil for a file that is not there.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let url = url.absoluteURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(data)
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data))
}

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
