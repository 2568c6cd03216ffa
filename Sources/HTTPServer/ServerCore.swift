import Foundation
import Synchronization

/// What all connections of a running server share.
final class ServerCore: Sendable {
  let limits: HTTPServerLimits
  let handler: HTTPServer.Handler
  let watcher: PeerWatcher
  let table: ConnectionTable
  let heads = OpenHeads()
  let identifiesPeers: Bool
  let uploads: [UploadRule]
  private let exchangeNumbers = Atomic<UInt64>(0)
  private let connections = Atomic<Int>(0)
  private let uploading = Atomic<Int>(0)

  init(
    limits: HTTPServerLimits, identifiesPeers: Bool, uploads: [UploadRule], handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.limits = limits
    self.identifiesPeers = identifiesPeers
    self.uploads = uploads
    self.handler = handler
    table = ConnectionTable(limits: limits)
    watcher = try PeerWatcher(table)
  }

  var uploadCount: Int { uploading.load(ordering: .relaxed) }

  var connectionCount: Int { connections.load(ordering: .relaxed) }

  func connectionOpened(_ id: ConnectionTable.ID, socket: Int32, address: String) {
    connections.wrappingAdd(1, ordering: .relaxed)
    table.opened(id, socket: socket, address: address)
    watcher.watchDeadlines()
  }

  func connectionClosed(_ id: ConnectionTable.ID) {
    connections.wrappingSubtract(1, ordering: .relaxed)
    table.closed(id)
    heads.closed(id)
  }

  /// Whether one more file may be on its way, of `limit` at most. True asks for ``uploadEnded()``.
  func uploadBegins(limit: Int) -> Bool {
    guard uploading.wrappingAdd(1, ordering: .relaxed).newValue > limit else { return true }
    uploadEnded()
    return false
  }

  func uploadEnded() { uploading.wrappingSubtract(1, ordering: .relaxed) }

  func makeExchange(target: String) -> Exchange {
    Exchange(number: exchangeNumbers.wrappingAdd(1, ordering: .relaxed).newValue, target: target, core: self)
  }
}
