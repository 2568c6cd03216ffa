/// The machinery of `receive(on:)` and `delay`: what arrives waits in order, and each turn of the scheduler passes one
/// thing on.
///
/// On a scheduler that runs several things at a time the order is kept too, and downstream gets one call at a time.
@usableFromInline
final class RescheduledInner<Context: Scheduler, Downstream: Subscriber>: Junction<Downstream>, Subscriber, Requestable,
  NamedForDebugging
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  /// How late things are passed on; at once where there is no delay.
  @frozen @usableFromInline
  struct Delay {
    @usableFromInline let interval: Context.SchedulerTimeType.Stride
    @usableFromInline let tolerance: Context.SchedulerTimeType.Stride

    @inlinable
    init(interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride) {
      self.interval = interval
      self.tolerance = tolerance
    }
  }

  @usableFromInline let scheduler: Context
  @usableFromInline let options: Context.SchedulerOptions?
  @usableFromInline let delay: Delay?

  /// Guards what the upstream's thread and the scheduler share.
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline var isSubscribed = false
  @exclusivity(unchecked) @usableFromInline var isAttached = false
  @exclusivity(unchecked) @usableFromInline var values = Queue<Input>()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?

  @inlinable
  init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?, delay: Delay? = nil) {
    self.scheduler = scheduler
    self.options = options
    self.delay = delay
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { delay == nil ? "ReceiveOn" : "Delay" }

  @usableFromInline var children: [Mirror.Child] {
    let upstream = lock.withLock { self.upstream }
    return shown { [("downstream", Combine.shown(downstream)), ("upstreamSubscription", Combine.shown(upstream))] }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    let isFirst = lock.withLock {
      guard !isSubscribed else { return false }
      isSubscribed = true
      isAttached = true
      upstream = subscription
      return true
    }
    if isFirst { send(subscription: handle) } else { subscription.cancel() }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    lock.lock()
    guard isAttached else {
      lock.unlock()
      return .none
    }
    values.append(input)
    lock.unlock()
    scheduleTurn()
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    let finished: (any Subscription)? = lock.withLock {
      guard let upstream else { return nil }
      isAttached = false
      self.upstream = nil
      self.completion = completion
      return upstream
    }
    if finished != nil { scheduleTurn() }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  @inlinable
  func cancel() {
    let held = lock.withLock {
      defer { (isAttached, upstream, completion) = (false, nil, nil) }
      return (upstream, values.takeAll(), completion)
    }
    held.0?.cancel()
    release()
  }

  /// Lets go of the downstream.
  @inlinable
  func release() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.release() } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    isOver = true
    close(nil)
  }

  @inlinable
  func scheduleTurn() {
    if let delay {
      scheduler.schedule(
        after: scheduler.now.advanced(by: delay.interval), tolerance: delay.tolerance, options: options
      ) { self.takeTurn() }
    } else {
      scheduler.schedule(options: options) { self.takeTurn() }
    }
  }

  /// Passes on the value that waits longest, or the completion after all values.
  @inlinable
  func takeTurn() {
    guard let pass = turnstile.enter() else { return comeBack(on: scheduler, options: options) { self.takeTurn() } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    lock.lock()
    if let value = values.popFirst() {
      lock.unlock()
      let more = send(value)
      if more > .none { request(more) }
    } else if let completion {
      self.completion = nil
      lock.unlock()
      isOver = true
      close(completion)
    } else {
      lock.unlock()
    }
  }
}
