/// Whether an operator that gives one value at the end needs more values for it.
@frozen @usableFromInline
enum ReduceStep {
  case more
  case done
}

/// The logic of an operator that takes all values it needs and then gives at most one.
///
/// What it remembers is kept in its relay. The closures it calls may come back to the same operator, so a step must
/// copy out what it needs before it calls one.
@usableFromInline
protocol ReduceLogic {
  associatedtype Input
  associatedtype Output
  associatedtype Errors: ErrorPath
  associatedtype Memory

  static var name: String { get }

  var firstMemory: Memory { get }

  func step(_ input: Input, _ relay: ResultRelay<Memory>) throws(Errors.Thrown) -> ReduceStep

  func result(_ memory: Memory) -> Output?
}

extension ReduceLogic where Memory == Output? {
  @inlinable var firstMemory: Output? { nil }

  @inlinable
  func result(_ memory: Output?) -> Output? { memory }
}

extension ReduceLogic where Memory == Output {
  @inlinable
  func result(_ memory: Output) -> Output? { memory }
}

/// The relay of a reducing operator: it asks upstream for everything by itself, and downstream's requests are for the
/// result.
@usableFromInline
final class ResultRelay<Memory>: LastValueRelay {
  /// Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline final var memory: Memory
  /// The memory at first, which a mirror shows.
  @usableFromInline final let initial: Memory

  @inlinable
  init(_ name: String, _ memory: Memory) {
    self.memory = memory
    initial = memory
    super.init(name)
  }

  @inlinable deinit {}

  /// Has no effect before the subscription.
  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    if !isAwaiting { want() }
  }

  @usableFromInline
  override func children(_ downstream: Any) -> [Mirror.Child] {
    [("downstream", downstream), ("result", initial), ("initial", initial), ("status", status)]
  }
}

/// The inner subscriber of all operators with a ``ReduceLogic``. It asks its upstream for all values at once, and keeps
/// the result, and the end of a stream without one, until the downstream asks.
@frozen @usableFromInline
struct ReduceInner<Downstream: Subscriber, Logic: ReduceLogic>: Subscriber, RelayedSubscription
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Errors.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.Errors.UpstreamFailure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: ResultRelay<Logic.Memory>

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = ResultRelay(Logic.name, logic.firstMemory)
    relay.downstreamType = Downstream.self
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard relay.attach(subscription) else { return }
    downstream.receive(subscription: relay)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard relay.isOpen, !relay.isDone else { return .none }
    do throws(Logic.Errors.Thrown) {
      guard case .done = try logic.step(input, relay) else { return .none }
    } catch {
      let (isFirst, subscription) = relay.shut()
      subscription.cancel()
      if isFirst { downstream.receive(completion: .failure(Logic.Errors.raise(error))) }
      return .none
    }
    // What the upstream sends while it is being cancelled comes too late.
    relay.isDone = true
    relay.giveUpUpstream().cancel()
    complete()
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard relay.isOpen, !relay.isDone else { return }
    switch completion {
    case .finished:
      relay.isDone = true
      withExtendedLifetime(relay.giveUpUpstream()) { complete() }
    case .failure(let error):
      let (isFirst, subscription) = relay.shut()
      if isFirst { downstream.receive(completion: .failure(Logic.Errors.pass(error))) }
      withExtendedLifetime(subscription) {}
    }
  }

  /// The values are complete: sends the result and finishes now, or when that is asked for.
  @inlinable
  func complete() {
    if relay.isWanted {
      relay.markReady()
      send()
    } else {
      relay.wait { [self] deliver in
        if deliver { send() }
        letGo()
      }
    }
  }

  @inlinable
  func send() {
    if let result = logic.result(relay.memory) { _ = downstream.receive(result) }
    if relay.shut().isFirst { downstream.receive(completion: .finished) }
  }

  @inlinable
  func _adopt() {
    relay.isAdopted = true
    downstream._adopt()
  }

  @inlinable
  func _disown() {
    if !relay.ownsDownstream { letGo() }
  }

  @inlinable
  func letGo() {
    relay.memory = relay.initial
    if relay.isAdopted { downstream._disown() }
  }

  @usableFromInline var children: [Mirror.Child] { relay.children(downstream) }
}
