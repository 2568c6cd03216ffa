extension Publishers {
  /// The values of any number of publishers of one type, in the order they come.
  ///
  /// It finishes when all have finished, at once if there are none, and fails as soon as one fails.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges the publishers given.
    @inlinable
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    ///
    /// ```swift
    /// let pages = (1...3).map { page in Just("page \(page)") }
    /// let cancellable = Publishers.MergeMany(pages).sink { print($0) }
    /// // Prints:
    /// // page 1
    /// // page 2
    /// // page 3
    /// ```
    @inlinable
    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let inner = MergeInner(downstream: subscriber, count: publishers.count)
      inner.start()
      for (index, publisher) in publishers.enumerated() { publisher.subscribe(inner.side(index)) }
    }

    /// Merges with one more publisher of the type.
    @inlinable
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Merges the values of this publisher with those of another of the same type, in the order they come.
  ///
  /// - Returns: A publisher to which more of the type can be added.
  ///
  /// ```swift
  /// let cancellable = Just(1).merge(with: Just(2)).merge(with: Just(3)).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// // 3
  /// ```
  @inlinable
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
