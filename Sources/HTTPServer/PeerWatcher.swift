import CMicroHTTPD
import Foundation
import Glibc

/// Notices that the peer of a waiting connection has gone.
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

  private let table = Locked(Table())
  private let epoll: Int32
  private let wake: Int32
  private let ended = DispatchSemaphore(value: 0)

  init() throws(HTTPServerError) {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    wake = eventfd(0, Int32(EFD_CLOEXEC))
    guard epoll >= 0, wake >= 0 else {
      let reason = String(cString: strerror(errno))
      Glibc.close(epoll)
      Glibc.close(wake)
      throw .cannotStart(reason: reason)
    }
    var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.stopToken))
    epoll_ctl(epoll, EPOLL_CTL_ADD, wake, &event)
    let thread = Thread { [self] in run() }
    thread.name = "http-peers"
    thread.stackSize = 256 * 1024
    thread.start()
  }

  /// Watches the exchange until ``forget(_:)``.
  /// - Returns: `false` where the server is stopping: the exchange must not wait any more.
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
  }

  private func run() {
    var events = [epoll_event](repeating: epoll_event(), count: 64)
    while true {
      let count = epoll_wait(epoll, &events, Int32(events.count), -1)
      if count < 0, errno != EINTR { break }
      var isEnding = false
      for event in events.prefix(max(0, Int(count))) {
        let number = event.data.u64
        if number == Self.stopToken {
          isEnding = true
        } else {
          table.withLock { $0.exchanges[number]?.exchange }?.abort()
        }
      }
      if isEnding { break }
    }
    ended.signal()
  }
}
