extension Publishers {
  /// A publisher that transforms each value, and drops those for which there is no result.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value, or `nil`.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      upstream.receive(subscriber: CompactMapInner(subscriber, transform))
    }
  }
}

extension Publishers {
  /// A publisher that transforms each value, drops those for which there is no result, and fails when the closure throws.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value, or `nil`.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      upstream.receive(
        subscriber: FilterInner(subscriber, TryCompactMapLogic<Upstream.Output, Output, Upstream.Failure>(transform)))
    }
  }
}

/// Passes the upstream's subscription straight through.
@frozen @usableFromInline
struct CompactMapInner<Input, Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let transform: (Input) -> Downstream.Input?
  @usableFromInline let combineIdentifier = CombineIdentifier()

  @inlinable
  init(_ downstream: Downstream, _ transform: @escaping (Input) -> Downstream.Input?) {
    self.downstream = downstream
    self.transform = transform
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = transform(input) else { return .max(1) }
    return downstream.receive(output)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @usableFromInline var name: String { "CompactMap" }
}

@frozen @usableFromInline
struct TryCompactMapLogic<Input, Output, UpstreamFailure: Error>: FilterLogic {
  @usableFromInline typealias Errors = Throwing<UpstreamFailure>

  @usableFromInline let transform: (Input) throws -> Output?

  @inlinable
  init(_ transform: @escaping (Input) throws -> Output?) { self.transform = transform }

  @usableFromInline var name: String { "TryCompactMap" }
  @inlinable static var earlyEvents: EarlyEvents { .trap }

  @inlinable
  func step(_ input: Input, _ relay: Relay) throws(any Error) -> FilterStep<Output> {
    if let output = try transform(input) { return .pass(output) }
    return .skip
  }
}

extension Publisher {
  /// Transforms each value, and drops those for which there is no result.
  ///
  /// ```swift
  /// let cancellable = ["1", "x", "3"].publisher.compactMap { Int($0) }.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 3
  /// ```
  @inlinable
  @_disfavoredOverload
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value, drops those for which there is no result, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = ["1", "x"].publisher
  ///   .tryCompactMap { if $0 == "x" { throw CancellationError() } else { return Int($0) } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  @_disfavoredOverload
  public func tryCompactMap<T>(
    _ transform: @escaping (Self.Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Transforms each result once more, in the same step.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Transforms each result once more, in the same step.
  @inlinable
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Transforms each result once more, in the same step.
  @inlinable
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
