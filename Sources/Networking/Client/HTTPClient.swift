import Combine
import Foundation
import Locks

/// The way of a request, outside in: what is cached → share what is already under way → time limit → retry → room at the
/// host → quota → transport.
///
///     let client = HTTPClient()
///     client.fetch([Int].self, from: url)
///       .sink { … } receiveValue: { ids in … }
package final class HTTPClient: Sendable {
  package struct Configuration: Sendable {
    package var retry: RetryPolicy
    package var limits: HostGate.Limits
    /// The longest a request may take with all its repetitions, in seconds.
    package var deadline: TimeInterval
    /// Where time limits and pauses run; must do one thing at a time.
    package var scheduler: AnyScheduler
    /// Where JSON is decoded and the cache is read and written.
    package var decoding: AnyScheduler
    /// Where ``HTTPClient/fetch(_:from:)`` and its relatives deliver.
    package var delivery: AnyScheduler
    /// Where answers are kept for requests with a ``CachePolicy``; nil: nowhere.
    package var cache: (any CacheStore)?
    /// Where requests with an ``Quota`` are counted.
    package var ledger: any QuotaLedger
    /// Tells the date of cached answers and counted requests.
    package var clock: @Sendable () -> Date
    /// Hears of every exchange when it has ended; called on any thread.
    package var log: (@Sendable (RequestRecord) -> Void)?

    package init(
      retry: RetryPolicy = .init(), limits: HostGate.Limits = .init(), deadline: TimeInterval = 60,
      scheduler: AnyScheduler = .background, decoding: AnyScheduler = .concurrent, delivery: AnyScheduler = .main,
      cache: (any CacheStore)? = nil, ledger: any QuotaLedger = MemoryLedger(),
      clock: @escaping @Sendable () -> Date = { Date() }, log: (@Sendable (RequestRecord) -> Void)? = nil
    ) {
      self.retry = retry
      self.limits = limits
      self.deadline = deadline
      self.scheduler = scheduler
      self.decoding = decoding
      self.delivery = delivery
      self.cache = cache
      self.ledger = ledger
      self.clock = clock
      self.log = log
    }
  }

  /// An answer, and whether it is a cached one that the service has confirmed.
  struct Answer {
    var response: HTTPResponse
    var isConfirmed = false
  }

  package let configuration: Configuration
  /// What time it is by the clocks of the services that have answered; sent on any thread.
  package var serverDates: AnyPublisher<Date, Never> { heardDates.eraseToAnyPublisher() }
  private let heardDates = PassthroughSubject<Date, Never>()
  let transport: any HTTPTransport
  private let inFlight = InFlight<HTTPRequest, Answer, ServiceError>()
  private let gate: HostGate
  private let quotas: QuotaGate
  let decoded = DecodedAnswers()

  /// - Parameter transport: follows redirects itself, or is wrapped in ``RedirectingTransport``.
  package init(
    transport: any HTTPTransport = RedirectingTransport(CurlTransport()), configuration: Configuration = .init()
  ) {
    self.transport = transport
    self.configuration = configuration
    gate = HostGate(configuration.limits, scheduler: configuration.scheduler)
    quotas = QuotaGate(
      ledger: configuration.ledger, scheduler: configuration.scheduler, clock: configuration.clock)
  }

  // MARK: - The articles' generic fetch

  /// Asks `url` for a value. Delivers on the configuration's `delivery`, fails with a ``ServiceError``.
  package func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, from url: URL
  ) -> AnyPublisher<Value, ServiceError> {
    fetch(type, HTTPRequest(url))
  }

  /// Asks for a value. Delivers on the configuration's `delivery`, fails with a ``ServiceError``.
  package func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, _ request: HTTPRequest
  ) -> AnyPublisher<Value, ServiceError> {
    value(type, for: request).receive(on: configuration.delivery).eraseToAnyPublisher()
  }

  /// The light form, which cannot fail: an error becomes `replacement`. Delivers on the configuration's `delivery`.
  package func fetch<Value: Decodable>(
    _ type: Value.Type = Value.self, from url: URL, replacingErrorWith replacement: Value
  ) -> AnyPublisher<Value, Never> {
    fetch(type, from: url).replaceError(with: replacement).eraseToAnyPublisher()
  }

  // MARK: - For services

  /// The decoded answer to `request`, delivered where it was decoded. The cache is not asked.
  package func value<Value: Decodable>(
    _ type: Value.Type = Value.self, for request: HTTPRequest
  ) -> AnyPublisher<Value, ServiceError> {
    let decoding = configuration.decoding
    return response(for: request)
      .flatMap { response in
        decoding.attempt { () throws(ServiceError) in try JSONAnswer.decode(type, from: response) }
      }
      .eraseToAnyPublisher()
  }

  /// The whole answer to `request`, shared with everybody who asks for the same meanwhile. Answers outside 200…299 are
  /// failures. Delivered on a thread of the transport or of the configuration's `scheduler`. The cache is not asked.
  package func response(for request: HTTPRequest) -> AnyPublisher<HTTPResponse, ServiceError> {
    answer(to: request, known: nil).map(\.response).eraseToAnyPublisher()
  }

  /// What is left of a quota; may wait for a disk.
  package func state(of quota: Quota) -> QuotaState {
    configuration.ledger.state(of: quota, at: configuration.clock())
  }

  // MARK: - The way

  /// The answer of the service; where it confirms `known`, that.
  func answer(to request: HTTPRequest, known: CacheEntry?) -> AnyPublisher<Answer, ServiceError> {
    guard request.isIdempotent, request.body == nil else { return attempts(of: request, known: nil) }
    var shared = request
    shared.settleTime = 0
    return inFlight.answer(to: shared) { [self] in attempts(of: request, known: known) }.eraseToAnyPublisher()
  }

  private func attempts(of request: HTTPRequest, known: CacheEntry?) -> AnyPublisher<Answer, ServiceError> {
    let limit = request.isIdempotent ? request.retryLimit : 0
    let attempts = gate.passing(to: request.url.hostAndPort) { [self] in
      quotas.passing(request.quota) { [self] refund in
        exchange(request, known: known, refund).eraseToAnyPublisher()
      }
    }
    .retrying(limit, configuration.retry, within: configuration.deadline, on: configuration.scheduler)
    return settled(attempts, after: request.settleTime)
      .deadline(configuration.deadline, on: configuration.scheduler, error: .timedOut(url: Redactor.url(request.url)))
  }

  private func settled<Output>(
    _ publisher: AnyPublisher<Output, ServiceError>, after seconds: TimeInterval
  ) -> AnyPublisher<Output, ServiceError> {
    guard seconds > 0 else { return publisher }
    return configuration.scheduler.pause(seconds, failureType: ServiceError.self).flatMap { publisher }
      .eraseToAnyPublisher()
  }

  /// One exchange, its answer checked for its status only.
  /// - Parameter refund: called where nothing of the request has been sent.
  private func exchange(
    _ request: HTTPRequest, known: CacheEntry?, _ refund: @escaping () -> Void
  ) -> OneAnswer<Answer, ServiceError> {
    OneAnswer { [self] callback in
      let report = ExchangeReport(request, configuration)
      let collector = ResponseCollector { [self] result in
        if case .failure(let error) = result, error.isBeforeSending { refund() }
        let result = result.mapError { ServiceError($0, url: request.url) }
        if let head = try? result.get().head {
          gate.noteVersion(head.version, of: request.url.hostAndPort)
          if let date = head.date { heardDates.send(date) }
        }
        let answer = result.flatMap { Self.judged($0, known: known) }
        report.finish(result, answer)
        callback(answer)
      }
      var sent = request
      known?.makeConditional(&sent)
      let exchange = transport.start(sent) { collector.receive($0) }
      return AnyCancellable {
        if !exchange.cancel() { refund() }
        report.cancel()
      }
    }
  }

  private static func judged(_ response: HTTPResponse, known: CacheEntry?) -> Result<Answer, ServiceError> {
    if response.head.isSuccess { return .success(Answer(response: response)) }
    if response.status == 304, let known, known.isConditional {
      return .success(Answer(response: known.response(url: response.url), isConfirmed: true))
    }
    return Result { () throws(ServiceError) in
      try JSONAnswer.check(response)
      return Answer(response: response)
    }
  }
}

extension URL {
  /// What one limit of connections holds for.
  var hostAndPort: String { "\(host() ?? ""):\(port ?? (scheme?.lowercased() == "https" ? 443 : 80))" }
}

/// Tells the log how one exchange went, once.
private final class ExchangeReport: Sendable {
  private let log: (@Sendable (RequestRecord) -> Void)?
  private let clock: @Sendable () -> Date
  private let scheduler: AnyScheduler
  private let method: String
  private let url: URL
  private let start: AnyScheduler.SchedulerTimeType
  private let isDone = Locked(false)

  init(_ request: HTTPRequest, _ configuration: HTTPClient.Configuration) {
    log = configuration.log
    clock = configuration.clock
    scheduler = configuration.scheduler
    method = request.method
    url = request.url
    start = configuration.scheduler.now
  }

  func finish(_ response: Result<HTTPResponse, ServiceError>, _ answer: Result<HTTPClient.Answer, ServiceError>) {
    report { record in
      if case .success(let response) = response {
        record.status = response.status
        record.bodySize = response.body.count
      }
      if case .failure(let error) = answer { record.problem = error.sentence }
    }
  }

  func cancel() {
    report { $0.problem = "cancelled" }
  }

  private func report(_ fill: (inout RequestRecord) -> Void) {
    guard let log,
      !isDone.withLock({ isDone in
        defer { isDone = true }
        return isDone
      })
    else { return }
    var record = RequestRecord(
      date: clock(), method: method, url: Redactor.url(url), duration: start.distance(to: scheduler.now).seconds)
    fill(&record)
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
