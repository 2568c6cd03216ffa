import Combine
import CombineTesting
import Foundation
import Synchronization
import Testing

/// Counts what it receives without any lock: an operator must not call it from two threads at a time.
private final class Unguarded<Input>: Subscriber, @unchecked Sendable {
  var values: [Input] = []
  let completions = Atomic(0)
  var completionCount: Int { completions.load(ordering: .acquiring) }
  var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let answer: Subscribers.Demand

  init(initial: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none) {
    self.initial = initial
    self.answer = answer
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return answer
  }

  func receive(completion: Subscribers.Completion<Never>) {
    completions.add(1, ordering: .acquiringAndReleasing)
  }
}

/// Many threads at both ends of an operator, for ThreadSanitizer as much as for the counts.
@Suite(.timeLimit(.minutes(4)))
struct CombiningStressTests {
  private typealias Numbers = PassthroughSubject<Int, Never>
  private static let threads = 4
  private static let rounds = 500

  private func feed(_ subjects: [Numbers], rounds: Int = Self.rounds) {
    DispatchQueue.concurrentPerform(iterations: subjects.count) { index in
      for round in 0..<rounds { subjects[index].send(index * rounds + round) }
    }
  }

  @Test
  func mergeLosesAndMixesNothing() {
    let subjects = (0..<Self.threads).map { _ in Numbers() }
    let sink = Unguarded<Int>()
    Publishers.MergeMany(subjects).subscribe(sink)
    feed(subjects)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(sink.values.sorted() == Array(0..<Self.threads * Self.rounds))
    for index in 0..<Self.threads {
      let own = sink.values.filter { $0 / Self.rounds == index }
      #expect(own == own.sorted())
    }
    #expect(sink.completionCount == 1)
  }

  @Test
  func mergeKeepsToALimitedDemandThatGrowsFromAnotherThread() {
    let subjects = (0..<2).map { _ in CombineTesting.ManualPublisher<Int, Never>() }
    let sink = Unguarded<Int>(initial: .max(1))
    subjects[0].merge(with: subjects[1]).subscribe(sink)
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for round in 0..<Self.rounds {
        if index < 2 { subjects[index].send(round) } else { sink.subscription?.request(.max(1)) }
      }
    }
    #expect(sink.values.count == Self.rounds + 1)
    sink.subscription?.request(.unlimited)
    #expect(sink.values.count == 2 * Self.rounds)
  }

  @Test
  func zipPairsEverythingOnce() {
    let (first, second) = (Numbers(), Numbers())
    let sink = Unguarded<(Int, Int)>()
    first.zip(second).subscribe(sink)
    feed([first, second])
    #expect(sink.values.map(\.0) == Array(0..<Self.rounds))
    #expect(sink.values.map(\.1) == Array(Self.rounds..<2 * Self.rounds))
  }

  @Test
  func combineLatestEndsWithTheNewestValues() throws {
    let (first, second) = (Numbers(), Numbers())
    let sink = Unguarded<(Int, Int)>()
    first.combineLatest(second).subscribe(sink)
    feed([first, second])
    let last = try #require(sink.values.last)
    #expect(last == (Self.rounds - 1, 2 * Self.rounds - 1))
  }

  @Test
  func flatMapJoinsInnerPublishersFedByOtherThreads() {
    let outer = PassthroughSubject<Int, Never>()
    let inner = (0..<Self.threads).map { _ in Numbers() }
    let sink = Unguarded<Int>()
    outer.flatMap { inner[$0] }.subscribe(sink)
    for index in inner.indices { outer.send(index) }
    feed(inner)
    #expect(sink.values.sorted() == Array(0..<Self.threads * Self.rounds))
  }

  @Test
  func switchToLatestMaySwitchWhileTheOldPublisherSends() {
    let choice = PassthroughSubject<Numbers, Never>()
    let inner = (0..<3).map { _ in Numbers() }
    let sink = Unguarded<Int>()
    choice.switchToLatest().subscribe(sink)
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for round in 0..<Self.rounds {
        if index == 0 {
          choice.send(inner[round % 3])
        } else {
          inner[index].send(index * Self.rounds + round)
        }
      }
    }
    choice.send(inner[0])
    let before = sink.values.count
    inner[1].send(-1)
    inner[0].send(-2)
    #expect(sink.values.count == before + 1)
  }

  @Test
  func bufferHandsOverBetweenThreads() {
    let source = Numbers()
    let sink = Unguarded<Int>(initial: .none)
    source.buffer(size: Self.rounds, prefetch: .byRequest, whenFull: .dropNewest).subscribe(sink)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      for round in 0..<Self.rounds {
        if index == 0 { source.send(round) } else { sink.subscription?.request(.max(1)) }
      }
    }
    #expect(sink.values == Array(0..<Self.rounds))
  }

  @Test
  func receiveOnAConcurrentQueueKeepsOrderAndCallsOneAtATime() {
    let source = Numbers()
    let sink = Unguarded<Int>()
    let group = DispatchGroup()
    source.receive(on: DispatchQueue.global(), options: .init(group: group)).subscribe(sink)
    for round in 0..<Self.rounds { source.send(round) }
    source.send(completion: .finished)
    group.wait()
    #expect(sink.values == Array(0..<Self.rounds))
    #expect(sink.completionCount == 1)
  }

  @Test
  func timeoutOnAConcurrentQueueKeepsOrderAndLosesNothingAtTheEnd() {
    let source = Numbers()
    let sink = Unguarded<Int>()
    source.timeout(.seconds(60), scheduler: DispatchQueue.global()).subscribe(sink)
    for round in 0..<Self.rounds { source.send(round) }
    source.send(completion: .finished)
    while sink.completionCount == 0 { sched_yield() }
    #expect(sink.values == Array(0..<Self.rounds))
  }

  @Test
  func shareMayGainAndLoseSubscribersWhileItSends() {
    let source = Numbers()
    let shared = source.share()
    let keeper = Unguarded<Int>()
    shared.subscribe(keeper)
    nonisolated(unsafe) let unsafeShared = shared
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      for round in 0..<Self.rounds {
        if index == 0 {
          source.send(round)
        } else {
          unsafeShared.sink { _ in }.cancel()
        }
      }
    }
    #expect(keeper.values == Array(0..<Self.rounds))
  }

  @Test(arguments: ["merge", "zip", "combineLatest", "flatMap", "buffer", "receiveOn", "debounce", "throttle"])
  func mayBeCancelledWhileItsSourcesSend(_ name: String) {
    for round in 0..<50 {
      let (first, second) = (Numbers(), Numbers())
      let queue = DispatchQueue(label: "stress")
      let joined: AnyPublisher<Int, Never> =
        switch name {
        case "merge": first.merge(with: second).eraseToAnyPublisher()
        case "zip": first.zip(second) { $0 + $1 }.eraseToAnyPublisher()
        case "combineLatest": first.combineLatest(second) { $0 + $1 }.eraseToAnyPublisher()
        case "flatMap": first.flatMap { _ in second }.eraseToAnyPublisher()
        case "buffer":
          first.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).merge(with: second).eraseToAnyPublisher()
        case "receiveOn": first.receive(on: queue).merge(with: second).eraseToAnyPublisher()
        case "debounce":
          first.debounce(for: .microseconds(10), scheduler: queue).merge(with: second).eraseToAnyPublisher()
        default:
          first.throttle(for: .microseconds(10), scheduler: queue, latest: true).merge(with: second)
            .eraseToAnyPublisher()
        }
      let sink = Unguarded<Int>()
      joined.subscribe(sink)
      let subjects = [first, second]
      DispatchQueue.concurrentPerform(iterations: 3) { index in
        if index < 2 {
          for value in 0..<40 { subjects[index].send(value) }
        } else {
          for _ in 0..<round { sched_yield() }
          sink.subscription?.cancel()
        }
      }
      queue.sync {}
      let count = sink.values.count
      first.send(1)
      second.send(1)
      queue.sync {}
      #expect(sink.values.count == count)
    }
  }
}
