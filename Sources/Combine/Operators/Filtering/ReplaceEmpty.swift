extension Publishers {
  /// A publisher that sends a value if there would be none.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The value to send.
    public let output: Upstream.Output

    /// The publisher that may be empty.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, output: Publishers.ReplaceEmpty<Upstream>.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.receive(subscriber: TrailingInner(subscriber, Logic(output: output)))
    }

    @frozen @usableFromInline
    struct Logic: TrailingLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Upstream.Failure

      @usableFromInline let output: Input

      @inlinable
      init(output: Input) {
        self.output = output
      }

      @usableFromInline static var name: String { "ReplaceEmpty" }
      @inlinable static var trapsUnaskedValues: Bool { false }

      @inlinable
      func lastValue(for completion: Subscribers.Completion<UpstreamFailure>, afterValues: Bool) -> Input? {
        if case .finished = completion, !afterValues { output } else { nil }
      }

      @inlinable
      func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<Failure> { completion }
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value if the stream finishes without any.
  ///
  /// ```swift
  /// let cancellable = Empty<Int, Never>().replaceEmpty(with: 0).sink { print($0) }
  /// // Prints:
  /// // 0
  /// ```
  @inlinable
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
