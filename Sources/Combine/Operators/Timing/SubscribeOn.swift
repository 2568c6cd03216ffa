extension Publishers {
  /// Another publisher, which is subscribed to, asked and cancelled on a scheduler.
  public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// Where the upstream is subscribed to, asked and cancelled.
    public let scheduler: Context

    /// The scheduler's options for each call.
    public let options: Context.SchedulerOptions?

    /// Creates the operator; see ``Publisher/subscribe(on:options:)``.
    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let inner = SubscribeOnInner(downstream: subscriber, scheduler: scheduler, options: options)
      scheduler.schedule(options: options) { upstream.subscribe(inner) }
    }
  }
}

extension Publisher {
  /// Subscribes, asks for values and cancels on a scheduler.
  ///
  /// Values arrive wherever the publisher sends them: on the scheduler too, if it sends them when asked.
  ///
  /// - Parameters:
  ///   - scheduler: Where to make the calls; a background queue for a publisher whose subscription is slow work.
  ///   - options: The scheduler's options for each call.
  ///
  /// ```swift
  /// let cancellable = [1, 2].publisher.subscribe(on: ImmediateScheduler.shared).sink { print($0) }
  /// // Prints:
  /// // 1
  /// // 2
  /// ```
  @inlinable
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// The machinery of ``Publishers/SubscribeOn``.
@usableFromInline
final class SubscribeOnInner<Context: Scheduler, Downstream: Subscriber>: SourceJunction<Downstream>, Subscriber,
  Requestable,
  NamedForDebugging
{
  @usableFromInline typealias Input = Downstream.Input
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let scheduler: Context
  @usableFromInline let options: Context.SchedulerOptions?

  @inlinable
  init(downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
    self.scheduler = scheduler
    self.options = options
    super.init(downstream: downstream)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "SubscribeOn" }

  @inlinable
  func receive(subscription: any Subscription) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard take(subscription) else { return }
    send(subscription: handle)
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    pass(input, if: { true })
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard !isOver, isSubscribed else { return }
    isOver = true
    upstream = nil
    close(completion)
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard !isOver, let upstream else { return }
    scheduler.schedule(options: options) { upstream.request(demand) }
  }

  /// What has been requested before still goes up.
  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    guard !isOver, let upstream else { return }
    isOver = true
    self.upstream = nil
    scheduler.schedule(options: options) { upstream.cancel() }
    close(nil)
  }
}
