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
    /// What to wake the thread by, from when it waits on.
    var multi: UnsafeMutableRawPointer?
    /// Whether libcurl cannot be used.
    var isBroken = false
  }

  private let options: CurlTransport.Options
  private let inbox = Locked(Inbox())

  // The engine's thread only.
  private var running: [UnsafeMutableRawPointer: CurlExchange] = [:]
  private var handles: [ObjectIdentifier: UnsafeMutableRawPointer] = [:]
  private var spareHandles: [UnsafeMutableRawPointer] = []

  private static let isLibraryReady: Bool = kiosk_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

  init(_ options: CurlTransport.Options) { self.options = options }

  deinit {
    if let multi = inbox.withLock(\.multi) { kiosk_multi_cleanup(multi) }
  }

  // MARK: - From any thread

  func run() {
    let thread = Thread { [self] in loop() }
    thread.name = "kiosk.http"
    thread.start()
  }

  func stop() {
    inbox.withLock { $0.isStopped = true }
    wake()
  }

  func submit(_ exchange: CurlExchange) {
    let isBroken = inbox.withLock { inbox in
      if !inbox.isBroken { inbox.messages.append(.start(exchange)) }
      return inbox.isBroken
    }
    if isBroken { DispatchQueue.global().async { Self.refuse(exchange) } } else { wake() }
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
    if let multi = inbox.withLock(\.multi) { kiosk_multi_wakeup(multi) }
  }

  private static func refuse(_ exchange: CurlExchange) {
    exchange.fail(TransportError(.unreachable, "libcurl cannot be started."))
  }

  // MARK: - The loop

  private func loop() {
    blockBrokenPipeSignal()
    guard let multi = begin() else { return }
    while readInbox(multi) {
      kiosk_multi_perform(multi)
      takeFinished(multi)
      kiosk_multi_wait(multi, Int32(giveUpOnSilent(multi)))
    }
    for (handle, exchange) in running {
      kiosk_multi_remove(multi, handle)
      kiosk_easy_cleanup(handle)
      exchange.fail(TransportError(.interrupted, "The transport was closed."))
    }
    running.removeAll()
    handles.removeAll()
    spareHandles.forEach(kiosk_easy_cleanup)
    spareHandles.removeAll()
  }

  /// Loads libcurl, which takes longer than reading a list from the cache: nobody waits for it but this thread.
  private func begin() -> UnsafeMutableRawPointer? {
    guard Self.isLibraryReady, let multi = kiosk_multi_init() else {
      let messages = inbox.withLock { inbox in
        inbox.isBroken = true
        defer { inbox.messages = [] }
        return inbox.messages
      }
      for case .start(let exchange) in messages { Self.refuse(exchange) }
      return nil
    }
    _ = kiosk_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    _ = kiosk_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, options.connectionsPerHost)
    inbox.withLock { $0.multi = multi }
    return multi
  }

  /// OpenSSL writes to sockets without asking for no signal.
  private func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Does what other threads asked for; false when the engine has to stop.
  private func readInbox(_ multi: UnsafeMutableRawPointer) -> Bool {
    let (messages, isStopped) = inbox.withLock { inbox in
      defer { inbox.messages = [] }
      return (inbox.messages, inbox.isStopped)
    }
    for message in messages {
      switch message {
      case .start(let exchange): begin(exchange, multi)
      case .withdraw(let exchange):
        if let handle = handles[ObjectIdentifier(exchange)] { release(handle, multi) }
      case .resume(let exchange):
        if let handle = handles[ObjectIdentifier(exchange)] { exchange.goOn(handle) }
      }
    }
    return !isStopped
  }

  private func begin(_ exchange: CurlExchange, _ multi: UnsafeMutableRawPointer) {
    guard !exchange.isCancelled else { return }
    guard let handle = spareHandles.popLast() ?? kiosk_easy_init() else {
      exchange.fail(TransportError(.unreachable, "libcurl gives no handle."))
      return
    }
    guard exchange.configure(handle, options: options, clock: Self.now) else {
      kiosk_easy_cleanup(handle)
      exchange.fail(TransportError(.badAddress))
      return
    }
    running[handle] = exchange
    handles[ObjectIdentifier(exchange)] = handle
    kiosk_multi_add(multi, handle)
  }

  private func takeFinished(_ multi: UnsafeMutableRawPointer) {
    var code = CURLE_OK
    while let handle = kiosk_multi_next_finished(multi, &code) {
      let exchange = running[handle]
      release(handle, multi)
      exchange?.finish(code)
    }
  }

  private func release(_ handle: UnsafeMutableRawPointer, _ multi: UnsafeMutableRawPointer) {
    kiosk_multi_remove(multi, handle)
    if let exchange = running.removeValue(forKey: handle) { handles[ObjectIdentifier(exchange)] = nil }
    if spareHandles.count < 32 {
      kiosk_easy_reset(handle)
      spareHandles.append(handle)
    } else {
      kiosk_easy_cleanup(handle)
    }
  }

  /// Ends transfers that were silent for too long; returns the milliseconds until the next one may be.
  private func giveUpOnSilent(_ multi: UnsafeMutableRawPointer) -> Int {
    let now = Self.now()
    var next = TimeInterval.infinity
    for (handle, exchange) in running {
      if exchange.patienceEnds <= now {
        release(handle, multi)
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
