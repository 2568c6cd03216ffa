import Foundation
import Glibc

/// A browser's part of the protocol over plain sockets: opens a page and follows its stream. Blocking.
package final class Reader {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  package private(set) var descriptor: Int32 = -1
  /// The page as it was painted at first, with what HTTP says about it.
  package let page: String
  package var firstPaintBytes: Int { page.utf8.count }
  private let port: UInt16
  private let token: String
  private let frame: String
  private let cookie: String

  /// Opens a page of a server on loopback, as a browser that has told how wide its window is.
  package init(port: UInt16, path: String = "/") throws {
    self.port = port
    page = String(decoding: try Reader.visit(port: port, path: path, isCompressed: false), as: UTF8.self)
    guard let live = Self.between("name=\"live\" content=\"", "\"", page),
      let cookie = Self.between("Set-Cookie: ", ";", page)
    else { throw Failure("no page: \(page.prefix(200))") }
    let parts = live.split(separator: " ")
    token = parts.first.map(String.init) ?? ""
    frame = parts.dropFirst().first.map(String.init) ?? "0"
    self.cookie = cookie
  }

  deinit { leave() }

  /// The server has let nobody else in for as long as anybody would wait.
  package struct NoRoom: Error, CustomStringConvertible {
    package var description: String { "the server has had no room for \(patience) seconds" }
  }

  /// In seconds.
  private static let patience = 120

  /// Asks for a page and reads the whole answer. Where the server says when to come back, it is asked again then.
  package static func visit(port: UInt16, path: String, isCompressed: Bool) throws -> [UInt8] {
    var waited = 0
    while true {
      let answer = try ask(port: port, path: path, isCompressed: isCompressed)
      guard let pause = pause(askedForBy: answer) else { return answer }
      guard waited + pause <= patience else { throw NoRoom() }
      sleep(UInt32(pause))
      waited += pause
    }
  }

  /// The seconds after which a busy server wants to be asked again; nil for any other answer.
  static func pause(askedForBy answer: [UInt8]) -> Int? {
    let head = String(decoding: answer.prefix(4096), as: UTF8.self).components(separatedBy: "\r\n\r\n")[0]
    guard head.hasPrefix("HTTP/1.1 503"), let seconds = between("\r\nRetry-After: ", "\r\n", head).flatMap({ Int($0) })
    else { return nil }
    return min(max(1, seconds), patience)
  }

  private static func ask(port: UInt16, path: String, isCompressed: Bool) throws -> [UInt8] {
    let socket = try connect(port)
    defer { close(socket) }
    try send(
      socket,
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\nCookie: viewport=1200x800\r\n"
        + (isCompressed ? "Accept-Encoding: gzip\r\n" : "") + "\r\n")
    return readAll(socket)
  }

  /// Opens the page's stream.
  package func listen(isCompressed: Bool) throws {
    let host = "127.0.0.1:\(port)"
    descriptor = try Self.connect(port)
    let body = "{\"t\":\"\(token)\",\"s\":\(frame),\"w\":1200,\"h\":800}"
    try Self.send(
      descriptor,
      "POST /-/live HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nCookie: \(cookie)\r\n"
        + "Content-Type: application/json\r\n" + (isCompressed ? "Accept-Encoding: gzip\r\n" : "")
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
  }

  /// Closes the stream, and ends the page at the server.
  package func end() throws {
    leave()
    let host = "127.0.0.1:\(port)"
    let socket = try Self.connect(port)
    defer { close(socket) }
    let body = "{\"t\":\"\(token)\"}"
    try Self.send(
      socket,
      "POST /-/end HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nCookie: \(cookie)\r\nConnection: close\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    _ = Self.readAll(socket)
  }

  private func leave() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// What has come, at least one byte unless `milliseconds` pass.
  package func read(within milliseconds: Int32) -> String {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, milliseconds) > 0 else { return "" }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : ""
  }

  /// Reads until nothing comes for a while.
  package func settle() { while !read(within: 60).isEmpty {} }

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
    guard result == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw Failure("cannot connect: \(reason)")
    }
    return descriptor
  }

  private static func send(_ descriptor: Int32, _ text: String) throws {
    let bytes = Array(text.utf8)
    guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw Failure("cannot send")
    }
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      all += buffer[..<count]
    }
    return all
  }

  private static func between(_ start: String, _ end: Character, _ text: String) -> String? {
    guard let range = text.range(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }
}
