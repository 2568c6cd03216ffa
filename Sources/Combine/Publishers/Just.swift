/// A publisher that sends one value to each subscriber, and finishes.
///
/// ```swift
/// let cancellable = Just(1).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
/// // Prints:
/// // 1
/// // finished
/// ```
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value to send.
  public let output: Output

  /// Creates a publisher of one value.
  @inlinable
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber. Its first request brings the value and the end.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    OneShot.begin(subscriber, name: "Just", value: output)
  }
}

extension Just: Equatable where Output: Equatable {}

extension Just: Sendable where Output: Sendable {}
