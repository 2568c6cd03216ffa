import Foundation
import HTTPServer

/// Decides whether a request may be answered at all, before anything is looked up or changed.
///
/// - The `Host` must be one this server is known by: a page of another site that points its name at this machine (DNS
///   rebinding) sends its own name.
/// - What changes anything must be a POST with this server's own `Origin`, which browsers set and pages cannot.
/// - Beyond loopback an access token is needed, once in the address, then in a cookie.
struct RequestGuard: Sendable {
  var port: UInt16
  var isLoopback: Bool
  /// The host the server listens on.
  var listenHost: String
  /// Further names it is known by, with or without port, as behind a proxy.
  var allowedHosts: Set<String>
  var accessToken: String?

  enum Verdict: Equatable {
    case allowed
    case refused(status: Int, String)
    /// The access token came in the address: it goes into a cookie and out of the address.
    case admitted
    case needsToken
  }

  var clientCookie: String { "live-\(port)" }
  var accessCookie: String { "access-\(port)" }

  func judge(_ request: HTTPRequest) -> Verdict {
    guard let host = onlyValue(of: "Host", request), isOwn(host) else {
      return .refused(status: 421, "this server is not known by that name")
    }
    switch request.method {
    case "GET", "HEAD":
      let target = request.headers["Sec-Fetch-Dest"]
      // Documents that a page of this host shows are the only things to be framed.
      let isOwnDocument =
        request.rawPath.hasPrefix(Address.documents) && request.headers["Sec-Fetch-Site"] == "same-origin"
      if target == "object" || (target == "iframe" && !isOwnDocument) {
        return .refused(status: 403, "this page stands alone")
      }
    case "POST":
      guard let origin = onlyValue(of: "Origin", request), isOwn(origin: origin, host: host) else {
        return .refused(status: 403, "the request came from another site")
      }
      if let site = request.headers["Sec-Fetch-Site"], site != "same-origin" {
        return .refused(status: 403, "the request came from another site")
      }
    default:
      return .refused(status: 405, "")
    }
    guard let accessToken else { return .allowed }
    if let cookie = request.cookie(accessCookie), Self.same(cookie, accessToken) { return .allowed }
    if request.method == "GET", let offered = request.query["access"], Self.same(offered, accessToken) {
      return .admitted
    }
    return .needsToken
  }

  /// Whether `host`, as a request names it, is this server.
  func isOwn(_ host: String) -> Bool {
    let host = host.lowercased()
    if allowedHosts.contains(host) { return true }
    let (name, port) = Self.split(host)
    guard port == nil ? self.port == 80 || self.port == 443 : port == self.port else { return false }
    if ["127.0.0.1", "localhost", "[::1]"].contains(name) { return true }
    if isLoopback { return name == Self.bracketed(listenHost.lowercased()) }
    // An address in figures cannot be rebound by a name server.
    if listenHost == "0.0.0.0" || listenHost == "::" { return Self.isNumeric(name) }
    return name == Self.bracketed(listenHost.lowercased())
  }

  private func isOwn(origin: String, host: String) -> Bool {
    let origin = origin.lowercased()
    return origin == "http://" + host.lowercased() || origin == "https://" + host.lowercased()
  }

  private func onlyValue(of name: String, _ request: HTTPRequest) -> String? {
    let values = request.headers.values(name)
    return values.count == 1 ? values[0] : nil
  }

  private static func split(_ host: String) -> (String, UInt16?) {
    guard let colon = host.lastIndex(of: ":"), host[colon...].firstIndex(of: "]") == nil else { return (host, nil) }
    let digits = host[host.index(after: colon)...]
    guard let port = UInt16(digits), String(port) == digits else { return (host, 0) }
    return (String(host[..<colon]), port)
  }

  private static func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }

  private static func isNumeric(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Compares without telling by time how much was right.
  static func same(_ one: String, _ other: String) -> Bool {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    var difference = UInt8(a.count == b.count ? 0 : 1)
    for index in b.indices { difference |= b[index] ^ (index < a.count ? a[index] : 0) }
    return difference == 0
  }
}

/// Random names that nobody can guess: 128 bits, in letters that fit a cookie, an address and an attribute.
enum Secret {
  static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    let letters = (0..<22).map { _ in alphabet[Int(generator.next(upperBound: UInt64(64)))] }
    return String(decoding: letters, as: UTF8.self)
  }

  static func isWellFormed(_ text: String) -> Bool {
    text.utf8.count == 22
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
