/// What watches a stream without changing it.
@usableFromInline
protocol TapLogic {
  associatedtype Input
  associatedtype Failure: Error

  static var name: String { get }

  /// Whether it watches also what comes after the end, and calls without an effect.
  static var seesEverything: Bool { get }

  /// Runs before a request is passed on.
  var requestHook: ((Subscribers.Demand) -> Void)? { get }
  /// Runs before a cancellation is passed on.
  var cancelHook: (() -> Void)? { get }

  func onSubscription(_ subscription: any Subscription)
  func onValue(_ value: Input)
  func onCompletion(_ completion: Subscribers.Completion<Failure>)
  /// Runs with the demand that the downstream returned for a value.
  func onReturn(_ demand: Subscribers.Demand)
}

/// A relay that tells of requests and of the cancellation before it passes them on.
@usableFromInline
final class TapRelay: Relay {
  @exclusivity(unchecked) private var requestHook: ((Subscribers.Demand) -> Void)?
  @exclusivity(unchecked) private var cancelHook: (() -> Void)?

  @usableFromInline let seesEverything: Bool

  @inlinable var isWatched: Bool { seesEverything || !isShut }

  @usableFromInline
  init(
    _ name: String, seesEverything: Bool, _ requestHook: ((Subscribers.Demand) -> Void)?, _ cancelHook: (() -> Void)?
  ) {
    self.seesEverything = seesEverything
    self.requestHook = requestHook
    self.cancelHook = cancelHook
    super.init(name)
  }

  @usableFromInline
  override func request(_ demand: Subscribers.Demand) {
    if isWatched { lock.withLock { requestHook }?(demand) }
    super.request(demand)
  }

  @usableFromInline
  override func cancel() {
    if isWatched { lock.withLock { cancelHook }?() }
    super.cancel()
  }

  /// Drops the hooks, which may be closures of others.
  @usableFromInline
  func forget() {
    guard !seesEverything else { return }
    let hooks = lock.withLock {
      defer { (requestHook, cancelHook) = (nil, nil) }
      return (requestHook, cancelHook)
    }
    withExtendedLifetime(hooks) {}
  }
}

/// The inner subscriber of all operators with a ``TapLogic``. It stops nothing: what comes before a subscription or after the
/// end passes, too.
@frozen @usableFromInline
struct TapInner<Downstream: Subscriber, Logic: TapLogic>: Subscriber, RelayedSubscription
where Downstream.Input == Logic.Input, Downstream.Failure == Logic.Failure {
  @usableFromInline typealias Input = Logic.Input
  @usableFromInline typealias Failure = Logic.Failure

  @usableFromInline let downstream: Downstream
  @usableFromInline let logic: Logic
  @usableFromInline let relay: TapRelay

  @inlinable
  init(_ downstream: Downstream, _ logic: Logic) {
    self.downstream = downstream
    self.logic = logic
    relay = TapRelay(Logic.name, seesEverything: Logic.seesEverything, logic.requestHook, logic.cancelHook)
  }

  @inlinable
  func receive(subscription: any Subscription) {
    if relay.isWatched { logic.onSubscription(subscription) }
    if relay.attach(subscription) { downstream.receive(subscription: relay) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    if relay.isWatched { logic.onValue(input) }
    let demand = downstream.receive(input)
    if demand != .none, relay.isWatched { logic.onReturn(demand) }
    return demand
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    if relay.isWatched { logic.onCompletion(completion) }
    let subscription = relay.shut().upstream
    downstream.receive(completion: completion)
    withExtendedLifetime(subscription) {}
  }

  @inlinable
  func _adopt() { downstream._adopt() }

  @inlinable
  func _disown() {
    relay.forget()
    downstream._disown()
  }
}
