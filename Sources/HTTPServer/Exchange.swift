import CMicroHTTPD
import Foundation
import Locks

/// One request and its answer, from the request line to the last byte.
///
/// libmicrohttpd holds it while the connection works on it, the responder and the stream hold it for the application.
/// Everything an application thread may touch is in `state`; the rest belongs to the server thread of the connection.
/// The connection pointer is used by other threads only while it is suspended, which libmicrohttpd keeps alive.
final class Exchange: @unchecked Sendable {
  /// What the server thread is to do next.
  enum Step {
    case respond(HTTPResponse)
    case stream(status: Int, headers: HTTPHeaders)
    case wait
    case drop
  }

  private enum Phase {
    case open
    case answered(HTTPResponse)
    case streaming(status: Int, headers: HTTPHeaders)
    case over
  }

  private struct State {
    var phase = Phase.open
    var buffer = StreamBuffer()
    var isSuspended = false
    /// The peer left, or the application cut the connection.
    var isCut = false
    var onClose: [@Sendable () -> Void] = []
    var onDrain: (@Sendable () -> Void)?
  }

  let number: UInt64
  let target: String
  let limits: HTTPServerLimits
  /// `nil` once the exchange is over, as an application may keep its responders for long, even inside its handler.
  private(set) var core: ServerCore?
  var reception = Reception()
  private var connection: OpaquePointer?
  private let state = Locked(State())

  init(number: UInt64, target: String, core: ServerCore) {
    self.number = number
    self.target = target
    self.core = core
    limits = core.limits
  }

  // MARK: The server thread

  func attach(_ connection: OpaquePointer) {
    self.connection = connection
  }

  /// Decides what happens now that the handler has returned or the connection was resumed. Suspends it to wait.
  func nextStep() -> Step {
    guard let connection, let core else { return .drop }
    var isWatched = false
    while true {
      let step: Step? = state.withLock { state in
        if state.isCut { return .drop }
        switch state.phase {
        case .answered(let response):
          return .respond(response)
        case .streaming(let status, let headers):
          return isWatched ? .stream(status: status, headers: headers) : nil
        case .open:
          guard isWatched else { return nil }
          mhd_suspend(connection)
          state.isSuspended = true
          return .wait
        case .over:
          return .drop
        }
      }
      if let step { return step }
      guard core.watcher.watch(self, socket: mhd_connection_socket(connection)) else { return .drop }
      isWatched = true
    }
  }

  /// Fills `target` for the open stream, or suspends the connection where there is nothing to send yet.
  func fill(_ target: UnsafeMutableRawBufferPointer) -> Int {
    let (count, drained) = state.withLock { state -> (Int, (@Sendable () -> Void)?) in
      let before = state.buffer.queuedBytes
      switch state.buffer.take(into: target) {
      case .bytes(let count):
        return (count, nil)
      case .end:
        return (-1, nil)
      case .cut:
        return (-2, nil)
      case .nothingYet:
        if let connection {
          mhd_suspend(connection)
          state.isSuspended = true
        }
        return (0, before > 0 ? state.onDrain : nil)
      }
    }
    drained?()
    return count
  }

  /// libmicrohttpd is done with the request, for whatever reason.
  func finish() {
    core?.watcher.forget(self)
    core = nil
    let actions = state.withLock { state -> [@Sendable () -> Void] in
      state.phase = .over
      state.isSuspended = false
      state.buffer.end(.aborted)
      state.onDrain = nil
      defer { state.onClose = [] }
      return state.onClose
    }
    for action in actions { action() }
  }

  // MARK: Any thread

  @discardableResult
  func respond(_ response: @autoclosure () -> HTTPResponse) -> Bool {
    state.withLock { state in
      guard case .open = state.phase, !state.isCut else { return false }
      state.phase = .answered(response())
      resumeIfSuspended(&state)
      return true
    }
  }

  func beginStream(status: Int, headers: HTTPHeaders) -> Bool {
    state.withLock { state in
      guard case .open = state.phase, !state.isCut else { return false }
      state.phase = .streaming(status: status, headers: headers)
      resumeIfSuspended(&state)
      return true
    }
  }

  func send(_ data: Data) -> HTTPResponseStream.SendResult {
    state.withLock { state in
      guard case .streaming = state.phase, !state.isCut else { return .closed }
      let result = state.buffer.append(data, limit: limits.streamBytes)
      if result == .accepted, !data.isEmpty { resumeIfSuspended(&state) }
      return result
    }
  }

  func endStream(_ how: StreamBuffer.Ending) {
    state.withLock { state in
      guard case .streaming = state.phase else { return }
      state.buffer.end(how)
      if how == .aborted { state.isCut = true }
      resumeIfSuspended(&state)
    }
  }

  /// Cuts the connection: the peer has left, the application wants it, or the server stops.
  func abort() {
    state.withLock { state in
      switch state.phase {
      case .answered, .over: return
      case .open, .streaming: break
      }
      state.isCut = true
      state.buffer.end(.aborted)
      resumeIfSuspended(&state)
    }
  }

  var queuedBytes: Int { state.withLock { $0.buffer.queuedBytes } }

  var isClosed: Bool {
    state.withLock { state in
      if case .over = state.phase { return true }
      return state.isCut || state.buffer.ending != nil
    }
  }

  /// Whether somebody still waits for the beginning of the answer.
  var isAwaited: Bool {
    state.withLock { state in
      if case .open = state.phase { return !state.isCut }
      return false
    }
  }

  func onClose(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if case .over = state.phase { return true }
      state.onClose.append(action)
      return false
    }
    if isOver { action() }
  }

  func onDrain(_ action: @escaping @Sendable () -> Void) {
    state.withLock { state in
      if case .over = state.phase { return }
      state.onDrain = action
    }
  }

  /// Inside the lock, so that a stopping server sees either a suspended connection or one that is resumed for certain.
  private func resumeIfSuspended(_ state: inout State) {
    guard state.isSuspended, let connection else { return }
    state.isSuspended = false
    mhd_resume(connection)
  }
}

/// The part of a request that has arrived; touched by its server thread only.
struct Reception {
  enum Stage {
    case expectingHead
    case readingBody
    /// The body is a file's.
    case readingUpload(UploadReception)
    /// More body came than is allowed, in chunks: a bounded rest is read and dropped, then comes 413.
    case overflowing(dropped: Int)
    case handled
  }

  var stage = Stage.expectingHead
  var method = ""
  var version = ""
  /// The header lines as received.
  var lines: [(name: String, value: String)] = []
  var body = Data()
}
