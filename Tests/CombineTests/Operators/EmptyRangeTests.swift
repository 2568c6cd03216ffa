import Combine
import Testing

@Suite(.timeLimit(.minutes(4))) struct EmptyRangeTests {
  @Test func aPrefixOfNothingFinishesAtSubscriptionAndCancelsItsPublisher() {
    let source = ManualPublisher<Int, Never>()
    let recorder = Recorder<Int, Never>(.none)
    source.prefix(0).subscribe(recorder)
    #expect(recorder.events == ["subscription Output", "finished"])
    #expect(source.subscription.events == ["cancel"])
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events.count == 2)
  }

  @Test func anEmptyRangeFinishesAtSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    subject.output(in: 2..<2).subscribe(recorder)
    #expect(recorder.events == ["subscription Output", "finished"])
  }

  @Test func cancellingAPrefixOfNothingAtOnceKeepsItSilent() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.none)
    recorder.onSubscription = { [unowned recorder] in recorder.subscription?.cancel() }
    subject.prefix(0).subscribe(recorder)
    #expect(recorder.events == ["subscription Output"])
  }
}
