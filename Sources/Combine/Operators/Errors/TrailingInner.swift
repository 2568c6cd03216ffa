import Synchronization

/// Says what an operator adds at the end of a stream that it otherwise passes on.
@usableFromInline
protocol TrailingLogic {
  associatedtype Input
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error

  static var name: String { get }

  /// Whether a value that nobody has asked for is a programming error.
  static var trapsUnaskedValues: Bool { get }

  /// The value to send before finishing, or `nil` for none.
  func lastValue(for completion: Subscribers.Completion<UpstreamFailure>, afterValues: Bool) -> Input?

  /// The completion to pass on when there is no such value.
  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
}

/// A relay that counts the demand, to know whether the operator may send its last value.
@usableFromInline
final class TrailingRelay: LastValueRelay {
  @usableFromInline let demand = Atomic<UInt>(0)
  /// Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline var hasValues = false

  @inlinable override init(_ name: String) { super.init(name) }
  @inlinable deinit {}

  /// Has no effect before the subscription.
  @usableFromInline
  override func request(_ more: Subscribers.Demand) {
    guard !isAwaiting else { return }
    change(by: more)
    if isReady, more > .none { want() }
    super.request(more)
  }

  @usableFromInline
  func change(by more: Subscribers.Demand, taking taken: Int = 0) {
    var old = demand.load(ordering: .relaxed)
    while true {
      let new = Subscribers.Demand(rawValue: old) - taken + more
      let (exchanged, found) = demand.compareExchange(
        expected: old, desired: new.rawValue, ordering: .sequentiallyConsistent)
      if exchanged { return }
      old = found
    }
  }

  /// Keeps what to do when the last value may be sent, which may be now.
  @usableFromInline
  func waitForDemand(_ act: @escaping (Bool) -> Void) {
    wait(act)
    if demand.load(ordering: .sequentiallyConsistent) != 0 { want() }
  }
}

/// The inner subscriber of operators with a ``TrailingLogic``.
@frozen @usableFromInline
struct TrailingInner<Downstream: Subscriber, Logic: TrailingLogic>: Subscriber, RelayedSubscription
where Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: TrailingRelay

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = TrailingRelay(Logic.name)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen, !relay.isReady else { return .none }
    relay.hasValues = true
    if relay.demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue { return downstream.receive(input) }
    return receiveCounted(input)
  }

  @inline(never) @inlinable
  func receiveCounted(_ input: Input) -> Subscribers.Demand {
    precondition(
      !Logic.trapsUnaskedValues || relay.demand.load(ordering: .relaxed) != 0, "a value came that nobody has asked for")
    relay.change(by: .none, taking: 1)
    let more = downstream.receive(input)
    if more != .none { relay.change(by: more) }
    return more
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen, !relay.isReady else { return }
    if let value = logic.lastValue(for: completion, afterValues: relay.hasValues) {
      let subscription = relay.giveUpUpstream()
      if relay.demand.load(ordering: .relaxed) != 0 {
        relay.markReady()
        send(value)
      } else {
        relay.waitForDemand { [self] deliver in
          if deliver { send(value) }
          if relay.isAdopted { downstream._disown() }
        }
      }
      withExtendedLifetime(subscription) {}
    } else {
      let (isFirst, subscription) = relay.shut()
      if isFirst { downstream.receive(completion: logic.translate(completion)) }
      withExtendedLifetime(subscription) {}
    }
  }

  @inlinable
  func send(_ value: Input) {
    _ = downstream.receive(value)
    if relay.shut().isFirst { downstream.receive(completion: .finished) }
  }

  @inlinable
  func _adopt() {
    relay.isAdopted = true
    downstream._adopt()
  }

  @inlinable
  func _disown() {
    if !relay.ownsDownstream { downstream._disown() }
  }
}
