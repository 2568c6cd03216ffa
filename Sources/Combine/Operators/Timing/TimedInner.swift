/// What the operators that wait for a moment share: a gate, a scheduler, an alarm, and the two ends of the chain.
///
/// Everything below is the gate's: it is read and changed by the thread inside.
@usableFromInline
class TimedInner<Context: Scheduler, Downstream: Subscriber>: SourceJunction<Downstream> {
  @usableFromInline let scheduler: Context
  @usableFromInline let options: Context.SchedulerOptions?
  @usableFromInline let interval: Context.SchedulerTimeType.Stride
  /// Whether there is an upstream: subscribed to, and neither finished nor cancelled.
  @exclusivity(unchecked) @usableFromInline final var isAttached = false
  @exclusivity(unchecked) @usableFromInline final var demand = Subscribers.Demand.none
  @exclusivity(unchecked) @usableFromInline final var alarm = Alarm<Context>()

  @inlinable
  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  /// Sets or moves the alarm to one interval from now. Call inside the turnstile.
  ///
  /// - Parameter wake: What to do then, inside the turnstile. The same each time.
  @inlinable
  final func setAlarm(_ wake: @escaping () -> Void) {
    let due = scheduler.now.advanced(by: interval)
    if !alarm.postpone(to: due) { carryOut(alarm.set(due), wake) }
  }

  /// Takes the alarm back. Call inside the turnstile.
  @inlinable
  final func clearAlarm() { alarm.clear().stale?.cancel() }

  @inlinable
  final func carryOut(_ change: Alarm<Context>.Change, _ wake: @escaping () -> Void) {
    change.stale?.cancel()
    guard let number = change.number, let due = alarm.due else { return }
    let tolerance = scheduler.minimumTolerance
    if alarm.postpones {
      scheduler.schedule(after: due, tolerance: tolerance, options: options) { self.ring(number, wake) }
    } else {
      let timer = scheduler.schedule(after: due, interval: interval, tolerance: tolerance, options: options) {
        self.ring(number, wake)
      }
      alarm.keep(timer, number: number).stale?.cancel()
    }
  }

  @inlinable
  final func ring(_ number: Int, _ wake: @escaping () -> Void) {
    guard let pass = turnstile.enter() else {
      return comeBack(on: scheduler, options: options) { self.ring(number, wake) }
    }
    defer { turnstile.leave(pass) }
    let (hasCome, change) = alarm.ring(number: number, now: alarm.postpones ? scheduler.now : nil)
    carryOut(change, wake)
    if hasCome { wake() }
  }

  /// Lets go of an upstream that has completed. Call inside the turnstile.
  @inlinable
  final func detach() {
    isAttached = false
    upstream = nil
  }

  /// Takes the first subscription, and cancels every other. Call inside the turnstile.
  @inlinable
  final func attach(_ subscription: any Subscription) -> Bool {
    guard take(subscription) else { return false }
    isAttached = true
    return true
  }

  /// Takes in the subscription and hands this object downstream. Call inside the turnstile.
  ///
  /// - Returns: Whether the chain goes on.
  @inlinable
  final func accept(_ subscription: any Subscription, as own: SubscriptionHandle) -> Bool {
    guard attach(subscription) else { return false }
    send(subscription: own)
    return isAttached
  }

  /// Ends on the scheduler. Call inside the turnstile.
  @inlinable
  final func scheduleEnd(_ completion: Subscribers.Completion<Downstream.Failure>) {
    scheduler.schedule(options: options) { self.enterAndEnd(completion) }
  }

  @inlinable
  final func enterAndEnd(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    guard let pass = turnstile.enter() else {
      return comeBack(on: scheduler, options: options) { self.enterAndEnd(completion) }
    }
    defer { turnstile.leave(pass) }
    end(completion)
  }

  /// Sends a value, if one is wanted. Call inside the turnstile.
  @inlinable
  final func sendIfWanted(_ value: Downstream.Input) {
    guard demand > .none, !isOver else { return }
    demand -= 1
    demand += send(value)
  }

  /// Lets go of both ends and of the alarm, then says so downstream if there is something to say. Call inside the turnstile.
  @inlinable
  final func end(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    guard !isOver, isSubscribed else { return }
    let upstream = upstream
    isOver = true
    isAttached = false
    self.upstream = nil
    clearAlarm()
    upstream?.cancel()
    close(completion)
  }
}
