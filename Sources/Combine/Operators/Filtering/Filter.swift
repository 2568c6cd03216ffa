extension Publishers {
  /// A publisher that lets those values through that a closure approves.
  public struct Filter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether a value goes on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      upstream.receive(subscriber: IncludeInner(subscriber, isIncluded))
    }
  }
}

extension Publishers {
  /// A publisher that lets those values through that a closure approves, and fails when the closure throws.
  public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether a value goes on.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.receive(
        subscriber: FilterInner(subscriber, TryFilterLogic<Upstream.Output, Upstream.Failure>(isIncluded)))
    }
  }
}

/// Passes the upstream's subscription straight through.
@frozen @usableFromInline
struct IncludeInner<Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let isIncluded: (Input) -> Bool
  @usableFromInline let combineIdentifier = CombineIdentifier()

  @inlinable
  init(_ downstream: Downstream, _ isIncluded: @escaping (Input) -> Bool) {
    self.downstream = downstream
    self.isIncluded = isIncluded
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { isIncluded(input) ? downstream.receive(input) : .max(1) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @usableFromInline var name: String { "Filter" }
}

@frozen @usableFromInline
struct TryFilterLogic<Value, UpstreamFailure: Error>: FilterLogic {
  @usableFromInline typealias Output = Value
  @usableFromInline typealias Errors = Throwing<UpstreamFailure>

  @usableFromInline let isIncluded: (Value) throws -> Bool

  @inlinable
  init(_ isIncluded: @escaping (Value) throws -> Bool) { self.isIncluded = isIncluded }

  @usableFromInline var name: String { "TryFilter" }
  @inlinable static var earlyEvents: EarlyEvents { .trap }

  @inlinable
  func step(_ input: Value, _ relay: Relay) throws(any Error) -> FilterStep<Value> {
    try isIncluded(input) ? .pass(input) : .skip
  }
}

extension Publisher {
  /// Lets those values through that a closure approves.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.filter { $0 != 2 }.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 3
  /// ```
  @inlinable
  @_disfavoredOverload
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Lets those values through that a closure approves, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = ["1", "x"].publisher
  ///   .tryFilter { if $0 == "x" { throw CancellationError() } else { return true } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  @_disfavoredOverload
  public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Adds a condition, in the same step.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Adds a condition that may throw, in the same step.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Adds a condition, in the same step.
  @inlinable
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }

  /// Adds a condition that may throw, in the same step.
  @inlinable
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
