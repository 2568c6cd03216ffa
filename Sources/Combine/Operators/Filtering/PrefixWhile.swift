extension Publishers {
  /// A publisher that passes values on until a closure says no.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether to go on.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      upstream.receive(
        subscriber: FilterInner(subscriber, PrefixWhileLogic<_, Unthrowing<Upstream.Failure>>(PlainClosure(predicate))))
    }
  }
}

extension Publishers {
  /// A publisher that passes values on until a closure says no, and fails when the closure throws.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether to go on.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.receive(
        subscriber: FilterInner(subscriber, PrefixWhileLogic<_, Throwing<Upstream.Failure>>(ThrowingClosure(predicate)))
      )
    }
  }
}

@frozen @usableFromInline
struct PrefixWhileLogic<Predicate: Closure, Errors: ErrorPath>: FilterLogic
where Predicate.Output == Bool, Predicate.Thrown == Errors.Thrown {
  @usableFromInline typealias Input = Predicate.Input
  @usableFromInline typealias Output = Predicate.Input

  @usableFromInline let predicate: Predicate

  @inlinable
  init(_ predicate: Predicate) { self.predicate = predicate }

  @usableFromInline var name: String { Errors.name("PrefixWhile", throwing: "TryPrefixWhile") }
  @inlinable static var earlyEvents: EarlyEvents { .trap }

  @inlinable
  func step(_ input: Output, _ relay: Relay) throws(Errors.Thrown) -> FilterStep<Output> {
    try predicate(input) ? .pass(input) : .finish
  }
}

extension Publisher {
  /// Passes values on until a closure says no, then finishes.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3, 1].publisher.map { $0 }.prefix { $0 < 3 }.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Passes values on until a closure says no, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 }
  ///   .tryPrefix { if $0 == 2 { throw CancellationError() } else { return true } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryPrefix(
    while predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
