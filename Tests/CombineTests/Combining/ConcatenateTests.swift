import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct ConcatenateTests {
  @Test
  func subscribesToTheSuffixWhenThePrefixHasFinishedAndAsksForWhatIsLeft() {
    let (first, second) = (Source(), Source())
    let recorder = first.append(second).record(demand: .max(3))
    first.send(1)
    #expect(second.connections.isEmpty)
    first.send(completion: .finished)
    #expect(second.requests == [.max(2)])
    second.send(2)
    second.send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test
  func doesNotSubscribeToTheSuffixAfterAFailure() {
    let (first, second) = (Source(), Source())
    let recorder = second.prepend(first).record(demand: .unlimited)
    first.send(completion: .failure(Trouble()))
    #expect(recorder.failure == Trouble())
    #expect(second.connections.isEmpty)
  }

  @Test
  func ignoresThePrefixAfterItsEnd() {
    let (first, second) = (Source(), Source())
    let recorder = first.append(second).record(demand: .unlimited)
    first.send(completion: .finished)
    first.send(1)
    first.send(completion: .failure(Trouble()))
    second.send(2)
    #expect(recorder.events == [.subscription, .value(2)])
  }
}

@Suite(.timeLimit(.minutes(4)))
struct UntilOutputTests {
  @Test
  func prefixEndsWithTheFirstValueOfTheOther() {
    let (values, other) = (Source(), CombineTesting.ManualPublisher<String, Never>())
    let recorder = values.prefix(untilOutputFrom: other).record(demand: .max(5))
    #expect(other.requests == [.max(1)])
    #expect(values.requests == [.max(5)])
    values.send(1)
    other.send("stop")
    #expect(recorder.events == [.subscription, .value(1), .completion(.finished)])
    #expect(values.cancelCount == 1)
    #expect(other.cancelCount == 0)
  }

  @Test
  func prefixIgnoresThatTheOtherEndsWithoutAValue() {
    let (values, other) = (Source(), Source())
    let recorder = values.prefix(untilOutputFrom: other).record(demand: .unlimited)
    other.send(completion: .failure(Trouble()))
    values.send(1)
    values.send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(1), .completion(.finished)])
  }

  @Test
  func prefixFinishesWithoutASubscriptionWhenTheOtherSendsAtOnce() {
    let values = Source()
    let recorder = values.prefix(untilOutputFrom: One(1)).record(demand: .unlimited)
    #expect(recorder.events == [.completion(.finished)])
    #expect(values.cancelCount == 1)
  }

  @Test
  func prefixCancelsTheOtherWhenItsPublisherCompletes() {
    let (values, other) = (Source(), Source())
    let recorder = values.prefix(untilOutputFrom: other).record(demand: .unlimited)
    values.send(completion: .failure(Trouble()))
    #expect(recorder.events == [.subscription, .completion(.failure(Trouble()))])
    #expect(values.cancelCount == 0 && other.cancelCount == 1)
  }

  @Test
  func dropLetsValuesThroughAfterTheFirstValueOfTheOther() {
    let (values, other) = (Source(), Source())
    let recorder = values.drop(untilOutputFrom: other).record(demand: .unlimited)
    #expect(values.requests == [.unlimited])
    #expect(values.send(1) == .none)
    other.send(0)
    #expect(other.cancelCount == 1)
    values.send(2)
    values.send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(2), .completion(.finished)])
  }

  @Test
  func dropFinishesWhenTheOtherFinishesWithoutAValue() {
    let (values, other) = (Source(), Source())
    let recorder = values.drop(untilOutputFrom: other).record(demand: .unlimited)
    other.send(completion: .finished)
    #expect(recorder.events == [.subscription, .completion(.finished)])
    #expect(values.cancelCount == 1)
  }

  @Test
  func dropGoesOnWhenTheOtherEndsAfterAValue() {
    let (values, other) = (Source(), Source())
    let recorder = values.drop(untilOutputFrom: other).record(demand: .unlimited)
    other.send(0)
    other.send(completion: .failure(Trouble()))
    values.send(1)
    #expect(recorder.events == [.subscription, .value(1)])
  }
}

@Suite(.timeLimit(.minutes(4)))
struct BufferTests {
  @Test
  func keepFullAsksForAsManyAsFitAndForOneMoreWithEachValueSentOn() {
    let source = Source()
    let recorder = source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
    #expect(source.requests == [.max(2)])
    source.send(1)
    source.send(2)
    recorder.request(.max(1))
    #expect(source.requests == [.max(2), .max(1)])
    source.send(3)
    recorder.request(.max(3))
    #expect(recorder.values == [1, 2, 3])
    #expect(source.send(4) == .max(1))
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test(arguments: [(true, [1, 2]), (false, [2, 3])])
  func dropsTheNewestOrTheOldestWhenFull(_ newest: Bool, _ expected: [Int]) {
    let source = Source()
    let recorder = source.buffer(size: 2, prefetch: .byRequest, whenFull: newest ? .dropNewest : .dropOldest)
      .record(demand: .none)
    #expect(source.requests == [.unlimited])
    for value in 1...3 { source.send(value) }
    recorder.request(.unlimited)
    #expect(recorder.values == expected)
  }

  @Test
  func failsWithItsErrorAfterTheValuesThatWait() {
    let source = Source()
    let recorder = source.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Trouble() })
      .record(demand: .none)
    source.send(1)
    source.send(2)
    #expect(source.cancelCount == 1)
    #expect(recorder.events == [.subscription])
    recorder.request(.unlimited)
    #expect(recorder.events == [.subscription, .value(1), .completion(.failure(Trouble()))])
  }

  @Test
  func finishesAfterTheValuesThatWait() {
    let source = Source()
    let recorder = source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events == [.subscription])
    recorder.request(.max(1))
    #expect(recorder.events == [.subscription, .value(1)])
    recorder.request(.max(1))
    #expect(recorder.events == [.subscription, .value(1), .completion(.finished)])
  }

  @Test
  func asksAgainInPortionsForWhatItHasSent() {
    let source = Source()
    let recorder = source.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest).record(demand: .none)
    for value in 1...5 { #expect(source.send(value) == .none) }
    recorder.request(.max(3))
    recorder.request(.max(2))
    #expect(source.requests == [.max(5), .max(3), .max(2)])
    recorder.request(.max(1))
    #expect(source.send(6) == .max(1))
    #expect(recorder.values == [1, 2, 3, 4, 5, 6])
  }

  @Test
  func failsAfterTheNextDeliveryWhenItHasOverflowed() {
    let source = Source()
    let buffer = source.buffer(size: 5, prefetch: .keepFull, whenFull: .customError { Trouble() })
    let recorder = buffer.record(demand: .none)
    for value in 1...6 { source.send(value) }
    #expect(source.cancelCount == 1)
    #expect(recorder.events == [.subscription])
    recorder.request(.max(3))
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.failure == Trouble())
    #expect(source.cancelCount == 1)
  }

  @Test
  func passesAFailureOnAtOncePastWhatWaits() {
    let source = Source()
    let recorder = source.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
    source.send(1)
    source.send(completion: .failure(Trouble()))
    #expect(recorder.events == [.subscription, .completion(.failure(Trouble()))])
  }
}
