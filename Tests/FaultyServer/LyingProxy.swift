import Foundation
import Glibc
import Locks

/// A proxy of event streams that lies: everything else it passes on as it is.
package final class LyingProxy: Sendable {
  package enum Lie: String, CaseIterable, Sendable {
    /// Nothing comes through; what is sent meanwhile comes at the end.
    case silent
    /// The connection ends in the middle of what is sent next.
    case cutInsideEvent
    /// Each stream ends as soon as it has begun.
    case closedAtOnce
    /// A byte now and then.
    case slowByByte
  }

  package var port: UInt16 { place.number }
  private let place: LoopbackPort
  private let upstream: UInt16
  private let listener: Int32
  private let lie = Locked<Lie?>(nil)
  private let isStopped = Locked(false)
  private let connections = Locked((all: 0, open: 0))

  /// - Parameter upstream: the port of the service on this machine.
  package init(upstream: UInt16) throws {
    self.upstream = upstream
    place = try LoopbackPort()
    listener = try place.listen()
    Thread.detachNewThread { [weak self, listener] in
      while let connection = LoopbackPort.accept(from: listener) {
        guard let self else {
          LoopbackPort.end(connection)
          break
        }
        Thread.detachNewThread { [self] in pass(connection) }
      }
      close(listener)
    }
  }

  /// What is done to streams from now on; nil for the truth.
  package func tell(_ lie: Lie?) { self.lie.withLock { $0 = lie } }

  /// What goes through it, in words.
  package var traffic: String {
    let (all, open) = connections.withLock { $0 }
    let takes = place.isAccepting ? "takes" : "takes no"
    return "the proxy \(takes) connections and has had \(all), of which \(open) are open"
  }

  package func stop() {
    isStopped.withLock { $0 = true }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func pass(_ client: Int32) {
    connections.withLock { $0 = ($0.all + 1, $0.open + 1) }
    defer {
      connections.withLock { $0.open -= 1 }
      LoopbackPort.end(client)
    }
    guard let server = LoopbackPort.connect(to: upstream) else { return }
    defer { LoopbackPort.end(server) }
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var isStream = false
    while !isStopped.withLock({ $0 }) {
      let lie = isStream ? lie.withLock { $0 } : nil
      var ends = [
        pollfd(fd: client, events: Int16(POLLIN), revents: 0),
        pollfd(fd: server, events: lie == .silent ? 0 : Int16(POLLIN), revents: 0),
      ]
      guard poll(&ends, 2, 50) >= 0 || errno == EINTR else { return }
      if ends[0].revents != 0 {
        let count = recv(client, &buffer, buffer.count, 0)
        guard count > 0, Self.write(buffer[..<count], to: server) else { return }
        if String(decoding: buffer[..<count], as: UTF8.self).contains("text/event-stream") { isStream = true }
      }
      guard ends[1].revents & Int16(POLLIN) != 0 else {
        if ends[1].revents & Int16(POLLHUP | POLLERR) != 0 { return }
        continue
      }
      let count = recv(server, &buffer, lie == .slowByByte ? 1 : buffer.count, 0)
      guard count > 0 else { return }
      switch lie {
      case nil, .silent: guard Self.write(buffer[..<count], to: client) else { return }
      case .cutInsideEvent:
        _ = Self.write(buffer[..<(count / 2)], to: client)
        return
      case .closedAtOnce: return
      case .slowByByte:
        guard Self.write(buffer[..<count], to: client) else { return }
        usleep(10_000)
      }
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to connection: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
