import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct FlatMapTests {
  @Test(arguments: [
    ("1---2---|", "ab-cx-y-|"),
    ("1|", "ab-c|"),
    ("3-1----|", "--a#"),
    ("1-#", "ab#"),
    ("|", "|"),
  ])
  func sendsWhatAllInnerPublishersSend(_ outer: String, _ expected: String) throws {
    let time = TestScheduler()
    let inner: [String: Timeline] = ["1": "ab-c|", "2": "x-y|", "3": "---#"]
    let source = time.hot(try Timeline(parsing: outer))
    let result = time.timeline(of: source.flatMap { time.cold(inner[$0] ?? "|") })
    #expect(result == (try Timeline(parsing: expected)))
  }

  @Test
  func asksForAsManyPublishersAsMayWorkAndForAnotherWhenOneFinishes() {
    let outer = Source()
    var inner: [Source] = []
    let recorder = outer.flatMap(maxPublishers: .max(2)) { _ in
      inner.append(Source())
      return inner[inner.count - 1]
    }.record(demand: .unlimited)
    #expect(outer.requests == [.max(2)])
    outer.send(1)
    outer.send(2)
    #expect(inner.map(\.requests) == [[.unlimited], [.unlimited]])
    inner[0].send(completion: .finished)
    #expect(outer.requests == [.max(2), .max(1)])
    outer.send(completion: .finished)
    inner[1].send(7)
    #expect(recorder.events == [.subscription, .value(7)])
    inner[1].send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(7), .completion(.finished)])
  }

  @Test
  func keepsOneValueOfEachInnerPublisherUntilItIsWanted() {
    let outer = Source()
    let inner = [Source(), Source()]
    let recorder = outer.flatMap { inner[$0] }.record(demand: .none)
    outer.send(0)
    outer.send(1)
    #expect(inner.map(\.requests) == [[.max(1)], [.max(1)]])
    inner[1].send(10)
    inner[0].send(20)
    #expect(recorder.values.isEmpty)
    recorder.request(.max(1))
    #expect(recorder.values == [10])
    #expect(inner.map(\.requests) == [[.max(1)], [.max(1), .max(1)]])
    recorder.request(.unlimited)
    #expect(recorder.values == [10, 20])
    #expect(inner.map(\.requests) == [[.max(1), .unlimited], [.max(1), .max(1), .unlimited]])
  }

  @Test
  func cancelsTheOtherInnerPublishersWhenOneFails() {
    let outer = Source()
    let inner = [Source(), Source()]
    let recorder = outer.flatMap { inner[$0] }.record(demand: .unlimited)
    outer.send(0)
    outer.send(1)
    inner[0].send(completion: .failure(Trouble()))
    #expect(recorder.failure == Trouble())
    // As Apple's: the outer publisher is only let go of.
    #expect(outer.cancelCount == 0)
    #expect(inner.map(\.cancelCount) == [0, 1])
  }

  @Test
  func usesAPlaceAgainWithoutMixingUpItsOwners() {
    let outer = Source()
    let inner = [Source(), Source()]
    let recorder = outer.flatMap { inner[$0] }.record(demand: .unlimited)
    outer.send(0)
    inner[0].send(completion: .finished)
    outer.send(1)
    inner[0].send(1)
    inner[0].send(completion: .finished)
    inner[1].send(2)
    outer.send(completion: .finished)
    inner[1].send(completion: .finished)
    #expect(recorder.events == [.subscription, .value(1), .value(2), .completion(.finished)])
  }

  @Test
  func staysInOrderWhenTheSubscriberFeedsTheSource() {
    let outer = Source()
    var seen: [Int] = []
    let subscriber = AnySubscriber<Int, Trouble>(
      receiveSubscription: { $0.request(.unlimited) },
      receiveValue: {
        seen.append($0)
        if $0 < 3 { outer.send($0 + 1) }
        return .none
      })
    outer.flatMap { value in One(value) }.subscribe(subscriber)
    outer.send(1)
    #expect(seen == [1, 2, 3])
  }
}

/// A publisher of one value that arrives as soon as it is asked for.
struct One: Publisher {
  typealias Output = Int
  typealias Failure = Trouble

  let value: Int

  init(_ value: Int) { self.value = value }

  func receive<S: Subscriber<Int, Trouble>>(subscriber: S) {
    subscriber.receive(
      subscription: Once {
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      })
  }

  private final class Once: Subscription {
    private var give: (() -> Void)?

    init(_ give: @escaping () -> Void) { self.give = give }

    func request(_ demand: Subscribers.Demand) {
      let give = give
      self.give = nil
      give?()
    }

    func cancel() { give = nil }
  }
}
