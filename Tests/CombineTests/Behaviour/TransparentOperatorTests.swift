import Combine
import Testing

/// Operators that keep no state hand on the publisher's own subscription, and everything else at any time.
@Suite(.timeLimit(.minutes(4))) struct TransparentOperatorTests {
  static let rows = [
    OperatorProbe("map", "1 failed TestError") { $0.map { $0 } },
    OperatorProbe("map by key path", "1 failed TestError") { $0.map(\.self) },
    OperatorProbe("mapError", "1 failed TestError") { $0.mapError { $0 } },
    OperatorProbe("replaceNil", "1 failed TestError") { $0.map(Optional.some).replaceNil(with: 0) },
    OperatorProbe("filter", "1 failed TestError") { $0.filter { _ in true } },
    OperatorProbe("compactMap", "1 failed TestError") { $0.compactMap { $0 } },
    OperatorProbe("scan", "1 failed TestError") { $0.scan(0) { $1 } },
    OperatorProbe("map, map", "1 failed TestError") { $0.map { $0 }.map { $0 } },
    OperatorProbe("filter, filter", "1 failed TestError") { $0.filter { _ in true }.filter { _ in true } },
    OperatorProbe("breakpoint", "1 failed TestError") { $0.breakpoint() },
    OperatorProbe("breakpoint, map", "1") { $0.breakpoint(receiveOutput: { _ in false }).map { $0 } },
    OperatorProbe("erased", "1 failed TestError") { $0.eraseToAnyPublisher() },
    OperatorProbe("ignoreOutput", "failed TestError") { $0.ignoreOutput() },
  ]

  @Test(arguments: rows) func handOnTheSubscription(_ probe: OperatorProbe) {
    let (source, recorder) = probe.start()
    #expect(recorder.subscription as? ManualSubscription === source.subscription)
    let second = ManualSubscription()
    source.subscriber?.receive(subscription: second)
    #expect(recorder.subscription as? ManualSubscription === second)
    second.cancel()
    second.cancel()
    #expect(second.events.suffix(2) == ["cancel", "cancel"])
  }

  @Test(arguments: rows) func passEverythingAtAnyTime(_ probe: OperatorProbe) {
    let (source, recorder) = probe.start(subscribes: false)
    source.send(1)
    source.send(completion: .failure(TestError()))
    #expect(recorder.received.hasPrefix(probe.expected))
    source.subscriber?.receive(subscription: source.subscription)
    recorder.subscription?.cancel()
    let before = recorder.events.count
    source.send(1)
    source.send(completion: .finished)
    #expect(recorder.events.count == before + (probe.testDescription == "ignoreOutput" ? 1 : 2))
  }

  private static let unfailing: [@Sendable (ManualPublisher<Int, Never>, Recorder<Int, Never>) -> Void] = [
    { $0.assertNoFailure().subscribe($1) }, { $0.setFailureType(to: Never.self).subscribe($1) },
    { $0.breakpointOnError().subscribe($1) },
  ]

  @Test(arguments: unfailing.indices) func whatIsAboutFailuresAloneIsTransparentToo(_ index: Int) {
    let (source, recorder) = (ManualPublisher<Int, Never>(), Recorder<Int, Never>(.max(1)))
    recorder.onValue = { .max($0) }
    source.sendsSubscription = false
    Self.unfailing[index](source, recorder)
    source.send(1)
    for subscription in [source.subscription, ManualSubscription()] {
      source.subscriber?.receive(subscription: subscription)
      #expect(recorder.subscription as? ManualSubscription === subscription)
    }
    #expect(source.send(2) == .max(2))
    for _ in 1...2 { source.send(completion: .finished) }
    #expect(recorder.received == "1 2 finished finished")
    #expect(source.subscription.events == ["request max(1)"])
  }

  @Test func ignoreOutputAsksForEverythingBesidesWhatDownstreamAsks() {
    let source = ManualPublisher<Int, Never>()
    let recorder = Recorder<Never, Never>(.max(42))
    source.ignoreOutput().subscribe(recorder)
    recorder.subscription?.request(.max(3))
    #expect(source.subscription.events == ["request max(42)", "request unlimited", "request max(3)"])
    #expect(source.send(1) == .none)
  }
}
