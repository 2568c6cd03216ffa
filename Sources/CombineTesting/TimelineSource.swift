import Combine
import Foundation

/// The failure that `#` stands for in a source, unless another one is named.
public struct TimelineFailure: Error, Hashable, Codable, Sendable {
  /// Creates the failure of a timeline.
  public init() {}
}

/// A publisher that follows a ``Timeline``; made by ``TestScheduler/hot(_:)`` and ``TestScheduler/cold(_:)``.
///
/// A *hot* source goes on whether or not somebody listens, and drops the values for which there is no demand. A *cold*
/// one starts anew for each subscriber, and keeps the values for which there is no demand until they are asked for.
public final class TimelineSource<Output, Failure: Error>: Publisher, @unchecked Sendable {
  fileprivate enum Signal {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  fileprivate let scheduler: TestScheduler
  private let schedule: [(step: Int, signal: Signal)]
  private let isHot: Bool
  private let start: TestScheduler.SchedulerTimeType

  private let lock = NSLock()
  private var inners: [Inner] = []
  private var ending: Subscribers.Completion<Failure>?
  private var spans: [(subscribed: Int, cancelled: Int?)] = []

  fileprivate init(
    _ timeline: Timeline, isHot: Bool, scheduler: TestScheduler, failure: Failure?, value: (String) -> Output
  ) {
    self.isHot = isHot
    self.scheduler = scheduler
    start = scheduler.now
    schedule = timeline.countedFromSubscription.moments.map { moment in
      switch moment.event {
      case .value(let label):
        return (moment.step, .value(value(label)))
      case .finished:
        return (moment.step, .completion(.finished))
      case .failure:
        guard let failure else {
          preconditionFailure("\"\(timeline)\" fails, but its source was given no failure")
        }
        return (moment.step, .completion(.failure(failure)))
      case .subscription, .cancellation:
        preconditionFailure("\"\(timeline)\" subscribes twice or cancels, which a source cannot do")
      }
    }
    if isHot { beginHot() }
  }

  /// When subscribers came and went, one timeline each: `^--!` is a subscription at step 0, cancelled at step 3.
  /// A subscription that was not cancelled has no `!`.
  public var subscriptions: [Timeline] {
    lock.withLock { spans }.map { span in
      var moments = [Timeline.Moment(step: span.subscribed, event: .subscription)]
      if let cancelled = span.cancelled { moments.append(Timeline.Moment(step: cancelled, event: .cancellation)) }
      return Timeline(moments: moments)
    }
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let step = currentStep
    let (inner, ending) = lock.withLock {
      let inner = Inner(AnySubscriber(subscriber), source: self, index: spans.count, keepsValues: !isHot)
      spans.append((step, nil))
      if isHot, self.ending == nil { inners.append(inner) }
      return (inner, self.ending)
    }
    subscriber.receive(subscription: inner)
    if let ending {
      inner.receive(.completion(ending))
    } else if !isHot {
      beginCold(inner)
    }
  }

  private var currentStep: Int {
    Int(start.distance(to: scheduler.now).nanoseconds / scheduler.step.nanoseconds)
  }

  private func beginHot() {
    for entry in schedule where entry.step >= 0 {
      scheduler.schedule(after: time(of: entry.step, from: start)) { [weak self] in self?.emit(entry.signal) }
    }
  }

  private func beginCold(_ inner: Inner) {
    let now = scheduler.now
    for entry in schedule where entry.step >= 0 {
      scheduler.schedule(after: time(of: entry.step, from: now)) { [weak inner] in inner?.receive(entry.signal) }
    }
  }

  private func time(of step: Int, from start: TestScheduler.SchedulerTimeType) -> TestScheduler.SchedulerTimeType {
    start.advanced(by: .init(nanoseconds: Int64(step) * scheduler.step.nanoseconds))
  }

  private func emit(_ signal: Signal) {
    let receivers = lock.withLock {
      let receivers = inners
      if case .completion(let completion) = signal {
        ending = completion
        inners = []
      }
      return receivers
    }
    for inner in receivers { inner.receive(signal) }
  }

  private func cancelled(_ inner: Inner) {
    let step = currentStep
    lock.withLock {
      inners.removeAll { $0 === inner }
      if spans[inner.index].cancelled == nil { spans[inner.index].cancelled = step }
    }
  }

  fileprivate final class Inner: Subscription, CustomStringConvertible {
    let index: Int
    private let keepsValues: Bool
    private let lock = NSLock()
    private var source: TimelineSource?
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var kept: [Signal] = []

    init(_ subscriber: AnySubscriber<Output, Failure>, source: TimelineSource, index: Int, keepsValues: Bool) {
      self.subscriber = subscriber
      self.source = source
      self.index = index
      self.keepsValues = keepsValues
    }

    var description: String { "TimelineSource" }

    func receive(_ signal: Signal) {
      lock.withLock {
        if case .value = signal, demand == .none, !keepsValues { return }
        kept.append(signal)
      }
      drain()
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock { self.demand += demand }
      drain()
    }

    func cancel() {
      let (source, subscriber) = lock.withLock { (self.source.take(), self.subscriber.take()) }
      if subscriber != nil { source?.cancelled(self) }
    }

    private func drain() {
      while let (subscriber, signal) = next() {
        switch signal {
        case .value(let value):
          let more = subscriber.receive(value)
          lock.withLock { demand += more }
        case .completion(let completion):
          subscriber.receive(completion: completion)
        }
      }
    }

    /// The next signal that may be delivered, taken out of what is kept.
    private func next() -> (AnySubscriber<Output, Failure>, Signal)? {
      lock.withLock {
        guard let subscriber, let signal = kept.first else { return nil }
        switch signal {
        case .value:
          guard demand > .none else { return nil }
          demand -= 1
        case .completion:
          self.subscriber = nil
          source = nil
        }
        kept.removeFirst()
        return (subscriber, signal)
      }
    }
  }
}

// MARK: - Making sources

extension TestScheduler {
  /// A publisher of the labels of `timeline`, which starts now and goes on whether or not somebody listens.
  ///
  /// With a mark `^` in the timeline, now is the step of the mark, and what stands before it is past.
  /// `#` is a ``TimelineFailure``.
  public func hot(_ timeline: Timeline) -> TimelineSource<String, TimelineFailure> {
    hot(timeline, failure: TimelineFailure()) { $0 }
  }

  /// A hot publisher of values made from the labels of `timeline`.
  ///
  /// - Parameters:
  ///   - timeline: when to send what.
  ///   - failure: what `#` stands for; nil for a timeline without it.
  ///   - value: makes the value of a label.
  public func hot<Output, Failure: Error>(
    _ timeline: Timeline, failure: Failure?, value: (String) -> Output
  ) -> TimelineSource<Output, Failure> {
    TimelineSource(timeline, isHot: true, scheduler: self, failure: failure, value: value)
  }

  /// A publisher of the labels of `timeline`, which starts anew for each subscriber.
  ///
  /// `#` is a ``TimelineFailure``.
  public func cold(_ timeline: Timeline) -> TimelineSource<String, TimelineFailure> {
    cold(timeline, failure: TimelineFailure()) { $0 }
  }

  /// A cold publisher of values made from the labels of `timeline`.
  ///
  /// - Parameters:
  ///   - timeline: when to send what, counted from each subscription.
  ///   - failure: what `#` stands for; nil for a timeline without it.
  ///   - value: makes the value of a label.
  public func cold<Output, Failure: Error>(
    _ timeline: Timeline, failure: Failure?, value: (String) -> Output
  ) -> TimelineSource<Output, Failure> {
    TimelineSource(timeline, isHot: false, scheduler: self, failure: failure, value: value)
  }
}
