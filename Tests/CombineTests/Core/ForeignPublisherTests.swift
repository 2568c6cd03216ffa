import Combine
import Testing

/// Operators behind a publisher of another module, which keeps its subscriber and breaks the rules.
@Suite(.timeLimit(.minutes(4))) struct ForeignPublisherTests {
  @Test func operatorsIgnoreWhatComesAfterTheCancellation() {
    let publisher = ManualPublisher<Int, Never>()
    let recorder = Recorder<Int, Never>()
    publisher.drop { $0 < 0 }.subscribe(recorder)
    #expect(publisher.send(-1) == .max(1))
    publisher.send(1)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    publisher.send(2)
    publisher.send(completion: .finished)
    #expect(recorder.events == ["subscription DropWhile", "1"])
    #expect(publisher.subscription.events == ["request unlimited", "cancel"])
  }

  @Test func operatorsIgnoreValuesBeforeTheSubscriptionAndAfterTheEnd() {
    let publisher = ManualPublisher<Int, TestError>()
    publisher.sendsSubscription = false
    let recorder = Recorder<Int, TestError>()
    publisher.drop { _ in false }.subscribe(recorder)
    publisher.send(1)
    publisher.subscriber?.receive(subscription: publisher.subscription)
    publisher.send(2)
    publisher.send(completion: .failure(TestError()))
    publisher.send(completion: .finished)
    publisher.send(3)
    #expect(recorder.events == ["subscription DropWhile", "2", "failed TestError"])
  }

  @Test func aSecondSubscriptionIsCancelled() {
    let publisher = ManualPublisher<Int, Never>()
    let recorder = Recorder<Int, Never>()
    publisher.removeDuplicates().subscribe(recorder)
    let second = ManualSubscription()
    publisher.subscriber?.receive(subscription: second)
    #expect(second.events == ["cancel"])
    #expect(recorder.events == ["subscription RemoveDuplicates"])
  }

  @Test(arguments: [true, false]) func holdNothingOnceThePublisherLetsGoAfterTheEnd(cancels: Bool) {
    nonisolated(unsafe) var isGone = false
    do {
      let publisher = ManualPublisher<Int, Never>()
      let recorder = Recorder<[Int], Never>()
      recorder.onDeinit = { isGone = true }
      publisher.filter { _ in true }.removeDuplicates().tryMap { $0 }.assertNoFailure().collect(2).subscribe(recorder)
      publisher.send(1)
      if cancels { recorder.subscription?.cancel() } else { publisher.send(completion: .finished) }
    }
    #expect(isGone)
  }

  @Test(arguments: [true, false]) func aSinkLetsGoOfItsClosuresAfterTheEnd(cancels: Bool) {
    final class Token {}
    let publisher = ManualPublisher<Int, Never>()
    var token: Token? = Token()
    weak let witness = token
    let sink = publisher.map { $0 + 1 }.sink { [token] _ in _ = token }
    token = nil
    publisher.send(1)
    #expect(witness != nil)
    if cancels { sink.cancel() } else { publisher.send(completion: .finished) }
    #expect(witness == nil)
  }
}
