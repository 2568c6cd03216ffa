import Foundation
import Glibc
import Synchronization

/// A loopback server that answers with raw bytes, well-formed or not: one step list per connection, chosen by request path.
final class RawServer: @unchecked Sendable {
  enum Step: Sendable {
    case send(String)
    case bytes([UInt8])
    /// The same bytes again and again until the client has had enough.
    case endless(String)
    /// Nothing more until the server stops.
    case hold
    /// Ends with a reset instead of a close.
    case reset
  }

  let port: UInt16
  private let listener: Int32
  private let script: @Sendable (String) -> [Step]
  private let condition = NSCondition()
  private var isStopped = false
  private var requestCount = 0

  /// - Parameter script: gets the whole request head.
  init(_ script: @escaping @Sendable (String) -> [Step]) throws {
    self.script = script
    (listener, port) = try Self.listen()
    Thread { [self] in acceptLoop() }.start()
  }

  /// A port that was free a moment ago.
  static func freePort() throws -> UInt16 {
    let (listener, port) = try listen()
    close(listener)
    return port
  }

  private static func listen() throws -> (listener: Int32, port: UInt16) {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
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

  func url(_ path: String) -> URL { address("http://127.0.0.1:\(port)\(path)") }

  /// How many requests have come.
  var count: Int { condition.withLock { requestCount } }

  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func acceptLoop() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      Thread { [self] in serve(connection) }.start()
    }
    close(listener)
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
