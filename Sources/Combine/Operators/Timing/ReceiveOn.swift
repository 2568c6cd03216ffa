extension Publishers {
  /// Another publisher's values, delivered on a scheduler.
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream

    /// Where values and completion are delivered.
    public let scheduler: Context

    /// The scheduler's options for each delivery.
    public let options: Context.SchedulerOptions?

    /// Creates the operator; see ``Publisher/receive(on:options:)``.
    @inlinable
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(ReceiveOnInner(downstream: subscriber, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler, in order and one at a time.
  ///
  /// Requests and cancellation go upstream at once, from the thread that makes them.
  ///
  /// - Parameters:
  ///   - scheduler: Where to deliver; `RunLoop.main` or `DispatchQueue.main` for what a view shows.
  ///   - options: The scheduler's options for each delivery.
  ///
  /// ```swift
  /// let numbers = PassthroughSubject<Int, Never>()
  /// let cancellable = numbers.receive(on: ImmediateScheduler.shared).sink { print($0) }
  /// numbers.send(1)
  /// // Prints:
  /// // 1
  /// ```
  @inlinable
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// The machinery of ``Publishers/ReceiveOn``.
@usableFromInline
final class ReceiveOnInner<Context: Scheduler, Downstream: Subscriber>: RescheduledInner<Context, Downstream>,
  NamedForDebugging
{
  @inlinable deinit {}

  @usableFromInline override var own: any Subscription { handle }

  @usableFromInline var name: String { "ReceiveOn" }

  @usableFromInline var children: [Mirror.Child] {
    let upstream = lock.withLock { self.upstream }
    return shown { [("downstream", Combine.shown(downstream)), ("upstreamSubscription", Combine.shown(upstream))] }
  }
}
