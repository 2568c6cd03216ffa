import Foundation
import Glibc

/// Answers each connection to a port of this machine with what a closure makes of the request's first line.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let socketDescriptor: Int32

  init?(answer: @escaping @Sendable (String) -> String) {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listening, pointer, length) == 0 && listen(listening, 16) == 0
          && getsockname(listening, pointer, &length) == 0
      }
    }
    guard isBound else { return nil }
    port = UInt16(bigEndian: address.sin_port)
    socketDescriptor = listening
    Thread.detachNewThread {
      while true {
        let connection = accept(listening, nil, nil)
        guard connection >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = read(connection, &buffer, buffer.count)
        let line = String(decoding: buffer.prefix(Swift.max(count, 0)).prefix { $0 != 13 }, as: UTF8.self)
        let bytes = Array(answer(line).utf8)
        _ = write(connection, bytes, bytes.count)
        close(connection)
      }
    }
  }

  deinit {
    shutdown(socketDescriptor, Int32(SHUT_RDWR))
    close(socketDescriptor)
  }

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  static func response(_ status: String, _ body: String, header: String = "") -> String {
    "HTTP/1.1 \(status)\r\n\(header)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
  }
}
