import Combine

/// Takes as many values as it was last asked to.
final class SlowSubscriber: Subscriber {
  private let name: String
  private let tell: (String) -> Void
  private var subscription: (any Subscription)?

  init(name: String, tell: @escaping (String) -> Void) {
    self.name = name
    self.tell = tell
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.max(1))
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    tell("\(name): \(input)")
    return input % 3 == 0 ? .max(1) : .none
  }

  func receive(completion: Subscribers.Completion<Never>) { tell("\(name): \(completion)") }

  func ask(_ count: Int) { if count > 0 { subscription?.request(.max(count)) } }
}
