extension Publishers {
  /// A publisher that says whether a closure approves of all values.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether a value is approved of.
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
        subscriber: ReduceInner(subscriber, AllSatisfyLogic<_, Unthrowing<Upstream.Failure>>(PlainClosure(predicate))))
    }
  }
}

extension Publishers {
  /// A publisher that says whether a closure approves of all values, and fails when the closure throws.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Whether a value is approved of.
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
        subscriber: ReduceInner(subscriber, AllSatisfyLogic<_, Throwing<Upstream.Failure>>(ThrowingClosure(predicate))))
    }
  }
}

@frozen @usableFromInline
struct AllSatisfyLogic<Predicate: Closure, Errors: ErrorPath>: ReduceLogic
where Predicate.Output == Bool, Predicate.Thrown == Errors.Thrown {
  @usableFromInline typealias Output = Bool

  @usableFromInline let predicate: Predicate

  @inlinable
  init(_ predicate: Predicate) { self.predicate = predicate }

  @usableFromInline static var name: String { Errors.name("AllSatisfy", throwing: "TryAllSatisfy") }
  @inlinable var firstMemory: Bool { true }

  @inlinable
  func step(_ input: Predicate.Input, _ relay: ResultRelay<Bool>) throws(Errors.Thrown) -> ReduceStep {
    if try predicate(input) { return .more }
    relay.memory = false
    return .done
  }
}

extension Publisher {
  /// Says whether a closure approves of all values: `false` as soon as it does not, else `true` at the end.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.map { $0 }.allSatisfy { $0 > 0 }.sink { print($0) }
  /// // Prints:
  /// // true
  /// ```
  @inlinable
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Says whether a closure approves of all values, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1].publisher.map { $0 }
  ///   .tryAllSatisfy { _ in throw CancellationError() }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryAllSatisfy(
    _ predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
