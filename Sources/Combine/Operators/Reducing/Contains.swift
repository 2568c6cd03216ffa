extension Publishers {
  /// A publisher that says whether a value is among those of another publisher.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    /// The kind of values it sends.
    public typealias Output = Bool
    /// The kind of error it may end with.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Bool {
      upstream.attach(ReduceInner(subscriber, Logic(output: output)))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Bool
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Bool

      @usableFromInline let output: Upstream.Output

      @inlinable
      init(output: Upstream.Output) {
        self.output = output
      }

      @usableFromInline static var name: String { "Contains" }

      @inlinable var firstMemory: Memory { false }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        if input != output { return .more }
        relay.memory = true
        return .done
      }
    }
  }
}

extension Publishers {
  /// A publisher that says whether a closure approves of a value.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Bool
    /// The kind of error it may end with.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Bool {
      upstream.attach(ReduceInner(subscriber, Logic(predicate: predicate)))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Bool
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Bool

      @usableFromInline let predicate: (Upstream.Output) -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output) -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "ContainsWhere" }

      @inlinable var firstMemory: Memory { false }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        if !predicate(input) { return .more }
        relay.memory = true
        return .done
      }
    }
  }
}

extension Publishers {
  /// A publisher that says whether a closure approves of a value, and fails when the closure throws.
  public struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Bool {
      upstream.attach(ReduceInner(subscriber, Logic(predicate: predicate)))
    }

    @frozen @usableFromInline
    struct Logic: ThrowingReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Bool
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = any Error
      @usableFromInline typealias Memory = Bool

      @usableFromInline let predicate: (Upstream.Output) throws -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "TryContainsWhere" }

      @inlinable var firstMemory: Memory { false }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        do {
          if try !predicate(input) { return .more }
          relay.memory = true
          return .done
        } catch {
          return .fail(error)
        }
      }
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Says whether a value comes: `true` as soon as it does, else `false` at the end.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.map { $0 }.contains(2).sink { print($0) }
  /// // Prints:
  /// // true
  /// ```
  @inlinable
  @_disfavoredOverload
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
  @_disfavoredOverload
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
  @_disfavoredOverload
  public func tryContains(
    where predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}
