extension Publishers {
  /// A publisher that drops values until a closure says no for the first time.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether to go on dropping.
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
        subscriber: FilterInner(subscriber, DropWhileLogic<_, Unthrowing<Upstream.Failure>>(PlainClosure(predicate))))
    }
  }
}

extension Publishers {
  /// A publisher that drops values until a closure says no for the first time, and fails when the closure throws.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether to go on dropping.
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
        subscriber: FilterInner(subscriber, DropWhileLogic<_, Throwing<Upstream.Failure>>(ThrowingClosure(predicate))))
    }
  }
}

@frozen @usableFromInline
struct DropWhileLogic<Predicate: Closure, Errors: ErrorPath>: RememberingFilterLogic
where Predicate.Output == Bool, Predicate.Thrown == Errors.Thrown {
  @usableFromInline typealias Input = Predicate.Input
  @usableFromInline typealias Output = Predicate.Input

  @usableFromInline let predicate: Predicate

  @inlinable
  init(_ predicate: Predicate) { self.predicate = predicate }

  @usableFromInline var name: String { Errors.name("DropWhile", throwing: "TryDropWhile") }
  @inlinable static var earlyEvents: EarlyEvents { .ignore }

  @inlinable
  func makeRelay() -> Relay { NonzeroRelay(name, firstMemory) }

  /// Whether the predicate has said no.
  @inlinable var firstMemory: Bool { false }

  @inlinable
  func step(_ input: Output, _ relay: MemoryRelay<Bool>) throws(Errors.Thrown) -> FilterStep<Output> {
    if relay.memory { return .pass(input) }
    if try predicate(input) { return .skip }
    relay.memory = true
    return .pass(input)
  }

  @inlinable static var look: RelayLook { .nothing }
}

extension Publisher {
  /// Drops values until a closure says no for the first time; what follows is not asked about.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3, 1].publisher.drop { $0 < 3 }.sink { print($0) }
  /// // Prints:
  /// // 3
  /// // 1
  /// ```
  @inlinable
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values until a closure says no for the first time, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher
  ///   .tryDrop { if $0 == 2 { throw CancellationError() } else { return true } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}
