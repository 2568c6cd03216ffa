/// What an operator that gives at most one value for each that it gets makes of a value.
@frozen @usableFromInline
enum FilterStep<Output> {
  case pass(Output)
  case skip
  /// Send this value and finish.
  case last(Output)
  case finish
}

/// What an operator makes of events that come before its subscription, against the rules.
@frozen @usableFromInline
enum EarlyEvents {
  /// They are programming errors. A cancellation counts.
  case trap
  case ignore
  /// They are served as if there were a subscription.
  case serve
}

/// The logic of an operator that gives at most one value for each that it gets, at once.
///
/// What it remembers is kept in its relay. The closures it calls may come back to the same operator, so a step must
/// copy out what it needs before it calls one.
@usableFromInline
protocol FilterLogic {
  associatedtype Input
  associatedtype Output
  associatedtype Errors: ErrorPath

  var name: String { get }

  static var earlyEvents: EarlyEvents { get }

  func makeRelay() -> Relay

  func step(_ input: Input, _ relay: Relay) throws(Errors.Thrown) -> FilterStep<Output>

  /// Whether no value can pass, so that the stream finishes as soon as it is subscribed to.
  var isEmpty: Bool { get }

  /// Drops what was remembered.
  func forget(_ relay: Relay)

  /// What a mirror shows.
  static var look: RelayLook { get }
}

extension FilterLogic {
  @inlinable
  func makeRelay() -> Relay { Relay(name, isStrict: Self.earlyEvents == .trap, look: Self.look) }

  @inlinable static var look: RelayLook { .downstream }

  @inlinable var isEmpty: Bool { false }

  @inlinable
  func forget(_ relay: Relay) {}
}

/// A filter logic that remembers something.
@usableFromInline
protocol RememberingFilterLogic: FilterLogic {
  associatedtype Memory

  var firstMemory: Memory { get }

  func step(_ input: Input, _ relay: MemoryRelay<Memory>) throws(Errors.Thrown) -> FilterStep<Output>
}

extension RememberingFilterLogic {
  @inlinable
  func makeRelay() -> Relay { MemoryRelay(name, firstMemory, isStrict: Self.earlyEvents == .trap, look: Self.look) }

  @inlinable
  func step(_ input: Input, _ relay: Relay) throws(Errors.Thrown) -> FilterStep<Output> {
    try step(input, unsafeDowncast(relay, to: MemoryRelay<Memory>.self))
  }

  @inlinable
  func forget(_ relay: Relay) { unsafeDowncast(relay, to: MemoryRelay<Memory>.self).memory = firstMemory }
}

/// The inner subscriber of all operators with a ``FilterLogic``. It lives inside its source's object.
@frozen @usableFromInline
struct FilterInner<Downstream: Subscriber, Logic: FilterLogic>: Subscriber, RelayedSubscription
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Errors.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.Errors.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: Relay

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = logic.makeRelay()
    if Logic.look != .nothing { relay.downstreamType = Downstream.self }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard relay.attach(subscription) else { return }
    if logic.isEmpty { relay.giveUpUpstream().cancel() }
    downstream.receive(subscription: relay)
    if logic.isEmpty { end(.finished) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen || servesEarly else { return .none }
    let step: FilterStep<Logic.Output>
    do throws(Logic.Errors.Thrown) {
      step = try logic.step(input, relay)
    } catch {
      end(.failure(Logic.Errors.raise(error)))
      return .none
    }
    switch step {
    case .pass(let output):
      return downstream.receive(output)
    case .skip:
      return .max(1)
    case .last(let output):
      _ = downstream.receive(output)
      end(.finished)
    case .finish:
      end(.finished)
    }
    return .none
  }

  /// Whether there is no subscription yet and events are served all the same.
  @usableFromInline var servesEarly: Bool {
    guard relay.isAwaiting else { return false }
    precondition(Logic.earlyEvents != .trap, "an event came before its subscription")
    return Logic.earlyEvents == .serve
  }

  @inlinable
  func end(_ completion: Subscribers.Completion<Logic.Errors.Failure>) {
    let (isFirst, subscription) = relay.shut(early: Logic.earlyEvents == .serve)
    guard isFirst else { return }
    subscription.cancel()
    downstream.receive(completion: completion)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen || servesEarly else { return }
    let (isFirst, subscription) = relay.shut(early: Logic.earlyEvents == .serve)
    if isFirst { downstream.receive(completion: Logic.Errors.pass(completion)) }
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() {
    logic.forget(relay)
    downstream._disown()
  }

  @usableFromInline var children: [Mirror.Child] { relay.children(downstream) }
}
