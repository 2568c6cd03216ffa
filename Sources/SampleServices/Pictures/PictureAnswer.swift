import Foundation
import HTTPServer
import Locks

/// Answers with drawn pictures. The last that were drawn are kept as PNG: drawing one takes far longer than sending it, and all services
/// of a process draw the same.
enum PictureAnswer {
  private static let drawn = Memoized<String, Data?>(limit: 200)

  /// Nil where there is no such picture.
  static func png(_ path: String, draw: () -> DrawnPicture?) -> HTTPResponse? {
    drawn.answer(path) { draw()?.png }.map {
      HTTPResponse(headers: ["Content-Type": "image/png", "Cache-Control": "public, max-age=86400"], body: $0)
    }
  }
}
