import HTTPServer

/// Where a request for something to read began.
///
/// Browsers of today say so where the connection deserves trust: over TLS and on loopback. Elsewhere the cookie that only pages
/// of this server send along (`SameSite=Strict`) says as much.
enum Provenance: Equatable {
  /// The reader typed the address, or went there from a page of this server.
  case reader
  /// A link on another site: the page must prove itself before anything is done for it.
  case link
  /// Something else on another site, or a browser that loads ahead of its reader.
  case elsewhere

  init(_ request: HTTPRequest, hasOwnCookie: Bool, isOnLoopback: Bool) {
    let headers = request.headers
    if ["Sec-Purpose", "Purpose", "X-Moz"].contains(where: { headers[$0]?.lowercased().contains("fetch") == true }) {
      self = .elsewhere
      return
    }
    // A WebSocket's handshake says nothing else of where it began.
    if let origin = headers["Origin"], !origin.hasSuffix("://\(headers["Host"] ?? "")") {
      self = .elsewhere
      return
    }
    let wantsPage = headers["Accept"].map { $0.contains("text/html") || $0 == "*/*" } ?? true
    switch headers["Sec-Fetch-Site"] {
    case "same-origin", "none":
      self = .reader
    case nil where hasOwnCookie:
      self = .reader
    case nil where isOnLoopback && wantsPage:
      // No browser of today: those would have said.
      self = .reader
    case nil:
      self = wantsPage ? .link : .elsewhere
    default:
      let isNavigation = headers["Sec-Fetch-Mode"] == "navigate" && headers["Sec-Fetch-Dest"] == "document"
      self = isNavigation ? .link : .elsewhere
    }
  }
}
