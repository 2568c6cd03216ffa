import Foundation
import Glibc

/// A port of this machine that nobody else is given while the value lives, whether somebody listens there or not.
///
/// A socket is bound to it and never listens: connections are refused, other sockets that say so may be bound to it too, and
/// the system hands it out neither to servers nor to clients.
package final class LoopbackPort: Sendable {
  package let number: UInt16
  private let holder: Int32

  package init() throws {
    let holder = Self.makeSocket()
    guard let number = Self.bind(holder, to: 0) else {
      close(holder)
      throw POSIXError(.EADDRINUSE)
    }
    (self.holder, self.number) = (holder, number)
  }

  deinit { close(holder) }

  /// A socket that listens at the port. Whoever asks closes it.
  package func listen() throws -> Int32 {
    let listener = Self.makeSocket()
    guard Self.bind(listener, to: number) != nil, Glibc.listen(listener, 64) == 0 else {
      close(listener)
      throw POSIXError(.EADDRINUSE)
    }
    return listener
  }

  /// Whether somebody listens.
  package var isAccepting: Bool { Self.connect(to: number).map { close($0) } != nil }

  /// A connection to a port of this machine, nil where nobody listens. Whoever asks closes it.
  package static func connect(to port: UInt16) -> Int32? {
    let connection = makeSocket()
    var address = address(of: port)
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isConnected { return connection }
    close(connection)
    return nil
  }

  /// The next connection to a socket that listens, nil where it does so no more. Whoever asks ends it.
  static func accept(from listener: Int32) -> Int32? {
    let connection = Glibc.accept(listener, nil, nil)
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return connection
  }

  /// Ends a connection for its peer too where a program has got hold of it, as one does that a test starts at the very moment in
  /// which the connection is taken.
  static func end(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_RDWR))
    close(connection)
  }

  private static func makeSocket() -> Int32 {
    let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var isReusable: Int32 = 1
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &isReusable, socklen_t(MemoryLayout<Int32>.size))
    return handle
  }

  /// The port that the socket has then.
  private static func bind(_ handle: Int32, to port: UInt16) -> UInt16? {
    var address = address(of: port)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(handle, $0, size) == 0 && getsockname(handle, $0, &size) == 0
      }
    }
    return isBound ? UInt16(bigEndian: address.sin_port) : nil
  }

  private static func address(of port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
