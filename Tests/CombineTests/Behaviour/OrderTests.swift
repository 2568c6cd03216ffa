import Combine
import CombineTesting
import Testing

/// In which order operators ask, cancel and tell, and what still passes when a publisher breaks the rules.
@Suite(.timeLimit(.minutes(4))) struct OrderTests {
  typealias Source = ManualPublisher<Int, TestError>

  /// A subscription that writes into a log of several.
  private final class Logged: Subscription {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    func request(_ demand: Subscribers.Demand) { log.lines.append("\(name) \(demand)") }
    func cancel() { log.lines.append("\(name) cancel") }
  }

  private final class Log {
    var lines: [String] = []

    /// Gives a publisher that has not sent one its subscription.
    func start<Output, Failure>(_ publisher: ManualPublisher<Output, Failure>, as name: String) {
      publisher.subscriber?.receive(subscription: Logged(name, self))
    }
  }

  private func silent() -> Source {
    let source = Source()
    source.sendsSubscription = false
    return source
  }

  @Test(arguments: [(0, []), (2, ["request max(2)"])])
  func dropFirstAsksForWhatItDropsAloneWhileNobodyHasAsked(_ count: Int, _ expected: [String]) {
    let source = silent()
    let recorder = Recorder<Int, TestError>(.none)
    source.dropFirst(count).subscribe(recorder)
    source.subscriber?.receive(subscription: source.subscription)
    #expect(source.subscription.events == expected)
    recorder.subscription?.request(.max(3))
    #expect(source.subscription.events == expected + ["request max(3)"])
  }

  @Test(arguments: [true, false])
  func prefixGoesOnWithoutAnotherPublisherThatHasCompleted(_ fails: Bool) {
    let (source, other) = (Source(), Source())
    let recorder = Recorder<Int, TestError>()
    source.prefix(untilOutputFrom: other).subscribe(recorder)
    other.send(completion: fails ? .failure(TestError()) : .finished)
    other.send(1)
    source.send(2)
    #expect(other.subscription.events == ["request max(1)"])
    source.send(completion: .finished)
    #expect(recorder.received == "2 finished")
  }

  @Test func prefixCancelsItsUpstreamBeforeTheOther() {
    let (source, other, log) = (silent(), silent(), Log())
    let recorder = Recorder<Int, TestError>()
    source.prefix(untilOutputFrom: other).subscribe(recorder)
    log.start(other, as: "other")
    log.start(source, as: "upstream")
    #expect(log.lines == ["other max(1)", "upstream unlimited"])
    recorder.subscription?.cancel()
    #expect(log.lines.suffix(2) == ["upstream cancel", "other cancel"])
  }

  @Test func prefixCancelsTheOtherBeforeItTellsOfTheEnd() {
    let (source, other, log) = (silent(), silent(), Log())
    let recorder = Recorder<Int, TestError>()
    recorder.onCompletion = { log.lines.append("end") }
    source.prefix(untilOutputFrom: other).subscribe(recorder)
    log.start(other, as: "other")
    log.start(source, as: "upstream")
    source.send(completion: .finished)
    #expect(log.lines == ["other max(1)", "upstream unlimited", "other cancel", "end"])
  }

  @Test func catchPassesValuesOnAfterACancellationAndNoEnd() {
    for fails in [false, true] {
      let source = Source()
      let recorder = Recorder<Int, Never>(.max(5))
      var isHandled = false
      source.catch { _ -> Just<Int> in
        isHandled = true
        return Just(9)
      }.subscribe(recorder)
      recorder.subscription?.cancel()
      source.send(1)
      source.send(completion: fails ? .failure(TestError()) : .finished)
      #expect(recorder.received == "1")
      #expect(!isHandled)
      #expect(source.subscription.events == ["request max(5)", "cancel"])
    }
  }

  @Test(arguments: [(true, "upstream max(3)"), (false, "upstream unlimited")])
  func bufferAsksBeforeItHandsOnTheSubscription(_ keepsFull: Bool, _ asked: String) {
    let (source, log) = (silent(), Log())
    let recorder = Recorder<Int, TestError>(.none)
    recorder.onSubscription = { log.lines.append("downstream") }
    source.buffer(size: 3, prefetch: keepsFull ? .keepFull : .byRequest, whenFull: .dropNewest).subscribe(recorder)
    log.start(source, as: "upstream")
    #expect(log.lines == [asked, "downstream"])
  }

  @Test func childrenAreAskedForEverythingOnceTheDemandIsUnlimited() {
    let (source, children) = (Source(), [Source(), Source()])
    let recorder = Recorder<Int, TestError>(.max(1))
    source.flatMap { children[$0] }.subscribe(recorder)
    for place in 0...1 { source.send(place) }
    for child in children { #expect(child.subscription.events == ["request max(1)"]) }
    recorder.subscription?.request(.unlimited)
    for child in children { #expect(child.subscription.events == ["request max(1)", "request unlimited"]) }
    #expect(children[0].send(5) == Subscribers.Demand.none)
  }

  @Test func aFailingChildCancelsTheOthersAndNotTheUpstream() {
    let (source, children) = (Source(), [Source(), Source()])
    let recorder = Recorder<Int, TestError>()
    source.flatMap { children[$0] }.subscribe(recorder)
    for place in 0...1 { source.send(place) }
    children[0].send(completion: .failure(TestError()))
    #expect(recorder.received == "failed TestError")
    #expect(children[1].subscription.events == ["request unlimited", "cancel"])
    #expect(!children[0].subscription.events.contains("cancel"))
    #expect(source.subscription.events == ["request unlimited"])
  }

  @Test func zipCancelsAllPublishersWhenOneFailsAlsoThatOne() {
    let sources = [Source(), Source()]
    let recorder = Recorder<(Int, Int), TestError>()
    sources[0].zip(sources[1]).subscribe(recorder)
    sources[0].send(completion: .failure(TestError()))
    #expect(recorder.received == "failed TestError")
    for source in sources { #expect(source.subscription.events == ["request unlimited", "cancel"]) }
  }

  @Test func aFinishedSideOfZipIsNotCancelledAndTheOtherIs() {
    let sources = [Source(), Source()]
    sources[0].zip(sources[1]).subscribe(Recorder<(Int, Int), TestError>())
    sources[0].send(completion: .finished)
    #expect(sources[0].subscription.events == ["request unlimited"])
    #expect(sources[1].subscription.events == ["request unlimited", "cancel"])
  }

  @Test func valuesThatDropUntilOutputDropsCountAgainstTheDemand() {
    let (source, other) = (Source(), Source())
    let recorder = Recorder<Int, TestError>(.max(2))
    source.drop(untilOutputFrom: other).subscribe(recorder)
    #expect(source.send(1) == Subscribers.Demand.none)
    other.send(0)
    #expect(source.send(2) == Subscribers.Demand.none)
    #expect(recorder.received == "2")
    #expect(source.subscription.events == ["request max(2)"])
  }

  @Test func combineLatestFinishesWhenAllHaveEvenWithoutAValue() {
    let recorder = Recorder<(Int, Int), Never>()
    Empty<Int, Never>().combineLatest(Just(1)).subscribe(recorder)
    #expect(recorder.received == "finished")
  }

  @Test func theSameSubscriptionSentToASubjectTwiceIsAskedTwice() {
    let subscription = ManualSubscription()
    let subject = PassthroughSubject<Int, Never>()
    for _ in 1...2 { subject.send(subscription: subscription) }
    #expect(subscription.events.isEmpty)
    let recorder = Recorder<Int, Never>(.max(1))
    subject.subscribe(recorder)
    #expect(subscription.events == ["request unlimited", "request unlimited"])
    subject.send(subscription: subscription)
    recorder.subscription?.request(.max(1))
    #expect(subscription.events == Array(repeating: "request unlimited", count: 3))
  }
}
