import Foundation
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
    /// Say what a mirror shows.
    case describe(OneShot, UnsafeMutablePointer<[Mirror.Child]>)
  }

  @usableFromInline let state: Atomic<UInt8>
  @exclusivity(unchecked) @usableFromInline var act: ((Action) -> Void)?
  @usableFromInline let name: String

  @inlinable static var wanted: UInt8 { 1 }
  @inlinable static var ready: UInt8 { 2 }
  @inlinable static var cancelled: UInt8 { 4 }
  /// A mirror is looking: the downstream is not let go of meanwhile.
  private static var described: UInt8 { 8 }

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
    if old & ~Self.described == Self.ready { deliver() }
  }

  @usableFromInline
  func cancel() {
    let old = state.bitwiseOr(Self.cancelled, ordering: .acquiringAndReleasing).oldValue
    if old & ~Self.described > Self.ready { return }
    release()
  }

  /// Says that the result is there. Called once. A failure does not wait to be asked for.
  @usableFromInline
  func becomeReady(isFailure: Bool) {
    let bits = isFailure ? Self.ready | Self.wanted : Self.ready
    let old = state.bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue
    if (old | bits) & ~Self.described == Self.wanted | Self.ready { deliver() }
  }

  @inlinable var isWanted: Bool { state.load(ordering: .relaxed) & Self.wanted != 0 }

  @inlinable var isCancelled: Bool { state.load(ordering: .acquiring) & Self.cancelled != 0 }

  private func deliver() {
    act?(.deliver(self))
    release()
  }

  private func release() {
    while state.load(ordering: .acquiring) & Self.described != 0 { sched_yield() }
    guard let act else { return }
    self.act = nil
    act(.release)
  }

  @usableFromInline var children: [Mirror.Child] {
    var children: [Mirror.Child] = []
    var old = state.load(ordering: .relaxed)
    // Neither ended nor at its end, nor looked at already.
    while old <= Self.ready {
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: old | Self.described, ordering: .acquiringAndReleasing)
      if exchanged {
        withUnsafeMutablePointer(to: &children) { act?(.describe(self, $0)) }
        state.bitwiseAnd(~Self.described, ordering: .releasing)
        break
      }
      old = found
    }
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
      subscription: OneShot(name: name, isReady: true) { action in
        switch action {
        case .deliver(let subscription):
          _ = subscriber.receive(value)
          if !subscription.isCancelled { subscriber.receive(completion: .finished) }
        case .release:
          subscriber._disown()
        case .describe(_, let children):
          children.pointee = [(nil, value)]
        }
      })
  }
}
