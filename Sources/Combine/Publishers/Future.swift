import Synchronization

/// A publisher of one result, which a closure works out.
///
/// The closure runs once, when the future is created. The result is kept for all who subscribe later.
///
/// ```swift
/// let future = Future<Int, Never> { promise in
///   print("runs once")
///   promise(.success(1))
/// }
/// let first = future.sink { print($0) }
/// let second = future.sink { print($0) }
/// // Prints:
/// // runs once
/// // 1
/// // 1
/// ```
public final class Future<Output, Failure>: Publisher where Failure: Error {
  /// Takes the result. Further calls have no effect. It may be called on any thread.
  public typealias Promise = (Result<Output, Failure>) -> Void

  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var result: Result<Output, Failure>?
  @exclusivity(unchecked) @usableFromInline var waiters: [OneShot] = []

  /// Creates a future and runs its closure.
  ///
  /// - Parameter attemptToFulfill: Starts the work, and passes the result to the promise, at once or later, on any thread or in
  ///   a task.
  @inlinable
  public init(_ attemptToFulfill: @escaping (@escaping @Sendable (Result<Output, Failure>) -> Void) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  @inlinable deinit {}

  /// Attaches a subscriber. The value waits for its first request, also one that came before; a failure does not.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    if case .success(let value) = currentResult, subscriber._receive(only: { value }) { return }
    let subscription = FutureSubscription(self) { [self] action in
      switch action {
      case .deliver(let subscription):
        switch currentResult {
        case .success(let value):
          _ = subscriber.receive(value)
          if !subscription.isCancelled { subscriber.receive(completion: .finished) }
        case .failure(let error):
          subscriber.receive(completion: .failure(error))
        case nil:
          break
        }
      case .release:
        subscriber._disown()
      case .describe(let subscription, let children):
        children.pointee = [
          ("parent", Optional(self) as Any), ("downstream", subscriber), ("hasAnyDemand", subscription.isRequested),
          ("subject", self),
        ]
      }
    }
    subscriber._adopt()
    subscriber.receive(subscription: subscription)
    wait(subscription)
  }

  @inlinable var currentResult: Result<Output, Failure>? {
    lock.lock()
    let result = result
    lock.unlock()
    return result
  }

  @inlinable
  func wait(_ subscription: OneShot) {
    lock.lock()
    guard let result else {
      if !subscription.isCancelled { waiters.append(subscription) }
      return lock.unlock()
    }
    lock.unlock()
    subscription.becomeReady(isFailure: result.isFailure)
  }

  @inlinable
  func fulfill(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    let waiting = waiters
    waiters = []
    lock.unlock()
    for waiter in waiting { waiter.becomeReady(isFailure: result.isFailure) }
  }
}

extension Result {
  @inlinable var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

extension Future: @unchecked Sendable {}

/// A subscription to a future. Its mirror shows the future until the result has been delivered, and longer if it was asked for after
/// the result was there.
@usableFromInline
final class FutureSubscription: OneShot {
  private weak let future: AnyObject?
  private let wasAskedLate = Atomic(false)

  @usableFromInline
  init(_ future: AnyObject, act: @escaping (Action) -> Void) {
    self.future = future
    super.init(name: "Future", isReady: false, act: act)
  }

  override func request(_ demand: Subscribers.Demand) {
    if state.load(ordering: .relaxed) == OneShot.ready { wasAskedLate.store(true, ordering: .relaxed) }
    super.request(demand)
  }

  override var children: [Mirror.Child] {
    let children = super.children
    guard children.isEmpty else { return children }
    return [
      ("parent", shown(wasAskedLate.load(ordering: .relaxed) ? future : nil)), ("downstream", Any?.none as Any),
      ("hasAnyDemand", isRequested), ("subject", Any?.none as Any),
    ]
  }
}
