/// A publisher that makes a new publisher for each subscriber.
///
/// ```swift
/// let deferred = Deferred { () -> Just<Int> in print("made"); return Just(1) }
/// let cancellable = deferred.sink { print($0) }
/// // Prints:
/// // made
/// // 1
/// ```
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that asks a closure for each subscriber's own.
  @inlinable
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes a publisher, and attaches the subscriber to it.
  @inlinable
  public func receive<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().receive(subscriber: subscriber)
  }
}
