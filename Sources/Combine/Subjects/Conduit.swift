import Synchronization

/// How a subject counts the demand of its subscribers.
@frozen @usableFromInline
enum DemandAccounting {
  /// Values that nobody has asked for are dropped.
  case counted
  /// The latest value is kept for those who come or are slow.
  case latest
  /// Who has asked once gets everything.
  case uncounted
}

/// A subject, as its subscriptions see it.
@usableFromInline
protocol ConduitOwner: AnyObject {
  /// A subscriber asks for values for the first time.
  func askUpstreams()

  /// A subscriber that has not got the latest value asks for values.
  func request(_ demand: Subscribers.Demand, for conduit: Conduit)

  /// A subscriber has cancelled.
  func remove(_ conduit: Conduit)

  /// The subscriber, for a mirror, where it can be looked at now.
  func downstream(of conduit: Conduit) -> Any?
}

/// Asks a subject's end of a subscription for its subscriber.
@usableFromInline
final class MirrorRequest {
  @usableFromInline var downstream: Any?
}

/// A subscription to a subject: it counts the demand. Independent of types, so that calls through `any Subscription`
/// are cheap.
@usableFromInline
final class Conduit: Subscription, NamedForDebugging {
  /// The open demand, or ``behind`` or ``ended``.
  @usableFromInline let demand: Atomic<UInt>
  /// Set while a subscriber that came in during another thread's turn has not got its subscription yet.
  @usableFromInline let isAttaching = Atomic(false)
  /// Until the first request, where that is to ask the subject's upstreams.
  @usableFromInline let isNew: Atomic<Bool>
  @usableFromInline let lock = Lock()
  @usableFromInline let accounting: DemandAccounting
  @exclusivity(unchecked) @usableFromInline var owner: (any ConduitOwner)?
  /// What was open when it ended, for mirrors.
  @exclusivity(unchecked) private var lastDemand: UInt = 0
  @usableFromInline let name: String

  /// - Parameters:
  ///   - name: The subject's name, for debugging output.
  ///   - isAsked: Whether the subject's upstreams have been asked for values, or there can be none.
  @usableFromInline
  init(owner: any ConduitOwner, name: String, isAsked: Bool, _ accounting: DemandAccounting) {
    self.owner = owner
    isNew = Atomic(!isAsked)
    self.name = name
    self.accounting = accounting
    demand = Atomic(accounting == .latest ? Conduit.behind : 0)
  }

  @inlinable deinit {}

  /// No demand, and the subject's latest value has not been delivered.
  @inlinable static var behind: UInt { .max - 1 }
  /// Cancelled or completed.
  @inlinable static var ended: UInt { .max }

  @inlinable var isEnded: Bool { demand.load(ordering: .acquiring) == Conduit.ended }

  @usableFromInline var children: [Mirror.Child] {
    let (owner, lastDemand) = lock.withLock { (self.owner, self.lastDemand) }
    let downstream: Mirror.Child = ("downstream", shown(owner?.downstream(of: self)))
    if accounting == .uncounted { return [downstream] }
    var open = demand.load(ordering: .relaxed)
    if open == Conduit.ended { open = lastDemand }
    return [
      ("parent", shown(owner)), downstream,
      ("demand", Subscribers.Demand(rawValue: open == Conduit.behind ? 0 : open)), ("subject", shown(owner)),
    ]
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    var demand = demand
    if accounting == .uncounted {
      if demand == .none { return }
      demand = .unlimited
    } else {
      precondition(demand > 0, "demand must not be zero")
    }
    let isFirst = isNew.load(ordering: .relaxed) && isNew.exchange(false, ordering: .relaxed)
    if !add(demand) { lock.withLock { owner }?.request(demand, for: self) }
    if isFirst { lock.withLock { owner }?.askUpstreams() }
  }

  @usableFromInline
  func cancel() {
    if let owner = end() { owner.remove(self) }
  }

  /// Adds to the demand.
  ///
  /// - Returns: `false` if the subscriber must first be given the latest value.
  @usableFromInline
  func add(_ more: Subscribers.Demand) -> Bool {
    var old = demand.load(ordering: .relaxed)
    while old < Conduit.behind {
      let (exchanged, found) = demand.step(from: old, to: (Subscribers.Demand(rawValue: old) + more).rawValue)
      if exchanged { return true }
      old = found
    }
    return old == Conduit.ended
  }

  /// Adds to the demand of a subscriber that may be behind. Called in a turn.
  ///
  /// - Returns: Whether it was; the caller then sends it the latest value.
  @usableFromInline
  func catchUp(_ more: Subscribers.Demand) -> Bool {
    repeat {
      let (exchanged, _) = demand.step(from: Conduit.behind, to: more.rawValue)
      if exchanged { return true }
    } while !add(more)
    return false
  }

  /// Takes one from a limited demand. Called in a turn.
  ///
  /// - Returns: Whether there was one.
  @usableFromInline
  func takeOne() -> Bool {
    var old = demand.load(ordering: .relaxed)
    while old < Conduit.behind {
      if old == 0 && accounting != .latest { return false }
      let new = old == 0 ? Conduit.behind : (Subscribers.Demand(rawValue: old) - 1).rawValue
      let (exchanged, found) = demand.step(from: old, to: new)
      if exchanged { return old != 0 }
      old = found
    }
    return false
  }

  /// Ends the subscription, once.
  ///
  /// - Returns: The subject, or `nil` if the subscription had ended.
  @usableFromInline
  func end() -> (any ConduitOwner)? {
    let last = demand.exchange(Conduit.ended, ordering: .acquiringAndReleasing)
    guard last != Conduit.ended else { return nil }
    lock.lock()
    let owner = owner
    self.owner = nil
    lastDemand = last == Conduit.behind ? 0 : last
    lock.unlock()
    return owner
  }
}

/// Keeps a completion in a place that does not depend on the type of the failure.
@usableFromInline
final class CompletionBox<Failure: Error> {
  @usableFromInline let completion: Subscribers.Completion<Failure>

  @inlinable
  init(_ completion: Subscribers.Completion<Failure>) {
    self.completion = completion
  }

  @inlinable deinit {}
}

/// The subject's end of a subscription. Only the subject holds it, so a subscriber that keeps its subscription is no
/// reference cycle.
@usableFromInline
final class ConduitEnd<Downstream: Subscriber> {
  @usableFromInline let conduit: Conduit
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ conduit: Conduit, _ downstream: Downstream) {
    self.conduit = conduit
    self.downstream = downstream
  }

  @inlinable deinit {}

  /// Called in a turn.
  @inlinable
  func offer(_ value: Downstream.Input) {
    if conduit.demand.load(ordering: .relaxed) == Subscribers.Demand.unlimitedValue {
      _ = downstream.receive(value)
    } else {
      offerCounted(value)
    }
  }

  @inline(never) @inlinable
  func offerCounted(_ value: Downstream.Input) {
    guard conduit.takeOne() else { return }
    let more = downstream.receive(value)
    if more != .none { _ = conduit.add(more) }
  }

  /// Takes the box with the completion, or a mirror's request, or `nil`: no more calls will come. Called in a turn.
  @inlinable
  func take(_ completion: AnyObject?) {
    guard let completion else { return downstream._disown() }
    if type(of: completion) == MirrorRequest.self {
      unsafeDowncast(completion, to: MirrorRequest.self).downstream = downstream
      return
    }
    let isAttaching = conduit.isAttaching.exchange(false, ordering: .acquiringAndReleasing)
    guard conduit.end() != nil, !isAttaching else { return }
    let box = unsafeDowncast(completion, to: CompletionBox<Downstream.Failure>.self)
    downstream.receive(completion: box.completion)
  }
}

/// One subscriber of a subject: two closures over its end, made where the subscriber's type is known.
///
/// All slots have the same layout. The roster handles them as `Slot<Never>`, which needs no type metadata.
@frozen @usableFromInline
struct Slot<Output>: ~Copyable {
  @usableFromInline let offer: (Output) -> Void
  @usableFromInline let finish: (AnyObject?) -> Void
  @usableFromInline unowned(unsafe) let conduit: Conduit

  @inlinable
  init<Downstream>(_ end: ConduitEnd<Downstream>) where Downstream: Subscriber, Downstream.Input == Output {
    conduit = end.conduit
    offer = { end.offer($0) }
    finish = { end.take($0) }
  }

  @inlinable
  borrowing func send(_ value: Output) { offer(value) }

  @inlinable
  borrowing func complete(_ completion: AnyObject) { finish(completion) }

  @inlinable
  borrowing func disown() { finish(nil) }

  @inlinable
  borrowing func hasEnded() -> Bool { conduit.isEnded }

  @inlinable
  borrowing func belongs(to conduit: Conduit) -> Bool { self.conduit === conduit }
}
