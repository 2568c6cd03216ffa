extension Publishers {
  /// A publisher that drops a number of values.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are examined.
    public let upstream: Upstream

    /// How many values to drop.
    public let count: Int

    /// Creates the operator from its parts.
    @inlinable
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Output == S.Input, S.Failure == Upstream.Failure {
      let inner = DropInner(subscriber, count: count)
      inner.start()
      upstream.receive(subscriber: inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// The subscription of `dropFirst`, which downstream has before there is one of the upstream's: it collects requests until
/// then, and again after a completion.
@usableFromInline
final class DropRelay: Relay {
  /// What has been asked for while there is no subscription. Guarded by the lock.
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  /// Touched by the source's calls only, once there is a subscription.
  @exclusivity(unchecked) @usableFromInline final var remaining: Int

  @usableFromInline
  init(count: Int) {
    remaining = count
    super.init("Drop")
  }

  @usableFromInline
  override func request(_ more: Subscribers.Demand) {
    precondition(more > .none, "demand must not be zero")
    lock.lock()
    guard isAwaiting else {
      let subscription = upstream.subscription
      lock.unlock()
      return subscription.request(more)
    }
    demand += more
    lock.unlock()
  }

  @usableFromInline
  func begin(_ subscription: any Subscription) {
    lock.lock()
    guard isAwaiting else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream.subscription = subscription
    phase.store(Relay.open, ordering: .releasing)
    let wanted = demand + .max(remaining)
    demand = .none
    lock.unlock()
    if wanted > .none { subscription.request(wanted) }
  }

  /// Gives the subscription up after its completion, and awaits another.
  @usableFromInline
  func pause() -> any Subscription {
    lock.lock()
    if isOpen { phase.store(Relay.awaiting, ordering: .releasing) }
    let subscription = upstream.take()
    lock.unlock()
    return subscription
  }
}

@frozen @usableFromInline
struct DropInner<Downstream: Subscriber>: Subscriber, RelayedSubscription {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let relay: DropRelay

  @inlinable
  init(_ downstream: Downstream, count: Int) {
    precondition(count >= 0, "count must not be negative")
    self.downstream = downstream
    relay = DropRelay(count: count)
  }

  /// Hands the subscription downstream; the upstream is attached after it.
  @inlinable
  func start() { downstream.receive(subscription: relay) }

  @inlinable
  func receive(subscription: any Subscription) { relay.begin(subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if relay.remaining == 0 {
      return relay.isShut ? .none : downstream.receive(input)
    }
    relay.remaining -= 1
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard !relay.isShut else { return }
    let subscription = relay.pause()
    downstream.receive(completion: completion)
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() { downstream._disown() }
}

extension Publisher {
  /// Drops the first values.
  ///
  /// - Parameter count: How many; not negative.
  ///
  /// ```swift
  /// let cancellable = (1...4).publisher.map { $0 }.dropFirst(2).sink { print($0) }
  /// // Prints:
  /// // 3
  /// // 4
  /// ```
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
