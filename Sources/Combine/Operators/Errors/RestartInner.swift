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

/// The inner object of operators with a ``RestartLogic``. It counts the demand, to ask the next publisher for the rest.
@usableFromInline
final class RestartInner<Downstream: Subscriber, Logic: RestartLogic>: Relay, Subscriber
where Downstream.Input == Logic.Next.Output, Downstream.Failure == Logic.Next.Failure {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @exclusivity(unchecked) @usableFromInline var link: Link<Downstream, Logic>?
  @usableFromInline let demand = Atomic<UInt>(0)
  @usableFromInline let pendingRestarts = Atomic<Int>(0)
  @exclusivity(unchecked) @usableFromInline var restarts = 0
  @exclusivity(unchecked) @usableFromInline var next: Logic.Next?
  @exclusivity(unchecked) @usableFromInline var isNextManaged = false

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    link = Link(downstream, logic)
    super.init()
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) {
    if attach(subscription) { link?.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if gate.isManaged { return process(input) }
    guard gate.isOpen, gate.enter() else { return .none }
    let demand = process(input)
    if gate.drop() { empty() }
    return demand
  }

  @inlinable
  func process(_ input: Input) -> Subscribers.Demand {
    if demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue { return link?.receive(input) ?? .none }
    change { $0 - 1 }
    let more = link?.receive(input) ?? .none
    if more != .none { change { $0 + more } }
    return more
  }

  @inlinable
  func change(_ transform: (Subscribers.Demand) -> Subscribers.Demand) {
    var old = demand.load(ordering: .relaxed)
    while true {
      let new = transform(Subscribers.Demand(rawValue: old)).rawValue
      let (exchanged, found) = demand.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing)
      if exchanged { return }
      old = found
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.isOpen, gate.enter() else { return }
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error): if let answer = link?.next(after: error) { follow(answer) }
    }
    if gate.drop() { empty() }
  }

  @inlinable
  func receiveNext(completion: Subscribers.Completion<Downstream.Failure>) {
    guard gate.isOpen, gate.enter() else { return }
    switch completion {
    case .finished:
      finish(.finished)
    case .failure(let error):
      if let answer = link?.next(afterFailureOfNext: error, restarts: restarts) { follow(answer) }
    }
    if gate.drop() { empty() }
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (isFirst, subscription) = shut()
    if isFirst { link?.receive(completion: completion) }
    withExtendedLifetime(subscription) {}
  }

  /// A publisher that fails while it is being subscribed to is answered by the loop, not by recursion.
  @inlinable
  func follow(_ answer: Restart<Logic.Next>) {
    guard case .resume(let publisher) = answer else {
      if case .fail(let error) = answer { finish(.failure(error)) }
      return
    }
    restarts &+= 1
    next = publisher
    withExtendedLifetime(giveUpUpstream()) {}
    guard pendingRestarts.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat {
      let publisher = next
      next = nil
      isNextManaged = false
      if gate.isOpen { publisher?.receive(subscriber: NextSubscriber(inner: self)) }
    } while pendingRestarts.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }

  @inlinable
  func receiveNext(subscription: any Subscription) {
    lock.lock()
    guard gate.isOpen, upstream == nil else {
      lock.unlock()
      return subscription.cancel()
    }
    gate.reopen(managed: isNextManaged)
    upstream = subscription
    let open = Subscribers.Demand(rawValue: demand.load(ordering: .relaxed))
    lock.unlock()
    if open != .none { subscription.request(open) }
  }

  @inlinable
  override func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "demand must not be zero")
    lock.lock()
    change { $0 + more }
    let subscription = upstream
    lock.unlock()
    subscription?.request(more)
  }

  @inlinable
  func _adopt() {
    gate.hold()
    link?.adopt()
  }

  @inlinable
  func _disown() {
    if gate.drop() { empty() }
  }

  @inlinable
  override func empty() {
    next = nil
    link?.disown()
    link = nil
  }

  @usableFromInline override var name: String { Logic.name }
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
  func receive(subscription: any Subscription) { inner.receiveNext(subscription: subscription) }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) { inner.receiveNext(completion: completion) }

  @inlinable
  func _adopt() {
    inner.gate.hold()
    inner.isNextManaged = true
  }

  @inlinable
  func _disown() { inner._disown() }

  @usableFromInline var name: String { Logic.name }
}

extension Link where Logic: RestartLogic {
  @inlinable
  borrowing func next(after error: Logic.UpstreamFailure) -> Restart<Logic.Next> { logic.next(after: error) }

  @inlinable
  borrowing func next(afterFailureOfNext error: Logic.Next.Failure, restarts: Int) -> Restart<Logic.Next> {
    logic.next(afterFailureOfNext: error, restarts: restarts)
  }
}
