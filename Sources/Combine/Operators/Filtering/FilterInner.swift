import Synchronization

/// What an operator that gives at most one value for each that it gets makes of a value.
@frozen @usableFromInline
enum FilterStep<Output, Failure: Error> {
  case pass(Output)
  case skip
  case finish
  case fail(Failure)
}

/// The logic of an operator that gives at most one value for each that it gets, at once.
///
/// What it remembers lives outside, behind a pointer: the closures it calls may come back to the same operator, so a
/// step must copy out what it needs before it calls one.
@usableFromInline
protocol FilterLogic {
  associatedtype Input
  associatedtype Output
  associatedtype UpstreamFailure: Error
  associatedtype Failure: Error
  associatedtype Memory

  static var name: String { get }

  var firstMemory: Memory { get }

  func step(_ input: Input, _ memory: UnsafeMutablePointer<Memory>) -> FilterStep<Output, Failure>

  func translate(_ completion: Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
}

/// The memory of a logic that remembers nothing.
@frozen @usableFromInline
struct NoMemory {
  @inlinable init() {}
}

extension FilterLogic where Memory == NoMemory {
  @inlinable var firstMemory: NoMemory { NoMemory() }
}

/// A filter logic that cannot fail by itself.
@usableFromInline
protocol SteadyFilterLogic: FilterLogic where UpstreamFailure == Failure {}

extension SteadyFilterLogic {
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

/// The inner object of all operators with a ``FilterLogic``.
@usableFromInline
final class FilterInner<Downstream: Subscriber, Logic: FilterLogic>: Relay, Subscriber
where Downstream.Input == Logic.Output, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.UpstreamFailure

  @exclusivity(unchecked) @usableFromInline var link: Link<Downstream, Logic>?
  @usableFromInline let memory: _Cell<Logic.Memory>

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    link = Link(downstream, logic)
    memory = _Cell(logic.firstMemory)
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
    switch link?.step(input, memory._address) {
    case .pass(let output): return link?.receive(output) ?? .none
    case .skip: return .max(1)
    case .finish: end(.finished)
    case .fail(let error): end(.failure(error))
    case nil: break
    }
    return .none
  }

  @inlinable
  func end(_ completion: Subscribers.Completion<Logic.Failure>) {
    let (isFirst, subscription) = shut()
    guard isFirst else { return }
    subscription?.cancel()
    link?.receive(completion: completion)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard gate.enter() else { return }
    let (isFirst, subscription) = shut()
    if isFirst { link?.complete(completion) }
    withExtendedLifetime(subscription) {}
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

extension Link where Logic: FilterLogic, Downstream.Failure == Logic.Failure {
  @inlinable
  borrowing func step(
    _ input: Logic.Input, _ memory: UnsafeMutablePointer<Logic.Memory>
  ) -> FilterStep<Logic.Output, Logic.Failure> {
    logic.step(input, memory)
  }

  @inlinable
  borrowing func firstMemory() -> Logic.Memory { logic.firstMemory }

  @inlinable
  borrowing func complete(_ completion: Subscribers.Completion<Logic.UpstreamFailure>) {
    downstream.receive(completion: logic.translate(completion))
  }
}
