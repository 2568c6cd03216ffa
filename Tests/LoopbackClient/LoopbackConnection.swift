import Foundation
import Glibc

/// A blocking TCP connection to a server of this machine, for tests that must control every byte.
///
/// Every call ends within its deadline; what does not come in time is an error.
package final class LoopbackConnection: @unchecked Sendable {
  package enum Failure: Error, Equatable {
    case cannotConnect(Int32)
    case cannotSend(Int32)
    case reset
    case timedOut(received: String)
    case closedEarly(received: String)
    case malformed(String)
  }

  package struct Response: Sendable {
    package let status: Int
    /// In order, names in lower case.
    package let headers: [(name: String, value: String)]
    package let body: Data

    package subscript(name: String) -> String? { headers.first { $0.name == name.lowercased() }?.value }
    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  private var descriptor: Int32
  private var received = Data()

  /// - Parameter receiveBuffer: bytes of the socket's receive buffer, small for a slow client.
  package init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    // A program that is started meanwhile would keep it open.
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let code = errno
      Glibc.close(descriptor)
      descriptor = -1
      throw Failure.cannotConnect(code)
    }
  }

  deinit {
    close()
  }

  package func close() {
    guard descriptor >= 0 else { return }
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// Closes with a TCP reset.
  package func reset() {
    var hard = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &hard, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  package func send(_ text: String) throws {
    try send(Data(text.utf8))
  }

  package func send(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure.cannotSend(errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a request and reads its whole answer, content-length or chunked.
  package func request(
    _ method: String, _ target: String, headers: [String: String] = [:], body: Data? = nil, within seconds: Double = 30
  ) throws -> Response {
    try sendRequest(method, target, headers: headers, body: body)
    return try readResponse(toHead: method == "HEAD", within: seconds)
  }

  package func sendRequest(
    _ method: String, _ target: String, headers: [String: String] = [:], body: Data? = nil
  ) throws {
    var head = "\(method) \(target) HTTP/1.1\r\n"
    if headers["Host"] == nil { head += "Host: localhost\r\n" }
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    if let body { head += "Content-Length: \(body.count)\r\n" }
    try send(Data((head + "\r\n").utf8) + (body ?? Data()))
  }

  package func readResponse(toHead: Bool = false, within seconds: Double = 30) throws -> Response {
    let deadline = Deadline(seconds)
    let (status, headers) = try readHead(deadline)
    func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
    if toHead || status == 204 || status == 304 { return Response(status: status, headers: headers, body: Data()) }
    if header("transfer-encoding") == "chunked" {
      var body = Data()
      while let chunk = try readChunk(deadline) { body += chunk }
      return Response(status: status, headers: headers, body: body)
    }
    if let length = header("content-length").flatMap({ Int($0) }) {
      return Response(status: status, headers: headers, body: try readBytes(length, deadline))
    }
    var body = Data()
    while let more = try receive(deadline) { body += more }
    return Response(status: status, headers: headers, body: received + body)
  }

  /// Reads the head of an answer whose body is then read bit by bit.
  package func readHead(within seconds: Double = 30) throws -> Response {
    let (status, headers) = try readHead(Deadline(seconds))
    return Response(status: status, headers: headers, body: Data())
  }

  /// The next chunk of a chunked body; `nil` at its proper end.
  package func readChunk(within seconds: Double = 30) throws -> Data? {
    try readChunk(Deadline(seconds))
  }

  /// Reads the chunked body until it contains `text`, and returns what has come since the last call.
  package func readStream(until text: String, within seconds: Double = 30) throws -> String {
    let deadline = Deadline(seconds)
    var collected = ""
    while !collected.contains(text) {
      do {
        guard let chunk = try readChunk(deadline) else { throw Failure.closedEarly(received: collected) }
        collected += String(decoding: chunk, as: UTF8.self)
      } catch Failure.timedOut {
        throw Failure.timedOut(received: collected)
      }
    }
    return collected
  }

  /// Everything until the peer closes.
  package func readToEnd(within seconds: Double = 30) throws -> Data {
    let deadline = Deadline(seconds)
    while let more = try receive(deadline) { received += more }
    defer { received = Data() }
    return received
  }

  /// Whether nothing at all comes for this long.
  package func staysSilent(for seconds: Double) -> Bool {
    guard received.isEmpty else { return false }
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, Int32(seconds * 1000)) == 0
  }

  private func readHead(_ deadline: Deadline) throws -> (Int, [(name: String, value: String)]) {
    let end = Data("\r\n\r\n".utf8)
    while received.range(of: end) == nil {
      guard let more = try receive(deadline) else { throw early }
      received += more
    }
    guard let range = received.range(of: end) else { throw early }
    let head = String(decoding: received[..<range.lowerBound], as: UTF8.self)
    received = Data(received[range.upperBound...])
    var lines = head.components(separatedBy: "\r\n")
    let statusLine = lines.removeFirst().split(separator: " ", maxSplits: 2)
    guard statusLine.count >= 2, let status = Int(statusLine[1]) else { throw Failure.malformed(head) }
    if status == 100 { return try readHead(deadline) }
    let headers = lines.compactMap { line -> (name: String, value: String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    return (status, headers)
  }

  private func readChunk(_ deadline: Deadline) throws -> Data? {
    let line = Data("\r\n".utf8)
    while received.range(of: line) == nil {
      guard let more = try receive(deadline) else { throw early }
      received += more
    }
    guard let range = received.range(of: line) else { throw early }
    let text = String(decoding: received[..<range.lowerBound], as: UTF8.self)
    guard let size = Int(text, radix: 16) else { throw Failure.malformed(text) }
    while received.count < received.distance(from: received.startIndex, to: range.upperBound) + size + 2 {
      guard let more = try receive(deadline) else { throw early }
      received += more
    }
    let start = received.distance(from: received.startIndex, to: range.upperBound)
    let chunk = received.dropFirst(start).prefix(size)
    let rest = received.dropFirst(start + size + 2)
    received = Data(rest)
    return size == 0 ? nil : Data(chunk)
  }

  private func readBytes(_ count: Int, _ deadline: Deadline) throws -> Data {
    while received.count < count {
      guard let more = try receive(deadline) else { throw early }
      received += more
    }
    defer { received = Data(received.dropFirst(count)) }
    return Data(received.prefix(count))
  }

  private var early: Failure { .closedEarly(received: String(decoding: received, as: UTF8.self)) }

  /// What the socket has, waiting for it; `nil` where the peer has closed.
  private func receive(_ deadline: Deadline) throws -> Data? {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Glibc.poll(&poll, 1, deadline.milliseconds) > 0 else {
      throw Failure.timedOut(received: String(decoding: received, as: UTF8.self))
    }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0 { throw Failure.reset }
    return count == 0 ? nil : Data(buffer[..<count])
  }

  private struct Deadline {
    let end: ContinuousClock.Instant

    init(_ seconds: Double) { end = .now + .seconds(seconds) }

    var milliseconds: Int32 {
      let left = ContinuousClock.now.duration(to: end)
      return Int32(max(0, left / .milliseconds(1)))
    }
  }
}
