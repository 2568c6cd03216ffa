import HTTPServer

/// The cookies of one server. Browsers share cookies between the ports of a host, so their names hold the port.
struct Cookies: Sendable {
  let port: UInt16

  /// Which browser it is; gone when the browser closes, and never sent along from another site.
  var browser: String { "\(Self.browserPrefix)\(port)" }
  static let browserPrefix = "live-"
  /// That the browser came in with the secret.
  var access: String { "access-\(port)" }

  func setBrowser(_ value: String, for visitor: Visitor) -> String {
    "\(browser)=\(value); Path=/; HttpOnly; SameSite=Strict" + secure(visitor)
  }

  func setAccess(_ value: String, for visitor: Visitor) -> String {
    "\(access)=\(value); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax" + secure(visitor)
  }

  /// Lets go of cookies of other servers of this machine where a browser has many. It sends all of them along, and after some
  /// hundred servers a request would have no room for them: the browser would get no answer any more.
  func forgettingOthers(_ request: HTTPRequest) -> [String] {
    let others = request.cookieNames.filter { $0.hasPrefix(Self.browserPrefix) && $0 != browser }
    return others.dropFirst(Self.mostOthers).map { "\($0)=; Path=/; Max-Age=0" }
  }

  private static let mostOthers = 20

  private func secure(_ visitor: Visitor) -> String { visitor.isSecure ? "; Secure" : "" }
}
