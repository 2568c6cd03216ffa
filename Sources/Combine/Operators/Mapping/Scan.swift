extension Publishers {
  /// A publisher of the running result of combining values.
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, Upstream.Failure == S.Failure {
      upstream.receive(
        subscriber: ScanInner(
          downstream: subscriber, initialResult: initialResult, nextPartialResult: nextPartialResult))
    }
  }

  /// A publisher of the running result of combining values, which fails when the closure throws.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are combined.
    public let upstream: Upstream

    /// The result before the first value.
    public let initialResult: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
      let logic = TryScanLogic<Upstream.Output, Output, Upstream.Failure>(initialResult, nextPartialResult)
      upstream.receive(subscriber: FilterInner(subscriber, logic))
    }
  }
}

/// Passes the upstream's subscription straight through.
@usableFromInline
final class ScanInner<Input, Downstream: Subscriber>: Subscriber, NamedForDebugging {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let nextPartialResult: (Downstream.Input, Input) -> Downstream.Input
  @usableFromInline let initialResult: Downstream.Input
  @exclusivity(unchecked) @usableFromInline var result: Downstream.Input

  @inlinable
  init(
    downstream: Downstream, initialResult: Downstream.Input,
    nextPartialResult: @escaping (Downstream.Input, Input) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.nextPartialResult = nextPartialResult
    self.initialResult = initialResult
    result = initialResult
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    let next = nextPartialResult(result, input)
    result = next
    return downstream.receive(next)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }

  @usableFromInline var name: String { "Scan" }

  /// The result is the source's calls' own: a mirror shows the first.
  @usableFromInline var children: [Mirror.Child] { [("downstream", downstream), ("result", initialResult)] }
}

@frozen @usableFromInline
struct TryScanLogic<Input, Output, UpstreamFailure: Error>: RememberingFilterLogic {
  @usableFromInline typealias Errors = Throwing<UpstreamFailure>

  @usableFromInline let firstMemory: Output
  @usableFromInline let nextPartialResult: (Output, Input) throws -> Output

  @inlinable
  init(_ initialResult: Output, _ nextPartialResult: @escaping (Output, Input) throws -> Output) {
    firstMemory = initialResult
    self.nextPartialResult = nextPartialResult
  }

  @usableFromInline var name: String { "TryScan" }
  @inlinable static var earlyEvents: EarlyEvents { .ignore }

  @inlinable
  func step(_ input: Input, _ relay: MemoryRelay<Output>) throws(any Error) -> FilterStep<Output> {
    let last = relay.memory
    let next = try nextPartialResult(last, input)
    relay.memory = next
    return .pass(next)
  }

  @inlinable static var look: RelayLook { .scan }
}

extension Publisher {
  /// Combines the values one by one, and sends each result on the way.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.scan(0) { $0 + $1 }.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 3
  /// // 6
  /// ```
  @inlinable
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines the values one by one, sends each result on the way, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher
  ///   .tryScan(0) { if $1 == 2 { throw CancellationError() } else { return $0 + $1 } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
