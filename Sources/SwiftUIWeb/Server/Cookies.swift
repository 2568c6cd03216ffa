import HTTPServer

/// The cookies of one server. Browsers share cookies between the ports of a host, so their names hold the port.
struct Cookies: Sendable {
  let port: UInt16

  /// Which browser it is; gone when the browser closes, and never sent along from another site.
  var browser: String { "live-\(port)" }
  /// That the browser came in with the secret.
  var access: String { "access-\(port)" }

  func setBrowser(_ value: String, for visitor: Visitor) -> String {
    "\(browser)=\(value); Path=/; HttpOnly; SameSite=Strict" + secure(visitor)
  }

  func setAccess(_ value: String, for visitor: Visitor) -> String {
    "\(access)=\(value); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax" + secure(visitor)
  }

  private func secure(_ visitor: Visitor) -> String { visitor.isSecure ? "; Secure" : "" }
}
