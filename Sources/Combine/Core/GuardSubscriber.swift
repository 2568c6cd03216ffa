/// Stands between a publisher of another module and an operator that relies on being managed.
///
/// It counts the calls that are under way, so that it can disown the operator, and let go of it, after the last one.
@usableFromInline
final class GuardSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let gate = Gate()
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var link: Downlink<Downstream>?
  @usableFromInline let combineIdentifier: CombineIdentifier

  @inlinable
  init(_ downstream: Downstream) {
    link = Downlink(downstream)
    combineIdentifier = downstream.combineIdentifier
    downstream._adopt()
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) {
    lock.lock()
    guard gate.open() else {
      lock.unlock()
      return subscription.cancel()
    }
    upstream = subscription
    lock.unlock()
    guard gate.enter() else { return }
    link?.receive(subscription: self)
    leave()
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard gate.isOpen, gate.enter() else { return .none }
    let demand = link?.receive(input) ?? .none
    leave()
    return demand
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.isOpen, gate.enter() else { return }
    let (isFirst, subscription) = close()
    if isFirst { link?.receive(completion: completion) }
    withExtendedLifetime(subscription) {}
    leave()
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let subscription = upstream
    lock.unlock()
    subscription?.request(demand)
  }

  @inlinable
  func cancel() {
    close().upstream?.cancel()
    if gate.settle() { empty() }
  }

  @usableFromInline
  func close() -> (isFirst: Bool, upstream: (any Subscription)?) {
    lock.lock()
    let isFirst = gate.close()
    let subscription = upstream.take()
    lock.unlock()
    return (isFirst, subscription)
  }

  @inlinable
  func leave() {
    if gate.drop() { empty() }
  }

  @inlinable
  func empty() {
    link?.disown()
    link = nil
  }
}

extension GuardSubscriber: StandIn {
  @usableFromInline var original: (any Subscription)? { lock.withLock { upstream } }
}

extension GuardSubscriber: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  private func described<Result>(_ describe: (Any) -> Result, or fallback: Result) -> Result {
    guard gate.enter() else { return fallback }
    let result = link?.described(describe) ?? fallback
    leave()
    return result
  }

  /// As the operator describes itself.
  @usableFromInline var description: String { described({ String(describing: $0) }, or: "Guard") }

  /// As the operator mirrors itself.
  @usableFromInline var customMirror: Mirror {
    described(
      { ($0 as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: $0) },
      or: Mirror(self, children: EmptyCollection()))
  }

  @usableFromInline var playgroundDescription: Any { description }
}
