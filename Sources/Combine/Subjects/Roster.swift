import Synchronization

/// The subscribers of a subject, and the turn-taking of those who send to them.
///
/// Whoever sends takes the ``Turn``. During a turn the slots stay where they are, so values are handed out without a lock
/// and without counting references. A send from inside a turn, on the same thread, is delivered at once, nested. A send
/// from another thread waits: calls to a subscriber never overlap, and each is made on the thread that sends. Nobody waits to
/// cancel: slots that have ended are swept out by the holder of the turn before it gives the turn back.
/// The lock guards the bookkeeping only.
@frozen @usableFromInline
struct Roster: ~Copyable {
  // Places are changed through a pointer or reference of their own. Changed through the field, ThreadSanitizer would take
  // the change for one of the whole roster.

  /// Its errand is to sweep out slots that have ended.
  @usableFromInline let turn = Turn()
  @usableFromInline let lock = Lock()

  /// The one slot that needs no allocation. It is filled only while all others are empty, so it is the oldest.
  @usableFromInline let first = _Cell<Slot<Never>?>(nil)
  @usableFromInline let rest = Atomic<UnsafeMutablePointer<Slot<Never>>?>(nil)
  @usableFromInline let restCount = Atomic<Int>(0)
  // Optional references would be looked up by the runtime whenever a subject dies.

  /// The box with the completion, once there is one, guarded by the lock.
  @usableFromInline let completion = Atomic<Unmanaged<AnyObject>?>(nil)
  @usableFromInline let ledger = Atomic<Unmanaged<Ledger>?>(nil)
  /// Whether a subscriber has made a request. The upstreams are asked then, and from then on as soon as they come.
  @usableFromInline let hasAsked = Atomic(false)

  /// What is rarely needed, guarded by the lock.
  @usableFromInline
  final class Ledger {
    @exclusivity(unchecked) var capacity = 0
    @exclusivity(unchecked) var retired: [UnsafeMutablePointer<Slot<Never>>] = []
    @exclusivity(unchecked) var upstreams: [any Subscription] = []

    func takeRetired() -> [UnsafeMutablePointer<Slot<Never>>] {
      let taken = retired
      retired = []
      return taken
    }

    deinit {
      for buffer in retired { buffer.deallocate() }
      for upstream in upstreams { upstream.cancel() }
    }
  }

  @inlinable init() {}

  @usableFromInline
  deinit {
    if let slots = rest.load(ordering: .acquiring) {
      slots.deinitialize(count: restCount.load(ordering: .acquiring))
      slots.deallocate()
    }
    completion.load(ordering: .acquiring)?.release()
    ledger.load(ordering: .acquiring)?.release()
  }

  /// Called under the lock.
  private var openLedger: Ledger {
    if let ledger = knownLedger { return ledger }
    let ledger = Ledger()
    self.ledger.store(.passRetained(ledger), ordering: .releasing)
    return ledger
  }

  private var knownLedger: Ledger? { ledger.load(ordering: .acquiring)?.takeUnretainedValue() }

  private var knownCompletion: AnyObject? { completion.load(ordering: .acquiring)?.takeUnretainedValue() }
}

// MARK: - Sending

extension Roster {
  @inlinable
  func endTurn(_ thread: UInt) {
    if !turn.give(thread) { sweepAndEndTurn(thread) }
  }

  /// Hands a value to the subscribers. Called in a turn. `Output` is that of the subject.
  @inlinable
  func deliver<Output>(_ value: Output) {
    // Who comes during the delivery is not among those who get this value.
    let count = restCount.load(ordering: .acquiring)
    UnsafeMutableRawPointer(first._address).assumingMemoryBound(to: Slot<Output>?.self).pointee?.send(value)
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

  /// Does something in a turn of this thread, which may have to wait for it.
  @usableFromInline
  func inTurn(_ thread: UInt, _ event: () -> Void) {
    if turn.isHeld(by: thread) { return event() }
    let holder = turn.take(thread) ? 0 : turn.wait(thread)
    event()
    if holder == 0 { endTurn(thread) } else { turn.stopActing(for: holder, as: thread) }
  }

  /// Tells all subscribers of the completion, once. Called in a turn.
  @usableFromInline
  func finish(_ box: AnyObject) {
    lock.lock()
    guard !isOver else { return lock.unlock() }
    completion.store(.passRetained(box), ordering: .releasing)
    _ = turn.leaveErrand()
    lock.unlock()
    first._address.pointee?.complete(box)
    let count = restCount.load(ordering: .acquiring)
    for index in 0..<count { rest.load(ordering: .acquiring).unsafelyUnwrapped[index].complete(box) }
  }

  /// Read under the lock or in a turn.
  @inlinable var isOver: Bool { completion.load(ordering: .relaxed) != nil }

  @usableFromInline var completionBox: AnyObject? {
    lock.lock()
    defer { lock.unlock() }
    return knownCompletion
  }

  /// Sweeps out ended slots until there are none, then ends the turn.
  @usableFromInline
  func sweepAndEndTurn(_ thread: UInt) {
    repeat {
      guard turn.hasErrand else { continue }
      lock.lock()
      turn.clearErrand()
      let retired = knownLedger?.takeRetired() ?? []
      let (ended, count) = sweep()
      lock.unlock()
      for buffer in retired { buffer.deallocate() }
      if let ended {
        for index in 0..<count { ended[index].disown() }
        ended.deinitialize(count: count)
        ended.deallocate()
      }
    } while !turn.giveUp(thread)
  }
}

// MARK: - Coming and going

extension Roster {
  /// Lets a subscriber in and gives it its subscription, or its completion if it comes too late.
  ///
  /// A subscriber that gets the latest value first waits its turn, so that the value comes before this returns and before
  /// later ones. One that gets what is sent from now on does not.
  @inlinable
  func admit<Downstream: Subscriber>(_ subscriber: Downstream, _ conduit: Conduit) {
    let thread = Turn.thisThread
    let isIdle = turn.take(thread)
    if isIdle || conduit.accounting != .latest || turn.isHeld(by: thread) {
      attach(subscriber, conduit, ownsTurn: isIdle, sharesTurn: !isIdle && !turn.isHeld(by: thread))
      if isIdle { endTurn(thread) }
    } else {
      inTurn(thread) { attach(subscriber, conduit, ownsTurn: false, sharesTurn: false) }
    }
  }

  /// - Parameters:
  ///   - ownsTurn: Whether the turn has just been taken for this.
  ///   - sharesTurn: Whether another thread may have the turn.
  @inlinable
  func attach<Downstream: Subscriber>(_ subscriber: Downstream, _ conduit: Conduit, ownsTurn: Bool, sharesTurn: Bool) {
    subscriber._adopt()
    if sharesTurn { conduit.isAttaching.store(true, ordering: .relaxed) }
    let over = withUnsafeTemporaryAllocation(of: Slot<Downstream.Input>.self, capacity: 1) { place in
      let slot = place.baseAddress.unsafelyUnwrapped
      slot.initialize(to: Slot(ConduitEnd(conduit, subscriber)))
      let over = insert(UnsafeMutableRawPointer(slot).assumingMemoryBound(to: Slot<Never>.self), ownsTurn: ownsTurn)
      if over != nil { slot.deinitialize(count: 1) }
      return over
    }
    if let over {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: unsafeDowncast(over, to: CompletionBox<Downstream.Failure>.self).completion)
      return subscriber._disown()
    }
    subscriber.receive(subscription: conduit)
    // If the stream ended in the meantime, the other thread has left the last word to this one.
    if sharesTurn, !conduit.isAttaching.exchange(false, ordering: .acquiringAndReleasing), let box = completionBox {
      subscriber.receive(completion: unsafeDowncast(box, to: CompletionBox<Downstream.Failure>.self).completion)
    }
  }

  /// Moves a slot in, unless the stream is over.
  ///
  /// - Returns: The box with the completion if it is over.
  @usableFromInline
  func insert(_ slot: UnsafeMutablePointer<Slot<Never>>, ownsTurn: Bool) -> AnyObject? {
    lock.lock()
    if let completion = knownCompletion {
      lock.unlock()
      return completion
    }
    if ownsTurn && first._address.pointee == nil && restCount.load(ordering: .relaxed) == 0 {
      let place = first._address
      place.pointee = slot.move()
    } else {
      append(slot)
    }
    lock.unlock()
    return nil
  }

  private func append(_ slot: UnsafeMutablePointer<Slot<Never>>) {
    let count = restCount.load(ordering: .relaxed)
    var slots = rest.load(ordering: .relaxed)
    let ledger = openLedger
    if count == ledger.capacity {
      let capacity = Swift.max(2, count * 2)
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
    let thread = Turn.thisThread
    while true {
      lock.lock()
      if turn.take(thread) {
        let slot = extract(conduit)
        lock.unlock()
        slot?.disown()
        discard(slot)
        return endTurn(thread)
      }
      let isLeft = turn.leaveErrand()
      lock.unlock()
      if isLeft { return }
    }
  }

  /// The subscriber of a conduit, for a mirror: nothing while another thread has the turn.
  @usableFromInline
  func downstream(of conduit: Conduit) -> Any? {
    let thread = Turn.thisThread
    let isIdle = turn.take(thread)
    guard isIdle || turn.isHeld(by: thread) else { return nil }
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

  /// Keeps an upstream subscription until the subject goes away.
  @usableFromInline
  func attach(_ upstream: any Subscription) {
    lock.lock()
    let ledger = openLedger
    ledger.upstreams.append(upstream)
    let isAsked = isAsked
    lock.unlock()
    if isAsked { upstream.request(.unlimited) }
  }

  /// Whether upstreams are asked as soon as they come.
  @inlinable var isAsked: Bool { hasAsked.load(ordering: .relaxed) }

  /// Asks the upstreams for values, once: a subscriber has made a request.
  @usableFromInline
  func askUpstreams() {
    // Upstreams that come after the first request are asked when they come.
    if isAsked { return }
    lock.lock()
    let isFirst = !hasAsked.exchange(true, ordering: .relaxed)
    let upstreams = isFirst ? knownLedger?.upstreams ?? [] : []
    lock.unlock()
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
