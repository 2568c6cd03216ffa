import Combine
import CombineTesting
import Testing

/// The rules of events out of turn, for the operators with several publishers, those that wait, and those that share.
@Suite(.timeLimit(.minutes(4))) struct JoiningOperatorTests {
  /// A publisher that sends nothing; another one each time, for tests run side by side.
  private static var quiet: ManualPublisher<Int, TestError> { ManualPublisher() }
  private static let five = (1...5).publisher.setFailureType(to: TestError.self)
  private static let one = Just(1).setFailureType(to: TestError.self)

  /// What is expected comes of a value and then a failure before the subscription.
  static let rows: [OperatorProbe] = [
    OperatorProbe("merge", "1 failed TestError") { $0.merge(with: quiet, quiet) },
    OperatorProbe("merge of eight", "1 failed TestError") {
      $0.merge(with: quiet, quiet, quiet, quiet, quiet, quiet, quiet)
    },
    OperatorProbe("merge of many", "1 failed TestError") { Publishers.MergeMany([$0, quiet]) },
    OperatorProbe("combineLatest", "6 failed TestError") { $0.combineLatest(Just(5).of().append(quiet)) { $0 + $1 } },
    OperatorProbe("zip", "2 failed TestError") { $0.zip(five.append(quiet)) { $0 + $1 } },
    OperatorProbe("flatMap", "1 failed TestError") { $0.flatMap { Just($0).of() } },
    OperatorProbe("child of flatMap", "1 failed TestError") { source in one.flatMap { _ in source } },
    OperatorProbe("switchToLatest", "1 failed TestError") { $0.map { Just($0).of() }.switchToLatest() },
    OperatorProbe("latest of switchToLatest", "1 failed TestError") { source in
      one.append(quiet).map { _ in source }.switchToLatest()
    },
    OperatorProbe("append") { $0.append(quiet) },
    OperatorProbe("append, the second") { Empty<Int, TestError>().append($0) },
    OperatorProbe("prepend, the second") { $0.prepend(Empty<Int, TestError>()) },
    OperatorProbe("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: one.append(quiet)) },
    OperatorProbe("debounce") { $0.debounce(for: .seconds(0), scheduler: ImmediateScheduler.shared) },
    OperatorProbe("throttle") {
      $0.throttle(for: .seconds(0), scheduler: ImmediateScheduler.shared, latest: true)
    },
    OperatorProbe("collect by time") { $0.collect(.byTimeOrCount(TestScheduler(), .seconds(1), 1)) },
    OperatorProbe("retry") { $0.retry(0) },
    OperatorProbe("share") { $0.share() },
    OperatorProbe("multicast") { $0.multicast(subject: PassthroughSubject()).autoconnect() },
  ]

  @Test(arguments: rows) func eventsBeforeTheSubscriptionArePassedOrIgnored(_ probe: OperatorProbe) {
    let (source, recorder) = probe.start(subscribes: false)
    source.send(1)
    source.send(completion: .failure(TestError()))
    #expect(recorder.received == probe.expected)
    source.subscriber?.receive(subscription: source.subscription)
    let isOver = recorder.received.contains("failed")
    #expect(source.subscription.events == (isOver ? ["cancel"] : ["request unlimited"]))
  }

  @Test(arguments: rows) func aSecondSubscriptionIsCancelledWheneverItComes(_ probe: OperatorProbe) {
    for ends in [false, true] {
      let (source, recorder) = probe.start()
      source.send(1)
      if ends { source.send(completion: .finished) }
      let second = ManualSubscription()
      for _ in 1...2 { source.subscriber?.receive(subscription: second) }
      #expect(second.events == ["cancel", "cancel"], "\(ends ? "after the end" : "")")
      let before = recorder.events
      if ends {
        source.send(completion: .finished)
        source.send(completion: .failure(TestError()))
      }
      #expect(recorder.events == before)
      recorder.subscription?.cancel()
      #expect(source.subscription.events == ["request unlimited"] + (ends ? [] : ["cancel"]))
    }
  }

  @Test(arguments: rows) func afterACancellationNothingGoesEitherWay(_ probe: OperatorProbe) {
    let (source, recorder) = probe.start()
    source.send(1)
    for _ in 1...2 { recorder.subscription?.cancel() }
    recorder.subscription?.request(.max(1))
    let before = recorder.events
    #expect(source.send(2) == Subscribers.Demand.none)
    source.send(completion: .failure(TestError()))
    #expect(recorder.events == before)
    #expect(source.subscription.events == ["request unlimited", "cancel"])
  }

  @Test func aFinishedSideOfMergeCountsOnce() {
    let (first, second) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
    let recorder = Recorder<Int, TestError>()
    first.merge(with: second).subscribe(recorder)
    for _ in 1...3 { first.send(completion: .finished) }
    second.send(1)
    #expect(recorder.received == "1")
    second.send(completion: .finished)
    #expect(recorder.received == "1 finished")
  }

  @Test func aFinishedSideHasNoMoreValuesForRows() {
    let (first, second) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
    let (zipped, latest) = (Recorder<Int, TestError>(), Recorder<Int, TestError>())
    first.zip(second) { $0 + $1 }.subscribe(zipped)
    first.send(1)
    first.send(completion: .finished)
    first.send(5)
    second.send(10)
    second.send(20)
    #expect(zipped.received == "11 finished")
    first.combineLatest(second) { $0 + $1 }.subscribe(latest)
    first.send(1)
    first.send(completion: .finished)
    first.send(5)
    second.send(10)
    #expect(latest.received == "11")
  }

  @Test func switchToLatestCancelsTheNewestPublisherFirst() {
    var order: [String] = []
    let child = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { order.append("child") })
    let source = PassthroughSubject<Int, Never>()
    let cancellable = source.handleEvents(receiveCancel: { order.append("upstream") }).map { _ in child }
      .switchToLatest().sink { _ in }
    source.send(1)
    cancellable.cancel()
    #expect(order == ["child", "upstream"])
  }

  @Test func bothPublishersOfAppendSeeTheSubscriptionThatDownstreamGets() throws {
    let (first, second) = (ManualPublisher<Int, TestError>(), ManualPublisher<Int, TestError>())
    let recorder = Recorder<Int, TestError>(.max(2))
    first.append(second).subscribe(recorder)
    first.send(completion: .finished)
    for source in [first, second] {
      let own = try #require(source.subscriberAsSubscription)
      #expect(own.combineIdentifier == recorder.subscription?.combineIdentifier && "\(own)" == "Concatenate")
    }
    second.subscriberAsSubscription?.request(.max(3))
    #expect(second.subscription.events == ["request max(2)", "request max(3)"])
  }

  @Test func aSinkThatIsCancelledEarlyRefusesTheSubscription() {
    let source = ManualPublisher<Int, Never>()
    source.sendsSubscription = false
    let sink = source.sink { _ in }
    sink.cancel()
    source.subscriber?.receive(subscription: source.subscription)
    #expect(source.subscription.events == ["cancel"])
  }
}

extension Publisher where Failure == Never {
  fileprivate func of() -> Publishers.SetFailureType<Self, TestError> { setFailureType(to: TestError.self) }
}
