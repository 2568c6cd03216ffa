/// A type that hands a sequence of values over time, then perhaps one completion, to each of its subscribers.
///
/// A publisher does nothing until somebody subscribes. To write one, implement ``receive(subscriber:)``: send the
/// subscriber a ``Subscription`` first, then never more values than it has asked for, and nothing after a completion
/// or a cancellation. Deliver the calls of one subscription one after the other, never two at the same time.
///
/// ```swift
/// let cancellable = [1, 2].publisher.map { $0 * 2 }.sink { print($0) }
/// // Prints:
/// // 2
/// // 4
/// ```
public protocol Publisher<Output, Failure> {
  /// The kind of values this publisher sends.
  associatedtype Output

  /// The kind of error this publisher may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Callers use `subscribe(_:)`.
  ///
  /// - Parameter subscriber: The receiver of a subscription, values and a completion.
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input

  // An extension's operator that strangers overload with a default argument must win against theirs, and where it is
  // fused with the one before it, the fused form must win, or long chains have a number of readings that doubles with
  // each operator. So the operators that are fused are disfavoured, and requirements: as such they are found where a
  // publisher's type is not known, which is where overloads are written, and are not disfavoured there.

  /// Transforms each value with a closure.
  func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>

  /// Transforms each value with a closure, and fails when the closure throws.
  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T>

  /// Lets those values through that a closure approves.
  func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self>

  /// Lets those values through that a closure approves, and fails when the closure throws.
  func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self>

  /// Transforms each value, and drops those for which there is no result.
  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T>

  /// Transforms each value, drops those for which there is no result, and fails when the closure throws.
  func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T>
}

extension Publisher {
  /// Attaches a subscriber to this publisher.
  ///
  /// - Parameter subscriber: The receiver; it gets a ``Subscription`` before anything else.
  @inlinable
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }
}
