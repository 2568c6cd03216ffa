extension Publishers {
  /// A publisher whose work is done once for all its subscribers.
  public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose work is shared.
    public final let upstream: Upstream

    @usableFromInline
    let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Creates the operator; see ``Publisher/share()``.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    @inlinable deinit {}

    @inlinable
    public final func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.receive(subscriber: subscriber)
    }

    /// Shared publishers are equal when they are the same object.
    public static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Does this publisher's work once for all subscribers.
  ///
  /// The work starts with the first subscriber, all get the values that come while they are there, and it stops when the
  /// last one cancels. Who comes after the completion gets the completion.
  ///
  /// ```swift
  /// let numbers = PassthroughSubject<Int, Never>()
  /// let squares = numbers.map { number in
  ///   print("working on \(number)")
  ///   return number * number
  /// }.share()
  /// let first = squares.sink { print("first \($0)") }
  /// let second = squares.sink { print("second \($0)") }
  /// numbers.send(3)
  /// // Prints:
  /// // working on 3
  /// // first 9
  /// // second 9
  /// ```
  @inlinable
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
