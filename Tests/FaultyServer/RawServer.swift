import Foundation
import Glibc
import Synchronization

/// A loopback server that answers with raw bytes, well-formed or not: one step list per connection, chosen by request path.
package final class RawServer: @unchecked Sendable {
  package enum Step: Sendable {
    case send(String)
    case bytes([UInt8])
    /// The same bytes again and again until the client has had enough.
    case endless(String)
    /// A byte after the other with so many milliseconds between them.
    case drip(String, milliseconds: Int)
    /// Nothing more until the server stops.
    case hold
    /// Ends with a reset instead of a close.
    case reset
  }

  package var port: UInt16 { place.number }
  private let place: LoopbackPort
  private var listener: Int32
  private let script: @Sendable (String) -> [Step]
  private let condition = NSCondition()
  private var isStopped = false
  private var requestCount = 0
  private var openListeners = 0

  /// - Parameter script: gets the whole request head.
  package init(_ script: @escaping @Sendable (String) -> [Step]) throws {
    self.script = script
    place = try LoopbackPort()
    listener = try place.listen()
    Thread { [self, listener] in acceptLoop(listener) }.start()
  }

  package func url(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { preconditionFailure("\(path) is no path") }
    return url
  }

  /// How many requests have come.
  package var count: Int { condition.withLock { requestCount } }

  package func stop() {
    let listener = condition.withLock {
      isStopped = true
      condition.broadcast()
      return self.listener
    }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// Refuses connections from now on.
  package func pause() {
    let listener = condition.withLock { self.listener }
    shutdown(listener, Int32(SHUT_RDWR))
    // The socket is closed by the thread that accepts from it.
    condition.withLock {
      while openListeners > 0 { condition.wait() }
    }
  }

  /// Accepts connections again, at the same port.
  package func resume() throws {
    let listener = try place.listen()
    condition.withLock { self.listener = listener }
    Thread { [self] in acceptLoop(listener) }.start()
  }

  private func acceptLoop(_ listener: Int32) {
    condition.withLock { openListeners += 1 }
    while let connection = LoopbackPort.accept(from: listener) {
      Thread { [self] in serve(connection) }.start()
    }
    close(listener)
    condition.withLock {
      openListeners -= 1
      condition.broadcast()
    }
  }

  private func serve(_ connection: Int32) {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else {
        LoopbackPort.end(connection)
        return
      }
      head += buffer[..<count]
    }
    condition.withLock { requestCount += 1 }
    for step in script(String(decoding: head, as: UTF8.self)) {
      switch step {
      case .send(let text): write(Array(text.utf8), to: connection)
      case .bytes(let bytes): write(bytes, to: connection)
      case .endless(let text):
        let bytes = Array(text.utf8)
        while write(bytes, to: connection), !condition.withLock({ isStopped }) {}
      case .drip(let text, let milliseconds):
        for byte in text.utf8 where write([byte], to: connection) {
          let next = Date(timeIntervalSinceNow: Double(milliseconds) / 1000)
          condition.withLock { while !isStopped, condition.wait(until: next) {} }
        }
      case .hold:
        condition.withLock {
          while !isStopped { condition.wait() }
        }
      case .reset:
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Glibc.linger>.size))
        close(connection)
        return
      }
    }
    shutdown(connection, Int32(SHUT_WR))
    close(connection)
  }

  @discardableResult
  private func write(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
