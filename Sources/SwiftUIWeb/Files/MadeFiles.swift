import Foundation
import HTTPServer

/// Files that are made when a reader asks for them, at addresses of their own beside the pages: a GET that changes nothing. They work
/// without script.
package struct MadeFiles: Sendable {
  package struct File: Sendable {
    /// The media type.
    package var type: String
    package var body: Data

    package init(type: String, body: Data) {
      self.type = type
      self.body = body
    }
  }

  /// What is asked for.
  package struct Question: Sendable {
    /// Such as `saved.epub`.
    package var name: String
    package var values: [String: String]
    /// Of whoever asks.
    package var locale: Locale
  }

  /// Hands over the file, now or later, on any thread; nil where there is none.
  package typealias Make =
    @MainActor @Sendable (_ question: Question, _ answer: @escaping @Sendable (File?) -> Void) -> Void

  let make: Make

  package init(_ make: @escaping Make) { self.make = make }

  /// Where such a file lies: an absolute path with its question.
  package static func address(of name: String, _ values: [(name: String, value: String)]) -> String {
    var parts = URLComponents()
    parts.path = Address.made + name
    if !values.isEmpty { parts.queryItems = values.map { URLQueryItem(name: $0.name, value: $0.value) } }
    // In a query a plus is a space.
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    return parts.string ?? Address.made
  }

  /// Answers a GET; false where the address is another one.
  @MainActor
  func answer(_ request: HTTPRequest, _ responder: HTTPResponder, locale: Locale) -> Bool {
    guard request.rawPath.hasPrefix(Address.made) else { return false }
    let name = String(request.rawPath.dropFirst(Address.made.count))
    let values = Dictionary(request.query.pairs.map { ($0.name, $0.value) }) { first, _ in first }
    make(Question(name: name, values: values, locale: locale)) { file in
      guard let file else {
        responder.respond(SecurityHeaders.plain(404))
        return
      }
      var headers: HTTPHeaders = [
        "Content-Type": file.type, "Content-Disposition": "attachment; filename=\"\(name)\"",
        "Cache-Control": "no-store",
      ]
      SecurityHeaders.add(to: &headers)
      responder.respond(HTTPResponse(headers: headers, body: file.body))
    }
    return true
  }
}
