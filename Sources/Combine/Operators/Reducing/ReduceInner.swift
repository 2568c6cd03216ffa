import Synchronization

/// What an operator that gives one value at the end makes of a value.
@frozen @usableFromInline
enum ReduceStep<Failure: Error> {
  case more
  case done
  case fail(Failure)
}

/// The logic of an operator that takes all values it needs and then gives at most one.
///
/// What it remembers is kept in its relay. The closures it calls may come back to the same operator, so a step must
/// copy out what it needs before it calls one.
@usableFromInline
protocol ReduceLogic {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error
  associatedtype Memory

  static var name: String { get }

  var firstMemory: Memory { get }

  func step(_ input: Input, _ relay: ResultRelay<Memory>) -> ReduceStep<Failure>

  func result(_ memory: Memory) -> Output?

  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
}

extension ReduceLogic where UpstreamFailure == Failure {
  @inlinable
  func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<Failure> { completion }
}

/// A reduce logic whose closures may throw.
@usableFromInline
protocol ThrowingReduceLogic: ReduceLogic where Failure == any Error {}

extension ThrowingReduceLogic {
  @inlinable
  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<any Error> {
    completion.erased
  }
}

extension ReduceLogic where Memory == Output? {
  @inlinable var firstMemory: Output? { nil }

  @inlinable
  func result(_ memory: Output?) -> Output? { memory }
}

/// A relay for an operator that may have a last value to send, which waits until it is asked for.
@usableFromInline
class LastValueRelay: Relay {
  @usableFromInline final let stage = Atomic<UInt8>(0)
  /// Sends the last value and finishes, or, for `false`, does neither; then lets go of the downstream.
  @exclusivity(unchecked) final var lastAct: ((Bool) -> Void)?
  /// Whether the closure, not the source, is to disown the downstream. Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline final var ownsDownstream = false

  @inlinable override init(_ name: String) { super.init(name) }
  @inlinable deinit {}

  /// The last value has been asked for.
  @inlinable static var wanted: UInt8 { 1 }
  /// The last value is there.
  @inlinable static var ready: UInt8 { 2 }
  @inlinable static var cancelled: UInt8 { 4 }

  @inlinable final var isWanted: Bool { stage.load(ordering: .acquiring) & LastValueRelay.wanted != 0 }
  @inlinable final var isReady: Bool { stage.load(ordering: .relaxed) & LastValueRelay.ready != 0 }

  @inlinable
  final func markReady() { stage.bitwiseOr(LastValueRelay.ready, ordering: .acquiringAndReleasing) }

  /// Keeps what to do when the last value is asked for.
  @usableFromInline
  final func wait(_ act: @escaping (Bool) -> Void) {
    ownsDownstream = true
    lastAct = act
    let old = stage.bitwiseOr(LastValueRelay.ready, ordering: .acquiringAndReleasing).oldValue
    if old & LastValueRelay.cancelled != 0 { actLast(false) } else if old & LastValueRelay.wanted != 0 { actLast(true) }
  }

  /// Called once, by the call that completed the stage.
  private func actLast(_ deliver: Bool) {
    let act = lastAct
    lastAct = nil
    act?(deliver)
  }

  /// Asks for the last value.
  @usableFromInline
  final func want() {
    let old = stage.bitwiseOr(LastValueRelay.wanted, ordering: .acquiringAndReleasing).oldValue
    if old == LastValueRelay.ready { actLast(true) }
  }

  @usableFromInline
  override func cancel() {
    let old = stage.bitwiseOr(LastValueRelay.cancelled, ordering: .acquiringAndReleasing).oldValue
    super.cancel()
    if old == LastValueRelay.ready { actLast(false) }
  }
}

/// The relay of a reducing operator: it asks upstream for everything by itself, and downstream's requests are for the
/// result.
@usableFromInline
final class ResultRelay<Memory>: LastValueRelay {
  @exclusivity(unchecked) @usableFromInline final var memory: Memory
  /// Whether there has been no value yet. The memory is the source's calls' own, so a mirror shows no later one.
  @usableFromInline final let isUntouched = Atomic(true)

  @inlinable
  init(_ name: String, _ memory: Memory) {
    self.memory = memory
    super.init(name)
  }

  @inlinable deinit {}

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    want()
  }

  @usableFromInline override var children: [Mirror.Child] { [("status", status)] }
}

/// The inner subscriber of all operators with a ``ReduceLogic``. It asks its upstream for all values at once, and keeps
/// the result until the downstream asks for it.
@frozen @usableFromInline
struct ReduceInner<Downstream: Subscriber, Logic: ReduceLogic>: Subscriber, NamedForDebugging
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: ResultRelay<Logic.Memory>

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = ResultRelay(Logic.name, logic.firstMemory)
  }

  @inlinable var combineIdentifier: CombineIdentifier { relay.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    guard relay.attach(subscription) else { return }
    downstream.receive(subscription: relay)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen, !relay.isReady else { return .none }
    relay.isUntouched.store(false, ordering: .relaxed)
    switch logic.step(input, relay) {
    case .more:
      break
    case .done:
      relay.giveUpUpstream().cancel()
      complete()
    case .fail(let error):
      let (isFirst, subscription) = relay.shut()
      subscription.cancel()
      if isFirst { downstream.receive(completion: .failure(error)) }
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen, !relay.isReady else { return }
    switch completion {
    case .finished:
      withExtendedLifetime(relay.giveUpUpstream()) { complete() }
    case .failure:
      let (isFirst, subscription) = relay.shut()
      if isFirst { downstream.receive(completion: logic.translate(completion)) }
      withExtendedLifetime(subscription) {}
    }
  }

  /// The values are complete: sends the result now, or when it is asked for.
  @inlinable
  func complete() {
    guard let result = logic.result(relay.memory) else {
      relay.markReady()
      if relay.shut().isFirst { downstream.receive(completion: .finished) }
      return
    }
    if relay.isWanted {
      relay.markReady()
      send(result)
    } else {
      relay.wait { [self] deliver in
        if deliver { send(result) }
        letGo()
      }
    }
  }

  @inlinable
  func send(_ result: Logic.Output) {
    _ = downstream.receive(result)
    if relay.shut().isFirst { downstream.receive(completion: .finished) }
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() {
    if !relay.ownsDownstream { letGo() }
  }

  @inlinable
  func letGo() {
    relay.memory = logic.firstMemory
    downstream._disown()
  }

  @usableFromInline var name: String { Logic.name }

  @usableFromInline var children: [Mirror.Child] {
    let result: [Mirror.Child] = relay.isUntouched.load(ordering: .relaxed) ? [("result", logic.firstMemory)] : []
    return [("downstream", downstream)] + result + [("initial", logic.firstMemory)] + relay.children
  }
}
