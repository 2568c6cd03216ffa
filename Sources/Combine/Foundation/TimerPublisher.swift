import Foundation

extension Timer {
  /// The time, again and again. It starts when connected, and never ends.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    /// It cannot fail.
    public typealias Failure = Never

    /// Seconds between two values.
    public let interval: TimeInterval

    /// How many seconds late a value may be; any number where absent.
    public let tolerance: TimeInterval?

    /// The run loop that runs the timer, and on which values are delivered.
    public let runLoop: RunLoop

    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode

    /// Options of the run loop.
    public let options: RunLoop.SchedulerOptions?

    private let lock = Lock()
    private var subscriptions: [TimerSubscription] = []
    private var timers: [CombineIdentifier: any Cancellable] = [:]

    /// Creates a publisher of the time; see `Timer.publish(every:tolerance:on:in:options:)`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber, which gets nothing before somebody connects.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Date {
      let subscription = TimerSubscription(publisher: self, downstream: subscriber, send: subscriber.receive)
      lock.withLock { subscriptions.append(subscription) }
      subscriber.receive(subscription: subscription)
    }

    /// Starts a timer. Connected twice, it has two, and sends the time of both.
    ///
    /// - Returns: A cancellable that stops this timer. Releasing it does not: the timer runs on.
    public func connect() -> any Cancellable {
      // As Foundation's timer chooses where the interval is none.
      let interval = RunLoop.SchedulerTimeType.Stride(interval > 0 ? interval : 0.0001)
      let timer = runLoop.schedule(
        after: runLoop.now.advanced(by: interval), interval: interval, tolerance: .init(tolerance ?? 0), mode: mode
      ) { [weak self] in self?.send(Date()) }
      let connection = TimerConnection(publisher: self)
      lock.withLock { timers[connection.combineIdentifier] = timer }
      return connection
    }

    fileprivate func stop(_ connection: TimerConnection) {
      lock.withLock { timers.removeValue(forKey: connection.combineIdentifier) }?.cancel()
    }

    private func send(_ date: Date) {
      for subscription in lock.withLock({ subscriptions }) { subscription.receive(date) }
    }

    fileprivate func remove(_ subscription: TimerSubscription) {
      lock.withLock { subscriptions.removeAll { $0 === subscription } }
    }
  }

  /// A publisher that sends the time every so many seconds, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two values.
  ///   - tolerance: How many seconds late a value may be.
  ///   - runLoop: The run loop that runs the timer, and on which values are delivered.
  ///   - mode: The mode of the run loop in which the timer runs.
  ///   - options: Options of the run loop.
  ///
  /// ```swift
  /// let cancellable = Timer.publish(every: 1, on: .main, in: .common)
  ///   .autoconnect()
  ///   .sink { print("it is \($0)") }
  /// ```
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}

/// One timer of a publisher. Unlike `AnyCancellable` it does not cancel when released: the timer may run on.
private final class TimerConnection: Cancellable {
  let combineIdentifier = CombineIdentifier()
  private weak let publisher: Timer.TimerPublisher?

  init(publisher: Timer.TimerPublisher) { self.publisher = publisher }

  func cancel() { publisher?.stop(self) }
}

/// One subscriber of a timer.
private final class TimerSubscription: Subscription, NamedForDebugging {
  private let lock = Lock()
  private var publisher: Timer.TimerPublisher?
  private var downstream: Any?
  private var send: ((Date) -> Subscribers.Demand)?
  private var demand = Subscribers.Demand.none

  var name: String { "Timer" }

  var children: [Mirror.Child] {
    lock.withLock { [("parent", shown(publisher)), ("downstream", shown(downstream)), ("demand", demand)] }
  }

  init(publisher: Timer.TimerPublisher, downstream: Any, send: @escaping (Date) -> Subscribers.Demand) {
    self.publisher = publisher
    self.downstream = downstream
    self.send = send
  }

  func receive(_ date: Date) {
    let wanting: ((Date) -> Subscribers.Demand)? = lock.withLock {
      guard demand > .none else { return nil }
      demand -= 1
      return send
    }
    guard let more = wanting?(date), more > .none else { return }
    lock.withLock { demand += more }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let held = lock.withLock {
      defer { (publisher, downstream, send) = (nil, nil, nil) }
      return (publisher, downstream, send)
    }
    held.0?.remove(self)
  }
}
