/// What the operators that several threads may feed share: a turnstile, the downstream, and whether it is all over.
///
/// The thread inside the turnstile reads and changes all state. When it is over, the downstream is released at once, or,
/// if a call to it is under way, after that call.
@usableFromInline
class Junction<Downstream: Subscriber> {
  @usableFromInline final let turnstile = Turnstile()
  @exclusivity(unchecked) @usableFromInline final var isOver = false
  /// There until ``settle()``.
  @exclusivity(unchecked) @usableFromInline final var downstream: Downstream?
  @exclusivity(unchecked) @usableFromInline final var hasAdopted = false

  @inlinable
  init(downstream: Downstream) { self.downstream = downstream }

  @inlinable deinit {}

  /// The downstream, for a call that takes no copy and no reference count: it is not released while the call lasts.
  @inlinable
  final func withOutlet<Result>(_ call: (borrowing Outlet<Downstream>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &downstream) {
      call(UnsafeRawPointer($0).assumingMemoryBound(to: Outlet<Downstream>.self).pointee)
    }
  }

  /// Hands the subscription downstream.
  @inlinable
  final func send(subscription: any Subscription) {
    let outer = turnstile.beginDelivery()
    hasAdopted = true
    withOutlet { $0.receive(subscription: subscription) }
    turnstile.endDelivery(outer)
    if isOver { settle() }
  }

  /// Sends a value downstream. Not called when it is over.
  ///
  /// - Returns: How many more are wanted; none if it is over now.
  @inlinable
  final func send(_ value: Downstream.Input) -> Subscribers.Demand {
    let outer = turnstile.beginDelivery()
    let more = withOutlet { $0.receive(value) }
    turnstile.endDelivery(outer)
    guard isOver else { return more }
    settle()
    return .none
  }

  /// Says the last words downstream, if there are any, and releases it. Called once, when it is over and the upstreams
  /// are cancelled.
  @inlinable
  final func close(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    if let completion {
      let outer = turnstile.beginDelivery()
      withOutlet { $0.receive(completion: completion) }
      turnstile.endDelivery(outer)
    }
    settle()
  }

  /// What a mirror shows of the state that the thread inside reads and changes: nothing while another thread is inside.
  @usableFromInline
  final func shown(_ children: () -> [Mirror.Child]) -> [Mirror.Child] {
    guard let pass = turnstile.enter() else { return [] }
    defer { turnstile.leave(pass) }
    return children()
  }

  @inlinable
  final func settle() {
    guard !turnstile.isDelivering, let downstream else { return }
    self.downstream = nil
    if hasAdopted { downstream._disown() }
  }
}

/// An operator's object that downstream makes requests of, by a handle that is faster to call.
@usableFromInline
protocol Requestable: AnyObject, Subscription {}

extension Requestable {
  /// The subscription to hand downstream.
  @inlinable var handle: SubscriptionHandle {
    SubscriptionHandle(self) { [self] demand in
      if let demand { request(demand) } else { cancel() }
    }
  }
}

/// A subscriber that cannot be copied, and so is called where it is. It is laid out as the subscriber it stands for.
@frozen @usableFromInline
struct Outlet<Downstream: Subscriber>: ~Copyable {
  @usableFromInline let downstream: Downstream

  @inlinable
  init(_ downstream: Downstream) { self.downstream = downstream }

  @inlinable
  borrowing func receive(subscription: any Subscription) {
    downstream._adopt()
    downstream.receive(subscription: subscription)
  }

  @inlinable
  borrowing func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

  @inlinable
  borrowing func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    downstream.receive(completion: completion)
  }
}
