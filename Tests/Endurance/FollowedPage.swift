import Foundation
import LoopbackClient
import Locks

/// A page of `kiosk serve` as a browser has it open, without a browser: it is opened, its stream is read, and it is opened
/// again where the stream ends. The server follows its services only for who has a page open.
final class FollowedPage: Sendable {
  private let port: UInt16
  private let state = Locked((received: Data(), trouble: "none", isOver: false))
  /// What is kept of that which has come, in bytes.
  private static let kept = 512 << 10

  init(port: UInt16) {
    self.port = port
    Thread.detachNewThread { [weak self] in
      while let self, !self.isOver {
        do {
          try self.follow()
        } catch {
          self.state.withLock { $0.trouble = "\(error)" }
          usleep(200_000)
        }
      }
    }
  }

  /// Whether the page has brought these words, of late.
  func has(_ words: String) -> Bool { state.withLock { $0.received.range(of: Data(words.utf8)) != nil } }

  /// What has come last, and the last trouble with the page.
  var story: String {
    let (received, trouble, _) = state.withLock { $0 }
    return "…\(String(decoding: received.suffix(600), as: UTF8.self)), trouble: \(trouble)"
  }

  /// To be called once; the server ends the stream when it ends.
  func stop() { state.withLock { $0.isOver = true } }

  private var isOver: Bool { state.withLock { $0.isOver } }

  private func take(_ bytes: Data) {
    state.withLock { state in
      state.received.append(bytes)
      if state.received.count > Self.kept { state.received = Data(state.received.suffix(Self.kept / 2)) }
    }
  }

  private struct NoPage: Error { var status: Int }

  private func follow() throws {
    let host = "127.0.0.1:\(port)"
    let page = try LoopbackConnection(port: port).request(
      "GET", "/", headers: ["Host": host, "Sec-Fetch-Site": "none", "Accept": "text/html", "Connection": "close"])
    guard page.status == 200, let token = Self.text(after: "name=\"live\" content=\"", upTo: " ", in: page.text),
      let cookie = page.headers.first(where: { $0.name == "set-cookie" && $0.value.hasPrefix("live-") })?.value
    else { throw NoPage(status: page.status) }
    take(page.body)
    let connection = try LoopbackConnection(port: port)
    defer { connection.close() }
    try connection.sendRequest(
      "POST", "/-/live",
      headers: [
        "Host": host, "Origin": "http://\(host)", "Cookie": String(cookie.prefix { $0 != ";" }),
        "Content-Type": "application/json",
      ], body: Data("{\"t\":\"\(token)\",\"s\":0}".utf8))
    let head = try connection.readHead()
    guard head.status == 200 else { throw NoPage(status: head.status) }
    while !isOver, let chunk = try connection.readChunk() { take(chunk) }
  }

  private static func text(after start: String, upTo end: Character, in text: String) -> String? {
    guard let range = text.firstRange(of: start) else { return nil }
    return String(text[range.upperBound...].prefix { $0 != end })
  }
}
