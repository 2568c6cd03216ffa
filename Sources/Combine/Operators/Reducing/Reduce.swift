extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Int {
      upstream.receive(subscriber: ReduceInner(subscriber, CountLogic<Upstream.Output, Upstream.Failure>()))
    }
  }
}

extension Publishers {
  /// A publisher of the result of combining all values.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Output {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, AccumulatingLogic<_, Unthrowing<Upstream.Failure>>(initial, PlainPairClosure(nextPartialResult))))
    }
  }
}

extension Publishers {
  /// A publisher of the result of combining all values, which fails when the closure throws.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The result before the first value.
    public let initial: Output

    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Output {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, AccumulatingLogic<_, Throwing<Upstream.Failure>>(initial, ThrowingPairClosure(nextPartialResult)))
      )
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

@frozen @usableFromInline
struct CountLogic<Input, Failure: Error>: ReduceLogic {
  @usableFromInline typealias Output = Int
  @usableFromInline typealias Errors = Unthrowing<Failure>

  @inlinable init() {}

  @usableFromInline static var name: String { "Count" }
  @inlinable var firstMemory: Int { 0 }

  @inlinable
  func step(_ input: Input, _ relay: ResultRelay<Int>) throws(Never) -> ReduceStep {
    relay.memory += 1
    return .more
  }
}

@frozen @usableFromInline
struct AccumulatingLogic<Combine: PairClosure, Errors: ErrorPath>: ReduceLogic
where Combine.First == Combine.Output, Combine.Thrown == Errors.Thrown {
  @usableFromInline typealias Input = Combine.Second
  @usableFromInline typealias Output = Combine.Output

  @usableFromInline let firstMemory: Output
  @usableFromInline let combine: Combine

  @inlinable
  init(_ initial: Output, _ combine: Combine) {
    firstMemory = initial
    self.combine = combine
  }

  @usableFromInline static var name: String { Errors.name("Reduce", throwing: "TryReduce") }

  @inlinable
  func step(_ input: Input, _ relay: ResultRelay<Output>) throws(Errors.Thrown) -> ReduceStep {
    let last = relay.memory
    relay.memory = try combine(last, input)
    return .more
  }

  @inlinable
  func result(_ memory: Output) -> Output? { memory }
}

extension Publisher {
  /// Sends the number of values when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = ["a", "b"].publisher.map { $0 }.count().sink { print($0) }
  /// // Prints:
  /// // 2
  /// ```
  @inlinable
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }

  /// Combines all values, and sends the result when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.map { $0 }.reduce(0) { $0 + $1 }.sink { print($0) }
  /// // Prints:
  /// // 6
  /// ```
  @inlinable
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1].publisher.map { $0 }
  ///   .tryReduce(0) { _, _ in throw CancellationError() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
