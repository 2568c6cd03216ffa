import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The answer to a request: its body and response, then the end.
  ///
  /// Redirects are followed, at most twenty, unless the session has a delegate, which then decides.
  /// Any response is a value, also one whose status is not 200…299; only trouble on the way fails. The request starts
  /// when the value is asked for, once for each subscriber. Values are delivered on the session's delegate queue.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// The session that carries it out.
    public let session: URLSession

    /// Creates a publisher of the answer to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber. Its first request starts a task of its own.
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      let subscription = DataTaskSubscription(
        request: request, session: session,
        subscriber: .init(
          subscriber: subscriber, send: { _ = subscriber.receive($0) }, complete: subscriber.receive(completion:)))
      subscriber.receive(subscription: subscription)
    }
  }

  /// A publisher of the answer to a `GET` request.
  ///
  /// ```swift
  /// let cancellable = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org/")!)
  ///   .map { String(decoding: $0.data, as: UTF8.self) }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0.count) })
  /// ```
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// A request under way and who waits for the answer.
///
/// The tasks call a completion handler. Foundation's asynchronous functions would do the same with less code, but on
/// Linux they deadlock when they are cancelled at the wrong moment.
private final class DataTaskSubscription: Subscription, NamedForDebugging, @unchecked Sendable {
  struct Waiting {
    let subscriber: Any
    let send: (URLSession.DataTaskPublisher.Output) -> Void
    let complete: (Subscribers.Completion<URLError>) -> Void
  }

  private static let mostRedirects = 20

  private let lock = Lock()
  private let request: URLRequest
  private let session: URLSession
  private var subscriber: Waiting?
  private var task: URLSessionDataTask?
  private var demand = Subscribers.Demand.none
  private var redirects = 0
  private var started = DispatchTime.now()
  /// The session has called back for the last task.
  private var hasEnded = false

  var name: String { "DataTaskPublisher" }

  var children: [Mirror.Child] {
    lock.withLock {
      [
        ("task", shown(task)), ("downstream", shown(subscriber?.subscriber)),
        ("parent", shown(subscriber.map { _ in URLSession.DataTaskPublisher(request: request, session: session) })),
        ("demand", demand),
      ]
    }
  }

  init(request: URLRequest, session: URLSession, subscriber: Waiting) {
    self.request = request
    self.session = session
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    let (isFirst, running) = lock.withLock {
      guard subscriber != nil else { return (false, nil as URLSessionDataTask?) }
      defer { self.demand += demand }
      return (self.demand == .none, task)
    }
    // A further request wakes a task that was suspended from outside.
    if isFirst { start(request) } else { running?.resume() }
  }

  private func start(_ request: URLRequest) {
    let redirection = Redirection { [self] in follow($0) }
    let task = session.dataTask(with: request) { [self] data, response, error in
      if !redirection.hasBegun { receive(data, response, error) }
    }
    // A session with a delegate of its own decides about redirects itself.
    if session.delegate == nil { task.delegate = redirection }
    let goesOn = lock.withLock {
      guard subscriber != nil else { return false }
      self.task = task
      started = .now()
      return true
    }
    if goesOn { task.resume() } else { task.cancel() }
  }

  private func follow(_ next: URLRequest) {
    let mayFollow = lock.withLock {
      redirects += 1
      return redirects <= Self.mostRedirects
    }
    if mayFollow { start(next) } else { receive(nil, nil, URLError(.httpTooManyRedirects)) }
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let sending = lock.withLock {
      task = nil
      hasEnded = true
      return subscriber?.send
    }
    if let response, error == nil {
      sending?((data: data ?? Data(), response: response))
      // Receiving the value may have cancelled.
      release().0?.complete(.finished)
    } else {
      release().0?.complete(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Not before an answer from the cache would have come, and in turn with the calls of the session: on Linux Foundation ends the
  /// process where a task is cancelled while its answer is being given. A session of an app's own class hears of it at once.
  func cancel() {
    guard let task = release().1 else { return }
    guard type(of: session) == URLSession.self else { return task.cancel() }
    let end: @Sendable () -> Void = { [self] in
      session.delegateQueue.addOperation { [self] in
        if !lock.withLock({ hasEnded }) { task.cancel() }
      }
    }
    let settled = lock.withLock { started } + .milliseconds(250)
    if settled <= .now() { end() } else { DispatchQueue.global().asyncAfter(deadline: settled, execute: end) }
  }

  private func release() -> (Waiting?, URLSessionDataTask?) {
    lock.withLock {
      defer { (subscriber, task) = (nil, nil) }
      return (subscriber, task)
    }
  }
}

/// Ends a task at a redirect and has a new one go where it leads.
///
/// Foundation is never answered: on Linux an answer ends the process where the task has been cancelled meanwhile, and may end
/// it where several redirects arrive at once over HTTP/2.
private final class Redirection: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
  private let lock = Lock()
  private let follow: (URLRequest) -> Void
  private var isFollowed = false

  init(follow: @escaping (URLRequest) -> Void) { self.follow = follow }

  var hasBegun: Bool { lock.withLock { isFollowed } }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    lock.withLock { isFollowed = true }
    task.cancel()
    follow(request)
  }
}
