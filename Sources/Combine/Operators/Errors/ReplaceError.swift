extension Publishers {
  /// A publisher that sends a value in place of a failure.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// It cannot fail.
    public typealias Failure = Never

    /// The value to send.
    public let output: Upstream.Output

    /// The publisher whose failure is replaced.
    public let upstream: Upstream

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, output: Publishers.ReplaceError<Upstream>.Output) {
      self.upstream = upstream
      self.output = output
    }

    @inlinable
    public func receive<S>(subscriber: S) where S: Subscriber, Upstream.Output == S.Input, S.Failure == Never {
      upstream.receive(subscriber: TrailingInner(subscriber, Logic(output: output)))
    }

    @frozen @usableFromInline
    struct Logic: TrailingLogic {
      @usableFromInline typealias Input = Upstream.Output
      @usableFromInline typealias UpstreamFailure = Upstream.Failure
      @usableFromInline typealias Failure = Never

      @usableFromInline let output: Input

      @inlinable
      init(output: Input) {
        self.output = output
      }

      @usableFromInline static var name: String { "ReplaceError" }
      @inlinable static var trapsUnaskedValues: Bool { true }

      @inlinable
      func lastValue(for completion: Subscribers.Completion<UpstreamFailure>, afterValues: Bool) -> Input? {
        if case .failure = completion { output } else { nil }
      }

      @inlinable
      func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Never> {
        .finished
      }
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value in place of a failure, and finishes.
  ///
  /// ```swift
  /// let cancellable = Fail<Int, CancellationError>(error: CancellationError())
  ///   .replaceError(with: 0)
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// // Prints:
  /// // 0
  /// // finished
  /// ```
  @inlinable
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
