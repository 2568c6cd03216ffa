import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct ZipTests {
  @Test(arguments: [
    ("a-b-c---|", "-1--2-|", "-a1--b2-|"),
    ("ab|", "---1-2-3", "---a1-(b2|)"),
    ("|", "-1", "|"),
    ("ab-#", "-1", "-a1-#"),
  ])
  func pairsValuesInOrderAndFinishesWhenNoPairCanCome(_ first: String, _ second: String, _ picture: String) throws {
    let time = TestScheduler()
    let zipped = time.hot(try Timeline(parsing: first)).zip(time.hot(try Timeline(parsing: second)))
    let expected: [String: Timeline] = [
      "-a1--b2-|": "-'a1'--'b2'-|", "---a1-(b2|)": "---'a1'-('b2'|)", "|": "|", "-a1-#": "-'a1'-#",
    ]
    #expect(time.timeline(of: zipped) { $0.0 + $0.1 } == expected[picture])
  }

  @Test
  func finishesAtOnceWhenAnEmptySideHasFinishedAndCancelsTheOther() {
    let (first, second) = (Source(), Source())
    let recorder = first.zip(second).record(demand: .unlimited)
    first.send(1)
    first.send(completion: .finished)
    #expect(recorder.completion == nil)
    second.send(2)
    #expect(recorder.isFinished)
    #expect(second.cancelCount == 1)
  }

  @Test
  func asksAllSidesForWhatIsWanted() {
    let (first, second, third) = (Source(), Source(), Source())
    let recorder = first.zip(second, third).record(demand: .max(2)) { _ in .max(1) }
    #expect([first, second, third].map(\.requests) == [[.max(2)], [.max(2)], [.max(2)]])
    first.send(1)
    second.send(2)
    #expect(third.send(3) == .max(1))
    #expect([first, second, third].map(\.requests) == [[.max(2), .max(1)], [.max(2), .max(1)], [.max(2)]])
    #expect(recorder.values.count == 1)
  }

  @Test
  func sendsRowsAsTheyAreCompleteWhoeverHasAsked() {
    let (first, second) = (Source(), Source())
    let recorder = first.zip(second).record(demand: .none)
    for value in 1...3 {
      first.send(value)
      second.send(-value)
    }
    #expect(recorder.values.map(\.0) == [1, 2, 3])
    first.send(4)
    first.send(completion: .finished)
    #expect(recorder.completion == nil)
    second.send(-4)
    #expect(recorder.isFinished)
    #expect(first.cancelCount == 0 && second.cancelCount == 1)
  }

  @Test
  func cancelsAllPublishersWhenOneFails() {
    let (first, second) = (Source(), Source())
    let recorder = first.zip(second).record(demand: .max(1))
    first.send(completion: .failure(Trouble()))
    #expect(recorder.failure == Trouble())
    #expect(first.cancelCount == 1 && second.cancelCount == 1)
  }

  @Test
  func joinsFourWithATransform() {
    let sources = (0..<4).map { _ in Source() }
    let recorder = sources[0].zip(sources[1], sources[2]) { ($0 * 100) + ($1 * 10) + $2 }.record(demand: .unlimited)
    let four = sources[0].zip(sources[1], sources[2], sources[3]).record(demand: .unlimited)
    for (index, source) in sources.enumerated() { source.send(index + 1) }
    #expect(recorder.values == [123])
    #expect(four.values.map { [$0.0, $0.1, $0.2, $0.3] } == [[1, 2, 3, 4]])
  }
}

@Suite(.timeLimit(.minutes(4)))
struct CombineLatestTests {
  @Test
  func sendsTheNewestOfAllWheneverOneSends() {
    let time = TestScheduler()
    let joined = time.hot("a-b----c|").combineLatest(time.hot("-1---2----|"))
    #expect(time.timeline(of: joined) { $0.0 + $0.1 } == "-'a1''b1'--'b2'-'c2'--|")
  }

  @Test
  func finishesWhenAllHaveFinishedAlsoWithoutAValue() {
    let (first, second) = (Source(), Source())
    let recorder = first.combineLatest(second).record(demand: .unlimited)
    first.send(completion: .finished)
    #expect(recorder.completion == nil)
    second.send(1)
    second.send(completion: .finished)
    #expect(recorder.events.map(\.description) == ["subscription", "finished"])
  }

  @Test
  func passesRequestsToAllAndDropsRowsThatNobodyHasAskedFor() {
    let (first, second) = (Source(), Source())
    let recorder = first.combineLatest(second).record(demand: .max(1))
    #expect(first.requests == [.max(1)])
    #expect(second.requests == [.max(1)])
    first.send(1)
    second.send(10)
    first.send(2)
    #expect(recorder.values.map(\.0) == [1])
    recorder.request(.max(1))
    #expect(recorder.values.map(\.0) == [1])
    second.send(20)
    #expect(recorder.values.map(\.0) == [1, 2])
    #expect(recorder.values.map(\.1) == [10, 20])
  }

  @Test
  func failsAtOnceAndCancelsTheOthers() {
    let (first, second, third) = (Source(), Source(), Source())
    let recorder = first.combineLatest(second, third).record(demand: .unlimited)
    second.send(completion: .failure(Trouble()))
    #expect(recorder.failure == Trouble())
    #expect([first, second, third].map(\.cancelCount) == [1, 0, 1])
  }

  @Test
  func seesAValueSentWhileARowIsReceived() {
    let (first, second) = (Source(), Source())
    var rows: [[Int]] = []
    let subscriber = AnySubscriber<(Int, Int), Trouble>(
      receiveSubscription: { $0.request(.unlimited) },
      receiveValue: { row in
        rows.append([row.0, row.1])
        if row.0 < 3 { first.send(row.0 + 1) }
        return .none
      })
    first.combineLatest(second).subscribe(subscriber)
    first.send(1)
    second.send(9)
    #expect(rows == [[1, 9], [2, 9], [3, 9]])
  }

  @Test
  func joinsFourWithATransform() {
    let sources = (0..<4).map { _ in Source() }
    let recorder = sources[0].combineLatest(sources[1], sources[2], sources[3]) { [$0, $1, $2, $3] }
      .record(demand: .unlimited)
    for (index, source) in sources.enumerated() { source.send(index) }
    sources[2].send(9)
    #expect(recorder.values == [[0, 1, 2, 3], [0, 1, 9, 3]])
  }

  @Test
  func sendsTheSubscriptionBeforeAFailureThatComesAtOnce() {
    struct Failing: Publisher {
      typealias Output = Int
      typealias Failure = Trouble
      func receive<S: Subscriber<Int, Trouble>>(subscriber: S) {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(Trouble()))
      }
    }
    let recorder = Failing().combineLatest(Source()).record(demand: .unlimited)
    #expect(recorder.events.map(\.description) == ["subscription", "failure(Trouble())"])
    #expect(recorder.violations.isEmpty)
  }
}
