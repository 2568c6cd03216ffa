import Combine

/// Records what it receives, and asks for what it is told to.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  var initialDemand: Subscribers.Demand
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }
  var onCompletion: () -> Void = {}
  var onSubscription: () -> Void = {}
  var onDeinit: () -> Void = {}

  init(_ initialDemand: Subscribers.Demand = .unlimited) {
    self.initialDemand = initialDemand
  }

  deinit { onDeinit() }

  func receive(subscription: any Subscription) {
    events.append("subscription \(subscription)")
    self.subscription = subscription
    onSubscription()
    if initialDemand > 0 { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    events.append("\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failed \(error)")
    }
    onCompletion()
  }
}

/// A publisher that breaks whatever rule a test wants it to: the test calls the subscriber itself.
final class ManualPublisher<Output, Failure: Error>: Publisher, @unchecked Sendable {
  private(set) var subscriber: AnySubscriber<Output, Failure>?
  /// The subscriber itself, where it is a subscription, too.
  private(set) var subscriberAsSubscription: (any Subscription)?
  let subscription = ManualSubscription()
  var sendsSubscription = true

  func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    subscriberAsSubscription = subscriber as? any Subscription
    // Wrapped by hand, so that the subscriber is not managed.
    self.subscriber = AnySubscriber(
      receiveSubscription: { subscriber.receive(subscription: $0) },
      receiveValue: { subscriber.receive($0) },
      receiveCompletion: { subscriber.receive(completion: $0) })
    if sendsSubscription { subscriber.receive(subscription: subscription) }
  }

  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }
}

final class ManualSubscription: Subscription, CustomStringConvertible, @unchecked Sendable {
  private(set) var events: [String] = []

  func request(_ demand: Subscribers.Demand) { events.append("request \(demand)") }
  func cancel() { events.append("cancel") }

  var description: String { "ManualSubscription" }
}

struct TestError: Error, Equatable, CustomStringConvertible {
  var description: String { "TestError" }
}
