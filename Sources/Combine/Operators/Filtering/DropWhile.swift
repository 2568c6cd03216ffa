extension Publishers {
  /// A publisher that drops values until a closure says no for the first time.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
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
      @usableFromInline typealias Memory = Bool

      @usableFromInline let predicate: (Upstream.Output) -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output) -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "DropWhile" }

      @inlinable var firstMemory: Memory { false }

      @inlinable
      func step(_ input: Input, _ relay: MemoryRelay<Memory>) -> FilterStep<Output, Failure> {
        if relay.memory { return .pass(input) }
        if predicate(input) { return .skip }
        relay.memory = true
        return .pass(input)
      }
    }
  }
}

extension Publishers {
  /// A publisher that drops values until a closure says no for the first time, and fails when the closure throws.
  public struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
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
      @usableFromInline typealias Memory = Bool

      @usableFromInline let predicate: (Upstream.Output) throws -> Bool

      @inlinable
      init(predicate: @escaping (Upstream.Output) throws -> Bool) {
        self.predicate = predicate
      }

      @usableFromInline static var name: String { "TryDropWhile" }

      @inlinable var firstMemory: Memory { false }

      @inlinable
      func step(_ input: Input, _ relay: MemoryRelay<Memory>) -> FilterStep<Output, Failure> {
        do {
          if relay.memory { return .pass(input) }
          if try predicate(input) { return .skip }
          relay.memory = true
          return .pass(input)
        } catch {
          return .fail(error)
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that drops a number of values.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Upstream.Output
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// How many values to drop.
    public let count: Int

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      upstream.attach(FilterInner(subscriber, Logic(count: count)))
    }

    @frozen @usableFromInline
    struct Logic: RememberingFilterLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Int

      @usableFromInline let count: Int

      @inlinable
      init(count: Int) {
        self.count = count
      }

      @usableFromInline static var name: String { "Drop" }

      @inlinable var firstMemory: Memory { count }

      @inlinable
      func step(_ input: Input, _ relay: MemoryRelay<Memory>) -> FilterStep<Output, Failure> {
        if relay.memory == 0 { return .pass(input) }
        relay.memory -= 1
        return .skip
      }
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

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
  @_disfavoredOverload
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

  /// Drops the first values.
  ///
  /// - Parameter count: How many; not negative.
  ///
  /// ```swift
  /// let cancellable = (1...4).publisher.map { $0 }.dropFirst(2).sink { print($0) }
  /// // Prints:
  /// // 3
  /// // 4
  /// ```
  @inlinable
  @_disfavoredOverload
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
