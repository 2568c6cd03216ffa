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
/// What it remembers lives outside, behind a pointer: the closures it calls may come back to the same operator, so a
/// step must copy out what it needs before it calls one.
@usableFromInline
protocol ReduceLogic {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error
  associatedtype Memory

  static var name: String { get }

  var firstMemory: Memory { get }

  func step(_ input: Input, _ memory: UnsafeMutablePointer<Memory>) -> ReduceStep<Failure>

  func result(_ memory: UnsafeMutablePointer<Memory>) -> Output?

  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
}

/// A reduce logic that cannot fail by itself.
@usableFromInline
protocol SteadyReduceLogic: ReduceLogic where UpstreamFailure == Failure {}

extension SteadyReduceLogic {
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

/// A reduce logic whose memory is its result.
@usableFromInline
protocol ResultReduceLogic: ReduceLogic where Memory == Output? {}

extension ResultReduceLogic {
  @inlinable var firstMemory: Output? { nil }

  @inlinable
  func result(_ memory: UnsafeMutablePointer<Memory>) -> Output? { memory.pointee }
}

/// The inner object of all operators with a ``ReduceLogic``. It asks its upstream for all values at once, and keeps the
/// result until the downstream asks for it.
@usableFromInline
final class ReduceInner<Downstream: Subscriber, Logic: ReduceLogic>: Relay, Subscriber
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @exclusivity(unchecked) @usableFromInline var link: Link<Downstream, Logic>?
  @usableFromInline let memory: _Cell<Logic.Memory>
  @usableFromInline let stage = Atomic<UInt8>(0)

  /// A result has been asked for.
  @inlinable static var wanted: UInt8 { 1 }
  /// The values are complete.
  @inlinable static var ready: UInt8 { 2 }

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    link = Link(downstream, logic)
    memory = _Cell(logic.firstMemory)
    super.init()
  }

  @inlinable deinit {}

  @inlinable
  func receive(subscription: any Subscription) {
    guard attach(subscription) else { return }
    link?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if gate.isManaged {
      process(input)
    } else if gate.isOpen, gate.enter() {
      process(input)
      if gate.drop() { empty() }
    }
    return .none
  }

  @inlinable
  func process(_ input: Input) {
    guard stage.load(ordering: .relaxed) & Self.ready == 0 else { return }
    switch link?.step(input, memory._address) {
    case .more, nil:
      break
    case .done:
      giveUpUpstream()?.cancel()
      complete()
    case .fail(let error):
      let (isFirst, subscription) = shut()
      guard isFirst else { return }
      subscription?.cancel()
      link?.receive(completion: .failure(error))
    }
  }

  /// The values are complete: sends the result, if there is one and it is wanted.
  @inlinable
  func complete() {
    let old = stage.bitwiseOr(Self.ready, ordering: .acquiringAndReleasing).oldValue
    guard old & Self.ready == 0 else { return }
    if link?.hasResult(memory._address) != true {
      if shut().isFirst { link?.receive(completion: .finished) }
    } else if old == Self.wanted {
      deliver()
    }
  }

  /// Sends the result. Called once, by whoever finds that it is both ready and wanted.
  @inlinable
  func deliver() {
    guard gate.enter() else { return }
    link?.deliver(memory._address)
    if shut().isFirst { link?.receive(completion: .finished) }
    if gate.drop() { empty() }
  }

  @inlinable
  override func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    if stage.bitwiseOr(Self.wanted, ordering: .acquiringAndReleasing).oldValue == Self.ready { deliver() }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.isOpen, gate.enter() else { return }
    switch completion {
    case .finished:
      withExtendedLifetime(giveUpUpstream()) { complete() }
    case .failure:
      let (isFirst, subscription) = shut()
      if isFirst { link?.complete(completion) }
      withExtendedLifetime(subscription) {}
    }
    if gate.drop() { empty() }
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
    guard let first = link?.firstMemory() else { return }
    memory._address.pointee = first
    link?.disown()
    link = nil
  }

  @usableFromInline override var name: String { Logic.name }
}

extension Link where Logic: ReduceLogic, Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @inlinable
  borrowing func step(_ input: Logic.Input, _ memory: UnsafeMutablePointer<Logic.Memory>) -> ReduceStep<Logic.Failure> {
    logic.step(input, memory)
  }

  @inlinable
  borrowing func hasResult(_ memory: UnsafeMutablePointer<Logic.Memory>) -> Bool { logic.result(memory) != nil }

  @inlinable
  borrowing func deliver(_ memory: UnsafeMutablePointer<Logic.Memory>) {
    if let result = logic.result(memory) { _ = downstream.receive(result) }
  }

  @inlinable
  borrowing func firstMemory() -> Logic.Memory { logic.firstMemory }

  @inlinable
  borrowing func complete(_ completion: Subscribers.Completion<Logic.UpstreamFailure>) {
    downstream.receive(completion: logic.translate(completion))
  }
}
