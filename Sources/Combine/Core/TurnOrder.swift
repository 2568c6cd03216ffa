/// The word of a ``Turn``.
protocol TurnWord: Equatable {
  func load() -> UInt

  /// - Returns: Whether the word was the expected one.
  func exchange(_ expected: UInt, for desired: UInt) -> Bool
}

/// Who waits for which turn, and what becomes of those who come and go. A value: its caller keeps it under a lock, puts threads
/// to sleep and wakes them.
///
/// A turn that others wait for carries the waiter's flag, without which its holder would go unseen. A thread that has waited
/// is woken when the turn is free, and competes for it; the second time it is handed the turn. So threads that send in quick
/// succession seldom sleep, and none waits for ever.
struct TurnOrder<Word: TurnWord> {
  enum Arrival: Equatable {
    case takes
    case actsFor(UInt)
    /// Sleeps until it is woken. It has the turn then, or arrives again.
    case waits
  }

  enum Departure: Equatable {
    /// There is an errand to do first.
    case errand
    /// The turn is given up, and this thread is to be woken.
    case leaves(UInt?)
  }

  private struct Waiting {
    let thread: UInt
    let turn: Word
    let isImpatient: Bool
  }

  private var waiting: [Waiting] = []
  /// The threads that act for another, once for each turn they do so in.
  private var acting: [UInt] = []

  /// A thread wants a turn that it does not have.
  mutating func arrive(_ thread: UInt, at turn: Word, isImpatient: Bool) -> Arrival {
    while true {
      let seen = turn.load()
      if seen == 0 {
        if turn.exchange(0, for: thread | flag(at: turn)) { return .takes }
        continue
      }
      // From here on the holder cannot leave unseen.
      guard turn.exchange(seen, for: seen | Turn.waiterFlag) else { continue }
      guard isWaiting(seen & ~Turn.flags, for: thread) else {
        waiting.append(Waiting(thread: thread, turn: turn, isImpatient: isImpatient))
        return .waits
      }
      acting.append(thread)
      return .actsFor(replaceHolder(of: turn, by: thread))
    }
  }

  mutating func stopActing(for holder: UInt, as thread: UInt, in turn: Word) {
    if let index = acting.lastIndex(of: thread) { acting.remove(at: index) }
    _ = replaceHolder(of: turn, by: holder)
  }

  /// The holder wants to give its turn back.
  mutating func depart(_ thread: UInt, from turn: Word) -> Departure {
    while true {
      let seen = turn.load()
      if seen & Turn.errandFlag != 0 { return .errand }
      guard let index = waiting.firstIndex(where: { $0.turn == turn }) else {
        if turn.exchange(seen, for: 0) { return .leaves(nil) }
        continue
      }
      let next = waiting.remove(at: index)
      // One that only competes sets the flag for the others when it arrives again.
      if turn.exchange(seen, for: next.isImpatient ? next.thread | flag(at: turn) : 0) { return .leaves(next.thread) }
      waiting.insert(next, at: index)
    }
  }

  /// The holder hands its turn to a thread that waits, and waits for it in turn.
  ///
  /// - Returns: The thread to be woken, which has the turn; or `nil`, and nothing has changed.
  mutating func lend(_ thread: UInt, _ turn: Word) -> UInt? {
    // While a thread acts for one that sleeps, nobody may come in between.
    guard !acting.contains(thread), let index = waiting.firstIndex(where: { $0.turn == turn }) else { return nil }
    let next = waiting.remove(at: index)
    waiting.append(Waiting(thread: thread, turn: turn, isImpatient: true))
    _ = replaceHolder(of: turn, by: next.thread)
    return next.thread
  }

  private func flag(at turn: Word) -> UInt { waiting.contains { $0.turn == turn } ? Turn.waiterFlag : 0 }

  /// - Returns: The holder until now.
  private func replaceHolder(of turn: Word, by thread: UInt) -> UInt {
    while true {
      let seen = turn.load()
      if turn.exchange(seen, for: (seen & Turn.flags) | thread) { return seen & ~Turn.flags }
    }
  }

  /// Whether a thread waits for another, or for one that does.
  private func isWaiting(_ thread: UInt, for other: UInt) -> Bool {
    var thread = thread
    for _ in waiting {
      guard let wish = waiting.first(where: { $0.thread == thread }) else { return false }
      thread = wish.turn.load() & ~Turn.flags
      if thread == other { return true }
    }
    return false
  }
}
