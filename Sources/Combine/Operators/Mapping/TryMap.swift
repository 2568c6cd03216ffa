extension Publishers {
  /// A publisher that transforms each value with a closure, and fails when the closure throws.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value of each.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      upstream.receive(subscriber: TryMapInner<Upstream.Output, Upstream.Failure, S>(subscriber, transform))
    }
  }
}

/// Transforms whatever comes, also before a subscription and after the end. The completion is passed on only while there
/// is a subscription.
@frozen @usableFromInline
struct TryMapInner<Input, Failure: Error, Downstream: Subscriber>: Subscriber, RelayedSubscription
where Downstream.Failure == any Error {
  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Input) throws -> Downstream.Input
  @usableFromInline let relay = Relay("TryMap")

  @inlinable
  init(_ downstream: Downstream, _ transform: @escaping (Input) throws -> Downstream.Input) {
    self.downstream = downstream
    self.transform = transform
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    let output: Downstream.Input
    do {
      output = try transform(input)
    } catch {
      relay.shut().upstream.cancel()
      downstream.receive(completion: .failure(error))
      return .none
    }
    return downstream.receive(output)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let (isFirst, subscription) = relay.shut()
    if isFirst { downstream.receive(completion: completion.erased) }
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }
}

extension Publisher {
  /// Transforms each value with a closure, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [2, 0].publisher
  ///   .tryMap { if $0 == 0 { throw CancellationError() } else { return 10 / $0 } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 5
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  @_disfavoredOverload
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryMap {
  /// Transforms each value once more, in the same step.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Transforms each value once more, in the same step, with a closure that may throw.
  @inlinable
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
  }
}
