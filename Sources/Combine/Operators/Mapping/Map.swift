extension Publishers {
  /// A publisher that transforms each value with a closure.
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value of each.
    public let transform: (Upstream.Output) -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.receive(subscriber: MapInner(downstream: subscriber, transform: transform))
    }
  }
}

/// Passes the upstream's subscription straight through, so a chain of these is one value inside its source's object.
@frozen @usableFromInline
struct MapInner<Input, Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Input) -> Downstream.Input
  @usableFromInline let combineIdentifier: CombineIdentifier
  /// What `transform` reads, where that is all it does.
  @usableFromInline let keyPaths: [AnyKeyPath]

  @inlinable
  init(
    downstream: Downstream, keyPaths: [AnyKeyPath] = [], transform: @escaping (Input) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.keyPaths = keyPaths
    self.transform = transform
    combineIdentifier = CombineIdentifier()
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @inlinable
  func _receive(only value: () -> Input) -> Bool { downstream._receive(only: { transform(value()) }) }

  @usableFromInline var name: String {
    switch keyPaths.count {
    case 0: "Map"
    case 1: "ValueForKey"
    default: "ValueForKeys"
    }
  }

  @usableFromInline var children: [Mirror.Child] {
    if keyPaths.count == 1 { return [("keyPath", keyPaths[0])] }
    return keyPaths.enumerated().map { ("keyPath\($0)", $1) }
  }
}

extension Publisher {
  /// Transforms each value with a closure.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 * 10 }.sink { print($0) }
  /// // Prints:
  /// // 10
  /// // 20
  /// ```
  @inlinable
  @_disfavoredOverload
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }
}

extension Publishers.Map {
  /// Transforms each value once more, in the same step.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
  }

  /// Transforms each value once more, in the same step, with a closure that may throw.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
  }
}
