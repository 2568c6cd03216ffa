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

  @usableFromInline
  struct Waiter {
    @usableFromInline let fulfill: (Result<Output, Failure>) -> Void
    @usableFromInline unowned(unsafe) let object: AnyObject

    @inlinable
    init(_ object: AnyObject, fulfill: @escaping (Result<Output, Failure>) -> Void) {
      self.object = object
      self.fulfill = fulfill
    }
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var result: Result<Output, Failure>?
  @exclusivity(unchecked) private var waiters: [Waiter] = []

  /// Creates a future and runs its closure.
  ///
  /// - Parameter attemptToFulfill: Starts the work, and passes the result to the promise, at once or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let inner = OneShot(subscriber, result: nil, name: "Future") { self.forget($0) }
    inner.begin(subscriber)
    if let result = currentResult(or: Waiter(inner) { inner.fulfill($0) }) { inner.fulfill(result) }
  }

  @usableFromInline
  func currentResult(or waiter: Waiter) -> Result<Output, Failure>? {
    lock.withLock {
      if result == nil { waiters.append(waiter) }
      return result
    }
  }

  @usableFromInline
  func forget(_ object: AnyObject) {
    var removed: Waiter?
    lock.withLock {
      if let index = waiters.firstIndex(where: { $0.object === object }) { removed = waiters.remove(at: index) }
    }
    withExtendedLifetime(removed) {}
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [Waiter] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiters = [] }
      return waiters
    }
    for waiter in waiting { waiter.fulfill(result) }
  }
}

extension Future: @unchecked Sendable {}
