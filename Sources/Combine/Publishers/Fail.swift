/// A publisher that fails at once.
///
/// ```swift
/// let cancellable = Fail<Int, CancellationError>(error: CancellationError())
///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// // Prints:
/// // failure(Swift.CancellationError())
/// ```
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The error to fail with.
  public let error: Failure

  /// Creates a publisher that fails.
  @inlinable
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that would have values of a certain type, and fails.
  @inlinable
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber, and fails at once.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscriber._adopt()
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
    subscriber._disown()
  }
}

extension Fail: Equatable where Failure: Equatable {}

extension Fail: Sendable {}
