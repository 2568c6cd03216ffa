import Foundation
import Glibc

/// The frames of a WebSocket as its client sends and reads them (RFC 6455). A value: bytes in, messages out.
struct WebSocketFraming: MessageFraming {
  private var bytes: [UInt8] = []
  private var message = Data()

  /// One text frame, masked as clients must.
  func wrap(_ message: Data) -> Data {
    var frame = Data([0x81])
    let count = message.count
    if count < 126 {
      frame.append(0x80 | UInt8(count))
    } else if count < 1 << 16 {
      frame.append(contentsOf: [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)])
    } else {
      frame.append(0x80 | 127)
      frame.append(contentsOf: (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) })
    }
    let mask = (0..<4).map { _ in UInt8.random(in: 0...255) }
    frame.append(contentsOf: mask)
    frame.append(contentsOf: message.enumerated().map { $1 ^ mask[$0 & 3] })
    return frame
  }

  mutating func messages(in read: ArraySlice<UInt8>) -> [Data] {
    bytes += read
    var messages: [Data] = []
    while let (head, payload) = nextFrame() {
      // Text and what continues it; the browser neither pings nor waits for a goodbye.
      guard head & 0x0F <= 1 else { continue }
      message += payload
      if head & 0x80 != 0 {
        messages.append(message)
        message = Data()
      }
    }
    return messages
  }

  private mutating func nextFrame() -> (UInt8, ArraySlice<UInt8>)? {
    guard bytes.count >= 2 else { return nil }
    var (start, count) = (2, Int(bytes[1] & 0x7F))
    if count >= 126 {
      let width = count == 126 ? 2 : 8
      guard bytes.count >= 2 + width else { return nil }
      count = bytes[2..<2 + width].reduce(0) { $0 << 8 | Int($1) }
      start += width
    }
    guard bytes.count >= start + count else { return nil }
    let frame = (bytes[0], bytes[start..<start + count])
    bytes.removeFirst(start + count)
    return frame
  }

  /// Opens a WebSocket of this machine.
  /// - Returns: the connected socket, after both sides have agreed.
  static func connect(port: UInt16, path: String) throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw BrowserError.cannotLaunch("nothing listens on port \(port)") }
    let key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
    let request =
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      + "Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: 13\r\n\r\n"
    guard Glibc.write(socket, request, request.utf8.count) == request.utf8.count else { throw BrowserError.closed }
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard Glibc.read(socket, &byte, 1) == 1, head.count < 1 << 14 else { throw BrowserError.closed }
      head.append(byte)
    }
    let answer = String(decoding: head, as: UTF8.self)
    guard answer.hasPrefix("HTTP/1.1 101") else { throw BrowserError.refused(answer) }
    return socket
  }
}
