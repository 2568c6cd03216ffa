extension Publishers {
  /// A publisher's values after another has sent one.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// The publisher whose first value lets the others through.
    public let other: Other

    /// Creates the operator; see ``Publisher/drop(untilOutputFrom:)``.
    @inlinable
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, Other.Failure == S.Failure {
      let inner = DropUntilOutputInner<Other, S>(downstream: subscriber)
      other.subscribe(inner.signal)
      upstream.subscribe(inner)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Drops values until another publisher sends one, then sends them on.
  ///
  /// Dropped values count against the demand. If the other completes without a value, so does the stream; if it fails,
  /// the stream fails.
  ///
  /// ```swift
  /// let values = PassthroughSubject<Int, Never>()
  /// let start = PassthroughSubject<Void, Never>()
  /// let cancellable = values.drop(untilOutputFrom: start).sink { print($0) }
  /// values.send(1)
  /// start.send()
  /// values.send(2)
  /// // Prints:
  /// // 2
  /// ```
  @inlinable
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
