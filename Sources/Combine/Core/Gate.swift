import Synchronization

/// Says whether an object that passes values on is open, and when what it passes them to may be released.
///
/// One word holds a phase and a number of holders. A source that manages its subscriber (see ``Subscriber``) is a
/// holder for as long as it may call; any other caller becomes one for the length of each call. The one that finds the
/// gate closed without holders gets to empty it.
@frozen @usableFromInline
struct Gate: ~Copyable, Sendable {
  @usableFromInline let word = Atomic<UInt>(Gate.awaiting)

  @inlinable init() {}

  @inlinable static var awaiting: UInt { 0 }
  @inlinable static var managed: UInt { 1 }
  @inlinable static var counted: UInt { 2 }
  @inlinable static var closed: UInt { 3 }
  @inlinable static var emptied: UInt { 4 }
  @inlinable static var phases: UInt { 7 }
  @inlinable static var holder: UInt { 8 }

  /// Open, and the callers need not be counted: the way of nearly all values.
  @inlinable var isManaged: Bool { word.load(ordering: .relaxed) & Gate.phases == Gate.managed }

  /// A subscription has arrived, and nothing has ended it.
  @inlinable var isOpen: Bool {
    let phase = word.load(ordering: .acquiring) & Gate.phases
    return phase == Gate.managed || phase == Gate.counted
  }

  /// No subscription has arrived, and nothing has ended it.
  @inlinable var isAwaiting: Bool { word.load(ordering: .acquiring) & Gate.phases == Gate.awaiting }

  /// Adds a source as a holder. From now on the callers need not be counted, also if the subscription came before the source,
  /// as `dropFirst` sends it.
  @inlinable
  func hold() {
    var old = word.load(ordering: .relaxed)
    while true {
      let phase = old & Gate.phases == Gate.counted ? Gate.managed : old & Gate.phases
      let (exchanged, found) = word.step(from: old, to: (old & ~Gate.phases | phase) &+ Gate.holder)
      if exchanged { return }
      old = found
    }
  }

  /// Removes a holder. When the source has gone without an end, whoever else calls is counted.
  ///
  /// - Returns: Whether the caller must now empty what the gate protects.
  @inlinable
  func drop() -> Bool {
    let left = word.wrappingSubtract(Gate.holder, ordering: .acquiringAndReleasing).newValue
    if left == Gate.managed {
      _ = word.step(from: left, to: Gate.counted)
    }
    return left == Gate.closed && settle()
  }

  /// Lets values through, once.
  ///
  /// - Returns: Whether the gate was still awaiting a subscription.
  @inlinable
  func open() -> Bool {
    var old = word.load(ordering: .relaxed)
    while old & Gate.phases == Gate.awaiting {
      let phase = old == 0 ? Gate.counted : Gate.managed
      let (exchanged, found) = word.step(from: old, to: old | phase)
      if exchanged { return true }
      old = found
    }
    return false
  }

  /// Lets values through, once, and becomes a holder for one call. Followed by ``drop()``.
  ///
  /// - Returns: Whether the gate was still awaiting a subscription.
  @inlinable
  func openAndEnter() -> Bool {
    var old = word.load(ordering: .relaxed)
    while old & Gate.phases == Gate.awaiting {
      let (exchanged, found) = word.step(from: old, to: (old | Gate.counted) &+ Gate.holder)
      if exchanged { return true }
      old = found
    }
    return false
  }

  /// Becomes a holder for one call, unless the gate is closed. Followed by ``drop()``.
  @inlinable
  func enter() -> Bool {
    var old = word.load(ordering: .relaxed)
    while old & Gate.phases < Gate.closed {
      let (exchanged, found) = word.step(from: old, to: old &+ Gate.holder)
      if exchanged { return true }
      old = found
    }
    return false
  }

  /// Ends everything, once. The caller asks ``settle()`` when it has said its last words downstream.
  ///
  /// - Returns: Whether this call closed the gate.
  @inlinable
  func close() -> Bool {
    var old = word.load(ordering: .relaxed)
    while old & Gate.phases < Gate.closed {
      let (exchanged, found) = word.step(from: old, to: (old & ~Gate.phases) | Gate.closed)
      if exchanged { return true }
      old = found
    }
    return false
  }

  /// - Returns: Whether the caller must now empty what the gate protects.
  @inlinable
  func settle() -> Bool {
    word.load(ordering: .relaxed) == Gate.closed && word.step(from: Gate.closed, to: Gate.emptied).exchanged
  }
}
