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
  @usableFromInline unowned(unsafe) let box: PublisherBox

  /// Wraps a publisher.
  @inlinable
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if P.self == AnyPublisher<Output, Failure>.self {
      self = unsafeBitCast(publisher, to: AnyPublisher<Output, Failure>.self)
    } else {
      let box = ConcretePublisherBox(base: publisher)
      self.box = box
      subscribe = { box.base.receive(subscriber: $0) }
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

  /// The playground description of the wrapped publisher.
  public var playgroundDescription: Any { box.erasedBase }
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

/// The class that holds the publisher of an ``AnyPublisher``.
@usableFromInline
class PublisherBox {
  @inlinable init() {}
  @inlinable deinit {}

  @usableFromInline var erasedBase: Any { preconditionFailure("abstract") }
}

@usableFromInline
final class ConcretePublisherBox<Base: Publisher>: PublisherBox {
  @usableFromInline let base: Base

  @inlinable
  init(base: Base) {
    self.base = base
    super.init()
  }

  @inlinable deinit {}

  @inlinable override var erasedBase: Any { base }
}
