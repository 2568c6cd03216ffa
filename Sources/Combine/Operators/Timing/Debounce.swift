extension Publishers {
  /// Another publisher's newest value, once it has been quiet for a while.
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// How long it has to be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride

    /// Whose clock is used, and where to deliver.
    public let scheduler: Context

    /// The scheduler's options for each delivery.
    public let options: Context.SchedulerOptions?

    /// Creates the operator; see ``Publisher/debounce(for:scheduler:options:)``.
    @inlinable
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        DebounceInner(downstream: subscriber, interval: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Sends on a value once no other has followed it for a while.
  ///
  /// A value that still waits when this publisher completes is not sent. All values are asked for; one that becomes due
  /// while downstream wants none is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: How long it has to be quiet.
  ///   - scheduler: Whose clock is used, and where values and the completion are delivered.
  ///   - options: The scheduler's options for each delivery.
  ///
  /// ```swift
  /// let time = TestScheduler()  // RunLoop.main in an app
  /// let typed = PassthroughSubject<String, Never>()
  /// let cancellable = typed
  ///   .debounce(for: .milliseconds(100), scheduler: time)
  ///   .sink { print("search for \($0)") }
  /// typed.send("c")
  /// typed.send("combine")
  /// time.advance(by: .milliseconds(100))
  /// // Prints:
  /// // search for combine
  /// ```
  @inlinable
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// The machinery of ``Publishers/Debounce``.
@usableFromInline
final class DebounceInner<Context: Scheduler, Downstream: Subscriber>: TimedInner<Context, Downstream>, Subscriber,
  Requestable, NamedForDebugging
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @exclusivity(unchecked) @usableFromInline var newest: Input?

  @inlinable deinit {}

  @usableFromInline var name: String { "Debounce" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)), ("downstreamDemand", demand),
        ("currentValue", Combine.shown(newest)),
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
    let replaced = newest
    newest = input
    setAlarm { self.alarmRings() }
    withExtendedLifetime(replaced) {}
    return .none
  }

  @inlinable
  func alarmRings() {
    guard let value = newest else { return }
    newest = nil
    sendIfWanted(value)
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard isAttached else { return }
    let dropped = newest
    detach()
    newest = nil
    clearAlarm()
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
    let dropped = newest
    newest = nil
    end(nil)
    withExtendedLifetime(dropped) {}
  }
}
