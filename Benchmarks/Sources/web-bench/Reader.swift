import Foundation
import Glibc

/// A browser's part of the protocol over plain sockets: opens a page and follows its stream. Blocking.
final class Reader {
  struct Failure: Error { let text: String }

  private(set) var descriptor: Int32 = -1
  let firstPaintBytes: Int
  private let port: UInt16
  private let token: String
  private let cookie: String

  /// Opens a page of a server on loopback.
  init(port: UInt16, path: String = "/") throws {
    self.port = port
    let host = "127.0.0.1:\(port)"
    let page = try Self.connect(port)
    try Self.send(page, "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    let html = Self.readAll(page)
    close(page)
    firstPaintBytes = html.utf8.count
    guard let token = Self.between("name=\"live\" content=\"", " ", html),
      let cookie = Self.between("Set-Cookie: ", ";", html)
    else { throw Failure(text: "no page: \(html.prefix(200))") }
    self.token = token
    self.cookie = cookie
  }

  /// Opens the page's stream.
  func listen(isCompressed: Bool) throws {
    let host = "127.0.0.1:\(port)"
    descriptor = try Self.connect(port)
    let body = "{\"t\":\"\(token)\",\"s\":0}"
    try Self.send(
      descriptor,
      "POST /-/live HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nCookie: \(cookie)\r\n"
        + (isCompressed ? "Accept-Encoding: gzip\r\n" : "") + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// What has come, at least one byte unless `milliseconds` pass.
  func read(within milliseconds: Int32) -> String {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return "" }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
  }

  /// Reads until nothing comes for a while.
  func settle() { while !read(within: 60).isEmpty {} }

  private static func connect(_ port: UInt16) throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(text: "cannot connect: \(String(cString: strerror(errno)))") }
    return descriptor
  }

  private static func send(_ descriptor: Int32, _ text: String) throws {
    let bytes = Array(text.utf8)
    guard Glibc.send(descriptor, bytes, bytes.count, 0) == bytes.count else { throw Failure(text: "cannot send") }
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      all += buffer[..<count]
    }
    return String(decoding: all, as: UTF8.self)
  }

  private static func between(_ start: String, _ end: Character, _ text: String) -> String? {
    guard let range = text.range(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }
}
