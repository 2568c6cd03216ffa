import Foundation
import ImageCodecs
import Networking

/// A picture that is ready to show: encoded, and no larger than it was asked for.
package struct Picture: Hashable, Sendable {
  /// A JPEG, or a PNG where it has transparent parts.
  package var data: Data
  package var format: PictureFormat
  /// In pixels.
  package var size: PixelSize

  package init(data: Data, format: PictureFormat, size: PixelSize) {
    self.data = data
    self.format = format
    self.size = size
  }

  /// The pixels. Takes a moment: not on the main thread.
  package func bitmap() throws(PictureError) -> Bitmap { try PictureCodec.decode(data) }
}

extension Picture {
  /// Reads data from anywhere and makes it as large as it will be shown, encoded anew: nothing but pixels is left of it.
  init(_ data: Data, fitting box: PixelSize, limits: PictureLimits) throws(PictureError) {
    let bitmap = try PictureCodec.decode(data, fitting: box, limits: limits)
    let format: PictureFormat = bitmap.isOpaque ? .jpeg : .png
    let encoded = try PictureCodec.encode(bitmap, as: format == .jpeg ? .jpeg(quality: 0.85) : .png)
    self.init(data: encoded, format: format, size: bitmap.size)
  }

  /// Takes over what an earlier run has made; nil where that is damaged.
  init?(cached data: Data, limits: PictureLimits) {
    guard let header = try? PictureCodec.header(of: data, limits: limits) else { return nil }
    self.init(data: data, format: header.format, size: header.size)
  }
}

/// Why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// It could not be had.
  case service(ServiceError)
  /// What came is no picture that can be shown; the sentence says why.
  case unreadable(url: URL, String)

  /// One sentence for people.
  package var sentence: String {
    switch self {
    case .service(let error): error.sentence
    case .unreadable(_, let reason): reason
    }
  }
}

/// What is known of a picture: tells *not yet* from *never*.
package enum PictureState: Hashable, Sendable {
  case loading
  case picture(Picture)
  /// There will be none.
  case noData(PictureProblem)

  package var picture: Picture? { if case .picture(let picture) = self { picture } else { nil } }
}
