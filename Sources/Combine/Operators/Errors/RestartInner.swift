import Synchronization

/// What follows a failure.
@frozen @usableFromInline
enum Restart<Next: Publisher> {
  /// Another publisher takes over.
  case resume(Next)
  case fail(Next.Failure)
}

/// The logic of an operator that answers a failure with another publisher.
@usableFromInline
protocol RestartLogic {
  associatedtype UpstreamFailure: Error
  associatedtype Next: Publisher

  static var name: String { get }

  /// Whether the operator is lenient as `catch` is: it passes values on whatever has happened, takes one that nobody has
  /// asked for, or a second failure, for a programming error, and cannot be cancelled between a failure and the next
  /// subscription.
  static var isCatch: Bool { get }

  func next(after error: UpstreamFailure) -> Restart<Next>

  /// - Parameter restarts: How often a publisher has taken over already.
  func next(afterFailureOfNext error: Next.Failure, restarts: Int) -> Restart<Next>
}

/// A relay for several publishers in turn. It counts the demand, to ask the next one for the rest.
@usableFromInline
final class RestartRelay: Relay {
  /// The demand that has not been met.
  @usableFromInline let demand = Atomic<UInt>(0)
  /// Touched by the sources' calls only, which do not overlap.
  @exclusivity(unchecked) @usableFromInline var restarts = 0
  @usableFromInline let isCatch: Bool

  /// Whether a publisher has failed and the next one's subscription has not come. Guarded by the lock, as the rest is.
  @exclusivity(unchecked) private var isChanging = false
  @exclusivity(unchecked) private var isStarting = false
  @exclusivity(unchecked) private var laterStarts: [() -> Void] = []

  @usableFromInline
  init(_ name: String, isCatch: Bool) {
    self.isCatch = isCatch
    super.init(name)
  }

  @usableFromInline
  func add(_ more: Subscribers.Demand) { change { $0 + more } }

  /// Takes one from the demand for a value.
  @usableFromInline
  func takeOne() {
    change {
      precondition(!isCatch || $0 > .none, "a value came that nobody has asked for")
      return $0 - 1
    }
  }

  private func change(_ update: (Subscribers.Demand) -> Subscribers.Demand) {
    var old = demand.load(ordering: .relaxed)
    while true {
      let (exchanged, found) = demand.compareExchange(
        expected: old, desired: update(Subscribers.Demand(rawValue: old)).rawValue, ordering: .acquiringAndReleasing)
      if exchanged { return }
      old = found
    }
  }

  /// Gives up a publisher that has failed.
  @usableFromInline
  func beginChange() -> any Subscription {
    lock.lock()
    isChanging = true
    let subscription = upstream.take()
    lock.unlock()
    return subscription
  }

  /// Whether the next publisher may be subscribed to now, which ``endStart()`` follows. Not inside an earlier such call:
  /// a publisher that fails while it is being subscribed to is answered by a loop, not by recursion.
  @usableFromInline
  func beginStart() -> Bool {
    lock.lock()
    let isFirst = !isStarting
    isStarting = true
    lock.unlock()
    return isFirst
  }

  /// Keeps what subscribes to the next publisher until the earlier call ends.
  @usableFromInline
  func startLater(_ subscribe: @escaping () -> Void) {
    lock.lock()
    guard isStarting else {
      lock.unlock()
      return subscribe()
    }
    laterStarts.append(subscribe)
    lock.unlock()
  }

  @usableFromInline
  func endStart() {
    while true {
      lock.lock()
      if laterStarts.isEmpty { break }
      let next = laterStarts.removeFirst()
      lock.unlock()
      next()
    }
    isStarting = false
    lock.unlock()
  }

  /// Has no effect before the subscription.
  @usableFromInline
  override func request(_ more: Subscribers.Demand) {
    guard !isAwaiting else { return }
    lock.lock()
    add(more)
    let subscription = upstream.subscription
    lock.unlock()
    subscription.request(more)
  }

  @usableFromInline
  override func cancel() {
    if !isCatch || !lock.withLock({ isChanging }) { super.cancel() }
  }

  @usableFromInline
  override func children(_ downstream: Any) -> [Mirror.Child] {
    [("downstream", downstream), ("demand", Subscribers.Demand(rawValue: demand.load(ordering: .relaxed)))]
  }

  /// Takes the next publisher's subscription, and asks it for what has not been delivered.
  @usableFromInline
  func attachNext(_ subscription: any Subscription) {
    lock.lock()
    guard isOpen, isChanging else {
      lock.unlock()
      return subscription.cancel()
    }
    isChanging = false
    upstream.subscription = subscription
    let open = Subscribers.Demand(rawValue: demand.load(ordering: .relaxed))
    lock.unlock()
    if open != .none { subscription.request(open) }
  }
}

/// The inner subscriber of operators with a ``RestartLogic``.
///
/// It does not tell the downstream to rely on being managed: not all of its publishers may manage it.
@frozen @usableFromInline
struct RestartInner<Downstream: Subscriber, Logic: RestartLogic>: Subscriber, RelayedSubscription
where Downstream.Input == Logic.Next.Output, Downstream.Failure == Logic.Next.Failure {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: RestartRelay

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = RestartRelay(Logic.name, isCatch: Logic.isCatch)
    relay.downstreamType = Downstream.self
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen || Logic.isCatch else { return .none }
    if relay.demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue { return downstream.receive(input) }
    return receiveCounted(input)
  }

  @inline(never) @inlinable
  func receiveCounted(_ input: Input) -> Subscribers.Demand {
    relay.takeOne()
    let more = downstream.receive(input)
    if more != .none { relay.add(more) }
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen else { return }
    guard relay.restarts == 0 else {
      if Logic.isCatch, case .failure = completion { preconditionFailure("a publisher failed twice") }
      return
    }
    switch completion {
    case .finished:
      end(.finished)
    case .failure(let error):
      relay.restarts = 1
      withExtendedLifetime(relay.beginChange()) { follow(logic.next(after: error)) }
    }
  }

  @inlinable
  func receiveNext(completion: Subscribers.Completion<Downstream.Failure>) {
    guard relay.isOpen else { return }
    switch completion {
    case .finished:
      end(.finished)
    case .failure(let error):
      let answer = logic.next(afterFailureOfNext: error, restarts: relay.restarts)
      if case .resume = answer { relay.restarts &+= 1 }
      withExtendedLifetime(relay.beginChange()) { follow(answer) }
    }
  }

  @inlinable
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (isFirst, subscription) = relay.shut()
    if isFirst { downstream.receive(completion: completion) }
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func follow(_ answer: Restart<Logic.Next>) {
    switch answer {
    case .resume(let publisher):
      if relay.beginStart() {
        attach(to: publisher)
        relay.endStart()
      } else {
        relay.startLater { [self] in attach(to: publisher) }
      }
    case .fail(let error):
      end(.failure(error))
    }
  }

  @inlinable
  func attach(to publisher: Logic.Next) {
    if relay.isOpen { publisher.receive(subscriber: NextSubscriber(inner: self)) }
  }

  @usableFromInline var children: [Mirror.Child] { relay.children(downstream) }
}

/// Receives from the publisher that takes over.
@frozen @usableFromInline
struct NextSubscriber<Downstream: Subscriber, Logic: RestartLogic>: Subscriber, NamedForDebugging
where Downstream.Input == Logic.Next.Output, Downstream.Failure == Logic.Next.Failure {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let inner: RestartInner<Downstream, Logic>

  @inlinable
  init(inner: RestartInner<Downstream, Logic>) {
    self.inner = inner
  }

  @inlinable var combineIdentifier: CombineIdentifier { inner.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) { inner.relay.attachNext(subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { inner.receiveNext(completion: completion) }

  @inlinable
  func _receive(only value: () -> Input) -> Bool {
    let relay = inner.relay
    guard relay.isOpen, relay.demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue else { return false }
    _ = inner.downstream.receive(value())
    inner.end(.finished)
    return true
  }

  @usableFromInline var name: String { Logic.name }

  @usableFromInline var children: [Mirror.Child] { inner.children }
}
