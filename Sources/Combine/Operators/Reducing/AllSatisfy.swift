extension Publishers {
  /// A publisher that says whether a closure approves of all values.
  public struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Bool
    /// The kind of error it may end with.
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

      @usableFromInline static var name: String { "AllSatisfy" }

      @inlinable var firstMemory: Memory { true }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        if predicate(input) { return .more }
        relay.memory = false
        return .done
      }
    }
  }
}

extension Publishers {
  /// A publisher that says whether a closure approves of all values, and fails when the closure throws.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
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

      @usableFromInline static var name: String { "TryAllSatisfy" }

      @inlinable var firstMemory: Memory { true }

      @inlinable
      func result(_ memory: Memory) -> Output? { memory }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        do {
          if try predicate(input) { return .more }
          relay.memory = false
          return .done
        } catch {
          return .fail(error)
        }
      }
    }
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
  @_disfavoredOverload
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
  @_disfavoredOverload
  public func tryAllSatisfy(
    _ predicate: @escaping (Self.Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
