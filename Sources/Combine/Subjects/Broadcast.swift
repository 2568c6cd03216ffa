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
struct Broadcast<Output, Failure: Error>: ~Copyable {
  /// 0, or the thread that holds the turn, plus ``leftover`` when there is work to do before the turn ends.
  @usableFromInline let turn = Atomic<UInt>(0)
  @usableFromInline let lock = Lock()

  /// The one slot that needs no allocation. It is filled only while all others are empty, so it is the oldest.
  @usableFromInline let first = _Cell<Slot<Output, Failure>?>(nil)
  @usableFromInline let rest = Atomic<UnsafeMutablePointer<Slot<Output, Failure>>?>(nil)
  @usableFromInline let restCount = Atomic<Int>(0)
  @usableFromInline let ledger = _Cell(Ledger())

  /// The latest value, if the subject keeps it, guarded by the lock. The last field, so that the places of the others
  /// do not depend on its type.
  @usableFromInline let latest: _Cell<Output?>

  /// What is rarely needed, guarded by the lock.
  @frozen @usableFromInline
  struct Ledger: ~Copyable {
    @usableFromInline var capacity = 0
    @usableFromInline var retired: [UnsafeMutablePointer<Slot<Output, Failure>>] = []
    @usableFromInline var events: [Event] = []
    @usableFromInline var upstreams: [any Subscription] = []
    @usableFromInline var completion: Subscribers.Completion<Failure>?

    @inlinable init() {}
  }

  /// What happens in a turn.
  @frozen @usableFromInline
  enum Event {
    case value(Output)
    /// A value to keep as the latest first.
    case update(Output)
    case completion(Subscribers.Completion<Failure>)
    /// The subscriber may not have got the latest value.
    case request(Conduit, Subscribers.Demand)
  }

  /// How a new subscriber got in.
  @frozen @usableFromInline
  enum Entry {
    /// Too late: the stream has ended.
    case over(Subscribers.Completion<Failure>)
    /// With the turn, which the caller must end.
    case withTurn
    /// During a turn of the same thread.
    case nested
    /// During a turn of another thread.
    case concurrent
  }

  @inlinable
  init(latest value: Output? = nil) {
    latest = _Cell(value)
  }

  @inlinable
  deinit {
    let slots = rest.load(ordering: .acquiring)
    slots?.deinitialize(count: restCount.load(ordering: .acquiring))
    slots?.deallocate()
    for buffer in ledger._address.pointee.retired { buffer.deallocate() }
    for upstream in ledger._address.pointee.upstreams { upstream.cancel() }
  }

  @inlinable static var leftover: UInt { 1 }

  /// The thread's control block address, a multiple of 16, for the turn.
  @inlinable static var thisThread: UInt { UInt(pthread_self()) }
}

// MARK: - Sending

extension Broadcast {
  @inlinable
  func takeTurn(_ thread: UInt) -> Bool {
    turn.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
  }

  @inlinable
  func endTurn(_ thread: UInt) {
    if !turn.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged { workOff(thread) }
  }

  @inlinable
  func send(_ value: Output) {
    let thread = Self.thisThread
    if takeTurn(thread) {
      deliver(value)
      endTurn(thread)
    } else {
      send(.value(value), from: thread)
    }
  }

  /// Sends a value and keeps it for those who come, where only turns touch the latest value.
  @inlinable
  func update(_ value: Output) {
    let thread = Self.thisThread
    if takeTurn(thread) {
      latest._address.pointee = value
      deliver(value)
      endTurn(thread)
    } else {
      send(.update(value), from: thread)
    }
  }

  @inlinable
  func deliver(_ value: Output) {
    first._address.pointee?.send(value)
    let count = restCount.load(ordering: .acquiring)
    var index = 0
    while index < count {
      // A subscription made meanwhile may move the slots.
      rest.load(ordering: .acquiring).unsafelyUnwrapped[index].send(value)
      index += 1
    }
  }

  /// Performs an event now if the turn is free or this thread's, later otherwise.
  @usableFromInline
  func send(_ event: Event, from thread: UInt) {
    if turn.load(ordering: .relaxed) & ~Self.leftover == thread { return perform(event) }
    lock.lock()
    if takeTurn(thread) {
      lock.unlock()
      perform(event)
      endTurn(thread)
    } else if leaveWork() {
      ledger._address.pointee.events.append(event)
      lock.unlock()
    } else {
      lock.unlock()
      send(event, from: thread)
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

  @usableFromInline
  func perform(_ event: Event) {
    switch event {
    case .value(let value):
      deliver(value)
    case .update(let value):
      latest._address.pointee = value
      deliver(value)
    case .completion(let completion):
      finish(completion)
    case .request(let conduit, let demand):
      guard conduit.catchUp(demand), let value = latestValue else { return }
      var index = restCount.load(ordering: .acquiring)
      while index > 0 {
        index -= 1
        let slots = rest.load(ordering: .acquiring).unsafelyUnwrapped
        if slots[index].belongs(to: conduit) { return slots[index].send(value) }
      }
      first._address.pointee?.send(value)
    }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    guard ledger._address.pointee.completion == nil else { return lock.unlock() }
    ledger._address.pointee.completion = completion
    _ = leaveWork()
    lock.unlock()
    first._address.pointee?.send(.completion(completion))
    let count = restCount.load(ordering: .acquiring)
    for index in 0..<count {
      rest.load(ordering: .acquiring).unsafelyUnwrapped[index].send(.completion(completion))
    }
  }

  /// Sweeps ended slots and performs the events that other threads have left, until there are none, then ends the turn.
  @usableFromInline
  func workOff(_ thread: UInt) {
    while true {
      lock.lock()
      let ledger = ledger._address
      let events = ledger.pointee.events
      ledger.pointee.events = []
      for buffer in ledger.pointee.retired { buffer.deallocate() }
      ledger.pointee.retired = []
      let (ended, count) = sweep()
      if events.isEmpty && count == 0 {
        turn.store(0, ordering: .releasing)
        return lock.unlock()
      }
      turn.store(thread, ordering: .relaxed)
      lock.unlock()
      for event in events { perform(event) }
      if let ended {
        for index in 0..<count { ended[index].send(.disown) }
        ended.deinitialize(count: count)
        ended.deallocate()
      }
      if turn.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged { return }
    }
  }
}

// MARK: - Coming and going

extension Broadcast {
  /// Adds a slot for a subscriber.
  @usableFromInline
  func insert(_ slot: consuming Slot<Output, Failure>, from thread: UInt, attaching conduit: Conduit) -> Entry {
    lock.lock()
    if let completion = ledger._address.pointee.completion {
      lock.unlock()
      return .over(completion)
    }
    let isIdle = takeTurn(thread)
    let isOwn = turn.load(ordering: .relaxed) & ~Self.leftover == thread
    if !isOwn { conduit.isAttaching.store(true, ordering: .relaxed) }
    if isIdle && first._address.pointee == nil && restCount.load(ordering: .relaxed) == 0 {
      first._address.pointee = consume slot
    } else {
      append(slot)
    }
    lock.unlock()
    return isIdle ? .withTurn : isOwn ? .nested : .concurrent
  }

  private func append(_ slot: consuming Slot<Output, Failure>) {
    let count = restCount.load(ordering: .relaxed)
    var slots = rest.load(ordering: .relaxed)
    if count == ledger._address.pointee.capacity {
      let capacity = Swift.max(4, count * 2)
      let larger = UnsafeMutablePointer<Slot<Output, Failure>>.allocate(capacity: capacity)
      if let slots {
        larger.moveInitialize(from: slots, count: count)
        // Somebody may be reading the old buffer; it goes when a turn ends, or with the subject.
        ledger._address.pointee.retired.append(slots)
      }
      ledger._address.pointee.capacity = capacity
      rest.store(larger, ordering: .releasing)
      slots = larger
    }
    slots.unsafelyUnwrapped.advanced(by: count).initialize(to: slot)
    restCount.store(count + 1, ordering: .releasing)
  }

  /// Removes the slot of a conduit that has ended, now or at the end of the turn that is under way.
  @usableFromInline
  func remove(_ conduit: Conduit) {
    let thread = Self.thisThread
    lock.lock()
    guard takeTurn(thread) else {
      let isLeft = leaveWork()
      lock.unlock()
      if !isLeft { remove(conduit) }
      return
    }
    if let slot = extract(conduit) {
      lock.unlock()
      slot.send(.disown)
    } else {
      lock.unlock()
    }
    endTurn(thread)
  }

  private func extract(_ conduit: Conduit) -> Slot<Output, Failure>? {
    if first._address.pointee?.belongs(to: conduit) == true { return first._address.pointee.take() }
    let count = restCount.load(ordering: .relaxed)
    guard let slots = rest.load(ordering: .relaxed) else { return nil }
    for index in 0..<count where slots[index].belongs(to: conduit) {
      let slot = slots.advanced(by: index).move()
      slots.advanced(by: index).moveInitialize(from: slots.advanced(by: index + 1), count: count - index - 1)
      restCount.store(count - 1, ordering: .relaxed)
      return slot
    }
    return nil
  }

  /// Moves all slots that have ended out of the way.
  private func sweep() -> (UnsafeMutablePointer<Slot<Output, Failure>>?, Int) {
    let count = restCount.load(ordering: .relaxed)
    let slots = rest.load(ordering: .relaxed)
    var ended: UnsafeMutablePointer<Slot<Output, Failure>>?
    var endedCount = 0
    var keptCount = 0
    if first._address.pointee?.hasEnded() == true, let slot = first._address.pointee.take() {
      ended = .allocate(capacity: count + 1)
      ended?.initialize(to: slot)
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
    ledger._address.pointee.upstreams.append(upstream)
    lock.unlock()
    upstream.request(.unlimited)
  }
}

extension Broadcast {
  /// Lets a subscriber in and gives it its subscription, or its completion if it comes too late.
  @inlinable
  func admit<Downstream>(_ subscriber: Downstream, to owner: any ConduitOwner, keepsLatest: Bool)
  where Downstream: Subscriber, Downstream.Input == Output, Downstream.Failure == Failure {
    let thread = Self.thisThread
    let conduit = SubjectConduit(owner: owner, downstream: subscriber, keepsLatest: keepsLatest)
    subscriber._adopt()
    switch insert(Slot(conduit), from: thread, attaching: conduit) {
    case .withTurn:
      subscriber.receive(subscription: conduit)
      endTurn(thread)
    case .nested:
      subscriber.receive(subscription: conduit)
    case .concurrent:
      subscriber.receive(subscription: conduit)
      // If the stream ended in the meantime, the other thread has left the last word to this one.
      if !conduit.isAttaching.exchange(false, ordering: .acquiringAndReleasing), let completion = currentCompletion {
        subscriber.receive(completion: completion)
      }
    case .over(let completion):
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      subscriber._disown()
    }
  }

  @inlinable var latestValue: Output? {
    lock.lock()
    defer { lock.unlock() }
    return latest._address.pointee
  }

  /// Keeps a value, unless the stream has ended.
  ///
  /// - Returns: Whether the stream goes on.
  @inlinable
  func keep(_ value: Output) -> Bool {
    var other: Output? = value
    lock.lock()
    guard ledger._address.pointee.completion == nil else {
      lock.unlock()
      return false
    }
    swap(&latest._address.pointee, &other)
    lock.unlock()
    return true
  }

  @usableFromInline var currentCompletion: Subscribers.Completion<Failure>? {
    lock.lock()
    defer { lock.unlock() }
    return ledger._address.pointee.completion
  }
}
