import Foundation
import Synchronization

/// What all connections of a running server share.
final class ServerCore: Sendable {
  let limits: HTTPServerLimits
  let handler: HTTPServer.Handler
  let watcher: PeerWatcher
  private let exchangeNumbers = Atomic<UInt64>(0)
  private let connections = Atomic<Int>(0)

  init(limits: HTTPServerLimits, handler: @escaping HTTPServer.Handler, watcher: PeerWatcher) {
    self.limits = limits
    self.handler = handler
    self.watcher = watcher
  }

  var connectionCount: Int { connections.load(ordering: .relaxed) }

  func connectionOpened() { connections.wrappingAdd(1, ordering: .relaxed) }

  func connectionClosed() { connections.wrappingSubtract(1, ordering: .relaxed) }

  func makeExchange(target: String) -> Exchange {
    Exchange(number: exchangeNumbers.wrappingAdd(1, ordering: .relaxed).newValue, target: target, core: self)
  }
}
