import Foundation

/// What to ask of a server, with the limits of patience.
package struct HTTPRequest: Hashable, Sendable {
  package var url: URL
  package var method: String
  package var headers: HTTPHeaders
  package var body: Data?
  package var timeouts: HTTPTimeouts
  /// The largest body that is accepted, in bytes after decompression; nil for event streams.
  package var maximumBodySize: Int?
  /// Bytes of the body that may lie unread at the receiver; the transfer rests beyond them, down to the socket, until
  /// ``HTTPExchange/didRead(_:)`` makes room. Nil: whatever arrives is handed on at once.
  package var maximumUnreadBody: Int?
  /// Whether the server may compress the body.
  package var acceptsCompression = true
  /// How often a failed attempt may be repeated; only requests that change nothing are.
  package var retryLimit: Int
  /// What the request counts against; nil where the service sets no limit.
  package var quota: Quota?
  /// Seconds to wait before the request is sent and counted, so that a reader who goes on meanwhile costs nothing. What is
  /// cached does not wait.
  package var settleTime: TimeInterval = 0

  package init(
    _ url: URL, method: String = "GET", headers: HTTPHeaders = [:], body: Data? = nil,
    timeouts: HTTPTimeouts = .init(), maximumBodySize: Int? = 16 << 20, retryLimit: Int = 2,
    quota: Quota? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeouts = timeouts
    self.maximumBodySize = maximumBodySize
    self.retryLimit = retryLimit
    self.quota = quota
  }

  /// A request for a `text/event-stream`: no limit of time or size, because it is meant to last; what is not read yet
  /// holds the server back.
  package static func eventStream(_ url: URL) -> HTTPRequest {
    var request = HTTPRequest(
      url, headers: ["Accept": "text/event-stream", "Cache-Control": "no-cache"],
      timeouts: .init(total: nil, stall: nil), maximumBodySize: nil, retryLimit: 0)
    request.maximumUnreadBody = 256 << 10
    // A few compressed bytes could stand for more than may lie unread.
    request.acceptsCompression = false
    return request
  }

  /// Whether repeating the request has the same effect as sending it once (RFC 9110, section 9.2.2).
  package var isIdempotent: Bool {
    ["GET", "HEAD", "OPTIONS", "PUT", "DELETE"].contains(method)
  }
}

/// Limits of time in seconds; nil means no limit.
package struct HTTPTimeouts: Hashable, Sendable {
  /// From the start until the connection stands, TLS included.
  package var connect: TimeInterval?
  /// From the start until the first byte of the answer.
  package var firstByte: TimeInterval?
  /// The whole exchange.
  package var total: TimeInterval?
  /// The longest silence inside a body.
  package var stall: TimeInterval?

  package init(
    connect: TimeInterval? = 8, firstByte: TimeInterval? = 15, total: TimeInterval? = 60, stall: TimeInterval? = 20
  ) {
    self.connect = connect
    self.firstByte = firstByte
    self.total = total
    self.stall = stall
  }
}
