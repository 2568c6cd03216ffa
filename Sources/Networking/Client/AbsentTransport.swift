/// No network at all: whatever is asked for fails at once.
struct AbsentTransport: HTTPTransport {
  private final class Nothing: HTTPExchange {
    func cancel() -> Bool { false }
    func didRead(_ count: Int) {}
  }

  func start(_ request: HTTPRequest, receive: @escaping @Sendable (HTTPEvent) -> Void) -> any HTTPExchange {
    receive(.end(TransportError(.unreachable, "Nobody is asked.")))
    return Nothing()
  }
}

extension HTTPClient {
  /// The same cache without a network: what is not cached fails. Nothing is counted and nothing logged.
  package var storedOnly: HTTPClient { alone(with: AbsentTransport()) }

  /// This client's cache over another transport, counted and logged nowhere.
  func alone(with transport: some HTTPTransport) -> HTTPClient {
    var configuration = configuration
    configuration.ledger = MemoryLedger()
    configuration.log = nil
    return HTTPClient(transport: transport, configuration: configuration)
  }
}
