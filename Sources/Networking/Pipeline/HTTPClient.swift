import Combine
import Foundation

/// The way of a request, outside in: share what is already under way → time limit → retry → room at the host → transport.
///
///     let client = HTTPClient()
///     client.fetch([Int].self, from: url)
///       .sink { … } receiveValue: { ids in … }
public final class HTTPClient: Sendable {
  public struct Configuration: Sendable {
    public var retry: RetryPolicy
    public var limits: HostGate.Limits
    /// The longest a request may take with all its repetitions, in seconds.
    public var deadline: TimeInterval
    /// Where time limits and pauses run; must do one thing at a time.
    public var scheduler: AnyScheduler
    /// Where JSON is decoded.
    public var decoding: AnyScheduler
    /// Where ``HTTPClient/fetch(_:from:)`` and its relatives deliver.
    public var delivery: AnyScheduler
    /// Hears of every exchange when it has ended; called on any thread.
    public var log: (@Sendable (RequestRecord) -> Void)?

    public init(
      retry: RetryPolicy = .init(), limits: HostGate.Limits = .init(), deadline: TimeInterval = 60,
      scheduler: AnyScheduler = .background, decoding: AnyScheduler = .concurrent, delivery: AnyScheduler = .main,
      log: (@Sendable (RequestRecord) -> Void)? = nil
    ) {
      self.retry = retry
      self.limits = limits
      self.deadline = deadline
      self.scheduler = scheduler
      self.decoding = decoding
      self.delivery = delivery
      self.log = log
    }
  }

  public let configuration: Configuration
  let transport: any HTTPTransport
  private let inFlight = InFlight<HTTPRequest, HTTPResponse, ServiceError>()
  private let gate: HostGate

  /// - Parameter transport: follows redirects itself, or is wrapped in ``RedirectingTransport``.
  public init(
    transport: any HTTPTransport = RedirectingTransport(CurlTransport()), configuration: Configuration = .init()
  ) {
    self.transport = transport
    self.configuration = configuration
    gate = HostGate(configuration.limits, scheduler: configuration.scheduler)
  }

  // MARK: - The articles' generic fetch

  /// Asks `url` for a value. Delivers on the configuration's `delivery`, fails with a ``ServiceError``.
  public func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, from url: URL
  ) -> AnyPublisher<Value, ServiceError> {
    fetch(type, HTTPRequest(url))
  }

  /// Asks for a value. Delivers on the configuration's `delivery`, fails with a ``ServiceError``.
  public func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, _ request: HTTPRequest
  ) -> AnyPublisher<Value, ServiceError> {
    value(type, for: request).receive(on: configuration.delivery).eraseToAnyPublisher()
  }

  /// The light form, which cannot fail: an error becomes `replacement`. Delivers on the configuration's `delivery`.
  public func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, from url: URL, replacingErrorWith replacement: Value
  ) -> AnyPublisher<Value, Never> {
    fetch(type, from: url).replaceError(with: replacement).eraseToAnyPublisher()
  }

  // MARK: - For services

  /// The decoded answer to `request`, delivered where it was decoded.
  public func value<Value: Decodable>(
    _ type: Value.Type = Value.self, for request: HTTPRequest
  ) -> AnyPublisher<Value, ServiceError> {
    let decoding = configuration.decoding
    return response(for: request)
      .flatMap { response in
        OneAnswer { callback in
          let isWanted = AnyCancellable {}
          decoding.run {
            callback(Result { () throws(ServiceError) in try JSONAnswer.decode(type, from: response) })
          }
          return isWanted
        }
      }
      .eraseToAnyPublisher()
  }

  /// The whole answer to `request`, shared with everybody who asks for the same meanwhile. Answers outside 200…299 are
  /// failures. Delivered on a thread of the transport or of the configuration's `scheduler`.
  public func response(for request: HTTPRequest) -> AnyPublisher<HTTPResponse, ServiceError> {
    guard request.isIdempotent, request.body == nil else { return attempts(of: request) }
    return inFlight.answer(to: request) { [self] in attempts(of: request) }.eraseToAnyPublisher()
  }

  private func attempts(of request: HTTPRequest) -> AnyPublisher<HTTPResponse, ServiceError> {
    let host = request.url.host() ?? ""
    let limit = request.isIdempotent ? request.retryLimit : 0
    return gate.passing(to: host) { [self] in exchange(request) }
      .retrying(limit, configuration.retry, on: configuration.scheduler)
      .deadline(configuration.deadline, on: configuration.scheduler, error: .timedOut(url: Redactor.url(request.url)))
  }

  /// One exchange, its answer checked for its status only.
  private func exchange(_ request: HTTPRequest) -> OneAnswer<HTTPResponse, ServiceError> {
    OneAnswer { [self] callback in
      let start = configuration.scheduler.now
      let collector = ResponseCollector { [self] result in
        let result = result.mapError { ServiceError($0, url: request.url) }.flatMap(Self.refusingErrors)
        if let head = try? result.get().head { gate.noteVersion(head.version, of: request.url.host() ?? "") }
        log(request, result, since: start)
        callback(result)
      }
      let exchange = transport.start(request) { collector.receive($0) }
      return AnyCancellable { exchange.cancel() }
    }
  }

  private static func refusingErrors(_ response: HTTPResponse) -> Result<HTTPResponse, ServiceError> {
    if response.head.isSuccess { return .success(response) }
    return Result { () throws(ServiceError) in
      try JSONAnswer.check(response)
      return response
    }
  }

  private func log(
    _ request: HTTPRequest, _ result: Result<HTTPResponse, ServiceError>, since start: AnyScheduler.SchedulerTimeType
  ) {
    guard let log = configuration.log else { return }
    var record = RequestRecord(
      method: request.method, url: Redactor.url(request.url), bodySize: 0,
      duration: start.distance(to: configuration.scheduler.now).seconds)
    switch result {
    case .success(let response):
      record.status = response.status
      record.bodySize = response.body.count
    case .failure(let error):
      record.error = error
      if case .response(_, let status, _, _) = error { record.status = status }
    }
    log(record)
  }
}

/// Puts the pieces of one exchange together. Called by one thread at a time.
private final class ResponseCollector: @unchecked Sendable {
  private let finish: (Result<HTTPResponse, TransportError>) -> Void
  private var head: HTTPResponseHead?
  private var body = Data()

  init(finish: @escaping (Result<HTTPResponse, TransportError>) -> Void) {
    self.finish = finish
  }

  func receive(_ event: HTTPEvent) {
    switch event {
    case .head(let head): self.head = head
    case .body(let data): body.append(data)
    case .end(let error):
      if let error {
        finish(.failure(error))
      } else if let head {
        finish(.success(HTTPResponse(head: head, body: body)))
      } else {
        finish(.failure(TransportError(.malformed, "The answer has no status.")))
      }
    }
  }
}

extension Publisher {
  /// Fails with `error` unless the one value comes within `seconds`, counted from the first demand.
  func deadline(
    _ seconds: TimeInterval, on scheduler: AnyScheduler, error: Failure
  ) -> AnyPublisher<Output, Failure> {
    OneAnswer<Output, Failure> { callback in
      let work = self.sink { completion in
        if case .failure(let error) = completion { callback(.failure(error)) }
      } receiveValue: {
        callback(.success($0))
      }
      let isRunning = WeakReference(work)
      scheduler.run(after: seconds) {
        guard isRunning.value != nil else { return }
        callback(.failure(error))
      }
      return work
    }
    .eraseToAnyPublisher()
  }
}

private final class WeakReference<Value: AnyObject> {
  weak var value: Value?

  init(_ value: Value) {
    self.value = value
  }
}
