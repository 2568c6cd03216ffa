import Foundation

/// The open body of an answer, for example of server-sent events. Safe from any thread.
package final class HTTPResponseStream: Sendable {
  package enum SendResult: Sendable, Equatable {
    case accepted
    /// The client is slower than the sender: nothing of this data was queued. Wait for a drain, drop, or close.
    case full
    /// The stream is closed or its peer is gone.
    case closed
  }

  private let exchange: Exchange
  private let isOwner: Bool

  init(_ exchange: Exchange, isOwner: Bool) {
    self.exchange = exchange
    self.isOwner = isOwner
  }

  deinit {
    if isOwner { exchange.endStream(.finished) }
  }

  /// Queues all of `data`, or nothing of it.
  @discardableResult
  package func send(_ data: Data) -> SendResult {
    isOwner ? exchange.send(data) : .closed
  }

  /// Queues a text in UTF-8.
  @discardableResult
  package func send(_ text: String) -> SendResult {
    send(Data(text.utf8))
  }

  /// Ends the body properly, after what is queued.
  package func close() {
    if isOwner { exchange.endStream(.finished) }
  }

  /// Cuts the connection, so that the peer sees an unfinished body. Queued bytes are lost.
  package func abort() {
    if isOwner { exchange.endStream(.aborted) }
  }

  /// Bytes the client's socket has not taken yet.
  package var queuedBytes: Int { isOwner ? exchange.queuedBytes : 0 }

  /// Whether `send` can no longer succeed.
  package var isClosed: Bool { !isOwner || exchange.isClosed }

  /// Calls `action` once, on a server thread, when the stream is over, whoever ended it; at once where it is over already.
  package func onClose(_ action: @escaping @Sendable () -> Void) {
    isOwner ? exchange.onClose(action) : action()
  }

  /// Calls `action` on a server thread each time ``queuedBytes`` has come down to zero. A later call replaces it.
  package func onDrain(_ action: @escaping @Sendable () -> Void) {
    if isOwner { exchange.onDrain(action) }
  }
}
