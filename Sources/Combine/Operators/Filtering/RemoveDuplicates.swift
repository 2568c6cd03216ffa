extension Publishers {
  /// A publisher that drops values that are the same as the one before.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      upstream.attach(FilterInner(subscriber, Logic(predicate: predicate)))
    }

    @frozen @usableFromInline
    struct Logic: RememberingFilterLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Upstream.Output?

      @usableFromInline let predicate: (Upstream.Output, Upstream.Output) -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "RemoveDuplicates" }

      @inlinable var firstMemory: Memory { nil }

      @inlinable
      func step(_ input: Input, _ relay: MemoryRelay<Memory>) -> FilterStep<Output, Failure> {
        let last = relay.memory
        if let last, predicate(last, input) { return .skip }
        relay.memory = input
        return .pass(input)
      }
    }
  }
}

extension Publishers {
  /// A publisher that drops values that are the same as the one before, and fails when the comparison throws.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == any Error {
      upstream.attach(FilterInner(subscriber, Logic(predicate: predicate)))
    }

    @frozen @usableFromInline
    struct Logic: RememberingFilterLogic, ThrowingFilterLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = any Error
      @usableFromInline typealias Memory = Upstream.Output?

      @usableFromInline let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "TryRemoveDuplicates" }

      @inlinable var firstMemory: Memory { nil }

      @inlinable
      func step(_ input: Input, _ relay: MemoryRelay<Memory>) -> FilterStep<Output, Failure> {
        do {
          let last = relay.memory
          if let last, try predicate(last, input) { return .skip }
          relay.memory = input
          return .pass(input)
        } catch {
          return .fail(error)
        }
      }
    }
  }
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
  @_disfavoredOverload
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
  @_disfavoredOverload
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
  @_disfavoredOverload
  public func tryRemoveDuplicates(
    by predicate: @escaping (Self.Output, Self.Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
