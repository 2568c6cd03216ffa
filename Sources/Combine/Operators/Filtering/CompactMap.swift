extension Publishers {
  /// A publisher that transforms each value, and drops those for which there is no result.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value, or `nil`.
    public let transform: (Upstream.Output) -> Output?

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      upstream.attach(FilterInner(subscriber, Logic(transform: transform)))
    }

    @frozen @usableFromInline
    struct Logic: FilterLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure

      @usableFromInline let transform: (Upstream.Output) -> Output?

      @inlinable
      init(transform: @escaping (Upstream.Output) -> Output?) {
        self.transform = transform
      }

      @usableFromInline static var name: String { "CompactMap" }

      @inlinable
      func step(_ input: Input, _ relay: Relay) -> FilterStep<Output, Failure> {
        if let output = transform(input) { return .pass(output) }
        return .skip
      }
    }
  }
}

extension Publishers {
  /// A publisher that transforms each value, drops those for which there is no result, and fails when the closure throws.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value, or `nil`.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      upstream.attach(FilterInner(subscriber, Logic(transform: transform)))
    }

    @frozen @usableFromInline
    struct Logic: ThrowingFilterLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = any Error

      @usableFromInline let transform: (Upstream.Output) throws -> Output?

      @inlinable
      init(transform: @escaping (Upstream.Output) throws -> Output?) {
        self.transform = transform
      }

      @usableFromInline static var name: String { "TryCompactMap" }

      @inlinable
      func step(_ input: Input, _ relay: Relay) -> FilterStep<Output, Failure> {
        do {
          if let output = try transform(input) { return .pass(output) }
          return .skip
        } catch {
          return .fail(error)
        }
      }
    }
  }
}

extension Publisher {
  /// Transforms each value, and drops those for which there is no result.
  ///
  /// ```swift
  /// let cancellable = ["1", "x", "3"].publisher.compactMap { Int($0) }.sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 3
  /// ```
  @inlinable
  @_disfavoredOverload
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value, drops those for which there is no result, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = ["1", "x"].publisher
  ///   .tryCompactMap { if $0 == "x" { throw CancellationError() } else { return Int($0) } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 1
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  @_disfavoredOverload
  public func tryCompactMap<T>(
    _ transform: @escaping (Self.Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Transforms each result once more, in the same step.
  @inlinable
  @_disfavoredOverload
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Transforms each result once more, in the same step.
  @inlinable
  @_disfavoredOverload
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Transforms each result once more, in the same step.
  @inlinable
  @_disfavoredOverload
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
