import Combine
import Testing

/// Erasing a type changes nothing that a subscriber or its description can tell.
@Suite struct ErasureTests {
  /// Shows its subscription, which must not show the subscriber in turn.
  private final class Showing: Subscriber, CustomStringConvertible, CustomReflectable {
    typealias Input = Int
    typealias Failure = Never

    var subscription: (any Subscription)?
    var description: String { "showing \(subscription.map { String(describing: $0) } ?? "nothing")" }
    var customMirror: Mirror { Mirror(self, children: ["subscription": subscription as Any]) }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func aSubscriberMayShowItsSubscription() {
    let publisher = ManualPublisher<Int, Never>()
    let subscriber = Showing()
    publisher.eraseToAnyPublisher().subscribe(subscriber)
    #expect(subscriber.description == "showing ManualSubscription")
    #expect(String(describing: publisher.subscriber as Any).contains("Optional"))
  }

  @Test func theSubscriptionOfAnotherModulesPublisherArrivesAsItIs() {
    let publisher = ManualPublisher<Int, Never>()
    let recorder = Recorder<Int, Never>()
    publisher.eraseToAnyPublisher().map { $0 }.eraseToAnyPublisher().subscribe(AnySubscriber(recorder))
    #expect(recorder.subscription as? ManualSubscription === publisher.subscription)
    #expect(recorder.subscription?.combineIdentifier == publisher.subscription.combineIdentifier)
  }

  @Test(arguments: [true, false]) func aSinkBehindAnErasedPublisherLetsGoAfterTheEnd(cancels: Bool) {
    final class Token {}
    let publisher = ManualPublisher<Int, Never>()
    var token: Token? = Token()
    weak let witness = token
    let sink = publisher.map { $0 + 1 }.eraseToAnyPublisher().sink { [token] _ in _ = token }
    token = nil
    publisher.send(1)
    #expect(witness != nil)
    if cancels { sink.cancel() } else { publisher.send(completion: .finished) }
    #expect(witness == nil)
  }
}
