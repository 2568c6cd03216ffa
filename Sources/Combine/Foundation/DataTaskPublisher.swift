import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// The answer to a request: its body and response, then the end.
  ///
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

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      let subscription = DataTaskSubscription(
        request: request, session: session,
        subscriber: .init(send: { _ = subscriber.receive($0) }, complete: subscriber.receive(completion:)))
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

/// One data task and who waits for it.
///
/// The task calls a completion handler. Foundation's asynchronous functions would do the same with less code, but on
/// Linux they deadlock when they are cancelled at the wrong moment.
private final class DataTaskSubscription: Subscription, NamedForDebugging, @unchecked Sendable {
  struct Waiting {
    let send: (URLSession.DataTaskPublisher.Output) -> Void
    let complete: (Subscribers.Completion<URLError>) -> Void
  }

  private let lock = Lock()
  private let request: URLRequest
  private let session: URLSession
  private var subscriber: Waiting?
  private var task: URLSessionDataTask?
  private var isStarted = false

  var name: String { "DataTaskPublisher" }

  init(request: URLRequest, session: URLSession, subscriber: Waiting) {
    self.request = request
    self.session = session
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    let starts = lock.withLock {
      defer { isStarted = true }
      return !isStarted && subscriber != nil
    }
    guard starts else { return }
    let task = session.dataTask(with: request) { self.receive($0, $1, $2) }
    let goesOn = lock.withLock {
      guard subscriber != nil else { return false }
      self.task = task
      return true
    }
    if goesOn { task.resume() } else { task.cancel() }
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let sending = lock.withLock {
      task = nil
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

  func cancel() { release().1?.cancel() }

  private func release() -> (Waiting?, URLSessionDataTask?) {
    lock.withLock {
      defer { (subscriber, task) = (nil, nil) }
      return (subscriber, task)
    }
  }
}
