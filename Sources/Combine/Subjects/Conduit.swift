import Synchronization

/// A subject, as its subscriptions see it.
@usableFromInline
protocol ConduitOwner: AnyObject {
  /// The subject's name, for debugging output.
  var name: String { get }

  /// A subscriber that has not got the latest value asks for values.
  func request(_ demand: Subscribers.Demand, for conduit: Conduit)

  /// A subscriber has cancelled.
  func remove(_ conduit: Conduit)
}

/// A subscription to a subject: it counts the demand. Independent of types, so that calls through `any Subscription`
/// are cheap.
@usableFromInline
class Conduit: Subscription, NamedForDebugging {
  /// The open demand, or ``behind`` or ``ended``.
  @usableFromInline let demand: Atomic<UInt>
  /// Set while a subscriber that came in during another thread's turn has not got its subscription yet.
  @usableFromInline let isAttaching = Atomic(false)
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var owner: (any ConduitOwner)?
  @usableFromInline let name: String

  /// - Parameter isBehind: Whether the subject has a value for those who come.
  @inlinable
  init(owner: any ConduitOwner, isBehind: Bool) {
    self.owner = owner
    name = owner.name
    demand = Atomic(isBehind ? Conduit.behind : 0)
  }

  @inlinable deinit {}

  /// No demand, and the subject's latest value has not been delivered.
  @inlinable static var behind: UInt { .max - 1 }
  /// Cancelled or completed.
  @inlinable static var ended: UInt { .max }

  @inlinable final var isEnded: Bool { demand.load(ordering: .acquiring) == Conduit.ended }

  @usableFromInline var children: [Mirror.Child] { [] }

  @usableFromInline
  final func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    if !add(demand) { lock.withLock { owner }?.request(demand, for: self) }
  }

  @usableFromInline
  final func cancel() {
    if let owner = end() { owner.remove(self) }
  }

  /// Adds to the demand.
  ///
  /// - Returns: `false` if the subscriber must first be given the latest value.
  @usableFromInline
  final func add(_ more: Subscribers.Demand) -> Bool {
    var old = demand.load(ordering: .relaxed)
    while old < Conduit.behind {
      let (exchanged, found) = demand.compareExchange(
        expected: old, desired: (Subscribers.Demand(rawValue: old) + more).rawValue, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      old = found
    }
    return old == Conduit.ended
  }

  /// Adds to the demand of a subscriber that may be behind. Called in a turn.
  ///
  /// - Returns: Whether it was; the caller then sends it the latest value.
  @usableFromInline
  final func catchUp(_ more: Subscribers.Demand) -> Bool {
    repeat {
      if demand.compareExchange(expected: Conduit.behind, desired: more.rawValue, ordering: .acquiringAndReleasing)
        .exchanged
      {
        return true
      }
    } while !add(more)
    return false
  }

  /// Takes one from a limited demand. Called in a turn.
  ///
  /// - Parameter keepsLatest: Whether a value that is not wanted now can be asked for later.
  /// - Returns: Whether there was one.
  @usableFromInline
  final func takeOne(keepsLatest: Bool) -> Bool {
    var old = demand.load(ordering: .relaxed)
    while old < Conduit.behind {
      if old == 0 && !keepsLatest { return false }
      let new = old == 0 ? Conduit.behind : (Subscribers.Demand(rawValue: old) - 1).rawValue
      let (exchanged, found) = demand.compareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if exchanged { return old != 0 }
      old = found
    }
    return false
  }

  /// Ends the subscription, once.
  ///
  /// - Returns: The subject, or `nil` if the subscription had ended.
  @usableFromInline
  final func end() -> (any ConduitOwner)? {
    guard demand.exchange(Conduit.ended, ordering: .acquiringAndReleasing) != Conduit.ended else { return nil }
    lock.lock()
    let owner = owner
    self.owner = nil
    lock.unlock()
    return owner
  }
}

/// A subscription to a subject by one type of subscriber.
@usableFromInline
final class SubjectConduit<Downstream: Subscriber>: Conduit {
  @exclusivity(unchecked) @usableFromInline var link: Downlink<Downstream>?
  @usableFromInline let keepsLatest: Bool

  @inlinable
  init(owner: any ConduitOwner, downstream: Downstream, keepsLatest: Bool) {
    link = Downlink(downstream)
    self.keepsLatest = keepsLatest
    super.init(owner: owner, isBehind: keepsLatest)
  }

  @inlinable deinit {}

  /// Called in a turn.
  @inlinable
  func offer(_ value: Downstream.Input) {
    if demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue {
      _ = link?.receive(value)
    } else if takeOne(keepsLatest: keepsLatest), let more = link?.receive(value), more != .none {
      _ = add(more)
    }
  }

  /// Called in a turn.
  @inlinable
  func take(_ signal: Signal<Downstream.Failure>) {
    switch signal {
    case .completion(let completion):
      let isAttaching = self.isAttaching.exchange(false, ordering: .acquiringAndReleasing)
      if end() != nil && !isAttaching { link?.receive(completion: completion) }
    case .disown:
      link?.disown()
      link = nil
    }
  }

  @usableFromInline override var children: [Mirror.Child] {
    let owner = lock.withLock { self.owner }
    return [
      ("parent", owner as Any), ("downstream", (isEnded ? nil : link?.downstream) as Any),
      ("demand", Subscribers.Demand(rawValue: demand.load(ordering: .relaxed))), ("subject", owner as Any),
    ]
  }
}

/// What a subject tells a subscriber besides values.
@frozen @usableFromInline
enum Signal<Failure: Error> {
  /// The stream is over.
  case completion(Subscribers.Completion<Failure>)

  /// No more calls will come; let go of the subscriber.
  case disown
}

/// One subscriber of a subject: two closures over its conduit, made where the subscriber's type is known.
@frozen @usableFromInline
struct Slot<Output, Failure: Error>: ~Copyable {
  @usableFromInline let offer: (Output) -> Void
  @usableFromInline let signal: (Signal<Failure>) -> Void
  @usableFromInline unowned(unsafe) let conduit: Conduit

  @inlinable
  init<Downstream>(_ conduit: SubjectConduit<Downstream>)
  where Downstream: Subscriber, Downstream.Input == Output, Downstream.Failure == Failure {
    self.conduit = conduit
    offer = { conduit.offer($0) }
    signal = { conduit.take($0) }
  }

  @inlinable borrowing func send(_ value: Output) { offer(value) }

  @inlinable borrowing func send(_ message: Signal<Failure>) { signal(message) }

  @inlinable borrowing func hasEnded() -> Bool { conduit.isEnded }

  @inlinable borrowing func belongs(to conduit: Conduit) -> Bool { self.conduit === conduit }
}
