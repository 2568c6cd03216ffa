extension Publishers {
  /// Another publisher's values and completion, each after a length of time.
  public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// How long each value and the completion wait.
    public let interval: Context.SchedulerTimeType.Stride

    /// How much later a delivery may be.
    public let tolerance: Context.SchedulerTimeType.Stride

    /// Where values and completion are delivered.
    public let scheduler: Context

    /// The scheduler's options for each delivery.
    public let options: Context.SchedulerOptions?

    /// Creates the operator; see ``Publisher/delay(for:tolerance:scheduler:options:)``.
    @inlinable
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(
        DelayInner(
          downstream: subscriber, scheduler: scheduler, options: options,
          delay: .init(interval: interval, tolerance: tolerance)))
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler, each after a length of time, in order and one at a time.
  ///
  /// - Parameters:
  ///   - interval: How long each value and the completion wait.
  ///   - tolerance: How much later a delivery may be; the scheduler's smallest tolerance where absent.
  ///   - scheduler: Whose clock is used, and where to deliver.
  ///   - options: The scheduler's options for each delivery.
  ///
  /// ```swift
  /// let time = TestScheduler()  // DispatchQueue.main in an app
  /// let cancellable = Just("half a second later")
  ///   .delay(for: .milliseconds(500), scheduler: time)
  ///   .sink { print($0) }
  /// print("not yet")
  /// time.advance(by: .milliseconds(500))
  /// // Prints:
  /// // not yet
  /// // half a second later
  /// ```
  @inlinable
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

/// The machinery of ``Publishers/Delay``.
@usableFromInline
final class DelayInner<Context: Scheduler, Downstream: Subscriber>: RescheduledInner<Context, Downstream> {
  @inlinable deinit {}

  @usableFromInline override var own: any Subscription { self }
}
