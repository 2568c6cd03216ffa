import Combine
import CombineTesting
import Testing

/// What is asked of the publisher and when, and what waits until it is asked for.
@Suite(.timeLimit(.minutes(4))) struct RequestTests {
  typealias Source = ManualPublisher<Int, TestError>

  /// What `receive(_:)` answers to a value that is passed on while downstream answers `.max(7)`, then to one that is
  /// swallowed, where there is one: an odd number is passed on, an even one swallowed.
  static let answers: [OperatorProbe] = [
    OperatorProbe("map", "max(7)") { $0.map { $0 } },
    OperatorProbe("tryMap", "max(7)") { $0.tryMap { $0 } },
    OperatorProbe("print", "max(7)") { $0.print(to: Silence()) },
    OperatorProbe("catch", "max(7)") { $0.catch { _ in Just(0) } },
    OperatorProbe("replaceError", "max(7)") { $0.replaceError(with: 0) },
    OperatorProbe("encode", "max(7)") { $0.encode(encoder: PlainCoder()) },
    OperatorProbe("subscribe(on:)", "max(7)") { $0.subscribe(on: ImmediateScheduler.shared) },
    OperatorProbe("scan", "max(7)") { $0.scan(0) { $1 } },
    OperatorProbe("tryScan", "max(7)") { $0.tryScan(0) { $1 } },
    OperatorProbe("mapError", "max(7)") { $0.mapError { $0 } },
    OperatorProbe("handleEvents", "max(7)") { $0.handleEvents() },
    OperatorProbe("breakpoint", "max(7)") { $0.breakpoint() },
    OperatorProbe("replaceEmpty", "max(7)") { $0.replaceEmpty(with: 0) },
    OperatorProbe("tryCatch", "max(7)") { $0.tryCatch { _ in Just(0) } },
    OperatorProbe("retry", "max(7)") { $0.retry(1) },
    OperatorProbe("prefix", "max(7)") { $0.prefix(3) },
    OperatorProbe("output(at:)", "max(1)") { $0.output(at: 1) },
    OperatorProbe("prefix(while:)", "max(7) max(0)") { $0.prefix { $0 % 2 == 1 } },
    OperatorProbe("tryPrefix(while:)", "max(7) max(0)") { $0.tryPrefix { $0 % 2 == 1 } },
    OperatorProbe("drop(while:), later", "max(7)") { $0.drop { $0 % 2 == 0 } },
    OperatorProbe("drop(while:), dropped", "max(1) max(7)") { $0.drop { $0 % 2 == 1 } },
    OperatorProbe("tryDrop(while:), dropped", "max(1) max(7)") { $0.tryDrop { $0 % 2 == 1 } },
    OperatorProbe("tryRemoveDuplicates", "max(7) max(1)") { $0.tryRemoveDuplicates { _, new in new % 2 == 0 } },
    OperatorProbe("first(where:)", "max(0) max(0)") { $0.first { _ in false } },
    OperatorProbe("reduce", "max(0) max(0)") { $0.reduce(0, +) },
    OperatorProbe("collect", "max(0) max(0)") { $0.collect() },
    OperatorProbe("receive(on:)", "max(0)") { $0.receive(on: ImmediateScheduler.shared) },
    OperatorProbe("timeout", "max(0)") { $0.timeout(.seconds(9), scheduler: TestScheduler()) },
    OperatorProbe("prefix(untilOutputFrom:)", "max(7)") {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    OperatorProbe("filter", "max(7) max(1)") { $0.filter { $0 % 2 == 1 } },
    OperatorProbe("tryFilter", "max(7) max(1)") { $0.tryFilter { $0 % 2 == 1 } },
    OperatorProbe("compactMap", "max(7) max(1)") { $0.compactMap { $0 % 2 == 1 ? $0 : nil } },
    OperatorProbe("tryCompactMap", "max(7) max(1)") { $0.tryCompactMap { $0 % 2 == 1 ? $0 : nil } },
    OperatorProbe("removeDuplicates", "max(7) max(1)") { $0.removeDuplicates { _, new in new % 2 == 0 } },
    OperatorProbe("collect(1)", "max(7)") { $0.collect(1) },
    OperatorProbe("count", "max(0) max(0)") { $0.count() },
    OperatorProbe("ignoreOutput", "max(0) max(0)") { $0.ignoreOutput() },
    OperatorProbe("buffer, by request", "max(0)") {
      $0.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
    },
    OperatorProbe("buffer, keep full", "max(1)") { $0.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest) },
    OperatorProbe("delay", "max(0)") { $0.delay(for: .seconds(0), scheduler: ImmediateScheduler.shared) },
    OperatorProbe("measureInterval", "max(0)") { $0.measureInterval(using: ImmediateScheduler.shared) },
    OperatorProbe("multicast", "max(0)") { $0.multicast(subject: PassthroughSubject()).autoconnect() },
    OperatorProbe("share", "max(0)") { $0.share() },
    OperatorProbe("replaceNil", "max(7)") { $0.map(Optional.some).replaceNil(with: 0) },
    OperatorProbe("min", "max(0) max(0)") { $0.min() },
    OperatorProbe("tryMax", "max(0) max(0)") { $0.tryMax { $0 < $1 } },
    OperatorProbe("tryFirst(where:)", "max(0) max(0)") { $0.tryFirst { _ in false } },
    OperatorProbe("tryLast(where:)", "max(0) max(0)") { $0.tryLast { _ in true } },
    OperatorProbe("tryAllSatisfy", "max(0) max(0)") { $0.tryAllSatisfy { _ in true } },
    OperatorProbe("tryReduce", "max(0) max(0)") { $0.tryReduce(0) { $0 + $1 } },
    OperatorProbe("decode", "max(7)") { $0.decode(type: Int.self, decoder: PlainCoder()) },
    OperatorProbe("append", "max(7)") { $0.append(0) },
    OperatorProbe("prepend", "max(7)") { $0.prepend(Empty<Int, TestError>()) },
    OperatorProbe("merge", "max(1)") { $0.merge(with: Empty<Int, TestError>(completeImmediately: false)) },
    OperatorProbe("child of flatMap", "max(1)") { source in
      Just(1).setFailureType(to: TestError.self).flatMap { _ in source }
    },
    OperatorProbe("drop(untilOutputFrom:)", "max(0)") {
      $0.drop(untilOutputFrom: Empty<Int, TestError>(completeImmediately: false))
    },
    OperatorProbe("debounce", "max(0)") { $0.debounce(for: .seconds(1), scheduler: TestScheduler()) },
    OperatorProbe("throttle", "max(0)") { $0.throttle(for: .seconds(1), scheduler: TestScheduler(), latest: true) },
    OperatorProbe("collect by time", "max(0)") { $0.collect(.byTime(TestScheduler(), .seconds(1))) },
  ]

  @Test(arguments: answers) func valuesAreAnsweredAsApplesDo(_ probe: OperatorProbe) {
    let (source, _) = probe.start(demand: .max(5), answer: .max(7))
    let swallows = probe.expected.contains(" ")
    let seen = ([1] + (swallows ? [2] : [])).map { "\(source.send($0))" }
    #expect(seen.joined(separator: " ") == probe.expected)
  }

  @Test func dropFirstAsksOnceForWhatIsWantedAndWhatIsDropped() {
    let source = Source()
    source.sendsSubscription = false
    let recorder = Recorder<Int, TestError>(.max(42))
    source.dropFirst(2).subscribe(recorder)
    #expect(recorder.events == ["subscription Drop"])
    source.subscriber?.receive(subscription: source.subscription)
    recorder.subscription?.request(.max(3))
    #expect(source.subscription.events == ["request max(44)", "request max(3)"])
    for value in 1...2 { #expect(source.send(value) == Subscribers.Demand.none) }
    source.send(completion: .finished)
    recorder.subscription?.request(.max(4))
    recorder.subscription?.cancel()
    let next = ManualSubscription()
    source.subscriber?.receive(subscription: next)
    #expect(next.events == ["request max(4)"])
    #expect(source.subscription.events.count == 2)
  }

  static let reducers: [OperatorProbe] = [
    OperatorProbe("count", "2 finished") { $0.count() },
    OperatorProbe("max", "2 finished") { $0.max() },
    OperatorProbe("tryMin", "1 finished") { $0.tryMin { $0 < $1 } },
    OperatorProbe("last", "2 finished") { $0.last() },
    OperatorProbe("last(where:)", "finished") { $0.last { $0 > 5 } },
    OperatorProbe("first", "1 finished") { $0.first() },
    OperatorProbe("first(where:)", "finished") { $0.first { $0 > 5 } },
    OperatorProbe("contains", "true finished") { $0.contains(2) },
    OperatorProbe("tryContains(where:)", "false finished") { $0.tryContains { $0 > 5 } },
    OperatorProbe("allSatisfy", "false finished") { $0.allSatisfy { $0 > 1 } },
    OperatorProbe("collect", "[1, 2] finished") { $0.collect() },
    OperatorProbe("reduce", "3 finished") { $0.reduce(0, +) },
  ]

  @Test(arguments: reducers) func resultAndEndWaitUntilTheyAreAskedFor(_ probe: OperatorProbe) {
    let (source, recorder) = probe.start(demand: .none)
    source.send(1)
    source.send(2)
    source.send(completion: .finished)
    #expect(source.subscription.events.first == "request unlimited")
    #expect(recorder.received == "")
    recorder.subscription?.request(.max(1))
    #expect(recorder.received == probe.expected)
    recorder.subscription?.request(.max(1))
    #expect(recorder.received == probe.expected)
  }

  @Test(arguments: reducers) func aFailureDoesNotWait(_ probe: OperatorProbe) {
    let (source, recorder) = probe.start(demand: .none)
    source.send(completion: .failure(TestError()))
    #expect(recorder.received == "failed TestError")
  }

  @Test func theNextPublisherOfCatchIsAskedOnceForAllThatIsPending() {
    let (first, second) = (Source(), ManualPublisher<Int, Never>())
    second.sendsSubscription = false
    let recorder = Recorder<Int, Never>(.max(3))
    first.catch { _ in second }.subscribe(recorder)
    first.send(1)
    first.send(completion: .failure(TestError()))
    recorder.subscription?.request(.max(5))
    recorder.subscription?.cancel()
    second.subscriber?.receive(subscription: second.subscription)
    #expect(second.subscription.events == ["request max(7)"])
    #expect(!first.subscription.events.contains("cancel"))
    recorder.subscription?.cancel()
    second.send(2)
    second.send(completion: .finished)
    #expect(second.subscription.events == ["request max(7)", "cancel"])
    #expect(recorder.received == "1 2")
  }

  @Test func aThrowingHandlerOfTryCatchFailsWithoutACancellation() {
    let source = Source()
    let recorder = Recorder<Int, any Error>()
    source.tryCatch { error -> Just<Int> in throw error }.subscribe(recorder)
    source.send(completion: .failure(TestError()))
    #expect(recorder.received == "failed TestError")
    #expect(source.subscription.events == ["request unlimited"])
  }

  /// An operator that delivers later, each time on a scheduler of its own.
  struct Later: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    private let probe: (TestScheduler) -> OperatorProbe

    init<P: Publisher>(_ name: String, _ make: @escaping (Source, TestScheduler) -> P) {
      testDescription = name
      probe = { time in OperatorProbe(name) { make($0, time) } }
    }

    func start() -> (source: Source, recorder: any EventRecording, time: TestScheduler) {
      let time = TestScheduler()
      let (source, recorder) = probe(time).start(answer: .max(2))
      return (source, recorder, time)
    }
  }

  static let later = [
    Later("delay") { $0.delay(for: .seconds(1), scheduler: $1) },
    Later("receive(on:)") { $0.receive(on: $1) },
  ]

  @Test(arguments: later) func aScheduledCompletionOutlivesACancellationAndScheduledValuesDoNot(_ later: Later) {
    let (source, recorder, time) = later.start()
    source.send(1)
    source.send(completion: .finished)
    recorder.subscription?.cancel()
    time.advance(by: .seconds(1))
    #expect(recorder.received == "finished")
  }

  @Test(arguments: later) func whatDownstreamAnswersIsRequestedAlsoAfterTheCompletionHasCome(_ later: Later) {
    let (source, recorder, time) = later.start()
    source.send(1)
    source.send(completion: .finished)
    time.advance(by: .seconds(1))
    #expect(recorder.received == "1 finished")
    #expect(source.subscription.events == ["request unlimited", "request max(2)"])
  }

  @Test func requestsGoUpBeforeTheCancellationThatCameAfterThem() {
    let (source, time) = (Source(), TestScheduler())
    let recorder = Recorder<Int, TestError>(.max(1))
    source.subscribe(on: time).subscribe(recorder)
    time.advance(by: .seconds(1))
    recorder.subscription?.request(.max(2))
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(3))
    source.send(1)
    time.advance(by: .seconds(1))
    #expect(source.subscription.events == ["request max(1)", "request max(2)", "cancel"])
    #expect(recorder.received == "")
  }

  @Test func aTimeoutStartsAnewAtTheFirstRequestOnly() {
    let (source, time) = (Source(), TestScheduler())
    let recorder = Recorder<Int, TestError>(.none)
    source.timeout(.seconds(5), scheduler: time).subscribe(recorder)
    time.advance(by: .seconds(3))
    recorder.subscription?.request(.max(1))
    time.advance(by: .seconds(3))
    #expect(recorder.received == "")
    recorder.subscription?.request(.max(1))
    time.advance(by: .seconds(2))
    #expect(recorder.received == "finished")
    #expect(source.subscription.events == ["request max(1)", "request max(1)", "cancel"])
  }

  @Test func handleEventsTellsOfEverythingUntilTheEnd() {
    for ends in [true, false] {
      var told: [String] = []
      let source = Source()
      source.sendsSubscription = false
      let recorder = Recorder<Int, TestError>(.max(3))
      recorder.onValue = { $0 == 2 ? .max(4) : .none }
      source.handleEvents(
        receiveSubscription: { told.append("subscription \($0)") }, receiveOutput: { told.append("\($0)") },
        receiveCompletion: { told.append("\($0)") }, receiveCancel: { told.append("cancel") },
        receiveRequest: { told.append("request \($0)") }
      ).subscribe(recorder)
      source.send(1)
      source.subscriberAsSubscription?.request(.max(5))
      source.subscriber?.receive(subscription: source.subscription)
      source.subscriber?.receive(subscription: ManualSubscription())
      source.send(2)
      if ends { source.send(completion: .finished) }
      for _ in 1...2 { recorder.subscription?.cancel() }
      source.send(3)
      source.send(completion: .finished)
      recorder.subscription?.request(.max(6))
      source.subscriber?.receive(subscription: ManualSubscription())
      let subscription = "subscription ManualSubscription"
      #expect(
        told == [
          "1", "request max(5)", subscription, "request max(3)", subscription, "2", "request max(4)",
          ends ? "finished" : "cancel",
        ])
      #expect(recorder.received == (ends ? "1 2 finished 3 finished" : "1 2 3 finished"))
      #expect(source.subscription.events == ["request max(3)"] + (ends ? [] : ["cancel"]))
    }
  }

  @Test func printWritesEachLineInThreePieces() {
    final class Pieces: TextOutputStream {
      var pieces: [String] = []
      func write(_ string: String) { pieces.append(string) }
    }
    let pieces = Pieces()
    let source = Source()
    let recorder = Recorder<Int, TestError>(.none)
    source.print("p", to: pieces).print(to: pieces).subscribe(recorder)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(30))
    #expect(pieces.pieces.prefix(3) == ["", "p: receive subscription: (ManualSubscription)", "\n"])
    let lines = pieces.pieces.filter { $0.count > 1 }
    #expect(
      lines.dropFirst() == [
        "receive subscription: (Print)", "receive cancel", "p: receive cancel", "receive cancel",
        "request max: (30)",
      ])
    #expect(source.subscription.events == ["cancel"])
  }

  @Test func flatMapAsksItsPublisherEvenForNothingAndCancelsTheChildrenFirst() {
    var order: [String] = []
    let child = PassthroughSubject<Int, TestError>().handleEvents(receiveCancel: { order.append("child") })
    let source = PassthroughSubject<Int, TestError>()
    let cancellable = source.handleEvents(receiveCancel: { order.append("upstream") }).flatMap { _ in child }
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    source.send(1)
    cancellable.cancel()
    #expect(order == ["child", "upstream"])
    let manual = Source()
    manual.flatMap(maxPublishers: .none) { _ in child }.subscribe(Recorder<Int, TestError>())
    #expect(manual.subscription.events == ["request max(0)"])
  }

  @Test func theAnswerToARowIsForThePublisherThatCompletedItAndARequestToTheOthers() {
    let (first, second) = (Source(), Source())
    let recorder = Recorder<(Int, Int), TestError>(.max(2))
    recorder.onValue = { [unowned recorder] _ in
      recorder.subscription?.request(.max(3))
      return .max(4)
    }
    first.zip(second).subscribe(recorder)
    #expect(first.send(1) == Subscribers.Demand.none)
    #expect(second.send(1) == .max(7))
    #expect(first.subscription.events == ["request max(2)", "request max(7)"])
    #expect(second.subscription.events == ["request max(2)"])
  }

  @Test func theOthersValueBeforeTheSubscriptionFinishesWithoutOne() {
    let (source, other) = (Source(), ManualPublisher<Int, Never>())
    source.sendsSubscription = false
    let recorder = Recorder<Int, TestError>()
    source.prefix(untilOutputFrom: other).subscribe(recorder)
    other.send(1)
    source.subscriber?.receive(subscription: source.subscription)
    #expect(recorder.events == ["finished"])
    #expect(source.subscription.events == ["cancel"])
    #expect(other.subscription.events == ["request max(1)"])
  }
}
