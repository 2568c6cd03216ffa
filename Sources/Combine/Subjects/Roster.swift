import Foundation
import Synchronization

/// The subscribers of a subject, and the turn-taking of those who send to them.
///
/// Whoever sends takes the *turn*, one atomic word that names its thread. During a turn the slots stay where they are,
/// so values are handed out without a lock and without counting references. A send from inside a turn, on the same
/// thread, is delivered at once, nested. A send from another thread waits in a queue that the holder of the turn works
/// off before giving the turn back: calls to a subscriber never overlap, and no thread waits for user code.
/// The lock guards the bookkeeping only.
@frozen @usableFromInline
struct Roster: ~Copyable {
  // Places are changed through a pointer or reference of their own. Changed through the field, ThreadSanitizer would take
  // the change for one of the whole roster.

  /// 0, or the thread that holds the turn, plus ``leftover`` when there is work to do before the turn ends.
  @usableFromInline let turn = Atomic<UInt>(0)
  @usableFromInline let lock = Lock()

  /// The one slot that needs no allocation. It is filled only while all others are empty, so it is the oldest.
  @usableFromInline let first = _Cell<Slot<Never>?>(nil)
  @usableFromInline let rest = Atomic<UnsafeMutablePointer<Slot<Never>>?>(nil)
  @usableFromInline let restCount = Atomic<Int>(0)
  /// The box with the completion, once there is one, guarded by the lock.
  @usableFromInline let completion = _Cell<AnyObject?>(nil)
  @usableFromInline let ledger = _Cell<Ledger?>(nil)

  /// What is rarely needed, guarded by the lock.
  @usableFromInline
  final class Ledger {
    @exclusivity(unchecked) var capacity = 0
    @exclusivity(unchecked) var retired: [UnsafeMutablePointer<Slot<Never>>] = []
    @exclusivity(unchecked) var events: [() -> Void] = []
    @exclusivity(unchecked) var upstreams: [any Subscription] = []

    deinit {
      for buffer in retired { buffer.deallocate() }
      for upstream in upstreams { upstream.cancel() }
    }
  }

  /// How a new subscriber got in.
  @frozen @usableFromInline
  enum Entry {
    /// Too late: the stream has ended.
    case over(AnyObject)
    /// With the turn, which the caller must end.
    case withTurn
    /// During a turn of the same thread.
    case nested
    /// During a turn of another thread.
    case concurrent
  }

  @inlinable init() {}

  @usableFromInline
  deinit {
    guard let slots = rest.load(ordering: .acquiring) else { return }
    slots.deinitialize(count: restCount.load(ordering: .acquiring))
    slots.deallocate()
  }

  @inlinable static var leftover: UInt { 1 }

  /// The thread's control block address, a multiple of 16, for the turn.
  @inlinable static var thisThread: UInt { UInt(pthread_self()) }

  /// Called under the lock.
  private var openLedger: Ledger {
    if let ledger = ledger._address.pointee { return ledger }
    let ledger = Ledger()
    let place = self.ledger._address
    place.pointee = ledger
    return ledger
  }
}

// MARK: - Sending

extension Roster {
  @inlinable
  func takeTurn(_ thread: UInt) -> Bool {
    turn.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
  }

  @inlinable
  func endTurn(_ thread: UInt) {
    if !turn.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged { workOff(thread) }
  }

  /// Whether this is a call from inside the thread's own turn.
  @inlinable
  func isInTurn(_ thread: UInt) -> Bool { turn.load(ordering: .relaxed) & ~Self.leftover == thread }

  /// Hands a value to the subscribers. Called in a turn. `Output` is that of the subject.
  @inlinable
  func deliver<Output>(_ value: Output) {
    UnsafeMutableRawPointer(first._address).assumingMemoryBound(to: Slot<Output>?.self).pointee?.send(value)
    let count = restCount.load(ordering: .acquiring)
    var index = 0
    while index < count {
      // A subscription made meanwhile may move the slots.
      let slots = UnsafeMutableRawPointer(rest.load(ordering: .acquiring).unsafelyUnwrapped)
      slots.assumingMemoryBound(to: Slot<Output>.self)[index].send(value)
      index += 1
    }
  }

  /// Hands a value to one subscriber. Called in a turn.
  @inlinable
  func deliver<Output>(_ value: Output, to conduit: Conduit) {
    var index = restCount.load(ordering: .acquiring)
    while index > 0 {
      index -= 1
      let slots = UnsafeMutableRawPointer(rest.load(ordering: .acquiring).unsafelyUnwrapped)
        .assumingMemoryBound(to: Slot<Output>.self)
      if slots[index].belongs(to: conduit) { return slots[index].send(value) }
    }
    UnsafeMutableRawPointer(first._address).assumingMemoryBound(to: Slot<Output>?.self).pointee?.send(value)
  }

  /// Does something now if the turn is free or this thread's; else the holder of the turn will.
  ///
  /// - Parameter prepare: Called under the lock as soon as the place of the event among the others is certain; the event
  ///   comes to nothing if it returns `false`.
  @usableFromInline
  func perform(_ thread: UInt, after prepare: () -> Bool = { true }, _ event: @escaping () -> Void) {
    while true {
      lock.lock()
      if isInTurn(thread) {
        let isWanted = prepare()
        lock.unlock()
        return isWanted ? event() : ()
      }
      if takeTurn(thread) {
        let isWanted = prepare()
        lock.unlock()
        if isWanted { event() }
        return endTurn(thread)
      }
      if leaveWork() {
        guard prepare() else { return lock.unlock() }
        let ledger = openLedger
        ledger.events.append(event)
        return lock.unlock()
      }
      lock.unlock()
    }
  }

  /// Makes sure, under the lock, that the holder of the turn looks at the ledger before the turn ends.
  ///
  /// - Returns: Whether somebody holds the turn.
  private func leaveWork() -> Bool {
    var holder = turn.load(ordering: .relaxed)
    while holder != 0 {
      let (exchanged, found) = turn.compareExchange(
        expected: holder, desired: holder | Self.leftover, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      holder = found
    }
    return false
  }

  /// Tells all subscribers of the completion, once. Called in a turn.
  @usableFromInline
  func finish(_ box: AnyObject) {
    lock.lock()
    guard completion._address.pointee == nil else { return lock.unlock() }
    let place = completion._address
    place.pointee = box
    _ = leaveWork()
    lock.unlock()
    first._address.pointee?.complete(box)
    let count = restCount.load(ordering: .acquiring)
    for index in 0..<count { rest.load(ordering: .acquiring).unsafelyUnwrapped[index].complete(box) }
  }

  /// Read under the lock.
  @inlinable var isOver: Bool { completion._address.pointee != nil }

  @usableFromInline var completionBox: AnyObject? {
    lock.lock()
    defer { lock.unlock() }
    return completion._address.pointee
  }

  /// Sweeps ended slots and performs the events that other threads have left, until there are none, then ends the turn.
  @usableFromInline
  func workOff(_ thread: UInt) {
    while true {
      lock.lock()
      let ledger = ledger._address.pointee
      let events = ledger?.events ?? []
      if let ledger {
        ledger.events = []
        for buffer in ledger.retired { buffer.deallocate() }
        ledger.retired = []
      }
      let (ended, count) = sweep()
      if events.isEmpty && count == 0 {
        turn.store(0, ordering: .releasing)
        return lock.unlock()
      }
      turn.store(thread, ordering: .relaxed)
      lock.unlock()
      for event in events { event() }
      if let ended {
        for index in 0..<count { ended[index].disown() }
        ended.deinitialize(count: count)
        ended.deallocate()
      }
      if turn.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged { return }
    }
  }
}

// MARK: - Coming and going

extension Roster {
  /// Lets a subscriber in and gives it its subscription, or its completion if it comes too late.
  @inlinable
  func admit<Downstream: Subscriber>(
    _ subscriber: Downstream, to owner: any ConduitOwner, name: String, keepsLatest: Bool
  ) {
    let thread = Self.thisThread
    let conduit = Conduit(owner: owner, name: name, keepsLatest: keepsLatest)
    subscriber._adopt()
    let entry = withUnsafeTemporaryAllocation(of: Slot<Downstream.Input>.self, capacity: 1) { slot in
      let slot = slot.baseAddress.unsafelyUnwrapped
      slot.initialize(to: Slot(ConduitEnd(conduit, subscriber)))
      let entry = insert(
        UnsafeMutableRawPointer(slot).assumingMemoryBound(to: Slot<Never>.self), conduit, from: thread)
      if case .over = entry { slot.deinitialize(count: 1) }
      return entry
    }
    switch entry {
    case .withTurn:
      subscriber.receive(subscription: conduit)
      endTurn(thread)
    case .nested:
      subscriber.receive(subscription: conduit)
    case .concurrent:
      subscriber.receive(subscription: conduit)
      // If the stream ended in the meantime, the other thread has left the last word to this one.
      if !conduit.isAttaching.exchange(false, ordering: .acquiringAndReleasing), let box = completionBox {
        subscriber.receive(completion: unsafeDowncast(box, to: CompletionBox<Downstream.Failure>.self).completion)
      }
    case .over(let box):
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: unsafeDowncast(box, to: CompletionBox<Downstream.Failure>.self).completion)
      subscriber._disown()
    }
  }

  /// Moves a slot in, unless the stream is over.
  @usableFromInline
  func insert(_ slot: UnsafeMutablePointer<Slot<Never>>, _ conduit: Conduit, from thread: UInt) -> Entry {
    lock.lock()
    if let completion = completion._address.pointee {
      lock.unlock()
      return .over(completion)
    }
    let isIdle = takeTurn(thread)
    let isOwn = isInTurn(thread)
    if !isOwn { conduit.isAttaching.store(true, ordering: .relaxed) }
    if isIdle && first._address.pointee == nil && restCount.load(ordering: .relaxed) == 0 {
      let place = first._address
      place.pointee = slot.move()
    } else {
      append(slot)
    }
    lock.unlock()
    return isIdle ? .withTurn : isOwn ? .nested : .concurrent
  }

  private func append(_ slot: UnsafeMutablePointer<Slot<Never>>) {
    let count = restCount.load(ordering: .relaxed)
    var slots = rest.load(ordering: .relaxed)
    let ledger = openLedger
    if count == ledger.capacity {
      let capacity = Swift.max(4, count * 2)
      let larger = UnsafeMutablePointer<Slot<Never>>.allocate(capacity: capacity)
      if let slots {
        // Somebody may be reading the old buffer; it stays as it is until a turn ends, or goes with the subject.
        UnsafeMutableRawPointer(larger).copyMemory(from: slots, byteCount: count * MemoryLayout<Slot<Never>>.stride)
        ledger.retired.append(slots)
      }
      ledger.capacity = capacity
      rest.store(larger, ordering: .releasing)
      slots = larger
    }
    slots.unsafelyUnwrapped.advanced(by: count).moveInitialize(from: slot, count: 1)
    restCount.store(count + 1, ordering: .releasing)
  }

  /// Removes the slot of a conduit that has ended, now or at the end of the turn that is under way.
  @usableFromInline
  func remove(_ conduit: Conduit) {
    let thread = Self.thisThread
    while true {
      lock.lock()
      if takeTurn(thread) {
        let slot = extract(conduit)
        lock.unlock()
        slot?.disown()
        discard(slot)
        return endTurn(thread)
      }
      let isLeft = leaveWork()
      lock.unlock()
      if isLeft { return }
    }
  }

  /// The subscriber of a conduit, for a mirror: nothing while another thread has the turn.
  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? {
    let thread = Self.thisThread
    let isIdle = takeTurn(thread)
    guard isIdle || isInTurn(thread) else { return nil }
    defer { if isIdle { endTurn(thread) } }
    let request = MirrorRequest()
    if first._address.pointee?.belongs(to: conduit) == true { first._address.pointee?.complete(request) }
    for index in 0..<restCount.load(ordering: .acquiring) {
      let slots = rest.load(ordering: .acquiring).unsafelyUnwrapped
      if slots[index].belongs(to: conduit) { slots[index].complete(request) }
    }
    return request.downstream
  }

  /// Ends the life of a slot while the caller still holds the turn.
  private func discard(_ slot: consuming Slot<Never>?) {}

  private func extract(_ conduit: Conduit) -> Slot<Never>? {
    let first = self.first._address
    if first.pointee?.belongs(to: conduit) == true { return first.pointee.take() }
    let count = restCount.load(ordering: .relaxed)
    guard let slots = rest.load(ordering: .relaxed) else { return nil }
    // Who came last often goes first.
    for index in (0..<count).reversed() where slots[index].belongs(to: conduit) {
      let slot = slots.advanced(by: index).move()
      slots.advanced(by: index).moveInitialize(from: slots.advanced(by: index + 1), count: count - index - 1)
      restCount.store(count - 1, ordering: .relaxed)
      return slot
    }
    return nil
  }

  /// Moves all slots that have ended out of the way.
  private func sweep() -> (UnsafeMutablePointer<Slot<Never>>?, Int) {
    let count = restCount.load(ordering: .relaxed)
    let slots = rest.load(ordering: .relaxed)
    var ended: UnsafeMutablePointer<Slot<Never>>?
    var endedCount = 0
    var keptCount = 0
    let first = self.first._address
    if first.pointee?.hasEnded() == true, let slot = first.pointee.take() {
      ended = .allocate(capacity: count + 1)
      ended.unsafelyUnwrapped.initialize(to: slot)
      endedCount = 1
    }
    for index in 0..<count {
      let slot = slots.unsafelyUnwrapped.advanced(by: index)
      if slot.pointee.hasEnded() {
        if ended == nil { ended = .allocate(capacity: count + 1) }
        ended.unsafelyUnwrapped.advanced(by: endedCount).moveInitialize(from: slot, count: 1)
        endedCount += 1
      } else {
        if keptCount != index {
          slots.unsafelyUnwrapped.advanced(by: keptCount).moveInitialize(from: slot, count: 1)
        }
        keptCount += 1
      }
    }
    restCount.store(keptCount, ordering: .relaxed)
    return (ended, endedCount)
  }

  /// Keeps an upstream subscription until the subject goes away, and asks it for values.
  @usableFromInline
  func attach(_ upstream: any Subscription) {
    lock.lock()
    let ledger = openLedger
    ledger.upstreams.append(upstream)
    lock.unlock()
    upstream.request(.unlimited)
  }
}
