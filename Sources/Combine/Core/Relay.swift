/// The part of an operator's inner object that does not depend on types: it passes requests and the cancellation on to
/// the upstream subscription.
///
/// Calls that arrive through `any Subscription` end here and need no type metadata. Subclasses keep their downstream in
/// an optional that only ``empty()`` clears.
@usableFromInline
class Relay: Subscription, NamedForDebugging {
  @usableFromInline let gate = Gate()
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?

  @inlinable init() {}
  @inlinable deinit {}

  /// Releases the downstream. Called once, when no call into it is under way.
  @usableFromInline
  func empty() { preconditionFailure("abstract") }

  @usableFromInline var name: String { preconditionFailure("abstract") }

  @usableFromInline var children: [Mirror.Child] { [] }

  /// Takes the first subscription; a further one is cancelled.
  ///
  /// - Returns: Whether the subscription was taken.
  @usableFromInline
  final func attach(_ subscription: any Subscription) -> Bool {
    lock.lock()
    guard gate.open() else {
      lock.unlock()
      subscription.cancel()
      return false
    }
    upstream = subscription
    lock.unlock()
    return true
  }

  /// Closes the gate and gives up the upstream subscription.
  ///
  /// - Returns: Whether this call closed the gate, and the subscription if it was not given up before.
  @usableFromInline
  final func shut() -> (isFirst: Bool, upstream: (any Subscription)?) {
    lock.lock()
    guard gate.isOpen, gate.close() else {
      lock.unlock()
      return (false, nil)
    }
    let subscription = upstream
    upstream = nil
    lock.unlock()
    return (true, subscription)
  }

  /// Gives up the upstream subscription, and stays open for the downstream.
  @usableFromInline
  final func giveUpUpstream() -> (any Subscription)? {
    lock.lock()
    let subscription = upstream
    upstream = nil
    lock.unlock()
    return subscription
  }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    let subscription = upstream
    lock.unlock()
    subscription?.request(demand)
  }

  @usableFromInline
  func cancel() {
    let (isFirst, subscription) = shut()
    guard isFirst else { return }
    subscription?.cancel()
    if gate.settle() { empty() }
  }
}
