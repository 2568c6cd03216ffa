import Synchronization

/// The part of a published property's storage that does not depend on its type.
@usableFromInline
class AnyPublishedBox {
  private let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var changePublisher: ObservableObjectPublisher?

  @usableFromInline init() {}

  /// Takes a publisher to announce changes with, unless there is one.
  ///
  /// - Returns: The publisher in use.
  final func adoptChangePublisher(_ make: () -> ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    if let changePublisher { return changePublisher }
    let publisher = make()
    changePublisher = publisher
    return publisher
  }
}

/// The storage of a published property.
@usableFromInline
final class PublishedBox<Value>: AnyPublishedBox, ConduitOwner {
  @usableFromInline let broadcast: Broadcast<Value, Never>
  /// What the property reads as; lags behind the latest value while that is being announced.
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    broadcast = Broadcast(latest: value)
    super.init()
  }

  @inlinable deinit {}

  @inlinable
  func set(_ newValue: Value) {
    changePublisher?.send()
    broadcast.update(newValue)
    value = newValue
  }

  @usableFromInline var name: String { "PublishedSubject" }

  @usableFromInline
  func request(_ demand: Subscribers.Demand, for conduit: Conduit) {
    broadcast.send(.request(conduit, demand), from: Broadcast<Value, Never>.thisThread)
  }

  @usableFromInline
  func remove(_ conduit: Conduit) { broadcast.remove(conduit) }
}

/// Feeds a published property from a publisher, for as long as the property's object lives.
@usableFromInline
final class PublishedSubscriber<Value>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Failure = Never

  private weak var box: PublishedBox<Value>?

  @usableFromInline
  init(_ box: PublishedBox<Value>) {
    self.box = box
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    if let box {
      box.broadcast.attach(subscription)
    } else {
      subscription.cancel()
    }
  }

  @usableFromInline
  func receive(_ input: Value) -> Subscribers.Demand {
    box?.set(input)
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Never>) {}

  @usableFromInline var name: String { "PublishedSubscriber" }
}

extension Publisher where Failure == Never {
  /// Feeds a published property, for as long as its object lives.
  ///
  /// - Parameter published: The property's publisher: `&$property`.
  ///
  /// ```swift
  /// final class Model {
  ///   @Published var number = 0
  /// }
  /// let model = Model()
  /// [1, 2].publisher.assign(to: &model.$number)
  /// print(model.number)
  /// // Prints:
  /// // 2
  /// ```
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    receive(subscriber: PublishedSubscriber(published.box))
  }
}
