import Foundation
import HTTPServer
import SwiftUIElements

/// The files of this machine that an app plays, in parts as browsers ask for them (RFC 9110, 14).
enum MediaFiles {
  /// No answer brings more of a file; browsers ask for what follows.
  private static let mostBytes = 4 << 20

  static func answer(_ request: HTTPRequest) -> HTTPResponse {
    let name = String(request.rawPath.dropFirst(Address.media.count))
    guard let file = MediaStore.shared.file(named: name), let type = PlayedType.of(file),
      let data = try? Data(contentsOf: file, options: .mappedIfSafe)
    else { return SecurityHeaders.plain(404) }
    var headers: HTTPHeaders = ["Content-Type": type, "Accept-Ranges": "bytes", "Cache-Control": "private, no-cache"]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    guard let wish = request.headers["Range"] else { return HTTPResponse(headers: headers, body: data) }
    guard let range = range(wish, of: data.count) else {
      headers["Content-Range"] = "bytes */\(data.count)"
      return HTTPResponse(status: 416, headers: headers)
    }
    headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(data.count)"
    return HTTPResponse(status: 206, headers: headers, body: data.subdata(in: range))
  }

  /// The bytes that `bytes=FIRST-LAST`, `bytes=FIRST-` or `bytes=-COUNT` means of so many; nil where there are none. Of several
  /// ranges the first is answered.
  static func range(_ wish: String, of count: Int) -> Range<Int>? {
    guard let parts = wish.prefixMatch(of: /bytes=([0-9]{0,18})-([0-9]{0,18})/), count > 0 else { return nil }
    switch (Int(parts.1), Int(parts.2)) {
    case (let first?, let last):
      let end = last.map { min($0, count - 1) } ?? count - 1
      guard first < count, first <= end else { return nil }
      return first..<min(end + 1, first + mostBytes)
    case (nil, let last?):
      guard last > 0 else { return nil }
      let first = max(count - last, 0)
      return first..<min(count, first + mostBytes)
    case (nil, nil): return nil
    }
  }
}
