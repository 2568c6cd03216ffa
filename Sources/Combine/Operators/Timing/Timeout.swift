extension Publishers {
  /// Another publisher's values, until one of them is too late.
  public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// The longest time to wait for a value.
    public let interval: Context.SchedulerTimeType.Stride

    /// Whose clock is used, and where to deliver.
    public let scheduler: Context

    /// The scheduler's options for each delivery.
    public let options: Context.SchedulerOptions?

    /// Makes the failure when time is up; where absent, the stream finishes.
    public let customError: (() -> Upstream.Failure)?

    /// Creates the operator; see ``Publisher/timeout(_:scheduler:options:customError:)``.
    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        TimeoutInner(
          downstream: subscriber, interval: interval, scheduler: scheduler, options: options,
          customError: customError))
    }
  }
}

extension Publisher {
  /// Ends the stream when a value is too late.
  ///
  /// The time runs from the subscription, anew from the first request, and anew from each value.
  ///
  /// - Parameters:
  ///   - interval: The longest time to wait for a value.
  ///   - scheduler: Whose clock is used, and where values and the completion are delivered.
  ///   - options: The scheduler's options for each delivery.
  ///   - customError: Makes the failure when time is up; where absent, the stream finishes.
  ///
  /// ```swift
  /// let time = TestScheduler()  // DispatchQueue.main in an app
  /// let answers = PassthroughSubject<String, CancellationError>()
  /// let cancellable = answers
  ///   .timeout(.seconds(5), scheduler: time, customError: { CancellationError() })
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// answers.send("hello")
  /// time.advance(by: .seconds(5))
  /// // Prints:
  /// // hello
  /// // failure(Swift.CancellationError())
  /// ```
  @inlinable
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

/// The machinery of ``Publishers/Timeout``.
@usableFromInline
final class TimeoutInner<Context: Scheduler, Downstream: Subscriber>: TimedInner<Context, Downstream>, Subscriber,
  Requestable, NamedForDebugging
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @exclusivity(unchecked) @usableFromInline var customError: (() -> Failure)?
  /// What is on its way to the scheduler: each of its turns passes one thing on.
  @exclusivity(unchecked) @usableFromInline var values = Queue<Input>()
  @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?
  @exclusivity(unchecked) @usableFromInline var isRequested = false

  @inlinable
  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, customError: (() -> Failure)?
  ) {
    self.customError = customError
    super.init(downstream: downstream, interval: interval, scheduler: scheduler, options: options)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "Timeout" }

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard attach(subscription) else { return }
    setAlarm { self.alarmRings() }
    precondition(!isOver, "a time-out needs a scheduler that waits")
    send(subscription: handle)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard let pass = turnstile.enter() else {
      turnstile.post { _ = self.receive(input) }
      return .none
    }
    defer { turnstile.leave(pass) }
    guard isAttached else { return .none }
    setAlarm { self.alarmRings() }
    values.append(input)
    scheduler.schedule(options: options) { self.takeTurn() }
    return .none
  }

  @inlinable
  func takeTurn() {
    guard let pass = turnstile.enter() else { return comeBack(on: scheduler, options: options) { self.takeTurn() } }
    defer { turnstile.leave(pass) }
    guard !isOver else { return }
    if let value = values.popFirst() {
      let more = send(value)
      if more > .none { upstream?.request(more) }
    } else if let completion {
      finish(completion)
    }
  }

  @inlinable
  func alarmRings() {
    let error = customError
    finish(error.map { .failure($0()) } ?? .finished)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard isAttached else { return }
    detach()
    clearAlarm()
    self.completion = completion
    scheduler.schedule(options: options) { self.takeTurn() }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard isAttached, let upstream else { return }
    if !isRequested {
      isRequested = true
      setAlarm { self.alarmRings() }
    }
    turnstile.leaveEarly(&pass)
    upstream.request(demand)
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    if isSubscribed { finish(nil) }
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Failure>?) {
    let (error, values) = (customError, self.values.takeAll())
    customError = nil
    end(completion)
    withExtendedLifetime((error, values)) {}
  }
}
