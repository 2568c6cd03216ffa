extension Publishers {
  /// A publisher of one array of all values.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.receive(subscriber: ReduceInner(subscriber, CollectLogic<Upstream.Output, Upstream.Failure>()))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

@frozen @usableFromInline
struct CollectLogic<Input, Failure: Error>: ReduceLogic {
  @usableFromInline typealias Output = [Input]
  @usableFromInline typealias Errors = Unthrowing<Failure>

  @inlinable init() {}

  @usableFromInline static var name: String { "Collect" }
  @inlinable var firstMemory: [Input] { [] }

  @inlinable
  func step(_ input: Input, _ relay: ResultRelay<[Input]>) throws(Never) -> ReduceStep {
    relay.memory.append(input)
    return .more
  }
}

extension Publisher {
  /// Collects all values, and sends them as one array when the stream finishes.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.map { $0 * 2 }.collect().sink { print($0) }
  /// // Prints:
  /// // [2, 4]
  /// ```
  @inlinable
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
