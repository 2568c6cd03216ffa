/// A publisher whose own type is hidden.
///
/// ```swift
/// func numbers() -> AnyPublisher<Int, Never> {
///   [1, 2].publisher.map { $0 + 1 }.eraseToAnyPublisher()
/// }
/// let cancellable = numbers().sink { print($0) }
/// // Prints:
/// // 2
/// // 3
/// ```
@frozen
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  // Takes one type of subscriber, not a type parameter, and is made where the publisher's type is known: the whole
  // chain behind it is compiled for that subscriber.
  @usableFromInline let subscribe: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher.
  @inlinable
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if P.self == AnyPublisher<Output, Failure>.self {
      self = unsafeBitCast(publisher, to: AnyPublisher<Output, Failure>.self)
    } else {
      subscribe = { publisher.receive(subscriber: $0) }
    }
  }

  /// Attaches a subscriber to the wrapped publisher.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribe(AnySubscriber(subscriber))
  }
}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  /// The name of the type.
  public var description: String { "AnyPublisher" }

  /// The name of the type.
  public var playgroundDescription: Any { description }
}

extension Publisher {
  /// Hides the type of this publisher behind ``AnyPublisher``.
  ///
  /// ```swift
  /// let publishers = [[1, 2].publisher.eraseToAnyPublisher(), Just(3).eraseToAnyPublisher()]
  /// let cancellable = Publishers.MergeMany(publishers).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}
