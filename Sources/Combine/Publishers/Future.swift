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
  /// Whether there is a result: a success of a few plain bits is the word, any other result is in the box. So no part of the
  /// future has a type that depends on its own, which the runtime would look up whenever one dies.
  @exclusivity(unchecked) @usableFromInline var isFulfilled = false
  @exclusivity(unchecked) @usableFromInline var word: UInt = 0
  @exclusivity(unchecked) @usableFromInline var box: AnyObject?
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
    let known = currentResult
    if case .success(let value) = known, subscriber._receive(only: { value }) { return }
    let subscription = FutureSubscription(self, hasFailed: known?.isFailure == true) { [self] action in
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
    let result = keptResult
    lock.unlock()
    return result
  }

  /// Read under the lock.
  @inlinable var keptResult: Result<Output, Failure>? {
    guard isFulfilled else { return nil }
    guard let box else { return .success(ValueGuard.value(of: word)) }
    return unsafeDowncast(box, to: ResultBox<Output, Failure>.self).result
  }

  @inlinable
  func wait(_ subscription: OneShot) {
    lock.lock()
    guard let result = keptResult else {
      if !subscription.isCancelled { waiters.append(subscription) }
      return lock.unlock()
    }
    lock.unlock()
    subscription.becomeReady(isFailure: result.isFailure)
  }

  @inlinable
  func fulfill(_ result: Result<Output, Failure>) {
    var word: UInt?
    if ValueGuard.isWord(Output.self), case .success(let value) = result { word = ValueGuard.bits(of: value) }
    let box = word == nil ? ResultBox(result) : nil
    lock.lock()
    guard !isFulfilled else { return lock.unlock() }
    isFulfilled = true
    if let word { self.word = word } else { self.box = box }
    let waiting = waiters
    waiters = []
    lock.unlock()
    for waiter in waiting { waiter.becomeReady(isFailure: result.isFailure) }
  }
}

@usableFromInline
final class ResultBox<Value, Failure: Error> {
  @usableFromInline let result: Result<Value, Failure>

  @inlinable
  init(_ result: Result<Value, Failure>) { self.result = result }

  @inlinable deinit {}
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
  private let hasFailed: Bool

  /// - Parameter hasFailed: Whether the future had failed before it was subscribed to: then no demand is shown.
  @usableFromInline
  init(_ future: AnyObject, hasFailed: Bool, act: @escaping (Action) -> Void) {
    self.future = future
    self.hasFailed = hasFailed
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
      ("hasAnyDemand", isRequested && !hasFailed), ("subject", Any?.none as Any),
    ]
  }
}
