extension Publishers {
  /// A publisher that drops values that are the same as the one before.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      upstream.receive(
        subscriber: FilterInner(
          subscriber, RemoveDuplicatesLogic<_, Unthrowing<Upstream.Failure>>(PlainPairClosure(predicate))))
    }
  }
}

extension Publishers {
  /// A publisher that drops values that are the same as the one before, and fails when the comparison throws.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// Whether two values are the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.receive(
        subscriber: FilterInner(
          subscriber, RemoveDuplicatesLogic<_, Throwing<Upstream.Failure>>(ThrowingPairClosure(predicate))))
    }
  }
}

@frozen @usableFromInline
struct RemoveDuplicatesLogic<IsSame: PairClosure, Errors: ErrorPath>: RememberingFilterLogic
where IsSame.First == IsSame.Second, IsSame.Output == Bool, IsSame.Thrown == Errors.Thrown {
  @usableFromInline typealias Input = IsSame.First
  @usableFromInline typealias Output = IsSame.First

  @usableFromInline let isSame: IsSame

  @inlinable
  init(_ isSame: IsSame) { self.isSame = isSame }

  @usableFromInline var name: String { Errors.name("RemoveDuplicates", throwing: "TryRemoveDuplicates") }
  @inlinable static var earlyEvents: EarlyEvents { .trap }
  @inlinable var firstMemory: Input? { nil }

  @inlinable
  func step(_ input: Input, _ relay: MemoryRelay<Input?>) throws(Errors.Thrown) -> FilterStep<Input> {
    let last = relay.memory
    if let last, try isSame(last, input) { return .skip }
    relay.memory = input
    return .pass(input)
  }

  @inlinable static var look: RelayLook { .last }
}

extension Publisher where Output: Equatable {
  /// Drops values that equal the one before.
  ///
  /// ```swift
  /// let cancellable = [1, 1, 2, 1].publisher.removeDuplicates().sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 1
  /// ```
  @inlinable
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self) { $0 == $1 }
  }
}

extension Publisher {
  /// Drops values that a closure takes to be the same as the one before.
  ///
  /// ```swift
  /// let cancellable = [1, 3, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 4
  /// ```
  @inlinable
  public func removeDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Drops values that a closure takes to be the same as the one before, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [1, 1, 2].publisher
  ///   .tryRemoveDuplicates { if $1 == 2 { throw CancellationError() } else { return $0 == $1 } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func tryRemoveDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
