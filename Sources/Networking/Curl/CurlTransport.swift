import CCurl
import Foundation

/// Sends requests with libcurl: HTTP/2 where the server offers it, all compressions libcurl knows, connections kept.
///
/// All transfers of one transport share a thread and a connection pool; events arrive on that thread. Redirects are
/// reported, not followed; wrap the transport in ``RedirectingTransport``. The thread ends with the transport.
public final class CurlTransport: HTTPTransport {
  public struct Options: Sendable {
    /// A PEM file of certificate authorities to trust instead of the system's.
    public var certificateAuthorityFile: String?
    /// The most connections to one host, event streams included. Ordinary requests are limited before, by the client.
    public var connectionsPerHost: Int
    /// Sent where a request names no `User-Agent`; some services refuse requests without one.
    public var userAgent: String
    /// Which machines may be connected to. Where an address must be checked, proxies of the environment are not used: they
    /// would hide it.
    public var addresses: AddressRule

    public init(
      certificateAuthorityFile: String? = nil, connectionsPerHost: Int = 24, userAgent: String = "Kiosk",
      addresses: AddressRule = .anywhere
    ) {
      self.certificateAuthorityFile = certificateAuthorityFile
      self.connectionsPerHost = connectionsPerHost
      self.userAgent = userAgent
      self.addresses = addresses
    }
  }

  private let engine: CurlEngine

  public init(_ options: Options = .init()) {
    engine = CurlEngine(options)
    engine.run()
  }

  deinit { engine.stop() }

  public func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
    let exchange = CurlExchange(request: request, engine: engine, receive: receive)
    engine.submit(exchange)
    return exchange
  }
}
