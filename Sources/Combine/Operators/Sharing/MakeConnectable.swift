extension Publishers {
  /// A publisher that starts when it is connected.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    @usableFromInline let shared: Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>

    /// Creates the operator; see ``Publisher/makeConnectable()``.
    @inlinable
    public init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.receive(subscriber: subscriber)
    }

    /// Starts the publisher.
    ///
    /// - Returns: A cancellable that ends the connection, also when it is released.
    @inlinable
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher where Self.Failure == Never {
  /// Lets several subscribers come before this publisher starts.
  ///
  /// ```swift
  /// let numbers = [1, 2].publisher.makeConnectable()
  /// let cancellable = numbers.sink { print($0) }
  /// print("ready")
  /// let connection = numbers.connect()
  /// // Prints:
  /// // ready
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
