import Foundation

/// A cached answer: its body and what is needed to judge and renew it. Holds no credentials and no cookies.
package struct CacheEntry: Hashable, Sendable {
  package var body: Data
  package var contentType: String?
  /// `ETag` and `Last-Modified`, to ask whether the answer still holds (RFC 9110, section 13.1).
  package var entityTag: String?
  package var lastModified: String?
  /// When the service gave the answer, or last confirmed it.
  package var date: Date
  /// So many seconds after `date` the server calls the answer fresh; nil where it names none.
  package var lifetime: TimeInterval?

  package init(
    body: Data, contentType: String? = nil, entityTag: String? = nil, lastModified: String? = nil, date: Date,
    lifetime: TimeInterval? = nil
  ) {
    self.body = body
    self.contentType = contentType
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.date = date
    self.lifetime = lifetime
  }

  /// The entry for an answer; nil where the server forbids to store it. Stores of what was made from an answer put that in
  /// place of the body.
  package init?(_ response: HTTPResponse, date: Date) {
    let control = CacheControl(response.head.headers["Cache-Control"] ?? "")
    guard !control.forbidsStoring else { return nil }
    let age = response.head.headers["Age"].flatMap(TimeInterval.init) ?? 0
    self.init(
      body: response.body, contentType: response.head.headers["Content-Type"],
      entityTag: response.head.headers["ETag"], lastModified: response.head.headers["Last-Modified"], date: date,
      lifetime: control.lifetime.map { max(0, $0 - max(0, age)) })
  }

  /// The cached answer as one that comes from `url`.
  func response(url: URL) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers["Content-Type"] = contentType
    headers["ETag"] = entityTag
    headers["Last-Modified"] = lastModified
    return HTTPResponse(head: HTTPResponseHead(url: url, status: 200, headers: headers), body: body)
  }

  /// Adds the questions whether the answer still holds.
  func makeConditional(_ request: inout HTTPRequest) {
    if let entityTag { request.headers["If-None-Match"] = entityTag }
    if let lastModified { request.headers["If-Modified-Since"] = lastModified }
  }

  var isConditional: Bool { entityTag != nil || lastModified != nil }

  /// Bytes it takes in memory, roughly, with its key and its place in a table.
  var size: Int { body.count + 600 }
}
