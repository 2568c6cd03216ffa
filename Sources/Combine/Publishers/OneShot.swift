import Synchronization

/// A subscription to one result, which is sent when it is both there and asked for.
///
/// Requests, the result and the cancellation may come from any threads: one word decides which of them delivers or
/// releases. It does not depend on types; a closure, made where they are known, holds the downstream and does the work.
@usableFromInline
final class OneShot: Subscription, NamedForDebugging {
  @usableFromInline
  enum Action {
    /// Send the result. Afterwards, or if the subscription is cancelled in between, nothing more.
    case deliver(OneShot)
    /// Let go of the downstream.
    case release
  }

  @usableFromInline let state: Atomic<UInt8>
  @exclusivity(unchecked) @usableFromInline var act: ((Action) -> Void)?
  @usableFromInline let name: String

  @inlinable static var wanted: UInt8 { 1 }
  @inlinable static var ready: UInt8 { 2 }
  @inlinable static var cancelled: UInt8 { 4 }

  /// - Parameters:
  ///   - isReady: Whether there is a result already.
  ///   - act: Called once or, after a `deliver`, twice.
  @inlinable
  init(name: String, isReady: Bool, act: @escaping (Action) -> Void) {
    self.name = name
    state = Atomic(isReady ? OneShot.ready : 0)
    self.act = act
  }

  @inlinable deinit {}

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    let old = state.bitwiseOr(Self.wanted, ordering: .acquiringAndReleasing).oldValue
    if old == Self.ready { deliver() }
  }

  @usableFromInline
  func cancel() {
    let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
    if old & Self.cancelled != 0 || old == Self.wanted | Self.ready { return }
    release()
  }

  /// Says that the result is there. Called once. A failure does not wait to be asked for.
  @usableFromInline
  func becomeReady(isFailure: Bool) {
    let bits = isFailure ? Self.ready | Self.wanted : Self.ready
    let old = state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
    if old & Self.cancelled == 0 && (old | bits) == Self.wanted | Self.ready { deliver() }
  }

  @inlinable var isCancelled: Bool { state.load(ordering: .acquiring) & Self.cancelled != 0 }

  private func deliver() {
    act?(.deliver(self))
    release()
  }

  private func release() {
    guard let act else { return }
    self.act = nil
    act(.release)
  }
}

extension OneShot {
  /// Hands a subscription to one value, or to none, downstream.
  @inlinable
  static func begin<Downstream: Subscriber>(_ subscriber: Downstream, name: String, value: Downstream.Input) {
    subscriber._adopt()
    subscriber.receive(
      subscription: OneShot(name: name, isReady: true) { action in
        switch action {
        case .deliver(let subscription):
          _ = subscriber.receive(value)
          if !subscription.isCancelled { subscriber.receive(completion: .finished) }
        case .release:
          subscriber._disown()
        }
      })
  }
}
