import Synchronization

/// A relay for an operator that may have a last value to send, which waits until it is asked for.
@usableFromInline
class LastValueRelay: Relay {
  @usableFromInline final let stage = Atomic<UInt8>(0)
  /// Sends the last value and finishes, or, for `false`, does neither; then lets go of the downstream.
  @exclusivity(unchecked) final var lastAct: ((Bool) -> Void)?
  /// Whether the source has adopted the downstream, and so will disown it. Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline final var isAdopted = false
  /// Whether the closure, not the source, is to disown the downstream. Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline final var ownsDownstream = false

  @inlinable
  init(_ name: String) { super.init(name) }

  @inlinable deinit {}

  /// Whether nothing more is wanted of the source. Touched by the source's calls only.
  @exclusivity(unchecked) @usableFromInline final var isDone = false

  /// The last value has been asked for.
  @inlinable static var wanted: UInt8 { 1 }
  /// The last value is there.
  @inlinable static var ready: UInt8 { 2 }
  @inlinable static var cancelled: UInt8 { 4 }

  @inlinable final var isWanted: Bool { stage.load(ordering: .acquiring) & LastValueRelay.wanted != 0 }
  @inlinable final var isReady: Bool { stage.load(ordering: .relaxed) & LastValueRelay.ready != 0 }

  @inlinable
  final func markReady() { stage.bitwiseOr(LastValueRelay.ready, ordering: .acquiringAndReleasing) }

  /// Keeps what to do when the last value is asked for.
  @usableFromInline
  final func wait(_ act: @escaping (Bool) -> Void) {
    ownsDownstream = true
    lastAct = act
    let old = stage.bitwiseOr(LastValueRelay.ready, ordering: .acquiringAndReleasing).oldValue
    if old & LastValueRelay.cancelled != 0 { actLast(false) } else if old & LastValueRelay.wanted != 0 { actLast(true) }
  }

  /// Called once, by the call that completed the stage.
  private func actLast(_ deliver: Bool) {
    let act = lastAct
    lastAct = nil
    act?(deliver)
  }

  /// Asks for the last value.
  @usableFromInline
  final func want() {
    let old = stage.bitwiseOr(LastValueRelay.wanted, ordering: .acquiringAndReleasing).oldValue
    if old == LastValueRelay.ready { actLast(true) }
  }

  /// Has no effect before the subscription.
  @usableFromInline
  override func cancel() {
    guard !isAwaiting else { return }
    let old = stage.bitwiseOr(LastValueRelay.cancelled, ordering: .acquiringAndReleasing).oldValue
    super.cancel()
    if old == LastValueRelay.ready { actLast(false) }
  }
}
