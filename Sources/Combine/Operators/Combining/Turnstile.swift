import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The way into an operator that several threads feed: one thread at a time is inside, and nobody waits.
///
/// A thread that finds nobody inside goes in. The thread that is inside may come back, from a call it makes to the
/// outside, as often as it likes. Any other thread leaves a note, a closure that repeats its call, and goes on; whoever is
/// inside does what the notes say, in the order they came, before leaving.
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

  /// The thread inside, 0 if none. Thread identities are aligned addresses: the lowest bits say what waits.
  @usableFromInline let owner = Atomic<UInt>(0)
  @usableFromInline let delivering = Atomic(false)
  /// How many runs through the notes are under way, one inside the other.
  @usableFromInline let depth = Atomic(0)
  /// Guards the mailbox, and the setting and clearing of the bits.
  @usableFromInline let lock = Lock()
  @usableFromInline let mailbox = _Cell(Mailbox())

  @inlinable init() {}

  @inlinable static var noteBit: UInt { 1 }
  @inlinable static var interruptBit: UInt { 2 }
  @inlinable static var bits: UInt { 3 }

  /// Goes in, unless another thread is inside.
  @inlinable
  func enter() -> Pass? {
    let thread = UInt(pthread_self())
    let seen = owner.load(ordering: .relaxed)
    if seen & ~Self.bits == thread {
      if seen & Self.interruptBit != 0 { runInterrupts() }
      return Pass(thread: 0)
    }
    guard seen == 0, owner.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged else {
      return nil
    }
    return Pass(thread: thread)
  }

  /// Goes out, after doing what the notes say.
  @inlinable
  func leave(_ pass: Pass) {
    if pass.thread != 0 {
      guard pass.thread != 1 else { return }
      if !owner.compareExchange(expected: pass.thread, desired: 0, ordering: .releasing).exchanged {
        runNotesAndLeave(pass)
      }
    } else if owner.load(ordering: .relaxed) & Self.bits != 0, !isDelivering {
      // The call that is still inside may be one that never ends, so the notes cannot wait for it.
      runNotes()
    }
  }

  /// Goes out before the end of the function that came in, for a last call upstream.
  ///
  /// That call may be long, or be answered on another thread, which should find the way free: what it brings is then
  /// delivered by that thread and not left here as a note.
  @inlinable
  func leaveEarly(_ pass: inout Pass) {
    guard pass.thread > 1 else { return }
    leave(pass)
    pass.thread = 1
  }

  /// Whether a call downstream is under way. For the thread inside.
  @inlinable var isDelivering: Bool { delivering.load(ordering: .relaxed) }

  /// Begins a call downstream. While it lasts notes wait, even when the thread comes back and leaves again, so that
  /// downstream is not called inside its own call for the sake of another thread.
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

  /// Leaves a note, or does what it says at once if nobody is inside any more.
  @inline(never) @usableFromInline
  func post(_ note: @escaping () -> Void) {
    waitForBookkeeping()
    leaveNote(Note(run: note), interrupts: false)
  }

  /// Leaves a note that is not to wait for the end of a delivery.
  @inline(never) @usableFromInline
  func interrupt(_ note: @escaping () -> Void) {
    leaveNote(Note(run: note), interrupts: true)
  }

  /// Gives a thread inside that is only keeping books, a moment's work, the time to leave.
  ///
  /// What a note says is done by the other thread; but who sends on the main thread should be heard there, as long as the
  /// wait is short. A thread inside that calls downstream is not waited for.
  private func waitForBookkeeping() {
    for attempt in 0..<200 {
      guard owner.load(ordering: .relaxed) != 0, !isDelivering else { return }
      if attempt < 100 { sched_yield() } else { usleep(20) }
    }
  }

  // The mailbox is changed through a pointer of its own. Changed through the field, ThreadSanitizer would take the change
  // for one of the whole turnstile.

  private func leaveNote(_ note: Note, interrupts: Bool) {
    let mailbox = self.mailbox._address
    let bit = interrupts ? Self.interruptBit : Self.noteBit
    while true {
      if let pass = enter() {
        note.run()
        leave(pass)
        return
      }
      let isLeft = lock.withLock {
        var seen = owner.load(ordering: .relaxed)
        while seen != 0 {
          let (exchanged, original) = owner.weakCompareExchange(
            expected: seen, desired: seen | bit, ordering: .relaxed)
          if exchanged {
            mailbox.pointee.append(note, interrupts: interrupts)
            return true
          }
          seen = original
        }
        return false
      }
      if isLeft { return }
    }
  }

  @inline(never) @usableFromInline
  func runInterrupts() {
    while let note = takeNote(interruptsOnly: true) { note.run() }
  }

  @inline(never) @usableFromInline
  func runNotes() {
    // What a note does ends here too, and another run inside that of the note would be the same work on a deeper stack.
    // Only a note that never ends needs one.
    let depth = self.depth.load(ordering: .relaxed)
    guard depth < 3 else { return }
    self.depth.store(depth + 1, ordering: .relaxed)
    defer { self.depth.store(depth, ordering: .relaxed) }
    while let note = takeNote(interruptsOnly: false) { note.run() }
  }

  @inline(never) @usableFromInline
  func runNotesAndLeave(_ pass: Pass) {
    repeat {
      runNotes()
    } while !owner.compareExchange(expected: pass.thread, desired: 0, ordering: .releasing).exchanged
  }

  private func takeNote(interruptsOnly: Bool) -> Note? {
    let mailbox = self.mailbox._address
    return lock.withLock {
      if let note = mailbox.pointee.interrupts.popFirst() { return note }
      owner.bitwiseAnd(~Self.interruptBit, ordering: .relaxed)
      guard !interruptsOnly else { return nil }
      if let note = mailbox.pointee.notes.popFirst() { return note }
      owner.bitwiseAnd(~Self.noteBit, ordering: .relaxed)
      return nil
    }
  }

  @frozen @usableFromInline
  struct Note {
    @usableFromInline let run: () -> Void
  }

  @frozen @usableFromInline
  struct Mailbox {
    @usableFromInline var notes = Queue<Note>()
    @usableFromInline var interrupts = Queue<Note>()

    @inlinable init() {}

    mutating func append(_ note: Note, interrupts isInterrupt: Bool) {
      if isInterrupt { interrupts.append(note) } else { notes.append(note) }
    }
  }
}
