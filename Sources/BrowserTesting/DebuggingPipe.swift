import Foundation
import Glibc
import Locks

/// How messages stand in a stream of bytes.
protocol MessageFraming: Sendable {
  func wrap(_ message: Data) -> Data
  /// Takes what was read; returns the messages that are complete.
  mutating func messages(in read: ArraySlice<UInt8>) -> [Data]
}

/// Each message is ended by a NUL byte (`--remote-debugging-pipe`).
struct NULFraming: MessageFraming {
  private var pending = Data()

  func wrap(_ message: Data) -> Data { message + [0] }

  mutating func messages(in read: ArraySlice<UInt8>) -> [Data] {
    var messages: [Data] = []
    var rest = read
    while let end = Self.end(in: rest) {
      messages.append(pending + rest[..<end])
      pending = Data()
      rest = rest[(end + 1)...]
    }
    pending.append(contentsOf: rest)
    return messages
  }

  /// The place of the first NUL. The C library looks for it: pages tell much.
  private static func end(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress, let found = memchr(start, 0, raw.count) else { return nil }
      return bytes.startIndex + (UnsafeRawPointer(found) - start)
    }
  }
}

/// The DevTools protocol or WebDriver BiDi: JSON messages with numbers that their answers repeat.
///
/// Commands may be sent from any task; answers and events arrive on a thread of its own.
final class DebuggingPipe: Sendable {
  private struct State {
    var nextID = 1
    var waiting: [Int: CheckedContinuation<Message, any Error>] = [:]
    var listeners: [String: @Sendable (_ method: String, _ parameters: Message) -> Void] = [:]
    var isClosed = false
  }

  private let state = Locked(State())
  private let output: Int32
  private let input: Int32
  private let framing: any MessageFraming

  /// - Parameters:
  ///   - output: where commands are written.
  ///   - input: where answers are read.
  init(output: Int32, input: Int32, framing: some MessageFraming = NULFraming()) {
    self.output = output
    self.input = input
    self.framing = framing
    let thread = Thread { [weak self] in
      Self.read(input, framing) {
        self?.received($0)
      } closed: {
        self?.closed()
      }
    }
    thread.name = "devtools"
    thread.start()
  }

  deinit { Glibc.close(output) }

  /// Calls `listener` with each event of a session, on the reading thread, until the session has ended.
  func listen(to session: String, _ listener: @escaping @Sendable (_ method: String, _ parameters: Message) -> Void) {
    state.withLock { $0.listeners[session] = listener }
  }

  /// Sends a command and waits for its answer, at most `timeout` seconds.
  func send(_ method: String, _ parameters: [String: any Sendable] = [:], session: String? = nil, timeout: Double = 20)
    async throws -> Message
  {
    try await withCheckedThrowingContinuation { continuation in
      let id: Int? = state.withLock { state in
        guard !state.isClosed else { return nil }
        defer { state.nextID += 1 }
        state.waiting[state.nextID] = continuation
        return state.nextID
      }
      guard let id else {
        continuation.resume(throwing: BrowserError.closed)
        return
      }
      var message: [String: Any] = ["id": id, "method": method, "params": parameters]
      if let session { message["sessionId"] = session }
      do {
        try write(framing.wrap(JSONSerialization.data(withJSONObject: message)))
      } catch {
        fail(id, error)
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self] in
        self?.fail(id, BrowserError.timedOut("\(method) gave no answer in \(timeout) s"))
      }
    }
  }

  private func fail(_ id: Int, _ error: any Error) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: error)
  }

  private func write(_ data: Data) throws {
    try data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { throw BrowserError.closed }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func received(_ data: Data) {
    guard let message = (try? JSONSerialization.jsonObject(with: data)).flatMap(Message.init) else { return }
    if let id = message["id"].int {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: id) }
      if let text = message["error"]["message"].string ?? (message["error"].isNull ? nil : message["message"].string) {
        continuation?.resume(throwing: BrowserError.refused(text))
      } else {
        continuation?.resume(returning: message["result"])
      }
    } else if let method = message["method"].string {
      let parameters = message["params"]
      if method == "Target.detachedFromTarget", let ended = parameters["sessionId"].string {
        state.withLock { $0.listeners[ended] = nil }
      }
      if let session = message["sessionId"].string { state.withLock { $0.listeners[session] }?(method, parameters) }
    }
  }

  private func closed() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(throwing: BrowserError.closed) }
  }

  private static func read(
    _ input: Int32, _ framing: some MessageFraming, _ message: (Data) -> Void, closed: () -> Void
  ) {
    var buffer = [UInt8](repeating: 0, count: 256 * 1024)
    var framing = framing
    while true {
      let count = Glibc.read(input, &buffer, buffer.count)
      guard count > 0 else { break }
      framing.messages(in: buffer[..<count]).forEach(message)
    }
    Glibc.close(input)
    closed()
  }
}

/// A JSON value of the protocol, read by name: what is missing reads as null.
package struct Message: @unchecked Sendable, CustomStringConvertible {
  // Parsed JSON: immutable arrays, dictionaries, strings and numbers.
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  /// - Parameter json: text of a JSON value; what is none reads as null.
  init(json: String?) {
    value = json.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed) }
  }

  package subscript(name: String) -> Message { Message((value as? [String: Any])?[name]) }
  package subscript(index: Int) -> Message {
    guard let list = value as? [Any], list.indices.contains(index) else { return Message(nil) }
    return Message(list[index])
  }

  package var string: String? { value as? String }
  package var double: Double? { (value as? NSNumber)?.doubleValue }
  package var int: Int? { (value as? NSNumber)?.intValue }
  package var bool: Bool? { (value as? NSNumber)?.boolValue }
  package var list: [Message]? { (value as? [Any])?.map(Message.init) }
  package var isNull: Bool { value == nil || value is NSNull }

  package var description: String { isTruth ? "\(bool == true)" : value.map { "\($0)" } ?? "null" }

  /// Whether it is `true` or `false`, which parsed JSON holds as numbers.
  private var isTruth: Bool { (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false }
}

/// What went wrong with a browser.
package enum BrowserError: Error, CustomStringConvertible {
  case notInstalled(package: String)
  case noProgram(String)
  case cannotLaunch(String)
  case closed
  case refused(String)
  case timedOut(String)
  case script(String)
  case missing(String)

  package var description: String {
    switch self {
    case .notInstalled(let package): "\(package) is not installed; on Debian: apt-get install \(package)"
    case .noProgram(let path): "\(path) is not installed; on Debian: scripts/bootstrap browsers"
    case .cannotLaunch(let reason): "The browser did not start: \(reason)"
    case .closed: "The browser has ended"
    case .refused(let text): "The browser refused: \(text)"
    case .timedOut(let what): "Timed out: \(what)"
    case .script(let text): "The page's script failed: \(text)"
    case .missing(let what): "Not on the page: \(what)"
    }
  }
}
