extension Publishers {
  /// A publisher of arrays of a certain number of values.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are collected.
    public let upstream: Upstream

    /// The number of values in an array; the last may be shorter.
    public let count: Int

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      upstream.receive(subscriber: CollectByCountInner(subscriber, count: count))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

/// A relay that asks for whole batches.
@usableFromInline
final class BatchRelay<Element>: Relay {
  @usableFromInline let count: Int
  @exclusivity(unchecked) @usableFromInline var batch: [Element] = []

  @inlinable
  init(_ name: String, count: Int) {
    self.count = count
    super.init(name)
  }

  @inlinable deinit {}

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "demand must not be zero")
    super.request(demand * count)
  }

  /// The batch is the source's calls' own: a mirror shows none.
  @usableFromInline
  override func children(_ downstream: Any) -> [Mirror.Child] {
    [("downstream", downstream), ("upstreamSubscription", shownUpstream), ("buffer", [Element]()), ("count", count)]
  }
}

@frozen @usableFromInline
struct CollectByCountInner<Input, Downstream: Subscriber>: Subscriber, RelayedSubscription
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let relay: BatchRelay<Input>

  @inlinable
  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    relay = BatchRelay("CollectByCount", count: count)
    relay.downstreamType = Downstream.self
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen else { return .none }
    relay.batch.append(input)
    guard relay.batch.count >= relay.count else { return .none }
    let batch = relay.batch
    relay.batch = []
    return downstream.receive(batch) * relay.count
  }

  /// Passes every completion on, and before the one that ends the stream what is left.
  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if relay.isOpen, case .finished = completion, !relay.batch.isEmpty {
      let batch = relay.batch
      relay.batch = []
      _ = downstream.receive(batch)
      guard relay.isOpen else { return }
    }
    let subscription = relay.shut(early: true).upstream
    downstream.receive(completion: completion)
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() {
    relay.batch = []
    downstream._disown()
  }

  @usableFromInline var children: [Mirror.Child] { relay.children(downstream) }
}

extension Publisher {
  /// Collects values, and sends an array whenever there are so many, and the rest at the end.
  ///
  /// - Parameter count: The number of values in an array.
  ///
  /// ```swift
  /// let cancellable = [1, 2, 3].publisher.collect(2).sink { print($0) }
  /// // Prints:
  /// // [1, 2]
  /// // [3]
  /// ```
  @inlinable
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
