extension Publishers {
  /// When values are gathered into groups by time.
  public enum TimeGroupingStrategy<Context> where Context: Scheduler {
    /// A group for each interval of the scheduler's clock in which there were values.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// A group for each interval, and one as soon as there are so many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Another publisher's values, gathered into arrays by time.
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// When to send a group.
    public let strategy: Publishers.TimeGroupingStrategy<Context>

    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Creates the operator; see ``Publisher/collect(_:options:)``.
    @inlinable
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
      switch strategy {
      case .byTime(let scheduler, let interval):
        upstream.subscribe(
          CollectByTimeInner<Upstream.Output, _, _>(
            downstream: subscriber, interval: interval, scheduler: scheduler, options: options, count: nil))
      case .byTimeOrCount(let scheduler, let interval, let count):
        upstream.subscribe(
          CollectByTimeInner<Upstream.Output, _, _>(
            downstream: subscriber, interval: interval, scheduler: scheduler, options: options, count: count))
      }
    }
  }
}

extension Publisher {
  /// Gathers values into arrays by time.
  ///
  /// All values are asked for. An interval without values sends nothing. A full group is sent when it becomes full; what
  /// is left over when this publisher finishes is sent before the completion, and dropped when it fails. While
  /// downstream wants no group, values go on being gathered.
  ///
  /// - Parameters:
  ///   - strategy: When to send a group, and on which scheduler.
  ///   - options: The scheduler's options.
  ///
  /// ```swift
  /// let time = TestScheduler()  // DispatchQueue.main in an app
  /// let keys = PassthroughSubject<Character, Never>()
  /// let cancellable = keys
  ///   .collect(.byTimeOrCount(time, .seconds(1), 3))
  ///   .sink { print(String($0)) }
  /// for key in "keys" { keys.send(key) }
  /// time.advance(by: .seconds(1))
  /// // Prints:
  /// // key
  /// // s
  /// ```
  @inlinable
  public func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// The machinery of ``Publishers/CollectByTime``.
@usableFromInline
final class CollectByTimeInner<Input, Context: Scheduler, Downstream: Subscriber>: TimedInner<Context, Downstream>,
  Subscriber, Requestable, NamedForDebugging
where Downstream.Input == [Input] {
  @usableFromInline typealias Failure = Downstream.Failure

  @usableFromInline let count: Int?
  @exclusivity(unchecked) @usableFromInline var group: [Input] = []
  /// Rings once for each interval, until it is over.
  @exclusivity(unchecked) @usableFromInline var clock: (any Cancellable)?
  @exclusivity(unchecked) @usableFromInline var hasFinished = false

  @inlinable
  init(
    downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, count: Int?
  ) {
    self.count = count
    super.init(downstream: downstream, interval: interval, scheduler: scheduler, options: options)
  }

  @inlinable deinit {}

  @usableFromInline var name: String { "CollectByTime" }

  @usableFromInline var children: [Mirror.Child] {
    shown {
      [
        ("downstream", Combine.shown(downstream)),
        ("upstreamSubscription", Combine.shown(upstream)),
        ("downstreamDemand", demand),
        ("buffer", group),
      ]
    }
  }

  @inlinable
  func receive(subscription: any Subscription) {
    guard var pass = turnstile.enter() else { return turnstile.post { self.receive(subscription: subscription) } }
    defer { turnstile.leave(pass) }
    guard accept(subscription, as: handle) else { return }
    clock = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { self.intervalEnds() }
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
    group.append(input)
    if let count, group.count >= count { sendGroups(also: false) }
    return .none
  }

  @inlinable
  func intervalEnds() {
    guard let pass = turnstile.enter() else { return comeBack(on: scheduler, options: options) { self.intervalEnds() } }
    defer { turnstile.leave(pass) }
    sendGroups(also: true)
  }

  /// Sends the groups that are full and wanted.
  ///
  /// - Parameter incomplete: Whether to send one that is not full, too.
  @inlinable
  func sendGroups(also incomplete: Bool) {
    while !isOver, demand > .none, !group.isEmpty {
      let size = count.map { Swift.min(Swift.max($0, 1), group.count) } ?? group.count
      guard incomplete || size == count else { return }
      let full = size == group.count ? group : Array(group.prefix(size))
      if size == group.count { group = [] } else { group.removeFirst(size) }
      sendIfWanted(full)
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.receive(completion: completion) } }
    defer { turnstile.leave(pass) }
    guard isAttached else { return }
    detach()
    if case .finished = completion {
      hasFinished = true
      finishIfSent()
    } else {
      finish(completion)
    }
  }

  @inlinable
  func finishIfSent() {
    sendGroups(also: true)
    if group.isEmpty { finish(.finished) }
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    guard let pass = turnstile.enter() else { return turnstile.post { self.request(demand) } }
    defer { turnstile.leave(pass) }
    guard isSubscribed else { return }
    self.demand += demand
    if hasFinished { finishIfSent() } else if count != nil { sendGroups(also: false) }
  }

  @inlinable
  func cancel() {
    guard let pass = turnstile.enter() else { return turnstile.interrupt { self.cancel() } }
    defer { turnstile.leave(pass) }
    finish(nil)
  }

  @inlinable
  func finish(_ completion: Subscribers.Completion<Failure>?) {
    let (clock, dropped) = (clock, group)
    self.clock = nil
    group = []
    clock?.cancel()
    end(completion)
    withExtendedLifetime(dropped) {}
  }
}
