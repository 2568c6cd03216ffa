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

  package let port: UInt16
  private var listener: Int32
  private let script: @Sendable (String) -> [Step]
  private let condition = NSCondition()
  private var isStopped = false
  private var requestCount = 0
  private var openListeners = 0

  /// - Parameter script: gets the whole request head.
  package init(_ script: @escaping @Sendable (String) -> [Step]) throws {
    self.script = script
    let (listener, port) = try Self.listen()
    (self.listener, self.port) = (listener, port)
    Thread { [self] in acceptLoop(listener) }.start()
  }

  /// A port that was free a moment ago.
  package static func freePort() throws -> UInt16 {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  /// Whether somebody listens at a port of this machine.
  static func accepts(_ port: UInt16) -> Bool {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(handle) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  private static func listen(port: UInt16 = 0) throws -> (listener: Int32, port: UInt16) {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var isReusable: Int32 = 1
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &isReusable, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_port = port.bigEndian
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReady = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(handle, $0, size) == 0 && Glibc.listen(handle, 64) == 0 && getsockname(handle, $0, &size) == 0
      }
    }
    guard isReady else { throw POSIXError(.EADDRNOTAVAIL) }
    return (handle, UInt16(bigEndian: address.sin_port))
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
    let (listener, _) = try Self.listen(port: port)
    condition.withLock { self.listener = listener }
    Thread { [self] in acceptLoop(listener) }.start()
  }

  private func acceptLoop(_ listener: Int32) {
    condition.withLock { openListeners += 1 }
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
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
        close(connection)
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
