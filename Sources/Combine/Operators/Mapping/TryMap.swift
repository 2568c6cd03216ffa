extension Publishers {
  /// A publisher that transforms each value with a closure, and fails when the closure throws.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    /// The closure's error or the upstream's.
    public typealias Failure = Error

    /// The publisher whose values are transformed.
    public let upstream: Upstream

    /// Makes a new value of each.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
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

      @usableFromInline let transform: (Upstream.Output) throws -> Output

      @inlinable
      init(transform: @escaping (Upstream.Output) throws -> Output) {
        self.transform = transform
      }

      @usableFromInline static var name: String { "TryMap" }

      @inlinable
      func step(_ input: Input, _ relay: Relay) -> FilterStep<Output, Failure> {
        do {
          return .pass(try transform(input))
        } catch {
          return .fail(error)
        }
      }
    }
  }
}

extension Publisher {
  /// Transforms each value with a closure, and fails when the closure throws.
  ///
  /// ```swift
  /// let cancellable = [2, 0].publisher
  ///   .tryMap { if $0 == 0 { throw CancellationError() } else { return 10 / $0 } }
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 5
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  @_disfavoredOverload
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers.TryMap {
  /// Transforms each value once more, in the same step.
  @inlinable
  @_disfavoredOverload
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try first($0)) }
  }

  /// Transforms each value once more, in the same step, with a closure that may throw.
  @inlinable
  @_disfavoredOverload
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(try first($0)) }
  }
}
