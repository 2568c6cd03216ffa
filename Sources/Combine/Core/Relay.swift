import Synchronization

/// What a mirror shows of an operator. What the operator remembers belongs to the thread that sends, and is shown as absent.
@frozen @usableFromInline
enum RelayLook {
  case nothing
  case downstream
  case last
  case scan
  case coding
}

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
  @usableFromInline final let isStrict: Bool
  @usableFromInline final let look: RelayLook
  /// The type of the downstream, where a mirror shows it: the relay does not hold the downstream itself.
  @exclusivity(unchecked) @usableFromInline final var downstreamType: Any.Type?

  /// - Parameters:
  ///   - name: The operator's name.
  ///   - isStrict: Whether a request before the subscription traps, and a cancellation before it counts.
  ///   - look: What a mirror shows.
  @inlinable
  init(_ name: String, isStrict: Bool = false, look: RelayLook = .nothing) {
    self.name = name
    self.isStrict = isStrict
    self.look = look
  }

  @inlinable deinit {}

  @inlinable static var awaiting: UInt8 { 0 }
  @inlinable static var open: UInt8 { 1 }
  @inlinable static var shut: UInt8 { 2 }

  /// A subscription has arrived, and nothing has ended the stream.
  @inlinable final var isOpen: Bool { phase.load(ordering: .relaxed) == Relay.open }

  /// The stream has ended.
  @inlinable final var isShut: Bool { phase.load(ordering: .relaxed) == Relay.shut }

  /// No subscription has arrived.
  @inlinable final var isAwaiting: Bool { phase.load(ordering: .relaxed) == Relay.awaiting }

  @usableFromInline var children: [Mirror.Child] { children(Combine.shown(downstreamType)) }

  /// What a mirror shows: the same of the relay and of the operator's subscriber, but for the downstream.
  @usableFromInline
  func children(_ downstream: Any) -> [Mirror.Child] {
    switch look {
    case .nothing: []
    case .downstream: [("downstream", downstream)]
    case .last: [("downstream", downstream), ("last", Any?.none as Any)]
    case .scan: [("downstream", downstream), ("status", status), ("result", Any?.none as Any)]
    case .coding:
      [("downstream", downstream), ("finished", isShut), ("upstreamSubscription", shownUpstream)]
    }
  }

  /// The upstream's subscription as a mirror shows it.
  @usableFromInline final var shownUpstream: Any {
    if case .subscribed(let upstream) = status { return upstream }
    return Optional<any Subscription>.none as Any
  }

  /// What a mirror shows of the state.
  @usableFromInline final var status: SubscriptionStatus {
    let (phase, upstream) = lock.withLock { (self.phase.load(ordering: .relaxed), self.upstream.subscription) }
    return switch phase {
    case Relay.awaiting: .awaitingSubscription
    case Relay.open: .subscribed(upstream)
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
    upstream.fill(with: subscription)
    phase.store(Relay.open, ordering: .releasing)
    lock.unlock()
    return true
  }

  /// Ends the stream and gives up the upstream subscription.
  ///
  /// - Parameter early: Whether that is possible before a subscription has arrived.
  /// - Returns: Whether this call ended it, and the subscription if it was not given up before.
  @usableFromInline
  final func shut(early: Bool = false) -> (isFirst: Bool, upstream: any Subscription) {
    lock.lock()
    guard isOpen || early && isAwaiting else {
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
    precondition(!isStrict || !isAwaiting, "a request came before the subscription")
    subscription.request(demand)
  }

  @usableFromInline
  func cancel() {
    shut(early: isStrict).upstream.cancel()
  }
}

/// A relay with what its operator remembers from one value to the next.
@usableFromInline
class MemoryRelay<Memory>: Relay {
  /// Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline final var memory: Memory

  @inlinable
  init(_ name: String, _ memory: Memory, isStrict: Bool = false, look: RelayLook = .nothing) {
    self.memory = memory
    super.init(name, isStrict: isStrict, look: look)
  }

  @inlinable deinit {}
}

/// A relay to which a request for nothing is a programming error.
@usableFromInline
final class NonzeroRelay<Memory>: MemoryRelay<Memory> {
  @inlinable
  override init(_ name: String, _ memory: Memory, isStrict: Bool = false, look: RelayLook = .nothing) {
    super.init(name, memory, isStrict: isStrict, look: look)
  }

  @inlinable deinit {}

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "demand must not be zero")
    super.request(demand)
  }
}

/// A subscriber that stands for the same object as its relay: what upstream sees of an operator is a subscription, too.
@usableFromInline
protocol RelayedSubscription: Subscription, NamedForDebugging {
  associatedtype RelayType: Relay

  var relay: RelayType { get }
}

extension RelayedSubscription {
  @inlinable var combineIdentifier: CombineIdentifier { relay.combineIdentifier }

  @inlinable
  func request(_ demand: Subscribers.Demand) { relay.request(demand) }

  @inlinable
  func cancel() { relay.cancel() }

  @usableFromInline var name: String { relay.name }
}
