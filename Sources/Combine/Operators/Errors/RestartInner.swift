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

  func next(after error: UpstreamFailure) -> Restart<Next>

  /// - Parameter restarts: How often a publisher has taken over already.
  func next(afterFailureOfNext error: Next.Failure, restarts: Int) -> Restart<Next>
}

/// A relay for several publishers in turn. It counts the demand, to ask the next one for the rest.
@usableFromInline
final class RestartRelay: Relay {
  @usableFromInline let demand = Atomic<UInt>(0)
  /// How many publishers have not let go of the downstream yet.
  @usableFromInline let holders = Atomic<Int>(0)
  /// Touched by the sources' calls only, which do not overlap.
  @exclusivity(unchecked) @usableFromInline var restarts = 0

  @exclusivity(unchecked) private var isStarting = false
  @exclusivity(unchecked) private var laterStarts: [() -> Void] = []

  @usableFromInline override init(_ name: String) { super.init(name) }

  @usableFromInline
  func change(by more: Subscribers.Demand, taking taken: Int = 0) {
    var old = demand.load(ordering: .relaxed)
    while true {
      let new = Subscribers.Demand(rawValue: old) - taken + more
      let (exchanged, found) = demand.compareExchange(
        expected: old, desired: new.rawValue, ordering: .acquiringAndReleasing)
      if exchanged { return }
      old = found
    }
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

  @usableFromInline
  override func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "demand must not be zero")
    lock.lock()
    change(by: more)
    let subscription = upstream.subscription
    lock.unlock()
    subscription.request(more)
  }

  /// Takes the next publisher's subscription, and asks it for what has not been delivered.
  @usableFromInline
  func attachNext(_ subscription: any Subscription) {
    lock.lock()
    guard isOpen, upstream.isEmpty else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream.subscription = subscription
    let open = Subscribers.Demand(rawValue: demand.load(ordering: .relaxed))
    lock.unlock()
    if open != .none { subscription.request(open) }
  }
}

/// The inner subscriber of operators with a ``RestartLogic``.
@frozen @usableFromInline
struct RestartInner<Downstream: Subscriber, Logic: RestartLogic>: Subscriber, NamedForDebugging
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
    relay = RestartRelay(Logic.name)
  }

  @inlinable var combineIdentifier: CombineIdentifier { relay.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen else { return .none }
    if relay.demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue { return downstream.receive(input) }
    relay.change(by: .none, taking: 1)
    let more = downstream.receive(input)
    if more != .none { relay.change(by: more) }
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen else { return }
    switch completion {
    case .finished: end(.finished)
    case .failure(let error): follow(logic.next(after: error))
    }
  }

  @inlinable
  func receiveNext(completion: Subscribers.Completion<Downstream.Failure>) {
    guard relay.isOpen else { return }
    switch completion {
    case .finished: end(.finished)
    case .failure(let error): follow(logic.next(afterFailureOfNext: error, restarts: relay.restarts))
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
      relay.restarts &+= 1
      withExtendedLifetime(relay.giveUpUpstream()) {}
      subscribe(to: publisher)
    case .fail(let error):
      end(.failure(error))
    }
  }

  @inlinable
  func subscribe(to publisher: Logic.Next) {
    _adopt()
    if relay.beginStart() {
      attach(to: publisher)
      relay.endStart()
    } else {
      relay.startLater { [self] in attach(to: publisher) }
    }
  }

  @inlinable
  func attach(to publisher: Logic.Next) {
    if relay.isOpen { publisher.attach(NextSubscriber(inner: self)) }
    _disown()
  }

  @inlinable
  func _adopt() {
    if relay.holders.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { downstream._adopt() }
  }

  @inlinable
  func _disown() {
    if relay.holders.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { downstream._disown() }
  }

  @usableFromInline var name: String { Logic.name }

  @usableFromInline var children: [Mirror.Child] { [("downstream", downstream)] + relay.children }
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
  func _adopt() { inner._adopt() }

  @inlinable
  func _disown() { inner._disown() }

  @inlinable
  func _receive(only value: () -> Input) -> Bool {
    let relay = inner.relay
    guard relay.isOpen, relay.demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue else { return false }
    _ = inner.downstream.receive(value())
    inner.end(.finished)
    return true
  }

  @usableFromInline var name: String { Logic.name }
}
