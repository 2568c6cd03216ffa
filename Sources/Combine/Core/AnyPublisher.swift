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
  @usableFromInline let box: PublisherBox<Output, Failure>

  /// Wraps a publisher.
  @inlinable
  public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    if P.self == AnyPublisher<Output, Failure>.self {
      box =
        unsafeBitCast(publisher, to: AnyPublisher<Output, Failure>.self)
        .box
    } else {
      box = ConcretePublisherBox(base: publisher)
    }
  }

  /// Attaches a subscriber to the wrapped publisher.
  @inlinable
  public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    box.receive(subscriber: AnySubscriber(subscriber))
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
  @inlinable
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}

/// The class that dispatches subscriptions to an ``AnyPublisher``.
///
/// Its function takes one type of subscriber, not a type parameter, so that the publisher behind it is compiled for
/// exactly that type.
@usableFromInline
class PublisherBox<Output, Failure: Error> {
  @inlinable init() {}
  @inlinable deinit {}

  @usableFromInline var erasedBase: Any { preconditionFailure("abstract") }
  @usableFromInline
  func receive(subscriber: AnySubscriber<Output, Failure>) { preconditionFailure("abstract") }
}

@usableFromInline
final class ConcretePublisherBox<Base: Publisher>: PublisherBox<Base.Output, Base.Failure> {
  @usableFromInline let base: Base

  @inlinable
  init(base: Base) {
    self.base = base
    super.init()
  }

  @inlinable deinit {}

  @inlinable override var erasedBase: Any { base }
  @inlinable
  override func receive(subscriber: AnySubscriber<Base.Output, Base.Failure>) { base.receive(subscriber: subscriber) }
}
