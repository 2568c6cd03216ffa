import Foundation

/// One request, completely received.
package struct HTTPRequest: Sendable {
  /// As sent, for example `GET`. A `HEAD` request is handled like the handler likes; its body is never sent.
  package let method: String
  /// The path as sent, without the query.
  package let rawPath: String
  /// The path, percent-decoded. It may hold any character, `..` and NUL too.
  package let path: String
  package let query: HTTPQuery
  package let headers: HTTPHeaders
  package let body: Data
  /// The peer's numeric address, without port; "" of a unix socket.
  package let remoteAddress: String
  /// Who sent it, as the kernel tells; `.unknown` where the server was not made to ask.
  package let peer: PeerAccount
  /// `HTTP/1.1` or `HTTP/1.0`.
  package let version: String
  /// The file that it brought, or why it did not arrive; nil where it may bring none (``UploadRule``).
  package let upload: Result<UploadedFile, UploadProblem>?

  /// A request as a value, for what judges requests.
  package init(path: String, headers: HTTPHeaders, remoteAddress: String) {
    self.init(
      method: "GET", rawPath: path, path: path, query: HTTPQuery(""), headers: headers, body: Data(),
      remoteAddress: remoteAddress)
  }

  init(
    method: String, rawPath: String, path: String, query: HTTPQuery, headers: HTTPHeaders, body: Data,
    remoteAddress: String, peer: PeerAccount = .unknown, version: String = "HTTP/1.1",
    upload: Result<UploadedFile, UploadProblem>? = nil
  ) {
    self.method = method
    self.rawPath = rawPath
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
    self.peer = peer
    self.version = version
    self.upload = upload
  }

  /// The cookie of this name: the first one wins, as the more specific one comes first (RFC 6265, 5.4).
  package func cookie(_ name: String) -> String? {
    guard let value = cookies.first(where: { $0.name == name })?.value else { return nil }
    return value.hasPrefix("\"") && value.hasSuffix("\"") && value.utf8.count >= 2
      ? String(value.dropFirst().dropLast()) : String(value)
  }

  /// The names of all cookies, in the order of the request.
  package var cookieNames: [String] { cookies.map { String($0.name) } }

  private var cookies: some Sequence<(name: Substring, value: Substring)> {
    headers.values("Cookie").lazy.flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }
      .compactMap { pair -> (name: Substring, value: Substring)? in
        let text = Substring(pair).drop { $0 == " " || $0 == "\t" }
        return text.firstIndex(of: "=").map { (text[..<$0], text[text.index(after: $0)...]) }
      }
  }
}
