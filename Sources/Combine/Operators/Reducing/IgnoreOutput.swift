extension Publishers {
  /// A publisher of the completion alone.
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    /// The kind of values it sends.
    public typealias Output = Never
    /// The kind of error it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are dropped.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable public var _isManaged: Bool { true }

    /// Attaches a subscriber.
    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Never {
      upstream.attach(ReduceInner(subscriber, Logic()))
    }

    @frozen @usableFromInline
    struct Logic: ReduceLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias Output = Never
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure
      @usableFromInline typealias Memory = Never?

      @inlinable init() {}

      @usableFromInline static var name: String { "IgnoreOutput" }

      @inlinable
      func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure> { .more }
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Drops all values, and passes the completion on.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.ignoreOutput()
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
  /// // Prints:
  /// // finished
  /// ```
  @inlinable
  @_disfavoredOverload
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
