import Combine
import CombineTesting
import Foundation
import Locks
import Synchronization
import Testing

/// Send, subscribe, request and cancel from many threads. The claims hold in any build; data races are found by
/// running the suite under ThreadSanitizer.
@Suite(.timeLimit(.minutes(4)))
struct ManyThreadsTests {
  private static let threads = 4
  private static let rounds = 300

  /// Runs the bodies on as many threads at once, each `rounds` times.
  private func inParallel(_ bodies: @Sendable (_ round: Int) -> Void...) {
    DispatchQueue.concurrentPerform(iterations: bodies.count) { index in
      for round in 0..<Self.rounds { bodies[index](round) }
    }
  }

  /// Counts calls from any thread.
  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .sequentiallyConsistent) }
    func increase() { count.add(1, ordering: .sequentiallyConsistent) }
  }

  /// Subscriptions that stay until the end.
  private final class Kept: Sendable {
    private let sinks = Locked<[AnyCancellable]>([])
    func keep(_ sink: sending AnyCancellable) { sinks.withLock { $0.append(sink) } }
  }

  @Test func subjectsDeliverEveryValueOfEverySender() {
    let subject = PassthroughSubject<Int, Never>()
    let counter = Counter()
    let sink = subject.sink { _ in counter.increase() }
    inParallel({ subject.send($0) }, { subject.send($0) }, { subject.send($0) }, { subject.send($0) })
    #expect(counter.value == Self.threads * Self.rounds)
    sink.cancel()
  }

  @Test func subscribingAndCancellingWhileSendingIsSafe() {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<Int, Never>(0)
    let counter = Counter()
    let kept = Kept()
    inParallel(
      { subject.send($0) }, { current.send($0) },
      { _ in subject.map { $0 + 1 }.sink { _ in counter.increase() }.cancel() },
      { round in
        let sink = current.filter { $0 >= 0 }.sink { _ in counter.increase() }
        if round.isMultiple(of: 2) { kept.keep(sink) } else { sink.cancel() }
      })
    // A current value greets each of its subscribers that stays.
    #expect(counter.value >= Self.rounds / 2)
  }

  @Test func requestingWhileSendingNeverExceedsTheDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.buffer(size: 10_000, prefetch: .byRequest, whenFull: .dropNewest).record(demand: .none)
    inParallel(
      { subject.send($0) }, { subject.send($0) }, { _ in recorder.request(.max(1)) }, { _ in recorder.request(.max(1)) }
    )
    #expect(recorder.violations.isEmpty)
    #expect(recorder.values.count == 2 * Self.rounds)
  }

  @Test func singleValuesSurviveARaceOfRequestAndCancel() {
    func race<P: Publisher>(_ publisher: P) where P.Output == Int {
      for _ in 0..<Self.rounds {
        let recorder = publisher.record(demand: .none)
        DispatchQueue.concurrentPerform(iterations: 4) { index in
          if index == 3 { recorder.cancel() } else { recorder.request(.max(1)) }
        }
        #expect(recorder.values.count <= 1)
      }
    }
    race(Just(1))
    race(Int?.some(1).publisher)
    race(Result<Int, Oops>.success(1).publisher)
    race([1].publisher)
    race(Future<Int, Never> { $0(.success(1)) })
    race(Just(1).replaceEmpty(with: 2))
    race(Just(1).eraseToAnyPublisher().reduce(0) { $0 + $1 })
    race(Just(1).eraseToAnyPublisher().first())
  }

  @Test func combiningOperatorsSurviveConcurrentSources() {
    func stress<P: Publisher>(
      _ makeOperator: (PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>) -> P, expects: (Int) -> Bool
    ) {
      let left = PassthroughSubject<Int, Never>()
      let right = PassthroughSubject<Int, Never>()
      let counter = Counter()
      let sink = makeOperator(left, right).sink(receiveCompletion: { _ in }, receiveValue: { _ in counter.increase() })
      inParallel({ left.send($0) }, { right.send($0) })
      #expect(expects(counter.value), "\(counter.value)")
      left.send(completion: .finished)
      right.send(completion: .finished)
      sink.cancel()
    }
    let rounds = Self.rounds
    stress({ $0.merge(with: $1) }, expects: { $0 == 2 * rounds })
    stress({ $0.zip($1) }, expects: { $0 == rounds })
    stress({ $0.combineLatest($1) }, expects: { (rounds...2 * rounds).contains($0) })
    stress({ Publishers.MergeMany($0, $1) }, expects: { $0 == 2 * rounds })
    stress({ outer, inner in outer.flatMap { _ in Just(1) }.merge(with: inner) }, expects: { $0 == 2 * rounds })
    stress({ outer, inner in outer.map { _ in inner }.switchToLatest() }, expects: { $0 <= rounds })
    stress({ source, other in source.prefix(untilOutputFrom: other) }, expects: { $0 <= rounds })
    stress({ source, other in source.drop(untilOutputFrom: other) }, expects: { $0 <= rounds })
  }

  @Test func serialOperatorsDoNotTearTheirState() {
    let subject = PassthroughSubject<Int, Never>()
    let last = Counter()
    // Concurrent senders share one chain: what it counts is the number of values, not fewer.
    let sink = subject.merge(with: Empty(completeImmediately: false)).scan(0) { count, _ in count + 1 }
      .sink { _ in last.increase() }
    inParallel({ subject.send($0) }, { subject.send($0) })
    #expect(last.value == 2 * Self.rounds)
    sink.cancel()
  }

  @Test func sharingSurvivesSubscribersThatComeAndGo() {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let shared = subject.map { $0 + 1 }.share()
    let counter = Counter()
    inParallel(
      { subject.send($0) },
      { _ in shared.sink { _ in counter.increase() }.cancel() },
      { _ in shared.sink { _ in counter.increase() }.cancel() })
    let before = counter.value
    let sink = shared.sink { _ in counter.increase() }
    subject.send(1)
    #expect(counter.value == before + 1)
    sink.cancel()
  }

  @Test func futuresTellEverySubscriberOnce() {
    for _ in 0..<Self.rounds {
      nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      let counter = Counter()
      let lock = NSLock()
      nonisolated(unsafe) var sinks: Set<AnyCancellable> = []
      DispatchQueue.concurrentPerform(iterations: 4) { index in
        if index == 0 {
          promise?(.success(1))
        } else {
          let sink = future.sink { _ in counter.increase() }
          lock.withLock { _ = sinks.insert(sink) }
        }
      }
      #expect(counter.value == 3)
      let late = future.sink { _ in counter.increase() }
      #expect(counter.value == 4)
      late.cancel()
      sinks.removeAll()
    }
  }

  @Test func aCancellableCancelsOnceFromManyThreads() {
    for _ in 0..<Self.rounds {
      let counter = Counter()
      let cancellable = AnyCancellable { counter.increase() }
      DispatchQueue.concurrentPerform(iterations: 4) { _ in cancellable.cancel() }
      #expect(counter.value == 1)
    }
  }

  @Test func publishedPropertiesMayBeWatchedFromOtherThreads() {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var number = 0
    }
    let model = Model()
    let counter = Counter()
    let kept = Kept()
    inParallel(
      { model.number = $0 },
      { round in
        let sink = model.$number.sink { _ in counter.increase() }
        if round.isMultiple(of: 2) { kept.keep(sink) } else { sink.cancel() }
      },
      { _ in model.objectWillChange.sink { counter.increase() }.cancel() })
    #expect(counter.value >= Self.rounds / 2)
  }
}
