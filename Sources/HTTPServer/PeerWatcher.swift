import CMicroHTTPD
import Foundation
import Glibc
import Locks

/// Notices that the peer of a waiting connection has gone, and that one takes too long over its request.
///
/// libmicrohttpd does not look at a suspended connection, and an idle event stream is suspended nearly always. So the
/// sockets of waiting exchanges are in an epoll set of their own, served by one thread that sleeps until a peer hangs up.
/// It also is the list of all exchanges that may be suspended, which a stopping server must wake.
final class PeerWatcher: Sendable {
  private struct Table {
    var exchanges: [UInt64: (exchange: Exchange, socket: Int32)] = [:]
    var isStopping = false
  }

  private static let stopToken = UInt64.max
  private static let deadlineToken = UInt64.max - 1

  private let table = Locked(Table())
  private let epoll: Int32
  private let wake: Int32
  private let deadlineWake: Int32
  private let connections: ConnectionTable
  /// Whether the thread looks at deadlines once a second.
  private let looksAtDeadlines = Locked(false)
  private let ended = DispatchSemaphore(value: 0)

  init(_ connections: ConnectionTable) throws(HTTPServerError) {
    self.connections = connections
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    wake = eventfd(0, Int32(EFD_CLOEXEC))
    deadlineWake = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard epoll >= 0, wake >= 0, deadlineWake >= 0 else {
      let reason = String(cString: strerror(errno))
      for descriptor in [epoll, wake, deadlineWake] where descriptor >= 0 { Glibc.close(descriptor) }
      throw .cannotStart(reason: reason)
    }
    for (descriptor, token) in [(wake, Self.stopToken), (deadlineWake, Self.deadlineToken)] {
      var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: token))
      epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event)
    }
    let thread = Thread { [self] in run() }
    thread.name = "http-peers"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Watches the exchange until ``forget(_:)``.
  /// - Returns: `false` where the server is stopping: the exchange must not wait any more, and is cut as those that wait are.
  func watch(_ exchange: Exchange, socket: Int32) -> Bool {
    let isNew: Bool? = table.withLock { table in
      if table.isStopping { return nil }
      return table.exchanges.updateValue((exchange, socket), forKey: exchange.number) == nil
    }
    guard let isNew else { return false }
    if isNew {
      let events = EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue | EPOLLONESHOT.rawValue
      var event = epoll_event(events: events, data: epoll_data_t(u64: exchange.number))
      epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event)
    }
    return true
  }

  /// To be called before the exchange's socket is closed.
  func forget(_ exchange: Exchange) {
    guard let entry = table.withLock({ $0.exchanges.removeValue(forKey: exchange.number) }) else { return }
    var unused = epoll_event()
    epoll_ctl(epoll, EPOLL_CTL_DEL, entry.socket, &unused)
  }

  /// From now on a request is on its way that must be there in time.
  func watchDeadlines() {
    let isNew = looksAtDeadlines.withLock { looks in
      defer { looks = true }
      return !looks
    }
    guard isNew else { return }
    var one: UInt64 = 1
    write(deadlineWake, &one, MemoryLayout<UInt64>.size)
  }

  /// Cuts all waiting exchanges and lets no other wait.
  func stopWaiting() {
    let waiting = table.withLock { table in
      table.isStopping = true
      return table.exchanges.values.map(\.exchange)
    }
    for exchange in waiting { exchange.abort() }
  }

  /// Ends the thread. To be called once, after all exchanges have finished.
  func close() {
    var one: UInt64 = 1
    write(wake, &one, MemoryLayout<UInt64>.size)
    ended.wait()
    Glibc.close(epoll)
    Glibc.close(wake)
    Glibc.close(deadlineWake)
  }

  private func run() {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    while true {
      let looks = looksAtDeadlines.withLock { $0 }
      let count = epoll_wait(epoll, &events, Int32(events.count), looks ? 1000 : -1)
      if count < 0, errno != EINTR { break }
      var isEnding = false
      for event in events.prefix(max(0, Int(count))) {
        let number = event.data.u64
        if number == Self.stopToken {
          isEnding = true
        } else if number == Self.deadlineToken {
          var count: UInt64 = 0
          read(deadlineWake, &count, MemoryLayout<UInt64>.size)
        } else {
          table.withLock { $0.exchanges[number]?.exchange }?.abort()
        }
      }
      if isEnding { break }
      if looks {
        // Before the look, so that a request that begins after it is not missed.
        looksAtDeadlines.withLock { $0 = false }
        if connections.cutOverdue() { looksAtDeadlines.withLock { $0 = true } }
      }
    }
    ended.signal()
  }
}
