/// Schedulers whose timers are dear: a timer that has to be postponed again and again is better left to ring, and set
/// anew for the time that remains.
@usableFromInline
protocol PostponingScheduler {}

extension DispatchQueue: PostponingScheduler {}
extension RunLoop: PostponingScheduler {}
extension OperationQueue: PostponingScheduler {}

/// One moment to wait for, which may be moved: the timer of the time operators. A value type without locks; whoever owns
/// it sees to that.
///
/// On a scheduler that does not mind, each move is a new repeating timer that is cancelled when it rings or is replaced.
/// On one that does (see ``PostponingScheduler``) a ring that comes too early sets the next.
@frozen @usableFromInline
struct Alarm<Context: Scheduler> {
  @usableFromInline let postpones: Bool
  /// The moment, if one is waited for.
  @usableFromInline var due: Context.SchedulerTimeType?
  @usableFromInline var hasTimer = false
  @usableFromInline var timer: (any Cancellable)?
  /// Tells the newest timer's ring from others.
  @usableFromInline var number = 0

  @inlinable
  init() { postpones = Context.self is any PostponingScheduler.Type }

  @inlinable var isSet: Bool { due != nil }

  /// What the owner must do after a change.
  @frozen @usableFromInline
  struct Change {
    /// Cancel this timer.
    @usableFromInline var stale: (any Cancellable)?
    /// Set a timer for the moment, under this number.
    @usableFromInline var number: Int?

    @inlinable
    init(stale: (any Cancellable)? = nil, number: Int? = nil) {
      self.stale = stale
      self.number = number
    }
  }

  /// Moves the alarm, if a timer that is set will do.
  @inlinable
  mutating func postpone(to due: Context.SchedulerTimeType) -> Bool {
    guard postpones, hasTimer else { return false }
    self.due = due
    return true
  }

  /// Moves the alarm to a new timer.
  @inlinable
  mutating func set(_ due: Context.SchedulerTimeType) -> Change {
    self.due = due
    hasTimer = postpones
    return Change(stale: takeTimer(), number: nextNumber())
  }

  /// Takes the alarm back.
  @inlinable
  mutating func clear() -> Change {
    due = nil
    return Change(stale: takeTimer())
  }

  /// Keeps the timer that was set for a number, unless it is out of date.
  @inlinable
  mutating func keep(_ timer: any Cancellable, number: Int) -> Change {
    guard due != nil, number == self.number else { return Change(stale: timer) }
    self.timer = timer
    return Change()
  }

  /// A timer rings.
  ///
  /// - Parameter now: The time, where timers are postponed.
  /// - Returns: Whether the moment has come, in which case the alarm is off.
  @inlinable
  mutating func ring(number: Int, now: Context.SchedulerTimeType?) -> (Bool, Change) {
    guard number == self.number else { return (false, Change()) }
    hasTimer = false
    guard let due else { return (false, Change()) }
    if let now, now < due {
      hasTimer = true
      return (false, Change(number: nextNumber()))
    }
    return (true, clear())
  }

  @inlinable
  mutating func takeTimer() -> (any Cancellable)? {
    let timer = timer
    self.timer = nil
    return timer
  }

  @inlinable
  mutating func nextNumber() -> Int {
    number &+= 1
    return number
  }
}
