extension Publishers {
  /// At most one of another publisher's values in each interval.
  public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// The shortest time between two values.
    public let interval: Context.SchedulerTimeType.Stride

    /// Whose clock is used, and where to deliver.
    public let scheduler: Context

    /// Whether the last value of an interval is sent, or the first.
    public let latest: Bool

    /// Creates the operator; see ``Publisher/throttle(for:scheduler:latest:)``.
    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        ThrottleInner(downstream: subscriber, interval: interval, scheduler: scheduler, latest: latest))
    }
  }
}

extension Publisher {
  /// Sends on a value at once, then at most one in each interval.
  ///
  /// A value that waits for its interval when this publisher finishes is sent in its time, before the completion; a
  /// failure does not wait. All values are asked for; one that becomes due while downstream wants none is dropped.
  ///
  /// - Parameters:
  ///   - interval: The shortest time between two values.
  ///   - scheduler: Whose clock is used, and where values and the completion are delivered.
  ///   - latest: Whether the last value of an interval is sent, or the first.
  ///
  /// ```swift
  /// let time = TestScheduler()  // DispatchQueue.main in an app
  /// let positions = PassthroughSubject<Double, Never>()
  /// let cancellable = positions
  ///   .throttle(for: .seconds(1), scheduler: time, latest: true)
  ///   .sink { print("draw at \($0)") }
  /// positions.send(0.25)
  /// time.advance(by: .milliseconds(500))
  /// positions.send(0.5)
  /// positions.send(0.75)
  /// time.advance(by: .milliseconds(500))
  /// // Prints:
  /// // draw at 0.25
  /// // draw at 0.75
  /// ```
  @inlinable
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The machinery of ``Publishers/Throttle``.
@usableFromInline
final class ThrottleInner<Context: Scheduler, Downstream: Subscriber>: TimedInner<Context, Downstream>, Subscriber,
  Requestable, NamedForDebugging
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let latest: Bool
  /// The value that waits for its turn; a turn is scheduled exactly while there is one.
  @exclusivity(unchecked) @usableFromInline var waiting: Input?
  @exclusivity(unchecked) @usableFromInline var lastTime: Context.SchedulerTimeType?
  @exclusivity(unchecked) @usableFromInline var hasFinished = false

  @inlinable
  init(downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
    self.latest = latest
    super.init(downstream: downstream, interval: interval, scheduler: scheduler, options: nil)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "Throttle" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)),
        ("upstreamSubscription", Combine.shown(upstream)),
        ("downstreamDemand", demand),
        ("currentValue", Combine.shown(waiting)),
      ]
    }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard accept(subscription, as: handle) else { return }
    turnstile.leaveEarly(&pass)
    subscription.request(.unlimited)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post { _ = self.receive(input) }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard isAttached else { return .none }
    if let replaced = waiting {
      if latest { waiting = input }
      withExtendedLifetime(replaced) {}
      return .none
    }
    waiting = input
    if let due = lastTime?.advanced(by: interval), scheduler.now < due {
      scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) { self.takeTurn() }
    } else {
      scheduler.schedule(options: nil) { self.takeTurn() }
    }
    return .none
  }

  @inlinable
  func takeTurn() {
    guard let pass = turnstile.enter() else { return comeBack(on: scheduler, options: options) { self.takeTurn() } }
    defer { turnstile.leave(pass) }
    guard let value = waiting else { return }
    waiting = nil
    lastTime = scheduler.now
    sendIfWanted(value)
    if hasFinished { end(.finished) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard isAttached else { return }
    detach()
    if case .finished = completion, waiting != nil {
      hasFinished = true
      return
    }
    let dropped = waiting
    waiting = nil
    scheduleEnd(completion)
    withExtendedLifetime(dropped) {}
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    if isSubscribed { self.demand += demand }
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    let dropped = waiting
    waiting = nil
    end(nil)
    withExtendedLifetime(dropped) {}
  }
}
