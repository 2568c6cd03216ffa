/// What watches a stream without changing it.
@usableFromInline
protocol TapLogic {
  associatedtype Input
  associatedtype Failure: Error

  static var name: String { get }

  func onSubscription(_ subscription: any Subscription)
  func onValue(_ value: Input)
  func onCompletion(_ completion: Subscribers.Completion<Failure>)
  func onCancel()
  func onRequest(_ demand: Subscribers.Demand)
  /// The demand that the downstream returned for a value.
  func onReturn(_ demand: Subscribers.Demand)
}

extension TapLogic {
  @inlinable
  func onCancel() {}
  @inlinable
  func onRequest(_ demand: Subscribers.Demand) {}
  @inlinable
  func onReturn(_ demand: Subscribers.Demand) {}
}

/// The inner object of all operators with a ``TapLogic``.
@usableFromInline
final class TapInner<Downstream: Subscriber, Logic: TapLogic>: Relay, Subscriber
where Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.Failure

  @exclusivity(unchecked) @usableFromInline var link: Link<Downstream, Logic>?

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    link = Link(downstream, logic)
    super.init()
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) {
    link?.onSubscription(subscription)
    if attach(subscription) { link?.receive(subscription: self) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if gate.isManaged { return link?.watch(input) ?? .none }
    guard gate.isOpen, gate.enter() else { return .none }
    let demand = link?.watch(input) ?? .none
    if gate.drop() { empty() }
    return demand
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.enter() else { return }
    let (isFirst, subscription) = shut()
    if isFirst { link?.watch(completion) }
    withExtendedLifetime(subscription) {}
    if gate.drop() { empty() }
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {
    if gate.enter() {
      link?.onRequest(demand)
      if gate.drop() { empty() }
    }
    super.request(demand)
  }

  @inlinable
  override func cancel() {
    if gate.isOpen, gate.enter() {
      link?.onCancel()
      if gate.drop() { empty() }
    }
    super.cancel()
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
    link?.disown()
    link = nil
  }

  @usableFromInline override var name: String { Logic.name }
}

extension Link where Logic: TapLogic, Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @inlinable
  borrowing func onSubscription(_ subscription: any Subscription) { logic.onSubscription(subscription) }

  @inlinable
  borrowing func onRequest(_ demand: Subscribers.Demand) { logic.onRequest(demand) }

  @inlinable
  borrowing func onCancel() { logic.onCancel() }

  @inlinable
  borrowing func watch(_ input: Logic.Input) -> Subscribers.Demand {
    logic.onValue(input)
    let demand = downstream.receive(input)
    if demand != .none { logic.onReturn(demand) }
    return demand
  }

  @inlinable
  borrowing func watch(_ completion: Subscribers.Completion<Logic.Failure>) {
    logic.onCompletion(completion)
    downstream.receive(completion: completion)
  }
}
