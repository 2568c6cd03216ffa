import Synchronization

/// The subscription that an operator hands downstream: it passes requests and the cancellation on to the upstream's, and
/// knows whether the stream has ended.
///
/// It does not depend on types, so that calls through `any Subscription` need no type metadata, and does not hold the
/// downstream, so that a downstream that keeps its subscription is no reference cycle.
@usableFromInline
class Relay: Subscription, NamedForDebugging {
  @usableFromInline final let phase = Atomic<UInt8>(Relay.awaiting)
  @usableFromInline final let lock = Lock()
  @exclusivity(unchecked) @usableFromInline final var upstream = Uplink()
  @usableFromInline final let name: String

  /// - Parameter name: The operator's name.
  @inlinable
  init(_ name: String) {
    self.name = name
  }

  @inlinable deinit {}

  @inlinable static var awaiting: UInt8 { 0 }
  @inlinable static var open: UInt8 { 1 }
  @inlinable static var shut: UInt8 { 2 }

  /// A subscription has arrived, and nothing has ended the stream.
  @inlinable final var isOpen: Bool { phase.load(ordering: .relaxed) == Relay.open }

  @usableFromInline var children: [Mirror.Child] {
    let status = status
    if case .subscribed(let upstream) = status { return [("upstreamSubscription", upstream)] }
    return [("upstreamSubscription", Optional<any Subscription>.none as Any)]
  }

  /// What a mirror shows of the state.
  @usableFromInline final var status: SubscriptionStatus {
    let (phase, upstream) = lock.withLock { (self.phase.load(ordering: .relaxed), self.upstream.subscription) }
    return switch phase {
    case Relay.awaiting: .awaitingSubscription
    case Relay.open: .subscribed(shown(upstream))
    default: .terminal
    }
  }

  /// Takes the first subscription; a further one is cancelled.
  ///
  /// - Returns: Whether the subscription was taken.
  @usableFromInline
  final func attach(_ subscription: any Subscription) -> Bool {
    lock.lock()
    guard phase.load(ordering: .relaxed) == Relay.awaiting else {
      lock.unlock()
      subscription.cancel()
      return false
    }
    upstream.subscription = subscription
    phase.store(Relay.open, ordering: .releasing)
    lock.unlock()
    return true
  }

  /// Ends the stream and gives up the upstream subscription.
  ///
  /// - Returns: Whether this call ended it, and the subscription if it was not given up before.
  @usableFromInline
  final func shut() -> (isFirst: Bool, upstream: any Subscription) {
    lock.lock()
    guard isOpen else {
      lock.unlock()
      return (false, EmptySubscription())
    }
    phase.store(Relay.shut, ordering: .releasing)
    let subscription = upstream.take()
    lock.unlock()
    return (true, subscription)
  }

  /// Gives up the upstream subscription, and stays open for the downstream.
  @usableFromInline
  final func giveUpUpstream() -> any Subscription {
    lock.lock()
    let subscription = upstream.take()
    lock.unlock()
    return subscription
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let subscription = upstream.subscription
    lock.unlock()
    subscription.request(demand)
  }

  @usableFromInline
  func cancel() {
    shut().upstream.cancel()
  }
}

/// A relay with what its operator remembers from one value to the next.
@usableFromInline
final class MemoryRelay<Memory>: Relay {
  @exclusivity(unchecked) @usableFromInline final var memory: Memory

  @inlinable
  init(_ name: String, _ memory: Memory) {
    self.memory = memory
    super.init(name)
  }

  @inlinable deinit {}
}
