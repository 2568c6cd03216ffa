import Foundation
import Synchronization

/// What all connections of a running server share.
final class ServerCore: Sendable {
  let limits: HTTPServerLimits
  let handler: HTTPServer.Handler
  let watcher: PeerWatcher
  let table: ConnectionTable
  let identifiesPeers: Bool
  private let exchangeNumbers = Atomic<UInt64>(0)
  private let connections = Atomic<Int>(0)

  init(
    limits: HTTPServerLimits, identifiesPeers: Bool, handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.limits = limits
    self.identifiesPeers = identifiesPeers
    self.handler = handler
    table = ConnectionTable(limits: limits)
    watcher = try PeerWatcher(table)
  }

  var connectionCount: Int { connections.load(ordering: .relaxed) }

  func connectionOpened(_ id: ConnectionTable.ID, socket: Int32, address: String) {
    connections.wrappingAdd(1, ordering: .relaxed)
    table.opened(id, socket: socket, address: address)
    watcher.watchDeadlines()
  }

  func connectionClosed(_ id: ConnectionTable.ID) {
    connections.wrappingSubtract(1, ordering: .relaxed)
    table.closed(id)
  }

  func makeExchange(target: String) -> Exchange {
    Exchange(number: exchangeNumbers.wrappingAdd(1, ordering: .relaxed).newValue, target: target, core: self)
  }
}
