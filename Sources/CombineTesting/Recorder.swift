import Combine
import Foundation

/// A subscriber that asks for as much as it is told to and writes down all it receives.
///
///     let recorder = [1, 2, 3].publisher.record(demand: .max(2))
///     #expect(recorder.events == [.subscription, .value(1), .value(2)])
///     recorder.request(.unlimited)
///     #expect(recorder.values == [1, 2, 3])
///     #expect(recorder.isFinished)
///     #expect(recorder.violations.isEmpty)
///
/// Every event carries the virtual time of the scheduler given at creation. Broken rules of the protocol (more values
/// than demanded, events after the end…) are recorded in ``violations``, and the offending events as well.
/// A recorder may be used from any thread. It holds its subscription until the completion or ``cancel()``.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
  /// What the recorder knows; guarded by the condition.
  private struct State {
    var log: [Timestamped<RecordedEvent<Input, Failure>>] = []
    var violations: [ProtocolViolation] = []
    var subscription: (any Subscription)?
    var outstanding = Subscribers.Demand.none
    var hasSubscription = false
    var isCompleted = false
    var isCancelled = false
  }

  private let scheduler: TestScheduler?
  private let initialDemand: Subscribers.Demand
  private let answer: ((Input) -> Subscribers.Demand)?
  private let condition = NSCondition()
  private var state = State()

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - demand: what is asked for when the subscription arrives.
  ///   - scheduler: the clock of the time stamps; without one all of them are zero.
  ///   - answer: gives the further demand returned for each value, called after the value has been recorded; none
  ///     without it.
  public init(
    demand: Subscribers.Demand = .unlimited, scheduler: TestScheduler? = nil,
    answer: ((Input) -> Subscribers.Demand)? = nil
  ) {
    initialDemand = demand
    self.scheduler = scheduler
    self.answer = answer
  }

  // MARK: - What arrived

  /// Everything received, with the time of its arrival.
  public var log: [Timestamped<RecordedEvent<Input, Failure>>] { condition.withLock { state.log } }

  /// Everything received, in order.
  public var events: [RecordedEvent<Input, Failure>] { log.map(\.value) }

  /// The values received, in order.
  public var values: [Input] {
    log.compactMap { if case .value(let value) = $0.value { value } else { nil } }
  }

  /// The first completion received.
  public var completion: Subscribers.Completion<Failure>? {
    log.lazy.compactMap { if case .completion(let completion) = $0.value { completion } else { nil } }.first
  }

  /// Whether the publisher finished without a failure.
  public var isFinished: Bool {
    if case .finished? = completion { true } else { false }
  }

  /// The error the publisher failed with.
  public var failure: Failure? {
    if case .failure(let error)? = completion { error } else { nil }
  }

  /// The rules the publisher broke, in order.
  public var violations: [ProtocolViolation] { condition.withLock { state.violations } }

  /// What has been asked for and has not arrived.
  public var outstandingDemand: Subscribers.Demand { condition.withLock { state.outstanding } }

  /// The log, one event a line.
  public var description: String { log.map(\.description).joined(separator: "\n") }

  // MARK: - What to do

  /// Asks for more; before the subscription and after the end nothing happens.
  public func request(_ demand: Subscribers.Demand) {
    let subscription = condition.withLock {
      if state.subscription != nil { state.outstanding += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  /// Cancels the subscription and lets go of it. A subscription that arrives later is cancelled at once.
  public func cancel() {
    let subscription = condition.withLock {
      state.isCancelled = true
      return state.subscription.take()
    }
    subscription?.cancel()
  }

  /// Blocks the calling thread until `isTrue` holds or `timeout` seconds of real time have passed.
  ///
  /// For end-to-end tests on real queues; with virtual time there is nothing to wait for.
  /// - Returns: whether the condition came true in time.
  public func wait(upTo timeout: TimeInterval, until isTrue: (Recorder) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: timeout)
    while true {
      let seen = condition.withLock { state.log.count }
      if isTrue(self) { return true }
      let isLate = condition.withLock {
        while state.log.count == seen {
          if !condition.wait(until: deadline) { return true }
        }
        return false
      }
      if isLate { return isTrue(self) }
    }
  }

  // MARK: - Subscriber

  /// Records the subscription, and asks for the initial demand.
  public func receive(subscription: any Subscription) {
    let isAccepted = condition.withLock {
      if state.hasSubscription { state.violations.append(.secondSubscription) }
      append(.subscription)
      guard !state.hasSubscription, !state.isCancelled else { return false }
      state.hasSubscription = true
      state.subscription = subscription
      state.outstanding += initialDemand
      return true
    }
    guard isAccepted else { return subscription.cancel() }
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  /// Records a value.
  public func receive(_ input: Input) -> Subscribers.Demand {
    condition.withLock {
      checkOrder()
      if state.outstanding > .none {
        state.outstanding -= 1
      } else {
        state.violations.append(.valueBeyondDemand)
      }
      append(.value(input))
    }
    guard let answer else { return .none }
    let demand = answer(input)
    condition.withLock {
      if !state.isCancelled { state.outstanding += demand }
    }
    return demand
  }

  /// Records the completion.
  public func receive(completion: Subscribers.Completion<Failure>) {
    let subscription = condition.withLock {
      checkOrder()
      state.isCompleted = true
      append(.completion(completion))
      return state.subscription.take()
    }
    _ = subscription
  }

  private func checkOrder() {
    if state.isCompleted {
      state.violations.append(.eventAfterCompletion)
    } else if state.isCancelled {
      state.violations.append(.eventAfterCancel)
    } else if !state.hasSubscription {
      state.violations.append(.eventBeforeSubscription)
    }
  }

  private func append(_ event: RecordedEvent<Input, Failure>) {
    state.log.append(Timestamped(time: scheduler?.now ?? .zero, value: event))
    condition.broadcast()
  }
}

extension Recorder: @unchecked Sendable where Input: Sendable {}

extension Publisher {
  /// Subscribes a new ``Recorder`` and returns it.
  public func record(
    demand: Subscribers.Demand = .unlimited, scheduler: TestScheduler? = nil,
    answer: ((Output) -> Subscribers.Demand)? = nil
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand, scheduler: scheduler, answer: answer)
    subscribe(recorder)
    return recorder
  }
}
