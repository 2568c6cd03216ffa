import CMicroHTTPD
import Foundation
import Glibc
import Locks

/// The heads that are on their way, for those that libmicrohttpd refuses by itself.
///
/// A length that it cannot read never reaches `handleAccess`: libmicrohttpd 0.9.75 answers by itself, and sends the head of that
/// answer twice. It tells its log first, on the connection's thread. At that moment the answer is given here and the stream
/// ended, so that what libmicrohttpd writes goes nowhere.
final class OpenHeads: Sendable {
  private let threads = Locked<[UInt: pthread_t]>([:])
  private let refused = Locked<Set<UInt>>([])
  /// One entry for each refused connection that is still open.
  private let refusals = DispatchGroup()

  /// To be called on the connection's thread.
  func began(_ connection: OpaquePointer) {
    threads.withLock { $0[UInt(bitPattern: connection)] = pthread_self() }
  }

  func ended(_ connection: OpaquePointer) {
    threads.withLock { $0[UInt(bitPattern: connection)] = nil }
  }

  /// Answers those of this thread whose length is no number, and ends their connections.
  func refuseUnreadableLengths() {
    let own = pthread_self()
    for number in threads.withLock({ $0.filter { $0.value == own }.keys }) {
      guard let connection = OpaquePointer(bitPattern: number), hasUnreadableLength(connection) else { continue }
      ended(connection)
      if refused.withLock({ $0.insert(number).inserted }) { refusals.enter() }
      let socket = mhd_connection_socket(connection)
      let answer = Array(HTTPResponse.plain(400, RequestFraming.unreadableLength).lastText.utf8)
      Glibc.send(socket, answer, answer.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      shutdown(socket, Int32(SHUT_RDWR))
    }
  }

  /// To be called when the connection has closed.
  func closed(_ connection: UInt) {
    if refused.withLock({ $0.remove(connection) != nil }) { refusals.leave() }
  }

  /// Waits until the refused connections have closed, a second at most. libmicrohttpd answers them once more, and where it is
  /// told to stop meanwhile, it reads an answer that is not there.
  func waitForRefused() { _ = refusals.wait(timeout: .now() + 1) }

  private func hasUnreadableLength(_ connection: OpaquePointer) -> Bool {
    receivedLines(connection).contains {
      HTTPHeaders.same($0.name, "Content-Length") && !RequestFraming.isLength($0.value)
    }
  }
}

/// The header lines of the head, as far as they have come.
func receivedLines(_ connection: OpaquePointer) -> [(name: String, value: String)] {
  var lines: [(name: String, value: String)] = []
  withUnsafeMutablePointer(to: &lines) { lines in
    _ = mhd_connection_values(
      connection, .HEADER_KIND,
      { context, _, name, value in
        guard let context, let name else { return .YES }
        context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee.append(
          (String(cString: name), value.map { String(cString: $0) } ?? ""))
        return .YES
      }, lines)
  }
  return lines
}

extension HTTPResponse {
  /// As it stands on the wire, as the last one of its connection.
  fileprivate var lastText: String {
    let lines = headers.lines.map { "\($0.name): \($0.value)\r\n" }.joined()
    return
      "HTTP/1.1 \(status) \(Self.reasonPhrase(status))\r\nConnection: close\r\nContent-Length: \(body.count)\r\n\(lines)\r\n"
      + String(decoding: body, as: UTF8.self)
  }
}
