import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct MergeTests {
  @Test(arguments: [
    ("a--b----|", "-c-d--e|", "ac-(bd)--e-|"),
    ("|", "-a-|", "-a-|"),
    ("a--#", "-b----c|", "ab-#"),
    ("-", "ab|", "ab"),
  ])
  func sendsValuesAsTheyComeAndFinishesWhenAllHave(_ first: String, _ second: String, _ expected: String) throws {
    let time = TestScheduler()
    let merged = time.hot(try Timeline(parsing: first)).merge(with: time.hot(try Timeline(parsing: second)))
    #expect(time.timeline(of: merged) == (try Timeline(parsing: expected)))
  }

  @Test
  func asksEachUpstreamForOneValueAtATimeWhenDemandIsLimited() {
    let (first, second) = (Source(), Source())
    let recorder = first.merge(with: second).record(demand: .max(1))
    #expect(first.requests == [.max(1)])
    #expect(second.requests == [.max(1)])
    #expect(first.send(1) == .max(1))
    #expect(first.send(2) == .none)
    #expect(second.send(3) == .none)
    #expect(recorder.values == [1])
    recorder.request(.max(2))
    #expect(recorder.values == [1, 2, 3])
    #expect(first.requests == [.max(1), .max(1)])
    #expect(second.requests == [.max(1), .max(1)])
  }

  @Test
  func asksForEverythingWhenDemandBecomesUnlimited() {
    let (first, second) = (Source(), Source())
    let recorder = first.merge(with: second).record(demand: .none)
    first.send(1)
    recorder.request(.unlimited)
    #expect(recorder.values == [1])
    #expect(first.requests == [.max(1), .unlimited])
    #expect(second.requests == [.max(1), .unlimited])
    #expect(second.send(2) == .none)
    #expect(recorder.values == [1, 2])
  }

  @Test
  func finishesOnlyAfterValuesThatWait() {
    let (first, second) = (Source(), Source())
    let recorder = first.merge(with: second).record(demand: .none)
    first.send(1)
    first.send(completion: .finished)
    second.send(completion: .finished)
    #expect(recorder.events == [.subscription])
    recorder.request(.max(1))
    #expect(recorder.events == [.subscription, .value(1), .completion(.finished)])
  }

  @Test
  func ofNobodyFinishesAtOnce() {
    #expect(
      Publishers.MergeMany([Source]()).record(demand: .unlimited).events == [.subscription, .completion(.finished)])
  }

  @Test
  func ofManySendsAllAndCancelsTheOthersWhenOneFails() {
    let sources = (0..<100).map { _ in Source() }
    let recorder = Publishers.MergeMany(sources).record(demand: .unlimited)
    for (index, source) in sources.enumerated() { source.send(index) }
    #expect(recorder.values == Array(0..<100))
    sources[50].send(completion: .failure(Trouble()))
    #expect(recorder.failure == Trouble())
    #expect(sources.map(\.cancelCount).reduce(0, +) == 99)
  }

  @Test
  func hasTheTypesOfEachArity() {
    let one = Source()
    let two: Publishers.Merge<Source, Source> = one.merge(with: Source())
    let three: Publishers.Merge3<Source, Source, Source> = two.merge(with: Source())
    let five: Publishers.Merge5<Source, Source, Source, Source, Source> = three.merge(with: Source(), Source())
    let eight: Publishers.Merge8<Source, Source, Source, Source, Source, Source, Source, Source> =
      five.merge(with: Source(), Source(), Source())
    let recorder = eight.record(demand: .unlimited)
    let all = [eight.a, eight.b, eight.c, eight.d, eight.e, eight.f, eight.g, eight.h]
    for (index, source) in all.enumerated() { source.send(index) }
    #expect(recorder.values == Array(0..<8))
    for source in all { source.send(completion: .finished) }
    #expect(recorder.isFinished)
    let direct: Publishers.Merge4<Source, Source, Source, Source> = one.merge(with: Source(), Source(), Source())
    #expect(direct.a === one)
  }
}
