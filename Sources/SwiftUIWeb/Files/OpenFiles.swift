import CryptoKit
import Foundation
import HTTPServer
import SwiftUIElements

/// Files for programs that can neither sign in nor keep a cookie, such as feed readers: whoever knows a file's name has it. A name
/// must be as hard to guess as a secret.
package struct OpenFiles: Sendable {
  package struct File: Sendable {
    /// The media type.
    package var type: String
    package var body: Data

    package init(type: String, body: Data) {
      self.type = type
      self.body = body
    }
  }

  /// Hands over the file of a name, now or later; nil where there is none.
  package typealias Find =
    @MainActor @Sendable (
      _ name: String, _ answer: @escaping @MainActor @Sendable (File?) -> Void
    ) -> Void

  let find: Find

  package init(_ find: @escaping Find) { self.find = find }

  /// Where a file lies on this server: an absolute path.
  package static func path(of name: String) -> String { Address.open + name }

  /// Answers a request for a file; false where the address is another one.
  @MainActor
  func answer(_ request: HTTPRequest, _ responder: HTTPResponder) -> Bool {
    let path = request.rawPath
    guard path.hasPrefix(Address.open) else { return false }
    guard request.method == "GET" || request.method == "HEAD" else {
      responder.respond(SecurityHeaders.plain(405))
      return true
    }
    let known = request.headers["If-None-Match"]
    find(String(path.dropFirst(Address.open.count))) { file in
      responder.respond(file.map { Self.response($0, known: known) } ?? SecurityHeaders.plain(404))
    }
    return true
  }

  private static func response(_ file: File, known: String?) -> HTTPResponse {
    let tag = "\"" + SHA256.hash(data: file.body).prefix(12).map { String($0, radix: 16) }.joined(separator: ".") + "\""
    var headers: HTTPHeaders = ["Content-Type": file.type, "Cache-Control": "private, no-cache", "ETag": tag]
    SecurityHeaders.add(to: &headers)
    headers["Content-Security-Policy"] = "default-src 'none'; sandbox"
    return known == tag ? HTTPResponse(status: 304, headers: headers) : HTTPResponse(headers: headers, body: file.body)
  }
}
