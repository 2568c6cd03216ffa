import Foundation
import HTTPServer

/// The scripts, the style sheet and the icon: named by their content, so that browsers keep them for ever.
struct StaticFiles: Sendable {
  struct File: Sendable {
    let path: String
    let type: String
    let body: Data
    let compressed: Data?
  }

  let script: File
  let firstVisit: File
  let sheet: File
  let icon: File

  init() {
    script = Self.file(Address.script, ".js", "text/javascript; charset=utf-8", ClientScript.text)
    firstVisit = Self.file(Address.firstVisit, ".js", "text/javascript; charset=utf-8", FirstVisitScript.text)
    sheet = Self.file(Address.sheet + "-", ".css", "text/css; charset=utf-8", BaseSheet.text)
    icon = File(path: Address.icon, type: "image/svg+xml", body: Data(Self.drawing.utf8), compressed: nil)
  }

  subscript(path: String) -> File? { [script, firstVisit, sheet, icon].first { $0.path == path } }

  private static func file(_ prefix: String, _ suffix: String, _ type: String, _ text: String) -> File {
    let name = String(StyleRegistry.hash(text), radix: 36)
    let body = Data(text.utf8)
    return File(path: prefix + name + suffix, type: type, body: body, compressed: Deflater.whole(body))
  }

  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5c8c"/>\
    <path d="M8 9.500h16M8 16h16M8 22.500h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/></svg>
    """

  func response(_ file: File, accepts gzip: Bool) -> HTTPResponse {
    var headers: HTTPHeaders = [
      "Content-Type": file.type, "Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding",
    ]
    SecurityHeaders.add(to: &headers)
    guard gzip, let compressed = file.compressed else { return HTTPResponse(headers: headers, body: file.body) }
    headers["Content-Encoding"] = "gzip"
    return HTTPResponse(headers: headers, body: compressed)
  }
}

/// The headers of every answer. No `unsafe-*` in any page: it has no inline script and no inline style. Only documents that an app shows in
/// frames may style themselves, being sandboxed.
enum SecurityHeaders {
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: https: http:",
    "connect-src 'self'", "frame-src 'self'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  static let documentPolicy = [
    "sandbox allow-popups allow-popups-to-escape-sandbox", "default-src 'none'", "style-src 'unsafe-inline'",
    "img-src data: https: http:", "font-src data:", "form-action 'none'", "base-uri 'self'", "frame-ancestors 'self'",
  ].joined(separator: "; ")

  static func add(to headers: inout HTTPHeaders) {
    headers["Content-Security-Policy"] = policy
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["X-Frame-Options"] = "DENY"
    headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
  }
}
