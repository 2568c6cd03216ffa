extension Publishers {
  /// A publisher of the number of values.
  public struct Count<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Int
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Int {
      upstream.attach(ReduceInner(subscriber, Logic()))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Int
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Int

      @inlinable init() {}

      @usableFromInline static var name: String { "Count" }

      @inlinable var firstMemory: Memory { 0 }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        relay.memory += 1
        return .more
      }
    }
  }
}

extension Publishers {
  /// A publisher of the result of combining all values.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The kind of error it may end with.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Output {
      upstream.attach(ReduceInner(subscriber, Logic(initial: initial, nextPartialResult: nextPartialResult)))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Output

      @usableFromInline let initial: Output
      @usableFromInline let nextPartialResult: (Output, Upstream.Output) -> Output

      @inlinable
      init(initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      @usableFromInline static var name: String { "Reduce" }

      @inlinable var firstMemory: Memory { initial }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        let last = relay.memory
        relay.memory = nextPartialResult(last, input)
        return .more
      }
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Output {
      upstream.attach(ReduceInner(subscriber, Logic(initial: initial, nextPartialResult: nextPartialResult)))
    }

    @frozen @usableFromInline
    struct Logic: ThrowingReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = any Error
      @usableFromInline typealias Memory = Output

      @usableFromInline let initial: Output
      @usableFromInline let nextPartialResult: (Output, Upstream.Output) throws -> Output

      @inlinable
      init(initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output) {
        self.initial = initial
        self.nextPartialResult = nextPartialResult
      }

      @usableFromInline static var name: String { "TryReduce" }

      @inlinable var firstMemory: Memory { initial }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        do {
          let last = relay.memory
          relay.memory = try nextPartialResult(last, input)
          return .more
        } catch {
          return .fail(error)
        }
      }
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the number of values when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = ["a", "b"].publisher.map { $0 }.count().sink { print($0) }
  /// // Prints:
  /// // 2
  /// ```
  @inlinable
  @_disfavoredOverload
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
  @_disfavoredOverload
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
  @_disfavoredOverload
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
