import Synchronization

/// A subscription to one result, which is sent when it is both there and asked for.
///
/// Requests, the result and the cancellation may come from any threads: one word decides which of them delivers or
/// releases. It does not depend on types; a closure, made where they are known, holds the downstream and does the work.
@usableFromInline
class OneShot: Subscription, NamedForDebugging {
  @usableFromInline
  enum Action {
    /// Send the result. Afterwards, or if the subscription is cancelled in between, nothing more.
    case deliver(OneShot)
    /// Let go of the downstream.
    case release
    /// Say what a mirror shows.
    case describe(OneShot, UnsafeMutablePointer<[Mirror.Child]>)
  }

  @usableFromInline final let state: Atomic<UInt8>
  private let lock = Lock()
  /// Taken out under the lock.
  @exclusivity(unchecked) @usableFromInline final var act: ((Action) -> Void)?
  @usableFromInline final let name: String
  /// The value, where a mirror shows it, also once it has been sent.
  @usableFromInline final let value: Any?

  /// May be sent as soon as it is there.
  @inlinable static var wanted: UInt8 { 1 }
  @inlinable static var ready: UInt8 { 2 }
  @inlinable static var cancelled: UInt8 { 4 }
  /// The subscriber has made a request.
  private static var requested: UInt8 { 8 }

  /// - Parameters:
  ///   - isReady: Whether there is a result already.
  ///   - value: The value, where it is known and a mirror shows it.
  ///   - act: Called once or, after a `deliver`, twice.
  @inlinable
  init(name: String, isReady: Bool, value: Any? = nil, act: @escaping (Action) -> Void) {
    self.name = name
    self.value = value
    state = Atomic(isReady ? OneShot.ready : 0)
    self.act = act
  }

  @inlinable deinit {}

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    precondition(demand > 0, "demand must not be zero")
    let old = state.bitwiseOr(Self.wanted | Self.requested, ordering: .acquiringAndReleasing).oldValue
    if old == Self.ready { deliver() }
  }

  @usableFromInline
  func cancel() {
    let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
    if old & ~Self.requested <= Self.ready { release() }
  }

  /// Says that the result is there. Called once. A failure does not wait to be asked for.
  @usableFromInline
  final func becomeReady(isFailure: Bool) {
    let bits = isFailure ? Self.ready | Self.wanted : Self.ready
    let old = state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
    if (old | bits) & ~Self.requested == Self.wanted | Self.ready { deliver() }
  }

  @inlinable final var isCancelled: Bool { state.load(ordering: .acquiring) & Self.cancelled != 0 }

  @usableFromInline final var isRequested: Bool { state.load(ordering: .relaxed) & Self.requested != 0 }

  final func deliver() {
    act?(.deliver(self))
    release()
  }

  private func release() {
    let act = lock.withLock {
      defer { self.act = nil }
      return self.act
    }
    act?(.release)
  }

  @usableFromInline var children: [Mirror.Child] {
    if let value { return [(nil, value)] }
    var children: [Mirror.Child] = []
    // Held while it describes: a downstream is let go of only after that.
    if let act = lock.withLock({ act }) { withUnsafeMutablePointer(to: &children) { act(.describe(self, $0)) } }
    return children
  }
}

extension OneShot {
  /// Hands a subscription to one value, or to none, downstream.
  @inlinable
  static func begin<Downstream: Subscriber>(_ subscriber: Downstream, name: String, value: Downstream.Input) {
    if subscriber._receive(only: { value }) { return }
    subscriber._adopt()
    subscriber.receive(
      subscription: OneShot(name: name, isReady: true, value: value) { action in
        switch action {
        case .deliver(let subscription):
          _ = subscriber.receive(value)
          if !subscription.isCancelled { subscriber.receive(completion: .finished) }
        case .release:
          subscriber._disown()
        case .describe:
          break
        }
      })
  }
}
