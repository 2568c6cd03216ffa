extension Publishers {
  /// The time between another publisher's values.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are timed.
    public let upstream: Upstream

    /// Whose clock is used.
    public let scheduler: Context

    /// Creates the operator; see ``Publisher/measureInterval(using:options:)``.
    @inlinable
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == Context.SchedulerTimeType.Stride {
      upstream.subscribe(MeasureIntervalInner<Upstream.Output, _, _>(downstream: subscriber, scheduler: scheduler))
    }
  }
}

extension Publisher {
  /// Sends the time since the value before, for the first the time since the subscription, instead of each value.
  ///
  /// - Parameters:
  ///   - scheduler: Whose clock is used. Values arrive where this publisher sends them.
  ///   - options: Not used.
  ///
  /// ```swift
  /// let time = TestScheduler()  // DispatchQueue.main in an app
  /// let taps = PassthroughSubject<Void, Never>()
  /// let cancellable = taps.measureInterval(using: time).sink { print($0) }
  /// time.advance(by: .seconds(2))
  /// taps.send()
  /// // Prints:
  /// // 2s
  /// ```
  @inlinable
  public func measureInterval<S>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> where S: Scheduler {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

/// The machinery of ``Publishers/MeasureInterval``.
@usableFromInline
final class MeasureIntervalInner<Input, Context: Scheduler, Downstream: Subscriber>: SourceJunction<Downstream>,
  Subscriber,
  Requestable, NamedForDebugging
where Downstream.Input == Context.SchedulerTimeType.Stride {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let scheduler: Context
  @exclusivity(unchecked) @usableFromInline var last: Context.SchedulerTimeType?

  @inlinable
  init(downstream: Downstream, scheduler: Context) {
    self.scheduler = scheduler
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "MeasureInterval" }

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    last = scheduler.now
    send(subscription: handle)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      let now = scheduler.now
      turnstile.post { self.receive(at: now) }
      return .none
    }
    defer { turnstile.leave(pass) }
    if !isOver, last != nil { receive(at: scheduler.now) }
    return .none
  }

  @inlinable
  func receive(at now: Context.SchedulerTimeType) {
    guard !isOver, let last else { return }
    self.last = now
    let more = send(last.distance(to: now))
    if more > .none { upstream?.request(more) }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard last != nil else { return }
    upstream = nil
    end(completion)
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    ask(demand)
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    if last != nil { end(nil) }
  }

  @inlinable
  func end(_ completion: Subscribers.Completion<Failure>?) {
    guard !isOver else { return }
    let upstream = upstream
    isOver = true
    self.upstream = nil
    upstream?.cancel()
    close(completion)
  }
}
