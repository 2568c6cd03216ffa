import Foundation
import HTTPServer

/// Decides whether a request may be answered at all, before anything is looked up or changed.
///
/// - The `Host` must be one this server is known by: a page of another site that points its name at this machine (DNS
///   rebinding) sends its own name.
/// - What changes anything must be a POST with this server's own `Origin`, which browsers set and pages cannot.
///
/// Who asks is judged by ``VisitorRules``.
struct RequestGuard: Sendable {
  var port: UInt16
  var isLoopback: Bool
  /// The host the server listens on.
  var listenHost: String
  /// Further names it is known by, as behind a proxy: with a port they are meant with that one, else with any.
  var names: Set<String>

  enum Verdict: Equatable {
    case allowed
    case refused(status: Int, String)
  }

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
    return .allowed
  }

  /// Whether `host`, as a request names it, is this server.
  func isOwn(_ host: String) -> Bool {
    let host = host.lowercased()
    let (name, port) = Self.split(host)
    if names.contains(host) || (port != 0 && names.contains(name)) { return true }
    // A proxy reaches a unix socket by whatever port it likes.
    if self.port == 0 { return name == "localhost" && port != 0 }
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
}

extension RequestGuard {
  /// - Parameter names: by which a proxy makes the server known.
  init(_ names: [String], at address: ListenAddress) {
    self.init(
      port: address.port, isLoopback: address.isLoopback, listenHost: address.host,
      names: Set((names + (address.isLoopback ? [] : MachineNames.all)).map { $0.lowercased() }))
  }
}
