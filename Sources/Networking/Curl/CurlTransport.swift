import CCurl
import Foundation
import Locks

/// Sends requests with libcurl: HTTP/2 where the server offers it, all compressions libcurl knows, connections kept.
///
/// All transfers of one transport share a thread and a connection pool; events arrive on that thread. Redirects are
/// reported, not followed; wrap the transport in ``RedirectingTransport``. The thread begins with the first request, so that
/// who reads only what is cached does not wait for libcurl, and ends with the transport.
package final class CurlTransport: HTTPTransport, Sendable {
  package struct Options: Sendable {
    /// A PEM file of certificate authorities to trust instead of the system's.
    package var certificateAuthorityFile: String?
    /// The most connections to one host, event streams included. Ordinary requests are limited before, by the client.
    package var connectionsPerHost: Int
    /// Sent where a request names no `User-Agent`; some services refuse requests without one.
    package var userAgent: String
    /// Which machines may be connected to. Where an address must be checked, proxies of the environment are not used: they
    /// would hide it.
    package var addresses: AddressRule

    package init(
      certificateAuthorityFile: String? = nil, connectionsPerHost: Int = 24, userAgent: String = "Kiosk",
      addresses: AddressRule = .anywhere
    ) {
      self.certificateAuthorityFile = certificateAuthorityFile
      self.connectionsPerHost = connectionsPerHost
      self.userAgent = userAgent
      self.addresses = addresses
    }
  }

  private struct State {
    var engine: CurlEngine?
    var isHeld: Bool
  }

  private let options: Options
  private let state: Locked<State>

  /// - Parameter isHeld: whether requests wait until ``release()``.
  package init(_ options: Options = .init(), isHeld: Bool = false) {
    self.options = options
    state = Locked(State(isHeld: isHeld))
  }

  deinit {
    release()
    state.withLock(\.engine)?.stop()
  }

  /// Sends what has waited, and all that is to come at once.
  package func release() {
    state.withLock { state in
      guard state.isHeld else { return }
      state.isHeld = false
      state.engine?.run()
    }
  }

  private var engine: CurlEngine {
    state.withLock { state in
      if let engine = state.engine { return engine }
      let engine = CurlEngine(options)
      if !state.isHeld { engine.run() }
      state.engine = engine
      return engine
    }
  }

  package func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
    let engine = engine
    let exchange = CurlExchange(request: request, engine: engine, receive: receive)
    engine.submit(exchange)
    return exchange
  }
}
