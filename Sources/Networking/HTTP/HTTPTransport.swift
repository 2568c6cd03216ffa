import Foundation

/// Sends requests and hands back what comes, piece by piece. The edge of the process; everything above it is testable
/// with ``InMemoryTransport``.
package protocol HTTPTransport: Sendable {
  /// Starts `request` and reports its course: one `head`, any number of `body`, one `end`; or `end` alone on failure.
  ///
  /// Redirects are reported like other answers, not followed. `receive` is called on a thread of the transport's own
  /// choice, one call at a time; it must not block. After ``HTTPExchange/cancel()`` at most the call that is already
  /// under way completes.
  func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange
}

/// A request under way.
package protocol HTTPExchange: AnyObject, Sendable {
  /// Stops the request and lets go of its connection. Safe from any thread, and more than once.
  /// - Returns: whether anything of the request may have left this machine.
  @discardableResult
  func cancel() -> Bool

  /// Says that the receiver is done with so many more bytes of the body; see ``HTTPRequest/maximumUnreadBody``. Safe from
  /// any thread.
  func didRead(_ count: Int)
}

/// The course of an exchange.
package enum HTTPEvent: Sendable {
  case head(HTTPResponseHead)
  case body(Data)
  /// The end: nil when the answer is complete.
  case end(TransportError?)
}

/// Why no complete answer came.
package struct TransportError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The host's name has no address.
    case unresolved
    /// No connection: refused, no route, network down.
    case unreachable
    /// TLS failed; an expired or unknown certificate, for example.
    case insecure
    /// A limit of ``HTTPTimeouts`` has passed.
    case timedOut
    /// The connection ended before the answer did.
    case interrupted
    /// The body exceeds the request's limit, in bytes.
    case tooLarge(limit: Int)
    /// The answer breaks the rules of HTTP or of its content coding.
    case malformed
    /// What answers does not speak HTTP.
    case notHTTP
    /// The redirects lead in circles, are too many, or point to an address that is not `http` or `https`.
    case badRedirect
    /// The request's address cannot be used.
    case badAddress
    /// The address, as its name was resolved, is one the transport must not connect to.
    case forbidden
  }

  package var reason: Reason
  /// Whether nothing of the request can have left this machine.
  var isBeforeSending: Bool {
    switch reason {
    case .unresolved, .unreachable, .insecure, .badAddress, .forbidden: true
    case .timedOut, .interrupted, .tooLarge, .malformed, .notHTTP, .badRedirect: false
    }
  }

  /// What the lower layer said, for a log; holds no secrets.
  package var detail: String
  /// Where it happened, where that is another address than the one that was asked for: redirects have led there.
  package var url: URL?

  package init(_ reason: Reason, _ detail: String = "") {
    self.reason = reason
    self.detail = detail
  }
}
