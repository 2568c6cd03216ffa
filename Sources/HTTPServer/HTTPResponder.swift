import Foundation

/// The right to answer one request, once, from any thread, now or later.
///
/// Releasing it unanswered answers 500, so that a forgotten request never hangs its client.
package final class HTTPResponder: Sendable {
  private let exchange: Exchange

  init(_ exchange: Exchange) {
    self.exchange = exchange
  }

  deinit {
    exchange.respond(.plain(500, "the handler gave no answer"))
  }

  /// Sends a complete answer.
  /// - Returns: `false` where the request has its answer already or the peer is gone; nothing happens then.
  @discardableResult
  package func respond(_ response: HTTPResponse) -> Bool {
    exchange.respond(response)
  }

  /// Sends the head of an answer whose body comes bit by bit. The stream stays open until ``HTTPResponseStream/close()``,
  /// until its last reference is released, or until the peer goes away.
  ///
  /// Where the request has its answer already or the peer is gone, the stream is closed from the start.
  package func stream(status: Int = 200, headers: HTTPHeaders = [:]) -> HTTPResponseStream {
    HTTPResponseStream(exchange, isOwner: exchange.beginStream(status: status, headers: headers))
  }

  /// Cuts the connection without any answer.
  package func abort() {
    exchange.abort()
  }

  /// Whether nobody waits for the answer any more.
  package var isClosed: Bool { exchange.isClosed }

  /// Whether there is no answer yet, not even the head of a stream, and somebody waits for it.
  package var isAwaited: Bool { exchange.isAwaited }

  /// Calls `action` once, on a server thread, when the exchange is over: answered, or left by its peer. At once where it is
  /// over already. A peer that leaves before the answer is noticed within milliseconds; one that closes only its sending
  /// side while it waits counts as gone, too.
  package func onClose(_ action: @escaping @Sendable () -> Void) {
    exchange.onClose(action)
  }
}
