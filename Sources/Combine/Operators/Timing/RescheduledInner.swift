import Dispatch

/// The machinery of `receive(on:)` and `delay`: what arrives waits in order, and each turn of the scheduler passes one
/// thing on.
///
/// On a scheduler that runs several things at a time the order is kept too, and downstream gets one call at a time.
@usableFromInline
class RescheduledInner<Context: Scheduler, Downstream: Subscriber>: Junction<Downstream>, Subscriber, Requestable {
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

  @usableFromInline final let scheduler: Context
  @usableFromInline final let options: Context.SchedulerOptions?
  @usableFromInline final let delay: Delay?
  /// Takes a turn on a queue, and gives back the reference to this object that was made for it. A closure that is scheduled
  /// becomes a block of its own each time.
  @exclusivity(unchecked) @usableFromInline final var turnOnQueue: (@convention(block) () -> Void)?

  /// Guards what the upstream's thread and the scheduler share.
  @usableFromInline final let lock = Lock()
  @exclusivity(unchecked) @usableFromInline final var upstream: (any Subscription)?
  @exclusivity(unchecked) @usableFromInline final var isSubscribed = false
  @exclusivity(unchecked) @usableFromInline final var isAttached = false
  @exclusivity(unchecked) @usableFromInline final var values = Queue<Input>()
  @exclusivity(unchecked) @usableFromInline final var completion: Subscribers.Completion<Failure>?
  /// The subscription of an upstream that has completed, for what downstream answers to values still to be delivered.
  @exclusivity(unchecked) @usableFromInline final var completed: (any Subscription)?
  /// How many turns were for values that a cancellation has dropped.
  @exclusivity(unchecked) @usableFromInline final var idleTurns = 0

  @inlinable
  init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?, delay: Delay? = nil) {
    self.scheduler = scheduler
    self.options = options
    self.delay = delay
    super.init(downstream: downstream)
    if Context.self == DispatchQueue.self, options == nil, delay == nil {
      let own = Unmanaged.passUnretained(self)
      turnOnQueue = { own.takeRetainedValue().takeTurn() }
    }
  }

  @inlinable deinit {}

  /// The subscription to hand downstream.
  @usableFromInline var own: any Subscription { preconditionFailure("abstract") }

  @inlinable
  final func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    let isFirst = lock.withLock {
      guard !isSubscribed else { return false }
      isSubscribed = true
      isAttached = true
      upstream = subscription
      return true
    }
    if isFirst { send(subscription: own) } else { subscription.cancel() }
  }

  @inlinable
  final func receive(_ input: Input) -> Subscribers.Demand {
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
  final func receive(completion: Subscribers.Completion<Failure>) {
    let finished: (any Subscription)? = lock.withLock {
      guard let upstream else { return nil }
      isAttached = false
      self.upstream = nil
      self.completion = completion
      completed = upstream
      return upstream
    }
    if finished != nil { scheduleTurn() }
  }

  @inlinable
  final func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  /// A completion that is scheduled already is delivered all the same.
  @inlinable
  final func cancel() {
    lock.lock()
    guard isSubscribed else { return lock.unlock() }
    let held = (upstream, values.takeAll(), completed)
    isAttached = false
    upstream = nil
    completed = nil
    idleTurns += held.1.count
    let isEnding = completion != nil
    lock.unlock()
    held.0?.cancel()
    if !isEnding { release() }
  }

  /// Lets go of the downstream.
  @inlinable
  final func release() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.release() } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    isOver = true
    close(nil)
  }

  @inlinable
  final func scheduleTurn() {
    if let delay {
      scheduler.schedule(
        after: scheduler.now.advanced(by: delay.interval), tolerance: delay.tolerance, options: options
      ) { self.takeTurn() }
    } else if let turnOnQueue, let queue = scheduler as? DispatchQueue {
      _ = Unmanaged.passRetained(self)
      queue.async(execute: movable(block: turnOnQueue))
    } else {
      scheduler.schedule(options: options) { self.takeTurn() }
    }
  }

  /// Passes on the value that waits longest, or the completion after all values.
  @inlinable
  final func takeTurn() {
    guard let pass = turnstile.enter() else { return comeBack(on: scheduler, options: options) { self.takeTurn() } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    lock.lock()
    if idleTurns > 0 {
      idleTurns -= 1
      lock.unlock()
    } else if let value = values.popFirst() {
      lock.unlock()
      let more = send(value)
      if more > .none { lock.withLock { upstream ?? completed }?.request(more) }
    } else if let completion {
      let completed = completed
      self.completed = nil
      self.completion = nil
      lock.unlock()
      defer { withExtendedLifetime(completed) {} }
      isOver = true
      close(completion)
    } else {
      lock.unlock()
    }
  }
}
