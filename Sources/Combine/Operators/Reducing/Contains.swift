extension Publishers {
  /// A publisher that says whether a value is among those of another publisher.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// The value to look for.
    public let output: Upstream.Output

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Bool {
      upstream.receive(subscriber: ReduceInner(subscriber, ContainsLogic<Upstream.Output, Upstream.Failure>(output)))
    }
  }
}

extension Publishers {
  /// A publisher that says whether a closure approves of a value.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether this is the value.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Bool {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, ContainsWhereLogic<_, Unthrowing<Upstream.Failure>>(PlainClosure(predicate))))
    }
  }
}

extension Publishers {
  /// A publisher that says whether a closure approves of a value, and fails when the closure throws.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether this is the value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Bool {
      upstream.receive(
        subscriber: ReduceInner(
          subscriber, ContainsWhereLogic<_, Throwing<Upstream.Failure>>(ThrowingClosure(predicate))))
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

@frozen @usableFromInline
struct ContainsLogic<Value: Equatable, Failure: Error>: ReduceLogic {
  @usableFromInline typealias Output = Bool
  @usableFromInline typealias Errors = Unthrowing<Failure>

  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @usableFromInline static var name: String { "Contains" }
  @inlinable var firstMemory: Bool { false }

  @inlinable
  func step(_ input: Value, _ relay: ResultRelay<Bool>) throws(Never) -> ReduceStep {
    if input != value { return .more }
    relay.memory = true
    return .done
  }
}

@frozen @usableFromInline
struct ContainsWhereLogic<Predicate: Closure, Errors: ErrorPath>: ReduceLogic
where Predicate.Output == Bool, Predicate.Thrown == Errors.Thrown {
  @usableFromInline typealias Output = Bool

  @usableFromInline let predicate: Predicate

  @inlinable
  init(_ predicate: Predicate) { self.predicate = predicate }

  @usableFromInline static var name: String { Errors.name("ContainsWhere", throwing: "TryContainsWhere") }
  @inlinable var firstMemory: Bool { false }

  @inlinable
  func step(_ input: Predicate.Input, _ relay: ResultRelay<Bool>) throws(Errors.Thrown) -> ReduceStep {
    guard try predicate(input) else { return .more }
    relay.memory = true
    return .done
  }
}

extension Publisher where Output: Equatable {
  /// Says whether a value comes: `true` as soon as it does, else `false` at the end.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.map { $0 }.contains(2).sink { print($0) }
  /// // Prints:
  /// // true
  /// ```
  @inlinable
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Says whether a closure approves of a value: `true` as soon as it does, else `false` at the end.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.map { $0 }.contains { $0 > 5 }.sink { print($0) }
  /// // Prints:
  /// // false
  /// ```
  @inlinable
  public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Says whether a closure approves of a value, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1].publisher.map { $0 }
  ///   .tryContains { _ in throw CancellationError() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryContains(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
