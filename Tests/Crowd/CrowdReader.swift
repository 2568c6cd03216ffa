import Foundation
import Glibc

/// One reader of a crowd, on sockets that never block: opens a page, then follows its stream or leaves. Touched by one thread.
final class CrowdReader {
  enum Stage: Equatable {
    case waitingForPage
    case waitingForStream
    case following
    /// Told to come back, with this status.
    case refused(Int)
    /// Went away before anything came.
    case left
    case lost(String)
  }

  let number: Int
  let leaves: Bool
  private(set) var stage = Stage.waitingForPage
  private(set) var descriptor: Int32 = -1
  /// Seconds from its arrival to the whole first page, or to the word that there is no room.
  private(set) var pageWait: Double?
  /// When it began to follow, in seconds of the crowd's clock.
  private(set) var followsSince: Double?
  /// The changes that have come, and when.
  private(set) var seen: [Int: Double] = [:]
  private let port: UInt16
  private var arrival: Double
  private var received: [UInt8] = []

  init(_ number: Int, port: UInt16, leaves: Bool, now: Double) {
    self.number = number
    self.leaves = leaves
    self.port = port
    arrival = now
    askForPage()
  }

  private func askForPage() {
    let host = "127.0.0.1:\(port)"
    connect(
      sending:
        "GET / HTTP/1.1\r\nHost: \(host)\r\nSec-Fetch-Site: none\r\nAccept: text/html\r\nConnection: close\r\n\r\n")
  }

  /// Tries again after it was told to come back.
  func comeBack(now: Double) {
    stage = .waitingForPage
    arrival = now
    askForPage()
  }

  deinit { close() }

  /// Reads what is there. True where there is another connection to watch now.
  func read(now: Double, changes: [Int: String]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        received.append(contentsOf: buffer[..<count])
        continue
      }
      if count < 0, errno == EAGAIN || errno == EINTR { break }
      if stage == .waitingForPage { return pageEnded(now) }
      end(.lost("the stream ended"))
      return false
    }
    if stage == .waitingForStream { streamBegan(now) }
    if stage == .following { look(for: changes, now) }
    return false
  }

  func leave() { end(.left) }

  private func pageEnded(_ now: Double) -> Bool {
    let text = String(decoding: received, as: UTF8.self)
    received = []
    close()
    guard let status = Int(text.dropFirst(9).prefix(3)) else {
      end(.lost("no answer"))
      return false
    }
    pageWait = now - arrival
    guard status == 200 else {
      end(.refused(status))
      return false
    }
    guard let token = Self.between("name=\"live\" content=\"", " ", text),
      let cookie = Self.between("Set-Cookie: live-", ";", text)
    else {
      end(.lost("no page"))
      return false
    }
    stage = .waitingForStream
    let host = "127.0.0.1:\(port)"
    let body = "{\"t\":\"\(token)\",\"s\":0}"
    connect(
      sending: "POST /-/live HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\nCookie: live-\(cookie)\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return descriptor >= 0
  }

  private func streamBegan(_ now: Double) {
    guard received.count > 12 else { return }
    let status = Int(String(decoding: received[9..<12], as: UTF8.self)) ?? 0
    guard status == 200 else { return end(.refused(status)) }
    stage = .following
    followsSince = now
  }

  private func look(for changes: [Int: String], _ now: Double) {
    let text = String(decoding: received, as: UTF8.self)
    for (change, title) in changes where seen[change] == nil && text.contains(title) { seen[change] = now }
    // A title may still be cut in two.
    received = received.suffix(200)
  }

  private func end(_ stage: Stage) {
    self.stage = stage
    received = []
    close()
  }

  private func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// From an address of its own, as readers have.
  private func connect(sending text: String) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return end(.lost(String(cString: strerror(errno)))) }
    var own = Self.address(0x7F01_0000 + UInt32(number) + 1, port: 0)
    var server = Self.address(0x7F00_0001, port: port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &own) { own in
      withUnsafePointer(to: &server) { server in
        own.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) } == 0
          && server.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) } == 0
      }
    }
    let bytes = Array(text.utf8)
    guard isConnected, Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      return end(.lost(String(cString: strerror(errno))))
    }
  }

  private static func address(_ host: UInt32, port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return address
  }

  private static func between(_ start: String, _ end: Character, _ text: String) -> String? {
    guard let range = text.firstRange(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }
}
