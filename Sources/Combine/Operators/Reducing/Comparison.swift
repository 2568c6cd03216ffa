extension Publishers {
  /// A publisher of the greatest value, as a closure compares them.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, ComparisonLogic<_, Unthrowing<Upstream.Failure>>(PlainPairClosure(areInIncreasingOrder))))
    }
  }
}

extension Publishers {
  /// A publisher of the greatest value, as a closure compares them, which fails when the closure throws.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Upstream.Output {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, ComparisonLogic<_, Throwing<Upstream.Failure>>(ThrowingPairClosure(areInIncreasingOrder))))
    }
  }
}

@frozen @usableFromInline
struct ComparisonLogic<IsLess: PairClosure, Errors: ErrorPath>: ReduceLogic
where IsLess.First == IsLess.Second, IsLess.Output == Bool, IsLess.Thrown == Errors.Thrown {
  @usableFromInline typealias Output = IsLess.First

  @usableFromInline let isLess: IsLess

  @inlinable
  init(_ isLess: IsLess) { self.isLess = isLess }

  @usableFromInline static var name: String { Errors.name("Comparison", throwing: "TryComparison") }

  @inlinable
  func step(_ input: Output, _ relay: ResultRelay<Output?>) throws(Errors.Thrown) -> ReduceStep {
    let best = relay.memory
    if let best, try !isLess(best, input) { return .more }
    relay.memory = input
    return .more
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [2, 1, 3].publisher.map { $0 }.min().sink { print($0) }
  /// // Prints:
  /// // 1
  /// ```
  @inlinable
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { $1 < $0 }
  }

  /// Sends the greatest value when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [2, 1, 3].publisher.map { $0 }.max().sink { print($0) }
  /// // Prints:
  /// // 3
  /// ```
  @inlinable
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { $0 < $1 }
  }
}

extension Publisher {
  /// Sends the smallest value, as a closure compares them, when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = ["aa", "b"].publisher.map { $0 }.min { $0.count < $1.count }.sink { print($0) }
  /// // Prints:
  /// // b
  /// ```
  @inlinable
  public func min(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the smallest value, as a closure compares them, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 }
  ///   .tryMin { _, _ in throw CancellationError() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryMin(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the greatest value, as a closure compares them, when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = ["aa", "b"].publisher.map { $0 }.max { $0.count < $1.count }.sink { print($0) }
  /// // Prints:
  /// // aa
  /// ```
  @inlinable
  public func max(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the greatest value, as a closure compares them, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 }
  ///   .tryMax { _, _ in throw CancellationError() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryMax(
    by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}
