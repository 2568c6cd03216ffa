extension Publishers {
  /// A publisher that turns a failure into another.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output

    /// The publisher whose failure is turned.
    public let upstream: Upstream

    /// Makes the new error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    // A closure that follows the parentheses fits both.
    /// Creates the operator from its parts.
    @inlinable
    @_disfavoredOverload
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.receive(subscriber: MapErrorInner(downstream: subscriber, transform: transform))
    }
  }

  /// A publisher that cannot fail, taken for one that can.
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher that cannot fail.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Upstream.Output == S.Input {
      upstream.receive(subscriber: SetFailureTypeInner(downstream: subscriber))
    }

    /// The same publisher, taken to fail with another type.
    @inlinable
    public func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

/// Passes the upstream's subscription straight through.
@frozen @usableFromInline
struct MapErrorInner<Failure: Error, Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Downstream.Input

  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Failure) -> Downstream.Failure
  @usableFromInline let combineIdentifier: CombineIdentifier

  @inlinable
  init(downstream: Downstream, transform: @escaping (Failure) -> Downstream.Failure) {
    self.downstream = downstream
    self.transform = transform
    combineIdentifier = CombineIdentifier()
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(transform(error)))
    }
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @inlinable
  func _receive(only value: () -> Input) -> Bool { downstream._receive(only: value) }

  @usableFromInline var name: String { "MapError" }
}

/// Passes the upstream's subscription straight through.
@frozen @usableFromInline
struct SetFailureTypeInner<Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Never

  @usableFromInline let downstream: Downstream
  @usableFromInline let combineIdentifier: CombineIdentifier

  @inlinable
  init(downstream: Downstream) {
    self.downstream = downstream
    combineIdentifier = CombineIdentifier()
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: .finished) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @inlinable
  func _receive(only value: () -> Input) -> Bool { downstream._receive(only: value) }

  @usableFromInline var name: String { "SetFailureType" }
}

extension Publisher {
  /// Turns a failure into another.
  ///
  /// ```swift
  /// struct Wrapped: Error { let reason: String }
  /// let cancellable = Fail<Int, CancellationError>(error: CancellationError())
  ///   .mapError { _ in Wrapped(reason: "stopped") }
  ///   .sink(receiveCompletion: { if case .failure(let error) = $0 { print(error.reason) } }, receiveValue: { _ in })
  /// // Prints:
  /// // stopped
  /// ```
  @inlinable
  public func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publisher where Failure == Never {
  /// Takes a publisher that cannot fail for one that can, to combine it with others.
  ///
  /// ```swift
  /// let publisher: AnyPublisher<Int, URLError> = Just(1).setFailureType(to: URLError.self).eraseToAnyPublisher()
  /// let cancellable = publisher.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // finished
  /// ```
  @inlinable
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
