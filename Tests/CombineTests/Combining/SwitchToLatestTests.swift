import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct SwitchToLatestTests {
  private typealias Chooser = CombineTesting.ManualPublisher<Source, Trouble>

  @Test
  func sendsTheNewestPublishersValuesAndCancelsTheOneBefore() {
    let (chooser, first, second) = (Chooser(), Source(), Source())
    let recorder = chooser.switchToLatest().record(demand: .unlimited)
    #expect(chooser.requests == [.unlimited])
    chooser.send(first)
    first.send(1)
    chooser.send(second)
    #expect(first.cancelCount == 1)
    first.send(2)
    first.send(completion: .failure(Trouble()))
    second.send(3)
    #expect(recorder.events == [.subscription, .value(1), .value(3)])
  }

  @Test
  func finishesWhenTheChoiceAndTheNewestPublisherHaveFinished() {
    let (chooser, inner) = (Chooser(), Source())
    let recorder = chooser.switchToLatest().record(demand: .unlimited)
    chooser.send(inner)
    chooser.send(completion: .finished)
    #expect(recorder.completion == nil)
    inner.send(1)
    inner.send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(1), .completion(.finished)])
  }

  @Test
  func finishesWithTheChoiceWhenNoPublisherIsAtWork() {
    let (chooser, inner) = (Chooser(), Source())
    let recorder = chooser.switchToLatest().record(demand: .unlimited)
    chooser.send(inner)
    inner.send(completion: .finished)
    #expect(recorder.completion == nil)
    chooser.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test
  func handsWhatIsLeftOfTheDemandToTheNextPublisher() {
    let (chooser, first, second) = (Chooser(), Source(), Source())
    let recorder = chooser.switchToLatest().record(demand: .max(3))
    chooser.send(first)
    #expect(first.requests == [.max(3)])
    first.send(1)
    chooser.send(second)
    #expect(second.requests == [.max(2)])
    recorder.request(.max(1))
    #expect(second.requests == [.max(2), .max(1)])
  }

  @Test
  func failsWhenTheNewestPublisherFails() {
    let (chooser, inner) = (Chooser(), Source())
    let recorder = chooser.switchToLatest().record(demand: .unlimited)
    chooser.send(inner)
    inner.send(completion: .failure(Trouble()))
    #expect(recorder.failure == Trouble())
    #expect(chooser.cancelCount == 1)
  }

  @Test
  func followsAChoiceMadeWhileAValueIsReceived() {
    let (chooser, first, second) = (Chooser(), Source(), Source())
    var seen: [Int] = []
    let subscriber = AnySubscriber<Int, Trouble>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: { value in
        seen.append(value)
        if value == 1 { chooser.send(second) }
        return .max(1)
      })
    chooser.switchToLatest().subscribe(subscriber)
    chooser.send(first)
    first.send(1)
    #expect(first.cancelCount == 1)
    #expect(second.requests == [.max(1)])
    second.send(2)
    #expect(seen == [1, 2])
  }
}
