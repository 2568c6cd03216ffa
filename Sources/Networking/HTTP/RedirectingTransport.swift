import Foundation
import Locks

/// Follows redirects by hand, so that the rules are ours: at most five, only to `http` and `https`, never from `https` to
/// `http`, and credentials (`Authorization`, `X-Api-Key`, `Cookie`) only within the same scheme, host and port.
package struct RedirectingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let limit: Int

  package init(_ base: any HTTPTransport, limit: Int = 5) {
    self.base = base
    self.limit = limit
  }

  package func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
    let exchange = RedirectingExchange(base: base, limit: limit, receive: receive)
    exchange.start(request)
    return exchange
  }

  /// The request that follows `head`, nil where `head` is no redirect.
  static func next(after request: HTTPRequest, head: HTTPResponseHead) throws(TransportError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(head.status), let location = head.headers["Location"] else { return nil }
    guard let target = URL(string: location, relativeTo: request.url)?.absoluteURL, let host = target.host(),
      !host.isEmpty, let scheme = target.scheme?.lowercased(), ["http", "https"].contains(scheme)
    else { throw TransportError(.badRedirect, "The server redirects to an address that is not http or https.") }
    if request.url.scheme?.lowercased() == "https", scheme == "http" {
      throw TransportError(.badRedirect, "The server redirects from https to http.")
    }
    var next = request
    next.url = target
    if Origin(target) != Origin(request.url) {
      for name in Redactor.secretHeaders { next.headers[name] = nil }
    }
    if head.status == 303 || (head.status < 303 && request.method == "POST") {
      next.method = "GET"
      next.body = nil
    }
    return next
  }
}

private struct Origin: Hashable {
  let scheme: String?
  let host: String?
  let port: Int

  init(_ url: URL) {
    scheme = url.scheme?.lowercased()
    host = url.host()?.lowercased()
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}

private final class RedirectingExchange: HTTPExchange, Sendable {
  private let base: any HTTPTransport
  private let limit: Int
  private let receive: @Sendable (HTTPEvent) -> Void
  private struct State {
    var current: (any HTTPExchange)?
    /// Counts the requests; events of an older one are ignored.
    var generation = 0
    var followed = 0
    /// Where the permanent redirects that came before any other have led.
    var movedTo: URL?
    var hasDetour = false
    var isCancelled = false
    /// Whether anything may have been sent; known once it is cancelled.
    var hasBegun = true
  }

  private let state = Locked(State())

  init(base: any HTTPTransport, limit: Int, receive: @escaping @Sendable (HTTPEvent) -> Void) {
    self.base = base
    self.limit = limit
    self.receive = receive
  }

  func start(_ request: HTTPRequest) {
    let own = state.withLock { state in
      state.generation += 1
      return state.generation
    }
    let exchange = base.start(request) { [self] event in handle(event, of: request, generation: own) }
    let isStale = state.withLock { state in
      if state.isCancelled || state.generation != own { return true }
      state.current = exchange
      return false
    }
    if isStale { exchange.cancel() }
  }

  @discardableResult
  func cancel() -> Bool {
    let (exchange, isFirst) = state.withLock { state in
      state.isCancelled = true
      defer { state.current = nil }
      return (state.current, state.followed == 0)
    }
    if let exchange, !exchange.cancel(), isFirst { state.withLock { $0.hasBegun = false } }
    return state.withLock { $0.hasBegun }
  }

  func didRead(_ count: Int) {
    state.withLock { $0.current }?.didRead(count)
  }

  private func handle(_ event: HTTPEvent, of request: HTTPRequest, generation own: Int) {
    guard state.withLock({ !$0.isCancelled && $0.generation == own }) else { return }
    guard case .head(let head) = event else {
      // An exchange that has ended must not be held: it holds this one.
      if case .end(let error) = event {
        forget()
        receive(.end(told(error, of: request)))
      } else {
        receive(event)
      }
      return
    }
    do throws(TransportError) {
      guard let next = try RedirectingTransport.next(after: request, head: head) else {
        receive(.head(moved(head)))
        return
      }
      note(head.status, next.url)
      guard mayFollow() else { throw TransportError(.badRedirect, "More than \(limit) redirects.") }
      abandon()
      start(next)
    } catch {
      abandon()
      receive(.end(error))
    }
  }

  private func note(_ status: Int, _ target: URL) {
    state.withLock { state in
      if status != 301 && status != 308 { state.hasDetour = true }
      if !state.hasDetour { state.movedTo = target }
    }
  }

  private func moved(_ head: HTTPResponseHead) -> HTTPResponseHead {
    var head = head
    head.movedTo = state.withLock { $0.movedTo }
    return head
  }

  /// What happens behind a redirect happens at its target. Where the server sent the request into a private network, it is to
  /// blame and not the address that was asked.
  private func told(_ error: TransportError?, of request: HTTPRequest) -> TransportError? {
    guard var error, state.withLock({ $0.followed > 0 }) else { return error }
    guard error.reason == .forbidden else {
      error.url = request.url
      return error
    }
    let target = request.url.host() ?? request.url.absoluteString
    return TransportError(.badRedirect, "The server redirects to \(target), which lies in a private network.")
  }

  private func mayFollow() -> Bool {
    state.withLock { state in
      state.followed += 1
      return state.followed <= limit
    }
  }

  /// Leaves the redirect's own body unread.
  private func abandon() {
    forget()?.cancel()
  }

  @discardableResult
  private func forget() -> (any HTTPExchange)? {
    state.withLock { state in
      state.generation += 1
      defer { state.current = nil }
      return state.current
    }
  }
}
