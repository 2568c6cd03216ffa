import CCurl
import Foundation
import Locks

/// The thread that drives libcurl's multi interface. Other threads only leave messages and wake it.
final class CurlEngine: @unchecked Sendable {
  private enum Message {
    case start(CurlExchange)
    case withdraw(CurlExchange)
    case resume(CurlExchange)
  }

  private struct Inbox {
    var messages: [Message] = []
    var isStopped = false
  }

  private let options: CurlTransport.Options
  private let multi: UnsafeMutableRawPointer?
  private let inbox = Locked(Inbox())

  // The engine's thread only.
  private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
  private var handles: [ObjectIdentifier: UnsafeMutableRawPointer] = [:]
  private var spareHandles: [UnsafeMutableRawPointer] = []

  private static let isLibraryReady: Bool = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

  init(_ options: CurlTransport.Options) {
    self.options = options
    multi = Self.isLibraryReady ? curl_multi_init() : nil
    guard let multi else { return }
    _ = kiosk_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    _ = kiosk_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, options.connectionsPerHost)
  }

  deinit {
    if let multi { curl_multi_cleanup(multi) }
  }

  // MARK: - From any thread

  func run() {
    guard multi != nil else { return }
    let thread = Thread { [self] in loop() }
    thread.name = "kiosk.http"
    thread.start()
  }

  func stop() {
    inbox.withLock { $0.isStopped = true }
    wake()
  }

  func submit(_ exchange: CurlExchange) {
    guard multi != nil else {
      DispatchQueue.global().async { exchange.fail(TransportError(.unreachable, "libcurl cannot be started.")) }
      return
    }
    inbox.withLock { $0.messages.append(.start(exchange)) }
    wake()
  }

  func withdraw(_ exchange: CurlExchange) {
    inbox.withLock { $0.messages.append(.withdraw(exchange)) }
    wake()
  }

  func resume(_ exchange: CurlExchange) {
    inbox.withLock { $0.messages.append(.resume(exchange)) }
    wake()
  }

  private func wake() {
    if let multi { curl_multi_wakeup(multi) }
  }

  // MARK: - The loop

  private func loop() {
    guard let multi else { return }
    blockBrokenPipeSignal()
    while readInbox() {
      var count: Int32 = 0
      curl_multi_perform(multi, &count)
      takeFinished(multi)
      let wait = giveUpOnSilent()
      curl_multi_poll(multi, nil, 0, Int32(wait), nil)
    }
    for (handle, exchange) in running {
      curl_multi_remove_handle(multi, handle)
      curl_easy_cleanup(handle)
      exchange.fail(TransportError(.interrupted, "The transport was closed."))
    }
    running.removeAll()
    handles.removeAll()
    spareHandles.forEach(curl_easy_cleanup)
    spareHandles.removeAll()
  }

  /// OpenSSL writes to sockets without asking for no signal.
  private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Does what other threads asked for; false when the engine has to stop.
  private func readInbox() -> Bool {
    let (messages, isStopped) = inbox.withLock { inbox in
      defer { inbox.messages = [] }
      return (inbox.messages, inbox.isStopped)
    }
    for message in messages {
      switch message {
      case .start(let exchange): begin(exchange)
      case .withdraw(let exchange):
        if let handle = handles[ObjectIdentifier(exchange)] { release(handle) }
      case .resume(let exchange):
        if let handle = handles[ObjectIdentifier(exchange)] { exchange.goOn(handle) }
      }
    }
    return !isStopped
  }

  private func begin(_ exchange: CurlExchange) {
    guard !exchange.isCancelled, let multi else { return }
    guard let handle = spareHandles.popLast() ?? curl_easy_init() else {
      exchange.fail(TransportError(.unreachable, "libcurl gives no handle."))
      return
    }
    guard exchange.configure(handle, options: options, clock: Self.now) else {
      curl_easy_cleanup(handle)
      exchange.fail(TransportError(.badAddress))
      return
    }
    running[handle] = exchange
    handles[ObjectIdentifier(exchange)] = handle
    curl_multi_add_handle(multi, handle)
  }

  private func takeFinished(_ multi: UnsafeMutableRawPointer) {
    var code = CURLE_OK
    while let handle = kiosk_multi_next_finished(multi, &code) {
      let exchange = running[handle]
      release(handle)
      exchange?.finish(code)
    }
  }

  private func release(_ handle: UnsafeMutableRawPointer) {
    if let multi { curl_multi_remove_handle(multi, handle) }
    if let exchange = running.removeValue(forKey: handle) { handles[ObjectIdentifier(exchange)] = nil }
    if spareHandles.count < 32 {
      curl_easy_reset(handle)
      spareHandles.append(handle)
    } else {
      curl_easy_cleanup(handle)
    }
  }

  /// Ends transfers that were silent for too long; returns the milliseconds until the next one may be.
  private func giveUpOnSilent() -> Int {
    let now = Self.now()
    var next = TimeInterval.infinity
    for (handle, exchange) in running {
      if exchange.patienceEnds <= now {
        release(handle)
        exchange.fail(TransportError(.timedOut, "Nothing arrived for too long."))
      } else {
        next = min(next, exchange.patienceEnds)
      }
    }
    return next == .infinity ? 60_000 : Int(min(60, next - now) * 1000) + 1
  }

  private static func now() -> TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }
}
