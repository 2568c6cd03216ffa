/// A publisher that sends no values, and finishes at once or never.
///
/// ```swift
/// let cancellable = Empty<Int, Never>().sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// // Prints:
/// // finished
/// ```
public struct Empty<Output, Failure>: Publisher, Equatable, Sendable where Failure: Error {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  @inlinable
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values of certain types.
  @inlinable
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber, and finishes at once if that was asked for.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber._adopt()
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
    subscriber._disown()
  }
}
