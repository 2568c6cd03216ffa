import HTTPServer

/// The headers of every answer. No `unsafe-*` in any page: it has no inline script and no inline style. Only documents that an app shows in
/// frames may style themselves, being sandboxed.
enum SecurityHeaders {
  private static let ownPictures = makePolicy(outsidePictures: false)
  private static let allPictures = makePolicy(outsidePictures: true)

  /// - Parameter outsidePictures: whether browsers may load pictures of other sites.
  static func policy(outsidePictures: Bool) -> String { outsidePictures ? allPictures : ownPictures }

  private static func makePolicy(outsidePictures: Bool) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self'",
      "img-src 'self' data:" + (outsidePictures ? " https: http:" : ""), "media-src 'self' https: http:",
      "connect-src 'self'", "frame-src 'self'", "worker-src 'self'", "manifest-src 'self'",
      "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  static func documentPolicy(outsidePictures: Bool) -> String {
    [
      "sandbox allow-popups allow-popups-to-escape-sandbox", "default-src 'none'", "style-src 'unsafe-inline'",
      "img-src data:" + (outsidePictures ? " https: http:" : ""), "font-src data:", "form-action 'none'",
      "base-uri 'self'", "frame-ancestors 'self'",
    ].joined(separator: "; ")
  }

  static func add(to headers: inout HTTPHeaders, outsidePictures: Bool = false) {
    headers["Content-Security-Policy"] = policy(outsidePictures: outsidePictures)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["X-Frame-Options"] = "DENY"
    headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
  }

  /// A plain answer with all of them, which nobody stores.
  static func plain(_ status: Int, _ detail: String = "") -> HTTPResponse {
    var response = HTTPResponse.plain(status, detail)
    add(to: &response.headers)
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
