/// What an operator that gives at most one value for each that it gets makes of a value.
@frozen @usableFromInline
enum FilterStep<Output, Failure: Error> {
  case pass(Output)
  case skip
  /// Send this value and finish.
  case last(Output)
  case finish
  case fail(Failure)
}

/// The logic of an operator that gives at most one value for each that it gets, at once.
///
/// What it remembers is kept in its relay. The closures it calls may come back to the same operator, so a step must
/// copy out what it needs before it calls one.
@usableFromInline
protocol FilterLogic {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error

  static var name: String { get }

  func makeRelay() -> Relay

  func step(_ input: Input, _ relay: Relay) -> FilterStep<Output, Failure>

  /// Whether no value can pass, so that the stream finishes as soon as it is subscribed to.
  var isEmpty: Bool { get }

  /// Drops what was remembered.
  func forget(_ relay: Relay)

  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
}

extension FilterLogic {
  @inlinable
  func makeRelay() -> Relay { Relay(Self.name) }

  @inlinable var isEmpty: Bool { false }

  @inlinable
  func forget(_ relay: Relay) {}
}

/// A filter logic that remembers something.
@usableFromInline
protocol RememberingFilterLogic: FilterLogic {
  associatedtype Memory

  var firstMemory: Memory { get }

  func step(_ input: Input, _ relay: MemoryRelay<Memory>) -> FilterStep<Output, Failure>
}

extension RememberingFilterLogic {
  @inlinable
  func makeRelay() -> Relay { MemoryRelay(Self.name, firstMemory) }

  @inlinable
  func step(_ input: Input, _ relay: Relay) -> FilterStep<Output, Failure> {
    step(input, unsafeDowncast(relay, to: MemoryRelay<Memory>.self))
  }

  @inlinable
  func forget(_ relay: Relay) { unsafeDowncast(relay, to: MemoryRelay<Memory>.self).memory = firstMemory }
}

extension FilterLogic where UpstreamFailure == Failure {
  @inlinable
  func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<Failure> { completion }
}

/// A filter logic whose closures may throw.
@usableFromInline
protocol ThrowingFilterLogic: FilterLogic where Failure == any Error {}

extension ThrowingFilterLogic {
  @inlinable
  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<any Error> {
    completion.erased
  }
}

/// The inner subscriber of all operators with a ``FilterLogic``. It lives inside its source's object.
@frozen @usableFromInline
struct FilterInner<Downstream: Subscriber, Logic: FilterLogic>: Subscriber, NamedForDebugging
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: Relay

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = logic.makeRelay()
  }

  @inlinable var combineIdentifier: CombineIdentifier { relay.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    guard relay.attach(subscription) else { return }
    if logic.isEmpty { relay.giveUpUpstream().cancel() }
    downstream.receive(subscription: relay)
    if logic.isEmpty { end(.finished) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen else { return .none }
    switch logic.step(input, relay) {
    case .pass(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      end(.finished)
    case .finish:
      end(.finished)
    case .fail(let error):
      end(.failure(error))
    }
    return .none
  }

  @inlinable
  func end(_ completion: Subscribers.Completion<Logic.Failure>) {
    let (isFirst, subscription) = relay.shut()
    guard isFirst else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let (isFirst, subscription) = relay.shut()
    if isFirst { downstream.receive(completion: logic.translate(completion)) }
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() {
    logic.forget(relay)
    downstream._disown()
  }

  @usableFromInline var name: String { Logic.name }

  @usableFromInline var children: [Mirror.Child] {
    // A logic's last field is what the operator was given: its closure, number or range.
    let filter = Array(Mirror(reflecting: logic).children).last?.value ?? logic
    return [("downstream", downstream), ("filter", filter)] + relay.children
  }
}
