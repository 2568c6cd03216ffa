import Combine

/// What a subscriber can receive, as a value.
public enum RecordedEvent<Input, Failure: Error> {
  case subscription
  case value(Input)
  case completion(Subscribers.Completion<Failure>)
}

extension RecordedEvent: Equatable where Input: Equatable, Failure: Equatable {}
extension RecordedEvent: Sendable where Input: Sendable {}

extension RecordedEvent: CustomStringConvertible {
  /// `subscription`, `value(…)`, `finished` or `failure(…)`.
  public var description: String {
    switch self {
    case .subscription: "subscription"
    case .value(let value): "value(\(value))"
    case .completion(.finished): "finished"
    case .completion(.failure(let error)): "failure(\(error))"
    }
  }
}

/// A value with the virtual time at which it was seen.
public struct Timestamped<Value> {
  /// When it happened.
  public let time: TestScheduler.SchedulerTimeType
  /// What happened.
  public let value: Value

  /// Creates an entry.
  public init(time: TestScheduler.SchedulerTimeType, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Timestamped: Equatable where Value: Equatable {}
extension Timestamped: Sendable where Value: Sendable {}

extension Timestamped: CustomStringConvertible {
  /// The time and the event.
  public var description: String { "\(time) \(value)" }
}

/// A rule of the subscription protocol that a publisher broke.
public enum ProtocolViolation: Hashable, Sendable {
  /// A value or a completion arrived before the subscription.
  case eventBeforeSubscription
  /// A second subscription arrived.
  case secondSubscription
  /// A value arrived that nobody had asked for.
  case valueBeyondDemand
  /// A value or a completion arrived after the completion.
  case eventAfterCompletion
  /// A value or a completion arrived after the recorder had cancelled.
  case eventAfterCancel
}
