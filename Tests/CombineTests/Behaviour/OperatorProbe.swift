import Combine
import Testing

/// What any recorder can tell, whatever it receives.
protocol EventRecording: AnyObject {
  var events: [String] { get }
  var subscription: (any Subscription)? { get }
}

extension Recorder: EventRecording {}

/// An operator between a publisher that may break every rule and a recorder.
struct OperatorProbe: CustomTestStringConvertible, @unchecked Sendable {
  typealias Source = ManualPublisher<Int, TestError>
  typealias Demand = Subscribers.Demand

  let testDescription: String
  /// What it does with events before the subscription and after the end.
  let expected: String
  private let attach: (Source, Demand, Demand) -> any EventRecording

  /// - Parameters:
  ///   - expected: What the test that uses the row says it is.
  ///   - make: Makes the operator.
  init<P: Publisher>(_ name: String, _ expected: String = "", _ make: @escaping (Source) -> P) {
    testDescription = name
    self.expected = expected
    attach = { source, demand, answer in
      let recorder = Recorder<P.Output, P.Failure>(demand)
      recorder.onValue = { _ in answer }
      make(source).subscribe(recorder)
      return recorder
    }
  }

  /// - Parameters:
  ///   - demand: What the recorder asks for with the subscription.
  ///   - answer: What it answers to each value.
  ///   - subscribes: Whether the publisher sends its subscription.
  func start(
    demand: Demand = .unlimited, answer: Demand = .none, subscribes: Bool = true
  ) -> (source: Source, recorder: any EventRecording) {
    let source = Source()
    source.sendsSubscription = subscribes
    return (source, attach(source, demand, answer))
  }
}

extension EventRecording {
  /// The events but for subscriptions.
  var received: String { events.filter { !$0.hasPrefix("subscription") }.joined(separator: " ") }
}
