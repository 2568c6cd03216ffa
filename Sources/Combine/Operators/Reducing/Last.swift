extension Publishers {
  /// A publisher of the last value.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are taken.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      upstream.attach(ReduceInner(subscriber, Logic()))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Upstream.Output?

      @inlinable init() {}

      @usableFromInline static var name: String { "Last" }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        relay.memory = input
        return .more
      }
    }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure approves of.
  public struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Upstream.Failure, S.Input == Upstream.Output {
      upstream.attach(ReduceInner(subscriber, Logic(predicate: predicate)))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Upstream.Output?

      @usableFromInline let predicate: (Upstream.Output) -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output) -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "LastWhere" }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        if predicate(input) { relay.memory = input }
        return .more
      }
    }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure approves of, which fails when the closure throws.
  public struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
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

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == any Error, S.Input == Upstream.Output {
      upstream.attach(ReduceInner(subscriber, Logic(predicate: predicate)))
    }

    @frozen @usableFromInline
    struct Logic: ThrowingReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = any Error
      @usableFromInline typealias Memory = Upstream.Output?

      @usableFromInline let predicate: (Upstream.Output) throws -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "TryLastWhere" }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> {
        do {
          if try predicate(input) { relay.memory = input }
          return .more
        } catch {
          return .fail(error)
        }
      }
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
  @_disfavoredOverload
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
  @_disfavoredOverload
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
