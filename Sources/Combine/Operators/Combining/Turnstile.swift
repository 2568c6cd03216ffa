import Synchronization

/// The way into an operator that several threads feed: one thread at a time is inside.
///
/// A thread that finds nobody inside goes in. The thread that is inside may come back, from a call it makes to the
/// outside, as often as it likes. Any other thread waits its turn, so that what it brings is delivered on it. What may not
/// wait for the end of a delivery, a cancellation, is left with the thread inside, which does it at its next step.
///
/// So an operator's state needs no lock, its downstream gets one call at a time, and no lock is held while outside code
/// runs. What the operator's code must still allow for is its own thread coming back: before it calls out, its state is in
/// order.
@frozen @usableFromInline
struct Turnstile: ~Copyable, @unchecked Sendable {
  /// What `enter()` gives and `leave(_:)` takes back.
  @frozen @usableFromInline
  struct Pass {
    /// The thread that goes in, or 0 when it was inside already, or 1 when it has left early.
    @usableFromInline var thread: UInt

    @inlinable
    init(thread: UInt) { self.thread = thread }
  }

  @usableFromInline let turn = Turn()
  @usableFromInline let delivering = Atomic(false)
  /// Guards the interruptions.
  @usableFromInline let lock = Lock()
  @usableFromInline let interruptions = _Cell(Queue<Interruption>())

  @inlinable init() {}

  /// Goes in, unless another thread is inside.
  @inlinable
  func enter() -> Pass? {
    let thread = Turn.thisThread
    let seen = turn.word.load(ordering: .relaxed)
    if seen & ~Turn.flags == thread {
      if seen & Turn.errandFlag != 0 { runInterruptions() }
      return Pass(thread: 0)
    }
    return seen == 0 && turn.take(thread) ? Pass(thread: thread) : nil
  }

  /// Whether this thread is inside already and nobody wants anything of it: the way of most values of a stream that runs from
  /// within the request for it. Followed by ``stay()``.
  @inlinable @inline(__always) var isInside: Bool { turn.word.load(ordering: .relaxed) == Turn.thisThread }

  /// After a call downstream from a thread that ``isInside``, in place of ``leave(_:)``.
  @inlinable @inline(__always)
  func stay() {
    if turn.word.load(ordering: .relaxed) & Turn.flags != 0 { leave(Pass(thread: 0)) }
  }

  /// Goes out.
  @inlinable
  func leave(_ pass: Pass) {
    if pass.thread != 0 {
      if pass.thread != 1, !turn.give(pass.thread) { leaveSlowly(pass.thread) }
    } else if turn.word.load(ordering: .relaxed) & Turn.flags != 0, !isDelivering {
      // The call that is still inside may be one that never ends, so the others cannot wait for it.
      runInterruptions()
      turn.lend(Turn.thisThread)
    }
  }

  /// Goes out before the end of the function that came in, for a last call upstream.
  ///
  /// That call may be long, or be answered on another thread, which should find the way free.
  @inlinable
  func leaveEarly(_ pass: inout Pass) {
    guard pass.thread > 1 else { return }
    leave(pass)
    pass.thread = 1
  }

  /// Whether a call downstream is under way. For the thread inside.
  @inlinable var isDelivering: Bool { delivering.load(ordering: .relaxed) }

  /// Begins a call downstream. While it lasts the other threads wait, even when this one comes back and leaves again.
  ///
  /// - Returns: What ``endDelivery(_:)`` needs to know.
  @inlinable
  func beginDelivery() -> Bool {
    let outer = delivering.load(ordering: .relaxed)
    delivering.store(true, ordering: .relaxed)
    return outer
  }

  /// Ends a call downstream.
  @inlinable
  func endDelivery(_ outer: Bool) { delivering.store(outer, ordering: .relaxed) }

  /// Waits for the turn, and does something inside.
  @inline(never) @usableFromInline
  func post(_ work: () -> Void) {
    let thread = Turn.thisThread
    if let pass = enter() {
      work()
      return leave(pass)
    }
    let holder = turn.wait(thread)
    if holder == 0 {
      work()
      leave(Pass(thread: thread))
    } else {
      work()
      runInterruptions()
      turn.stopActing(for: holder, as: thread)
    }
  }

  /// Has something done by the thread inside, also during a delivery; or does it now if nobody is inside.
  @inline(never) @usableFromInline
  func interrupt(_ work: @escaping () -> Void) {
    while true {
      if let pass = enter() {
        work()
        return leave(pass)
      }
      let isLeft = lock.withLock {
        guard turn.leaveErrand() else { return false }
        // Changed through a pointer of its own. Changed through the field, ThreadSanitizer would take it for a change of the
        // whole turnstile.
        let place = interruptions._address
        place.pointee.append(Interruption(run: work))
        return true
      }
      if isLeft { return }
    }
  }

  @inline(never) @usableFromInline
  func runInterruptions() {
    while let interruption = takeInterruption() { interruption.run() }
  }

  @inline(never) @usableFromInline
  func leaveSlowly(_ thread: UInt) {
    repeat { runInterruptions() } while !turn.giveUp(thread)
  }

  private func takeInterruption() -> Interruption? {
    let place = interruptions._address
    return lock.withLock {
      let first = place.pointee.popFirst()
      if first == nil { turn.clearErrand() }
      return first
    }
  }

  @frozen @usableFromInline
  struct Interruption {
    @usableFromInline let run: () -> Void
  }
}
