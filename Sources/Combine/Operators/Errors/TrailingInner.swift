import Synchronization

/// Says what an operator adds at the end of a stream that it otherwise passes on.
@usableFromInline
protocol TrailingLogic {
  associatedtype Input
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error

  static var name: String { get }

  /// The value to send before finishing, or `nil` for none.
  func lastValue(for completion: Subscribers.Completion<UpstreamFailure>, afterValues: Bool) -> Input?

  /// The completion to pass on when there is no such value.
  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
}

/// The inner object of operators with a ``TrailingLogic``: it counts the demand, to know whether it may send its value.
@usableFromInline
final class TrailingInner<Downstream: Subscriber, Logic: TrailingLogic>: Relay, Subscriber
where Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @exclusivity(unchecked) @usableFromInline var link: Link<Downstream, Logic>?
  @exclusivity(unchecked) @usableFromInline var lastValue: Input?
  @exclusivity(unchecked) @usableFromInline var hasValues = false
  @usableFromInline let demand = Atomic<UInt>(0)

  /// The value is there, and nobody has asked for it.
  @inlinable static var waiting: UInt { .max }

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
    hasValues = true
    if demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue { return link?.receive(input) ?? .none }
    change { ($0 - 1).rawValue }
    let more = link?.receive(input) ?? .none
    if more != .none { change { ($0 + more).rawValue } }
    return more
  }

  /// Changes a demand that is not ``waiting``.
  ///
  /// - Returns: Whether it was not.
  @inlinable @discardableResult
  func change(_ transform: (Subscribers.Demand) -> UInt) -> Bool {
    var old = demand.load(ordering: .relaxed)
    while old != Self.waiting {
      let (exchanged, found) = demand.compareExchange(
        expected: old, desired: transform(Subscribers.Demand(rawValue: old)), ordering: .acquiringAndReleasing)
      if exchanged { return true }
      old = found
    }
    return false
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.isOpen, gate.enter() else { return }
    let subscription = giveUpUpstream()
    if let value = link?.lastValue(for: completion, afterValues: hasValues) {
      lastValue = value
      let isWaiting = demand.compareExchange(
        expected: 0, desired: Self.waiting, ordering: .acquiringAndReleasing
      ).exchanged
      if !isWaiting { deliver() }
    } else if shut().isFirst {
      link?.complete(completion)
    }
    withExtendedLifetime(subscription) {}
    if gate.drop() { empty() }
  }

  @inlinable
  func deliver() {
    guard gate.enter() else { return }
    if let value = lastValue { _ = link?.receive(value) }
    if shut().isFirst { link?.receive(completion: .finished) }
    if gate.drop() { empty() }
  }

  @inlinable
  override func request(_ more: Subscribers.Demand) {
    precondition(more > 0, "demand must not be zero")
    if change({ ($0 + more).rawValue }) {
      super.request(more)
    } else if demand.compareExchange(expected: Self.waiting, desired: 0, ordering: .acquiringAndReleasing).exchanged {
      deliver()
    }
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
    lastValue = nil
    link?.disown()
    link = nil
  }

  @usableFromInline override var name: String { Logic.name }
}

extension Link where Logic: TrailingLogic, Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @inlinable
  borrowing func lastValue(
    for completion: Subscribers.Completion<Logic.UpstreamFailure>, afterValues: Bool
  ) -> Logic.Input? {
    logic.lastValue(for: completion, afterValues: afterValues)
  }

  @inlinable
  borrowing func complete(_ completion: Subscribers.Completion<Logic.UpstreamFailure>) {
    downstream.receive(completion: logic.translate(completion))
  }
}
