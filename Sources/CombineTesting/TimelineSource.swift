import Combine
import Foundation
import Locks

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

  private struct State {
    var inners: [Inner] = []
    var ending: Subscribers.Completion<Failure>?
    var spans: [(subscribed: Int, cancelled: Int?)] = []
  }

  private let state = Locked(State())

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
    state.withLock { $0.spans }.map { span in
      var moments = [Timeline.Moment(step: span.subscribed, event: .subscription)]
      if let cancelled = span.cancelled { moments.append(Timeline.Moment(step: cancelled, event: .cancellation)) }
      return Timeline(moments: moments)
    }
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let step = currentStep
    let (inner, ending) = state.withLock { state in
      let inner = Inner(AnySubscriber(subscriber), source: self, index: state.spans.count, keepsValues: !isHot)
      state.spans.append((step, nil))
      if isHot, state.ending == nil { state.inners.append(inner) }
      return (inner, state.ending)
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
    let receivers = state.withLock { state in
      let receivers = state.inners
      if case .completion(let completion) = signal {
        state.ending = completion
        state.inners = []
      }
      return receivers
    }
    for inner in receivers { inner.receive(signal) }
  }

  private func cancelled(_ inner: Inner) {
    let step = currentStep
    state.withLock { state in
      state.inners.removeAll { $0 === inner }
      if state.spans[inner.index].cancelled == nil { state.spans[inner.index].cancelled = step }
    }
  }

  fileprivate final class Inner: Subscription, CustomStringConvertible {
    let index: Int
    private let keepsValues: Bool
    private struct State {
      var source: TimelineSource?
      var subscriber: AnySubscriber<Output, Failure>?
      var demand = Subscribers.Demand.none
      var kept: [Signal] = []
    }

    private let state: Locked<State>

    init(_ subscriber: AnySubscriber<Output, Failure>, source: TimelineSource, index: Int, keepsValues: Bool) {
      state = Locked(unchecked: State(source: source, subscriber: subscriber))
      self.index = index
      self.keepsValues = keepsValues
    }

    var description: String { "TimelineSource" }

    func receive(_ signal: Signal) {
      state.withLock { state in
        if case .value = signal, state.demand == .none, !keepsValues { return }
        state.kept.append(signal)
      }
      drain()
    }

    func request(_ demand: Subscribers.Demand) {
      state.withLock { $0.demand += demand }
      drain()
    }

    func cancel() {
      let (source, subscriber) = state.withLock { ($0.source.take(), $0.subscriber.take()) }
      if subscriber != nil { source?.cancelled(self) }
    }

    private func drain() {
      while let (subscriber, signal) = next() {
        switch signal {
        case .value(let value):
          let more = subscriber.receive(value)
          state.withLock { $0.demand += more }
        case .completion(let completion):
          subscriber.receive(completion: completion)
        }
      }
    }

    /// The next signal that may be delivered, taken out of what is kept.
    private func next() -> (AnySubscriber<Output, Failure>, Signal)? {
      state.withLock { state in
        guard let subscriber = state.subscriber, let signal = state.kept.first else { return nil }
        switch signal {
        case .value:
          guard state.demand > .none else { return nil }
          state.demand -= 1
        case .completion:
          state.subscriber = nil
          state.source = nil
        }
        state.kept.removeFirst()
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
