import Foundation

/// One complete answer. `Content-Length`, `Date` and `Connection` are added by the server.
package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: HTTPHeaders
  package var body: Data

  package init(status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer in UTF-8 of the given media type.
  package static func text(
    _ text: String, status: Int = 200, type: String = "text/plain; charset=utf-8", headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var response = HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
    response.headers["Content-Type"] = type
    return response
  }

  /// A plain-text answer that names its status, for example "404 Not Found".
  package static func plain(_ status: Int, _ detail: String = "") -> HTTPResponse {
    let reason = reasonPhrase(status)
    let line = reason.isEmpty ? "\(status)" : "\(status) \(reason)"
    return .text(detail.isEmpty ? line + "\n" : "\(line): \(detail)\n", status: status)
  }

  /// The usual words of the status codes this server and its users send; "" for others.
  package static func reasonPhrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 206: "Partial Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 303: "See Other"
    case 304: "Not Modified"
    case 307: "Temporary Redirect"
    case 308: "Permanent Redirect"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 416: "Range Not Satisfiable"
    case 421: "Misdirected Request"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    default: ""
    }
  }
}
