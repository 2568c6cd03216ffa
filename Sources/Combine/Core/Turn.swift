import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whose turn it is to call somebody: one thread at a time has it, and may take it again while it has it.
///
/// Who finds it taken sleeps until it is free, so that a call is made on the thread that asks for it. One thread never waits:
/// the one for which the holder itself is waiting, directly or by way of others. Waiting would be for ever, so it
/// acts for the holder, which sleeps meanwhile, as if it had been called by it. Thus two streams that feed each other from
/// two threads go on.
///
/// What another thread wants of the holder without waiting for it is an *errand*: it is written down elsewhere, and the
/// holder is told that there is one.
///
/// Taking and giving back cost one atomic operation each. All else is decided by a ``TurnOrder``.
@frozen @usableFromInline
struct Turn: ~Copyable, Sendable {
  /// The thread that has the turn, 0 if none. Threads are named by aligned addresses; the lowest bits are flags.
  @usableFromInline let word = Atomic<UInt>(0)

  @inlinable init() {}

  /// There is something that the holder is to do before it gives the turn back.
  @inlinable static var errandFlag: UInt { 1 }
  /// Others may be asleep.
  @inlinable static var waiterFlag: UInt { 2 }
  @inlinable static var flags: UInt { 3 }

  /// The calling thread's name: the address of its control block.
  @inlinable static var thisThread: UInt { UInt(pthread_self()) }

  /// Takes the turn if it is free.
  @inlinable
  func take(_ thread: UInt) -> Bool {
    word.step(from: 0, to: thread).exchanged
  }

  /// Gives the turn back, unless an errand or a waiting thread asks for ``giveUp(_:)``.
  @inlinable
  func give(_ thread: UInt) -> Bool {
    word.step(from: thread, to: 0).exchanged
  }

  @inlinable
  func isHeld(by thread: UInt) -> Bool { word.load(ordering: .relaxed) & ~Turn.flags == thread }

  @inlinable var hasErrand: Bool { word.load(ordering: .relaxed) & Turn.errandFlag != 0 }

  /// For the holder, before it looks for errands.
  @usableFromInline
  func clearErrand() { word.bitwiseAnd(~Turn.errandFlag, ordering: .acquiring) }

  /// Tells the holder of an errand.
  ///
  /// - Returns: `false` if nobody has the turn.
  @usableFromInline
  func leaveErrand() -> Bool {
    var seen = word.load(ordering: .relaxed)
    while seen != 0 {
      let (exchanged, found) = word.compareExchange(
        expected: seen, desired: seen | Turn.errandFlag, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      seen = found
    }
    return false
  }

  /// Waits for the turn, which this thread does not have.
  ///
  /// - Returns: 0 if it has the turn now; else the thread that it acts for, to be given to ``stopActing(for:as:)``.
  @usableFromInline
  func wait(_ thread: UInt) -> UInt {
    for _ in 0..<Patience.looks where word.load(ordering: .relaxed) == 0 {
      if take(thread) { return 0 }
    }
    return withUnsafePointer(to: self) { TurnSleepers.shared.wait(thread, for: TurnPlace(turn: $0)) }
  }

  /// The end of acting for another thread.
  @usableFromInline
  func stopActing(for holder: UInt, as thread: UInt) {
    withUnsafePointer(to: self) { TurnSleepers.shared.stopActing(for: holder, as: thread, in: TurnPlace(turn: $0)) }
  }

  /// Gives the turn back, to whoever has waited long.
  ///
  /// - Returns: `false` if there is an errand to do first.
  @usableFromInline
  func giveUp(_ thread: UInt) -> Bool {
    if give(thread) { return true }
    return withUnsafePointer(to: self) { TurnSleepers.shared.giveUp(thread, TurnPlace(turn: $0)) }
  }

  /// Lets another thread have its turn, if one waits, and then goes on.
  @usableFromInline
  func lend(_ thread: UInt) {
    guard word.load(ordering: .relaxed) & Turn.waiterFlag != 0 else { return }
    withUnsafePointer(to: self) { TurnSleepers.shared.lend(thread, TurnPlace(turn: $0)) }
  }
}

/// A turn, as the order of turns sees it. Valid while a thread is in a call of it.
struct TurnPlace: TurnWord {
  let turn: UnsafePointer<Turn>

  func load() -> UInt { turn.pointee.word.load(ordering: .acquiring) }

  func exchange(_ expected: UInt, for desired: UInt) -> Bool {
    turn.pointee.word.compareExchange(expected: expected, desired: desired, ordering: .acquiringAndReleasing).exchanged
  }
}

/// The threads that sleep until a turn is theirs.
final class TurnSleepers: @unchecked Sendable {
  static let shared = TurnSleepers()

  private let guardian = SystemLock()
  private var order = TurnOrder<TurnPlace>()
  private var sleepers: [UInt: Sleeper] = [:]

  func wait(_ thread: UInt, for place: TurnPlace) -> UInt {
    Sleeper.withSleeper { sleeper in
      var isImpatient = false
      while true {
        let arrival = guardian.withLock {
          let arrival = order.arrive(thread, at: place, isImpatient: isImpatient)
          if case .waits = arrival { sleepers[thread] = sleeper }
          return arrival
        }
        switch arrival {
        case .takes: return 0
        case .actsFor(let holder): return holder
        case .waits: sleeper.sleep()
        }
        // Given, or woken to try again.
        if place.load() & ~Turn.flags == thread { return 0 }
        isImpatient = true
      }
    }
  }

  func stopActing(for holder: UInt, as thread: UInt, in place: TurnPlace) {
    guardian.withLock { order.stopActing(for: holder, as: thread, in: place) }
  }

  func giveUp(_ thread: UInt, _ place: TurnPlace) -> Bool {
    guardian.withLock {
      switch order.depart(thread, from: place) {
      case .errand: return false
      case .leaves(let next):
        wake(next)
        return true
      }
    }
  }

  func lend(_ thread: UInt, _ place: TurnPlace) {
    Sleeper.withSleeper { sleeper in
      let isLent = guardian.withLock {
        guard let next = order.lend(thread, place) else { return false }
        sleepers[thread] = sleeper
        wake(next)
        return true
      }
      if isLent { sleeper.sleep() }
    }
  }

  private func wake(_ thread: UInt?) {
    if let thread { sleepers.removeValue(forKey: thread)?.wake() }
  }
}
