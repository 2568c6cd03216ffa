import Combine
import CombineTesting
import Testing

/// Operators with a subscription of their own: one object is what upstream sees and what downstream gets.
@Suite(.timeLimit(.minutes(4))) struct OwnSubscriptionTests {
  static let scheduler = ImmediateScheduler.shared

  /// With what comes before the subscription (a value, then a failure) | what comes after a failure (both again) | what
  /// comes after a cancellation (both again).
  static let rows: [OperatorProbe] = [
    OperatorProbe("tryMap", "1 | 1 | 1") { $0.tryMap { $0 } },
    OperatorProbe("encode", "1 failed TestError | | ") { $0.encode(encoder: PlainCoder()) },
    OperatorProbe("decode", "1 failed TestError | | ") { $0.decode(type: Int.self, decoder: PlainCoder()) },
    OperatorProbe("print", "1 failed TestError | 1 failed TestError | 1 failed TestError") {
      $0.print(to: Silence())
    },
    OperatorProbe("handleEvents", "1 failed TestError | 1 failed TestError | 1 failed TestError") { $0.handleEvents() },
    OperatorProbe("collect(1)", "failed TestError | failed TestError | failed TestError") { $0.collect(1) },
    OperatorProbe("dropFirst", "failed TestError | 1 failed TestError | ") { $0.dropFirst(2) },
    OperatorProbe("drop(while:)", " | | ") { $0.drop { _ in false } },
    OperatorProbe("tryDrop(while:)", " | | ") { $0.tryDrop { _ in false } },
    OperatorProbe("tryScan", " | | ") { $0.tryScan(0) { $0 + $1 } },
    OperatorProbe("output(in:)", " | | ") { $0.output(in: 0..<9) },
    OperatorProbe("replaceError", " | | ") { $0.replaceError(with: 7) },
    OperatorProbe("replaceEmpty", " | | ") { $0.replaceEmpty(with: 7) },
    OperatorProbe("count", " | | ") { $0.count() },
    OperatorProbe("last", " | | ") { $0.last() },
    OperatorProbe("last(where:)", " | | ") { $0.last { _ in true } },
    OperatorProbe("tryLast(where:)", " | | ") { $0.tryLast { _ in true } },
    OperatorProbe("first(where:)", " | | ") { $0.first { _ in false } },
    OperatorProbe("tryFirst(where:)", " | | ") { $0.tryFirst { _ in false } },
    OperatorProbe("max", " | | ") { $0.max() },
    OperatorProbe("min", " | | ") { $0.min() },
    OperatorProbe("tryMin", " | | ") { $0.tryMin { $0 < $1 } },
    OperatorProbe("tryMax", " | | ") { $0.tryMax { $0 < $1 } },
    OperatorProbe("reduce", " | | ") { $0.reduce(0, +) },
    OperatorProbe("tryReduce", " | | ") { $0.tryReduce(0) { $0 + $1 } },
    OperatorProbe("collect", " | | ") { $0.collect() },
    OperatorProbe("allSatisfy", " | | ") { $0.allSatisfy { _ in true } },
    OperatorProbe("tryAllSatisfy", " | | ") { $0.tryAllSatisfy { _ in true } },
    OperatorProbe("contains(where:)", " | | ") { $0.contains { $0 == 0 } },
    OperatorProbe("tryContains(where:)", " | | ") { $0.tryContains { $0 == 0 } },
    OperatorProbe("buffer", " | | ") { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
    OperatorProbe("delay", " | | ") { $0.delay(for: .seconds(0), scheduler: scheduler) },
    OperatorProbe("receive(on:)", " | | ") { $0.receive(on: scheduler) },
    OperatorProbe("subscribe(on:)", " | | ") { $0.subscribe(on: scheduler) },
    OperatorProbe("timeout", " | | ") { $0.timeout(.seconds(9), scheduler: TestScheduler()) },
    OperatorProbe("measureInterval", " | | ") { $0.measureInterval(using: scheduler) },
  ]

  @Test(arguments: rows) func eventsOutOfTurnAreServedOrIgnored(_ probe: OperatorProbe) {
    let (early, heard) = probe.start(subscribes: false)
    early.send(1)
    early.send(completion: .failure(TestError()))
    let (late, told) = probe.start()
    late.send(completion: .failure(TestError()))
    let before = told.events.count
    late.send(1)
    late.send(1)
    if probe.testDescription == "dropFirst" { late.send(1) }
    late.send(completion: .failure(TestError()))
    let after = told.events[before...]
    let (stopped, silent) = probe.start()
    silent.subscription?.cancel()
    let atCancel = silent.events.count
    stopped.send(1)
    stopped.send(completion: .failure(TestError()))
    func line(_ events: some Sequence<String>) -> String {
      var seen: [String] = []
      for event in events where !event.hasPrefix("subscription") && seen.last != event { seen.append(event) }
      return seen.joined(separator: " ")
    }
    let seen = [line(heard.events), line(after), line(silent.events[atCancel...])].joined(separator: " | ")
    #expect(seen.split(separator: "|").map { $0.trimmed } == probe.expected.split(separator: "|").map { $0.trimmed })
  }

  @Test(arguments: rows) func aSecondSubscriptionIsCancelledWheneverItComes(_ probe: OperatorProbe) {
    guard probe.testDescription != "dropFirst" else { return }
    let (source, recorder) = probe.start()
    for _ in 1...2 {
      let second = ManualSubscription()
      source.subscriber?.receive(subscription: second)
      #expect(second.events == ["cancel"])
    }
    #expect(recorder.events.count { $0.hasPrefix("subscription") } == 1)
    recorder.subscription?.cancel()
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    #expect(source.subscription.events.count { $0 == "cancel" } == 1)
    #expect(source.subscription.events.last == "cancel")
    let third = ManualSubscription()
    source.subscriber?.receive(subscription: third)
    #expect(third.events == ["cancel"])
  }

  @Test(arguments: rows) func upstreamSeesASubscriptionWhoseEarlyCancellationHasNoEffect(_ probe: OperatorProbe) throws
  {
    let (source, recorder) = probe.start(subscribes: false)
    let own = try #require(source.subscriberAsSubscription)
    own.cancel()
    if probe.testDescription != "dropFirst" { own.request(.max(3)) }
    source.subscriber?.receive(subscription: source.subscription)
    #expect(!source.subscription.events.contains("cancel"))
    #expect(recorder.subscription?.combineIdentifier == own.combineIdentifier)
  }

  static let strict: [OperatorProbe] = [
    OperatorProbe("tryFilter") { $0.tryFilter { _ in true } },
    OperatorProbe("tryCompactMap") { $0.tryCompactMap { $0 } },
    OperatorProbe("removeDuplicates") { $0.removeDuplicates() },
    OperatorProbe("tryRemoveDuplicates") { $0.tryRemoveDuplicates { $0 == $1 } },
    OperatorProbe("prefix(while:)") { $0.prefix { _ in true } },
    OperatorProbe("tryPrefix(while:)") { $0.tryPrefix { _ in true } },
    OperatorProbe("prefix(untilOutputFrom:)") {
      $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
  ]

  @Test(arguments: strict) func othersRememberAnEarlyCancellation(_ probe: OperatorProbe) throws {
    let (source, recorder) = probe.start(subscribes: false)
    try #require(source.subscriberAsSubscription).cancel()
    source.subscriber?.receive(subscription: source.subscription)
    #expect(source.subscription.events == ["cancel"])
    #expect(recorder.events.isEmpty)
  }

  @Test func aValueBeforeTheSubscriptionTrapsWhereApplesDoes() async {
    await #expect(processExitsWith: .failure) {
      let source = ManualPublisher<Int, Never>()
      source.sendsSubscription = false
      source.removeDuplicates().subscribe(Recorder<Int, Never>())
      source.send(1)
    }
  }

  @Test func aTimeoutOnASchedulerThatDoesNotWaitTraps() async {
    await #expect(processExitsWith: .failure) {
      let timed = ManualPublisher<Int, Never>().timeout(.seconds(1), scheduler: ImmediateScheduler.shared)
      timed.subscribe(Recorder<Int, Never>())
    }
  }

  @Test func aRequestForNothingTrapsWhereApplesDoes() async {
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<[Int], Never>(.none)
      ManualPublisher<Int, Never>().collect(2).subscribe(recorder)
      recorder.subscription?.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(.none)
      ManualPublisher<Int, Never>().dropFirst().subscribe(recorder)
      recorder.subscription?.request(.none)
    }
    await #expect(processExitsWith: .failure) {
      let recorder = Recorder<Int, Never>(.none)
      ManualPublisher<Int, Never>().drop { _ in true }.subscribe(recorder)
      recorder.subscription?.request(.none)
    }
  }
}

extension Substring {
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

/// Encodes and decodes by doing nothing.
struct PlainCoder: TopLevelEncoder, TopLevelDecoder {
  func encode<T>(_ value: T) throws -> Int where T: Encodable { value as? Int ?? 0 }
  func decode<T>(_ type: T.Type, from number: Int) throws -> T where T: Decodable {
    guard let value = number as? T else { throw TestError() }
    return value
  }
}

struct Silence: TextOutputStream {
  func write(_ string: String) {}
}
