/// A network that sends nothing and never answers.
struct SilentTransport: HTTPTransport {
  private final class Silence: HTTPExchange {
    func cancel() -> Bool { false }
    func didRead(_ count: Int) {}
  }

  func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange { Silence() }
}

extension HTTPClient {
  /// The same cache without a network: what is not cached does not come. Nothing is counted and nothing logged.
  package var quiet: HTTPClient { alone(with: SilentTransport()) }
}
