import Synchronization

/// Sends one result when it is both there and asked for.
///
/// Requests, the result and the cancellation may come from any threads: one word decides which of them delivers or
/// releases.
@usableFromInline
final class OneShot<Downstream: Subscriber>: NamedForDebugging {
  @usableFromInline let state: Atomic<UInt8>
  @exclusivity(unchecked) @usableFromInline var link: Downlink<Downstream>?
  @exclusivity(unchecked) @usableFromInline var result: Result<Downstream.Input, Downstream.Failure>?
  @usableFromInline let name: String
  /// What to leave when the subscription is cancelled before there is a result.
  @exclusivity(unchecked) @usableFromInline var onCancel: ((AnyObject) -> Void)?

  @inlinable static var wanted: UInt8 { 1 }
  @inlinable static var ready: UInt8 { 2 }
  @inlinable static var cancelled: UInt8 { 4 }

  @inlinable
  init(
    _ downstream: Downstream, result: Result<Downstream.Input, Downstream.Failure>?, name: String,
    onCancel: ((AnyObject) -> Void)? = nil
  ) {
    state = Atomic(result == nil ? 0 : OneShot.ready)
    link = Downlink(downstream)
    self.result = result
    self.name = name
    self.onCancel = onCancel
  }

  @inlinable deinit {}

  /// Hands the subscription to the downstream.
  @inlinable
  func begin(_ subscriber: Downstream) {
    subscriber._adopt()
    subscriber.receive(subscription: SubscriptionHandle(self) { self.take($0) })
  }

  /// Takes a request, or a cancellation for `nil`.
  @inlinable
  func take(_ demand: Subscribers.Demand?) {
    if let demand {
      precondition(demand > 0, "demand must not be zero")
      let old = state.bitwiseOr(Self.wanted, ordering: .acquiringAndReleasing).oldValue
      if old == Self.ready { deliver() }
    } else {
      let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
      if old & Self.cancelled != 0 || old == Self.wanted | Self.ready { return }
      if old & Self.ready != 0 { result = nil }
      onCancel?(self)
      release()
    }
  }

  /// Takes the result. Called once. A failure does not wait to be asked for.
  @inlinable
  func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    // Nobody else touches it before the word says that it is there.
    self.result = result
    var bits = Self.ready
    if case .failure = result { bits |= Self.wanted }
    let old = state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
    if old & Self.cancelled != 0 {
      self.result = nil
    } else if (old | bits) == Self.wanted | Self.ready {
      deliver()
    }
  }

  @inlinable
  func deliver() {
    switch result {
    case .success(let value):
      _ = link?.receive(value)
      let isCancelled = state.load(ordering: .acquiring) & Self.cancelled != 0
      if !isCancelled { link?.receive(completion: .finished) }
    case .failure(let error):
      link?.receive(completion: .failure(error))
    case nil:
      break
    }
    result = nil
    release()
  }

  @inlinable
  func release() {
    link?.disown()
    link = nil
    onCancel = nil
  }
}
