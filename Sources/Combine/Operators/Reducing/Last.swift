extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      upstream.receive(
        subscriber: ReduceInner(subscriber, PositionLogic<LastPlace, Upstream.Output, Upstream.Failure>()))
    }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure approves of.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether this may be the value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, MatchLogic<LastPlace, _, Unthrowing<Upstream.Failure>>(PlainClosure(predicate))))
    }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure approves of, which fails when the closure throws.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether this may be the value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Upstream.Output {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, MatchLogic<LastPlace, _, Throwing<Upstream.Failure>>(ThrowingClosure(predicate))))
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends the last value when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 }.last().sink { print($0) }
  /// // Prints:
  /// // 2
  /// ```
  @inlinable
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Sends the last value that a closure approves of when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.map { $0 }.last { $0 < 3 }.sink { print($0) }
  /// // Prints:
  /// // 2
  /// ```
  @inlinable
  public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Sends the last value that a closure approves of, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1].publisher.map { $0 }
  ///   .tryLast { _ in throw CancellationError() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
