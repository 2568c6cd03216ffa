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

  /// Part of this module's own bookkeeping; nothing for others to implement.
  ///
  /// Whether this publisher adopts and disowns its subscribers, see ``Subscriber``, and calls each strictly one call at
  /// a time.
  var _isManaged: Bool { get }
}

extension Publisher {
  @inlinable public var _isManaged: Bool { false }

  /// Attaches an operator's inner subscriber, which relies on being managed.
  @inlinable
  func attach<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    if _isManaged { receive(subscriber: subscriber) } else { attachGuarded(subscriber) }
  }

  @inlinable
  func attachGuarded<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: GuardSubscriber(subscriber))
  }

  /// Attaches a subscriber to this publisher.
  ///
  /// - Parameter subscriber: The receiver; it gets a ``Subscription`` before anything else.
  @inlinable
  public func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }
}
