import Combine
import Testing

/// A subject asks its upstreams when one of its subscribers asks it.
@Suite struct UpstreamDemandTests {
  @Test func nothingIsAskedBeforeASubscriberAsks() {
    let subject = PassthroughSubject<Int, Never>()
    let upstreams = (0..<3).map { _ in ManualSubscription() }
    subject.send(subscription: upstreams[0])
    let recorder = Recorder<Int, Never>(.none)
    subject.subscribe(recorder)
    #expect(upstreams[0].events.isEmpty)
    recorder.subscription?.request(.max(1))
    #expect(upstreams[0].events == ["request unlimited"])
    subject.send(subscription: upstreams[1])
    #expect(upstreams[1].events == ["request unlimited"])
    subject.send(subscription: upstreams[1])
    recorder.subscription?.request(.max(2))
    subject.subscribe(Recorder<Int, Never>(.max(3)))
    #expect(upstreams.map(\.events.count) == [1, 2, 0])
  }

  @Test func allAreCancelledWhenTheSubjectIsFreed() {
    let upstream = ManualSubscription()
    do { CurrentValueSubject<Int, Never>(0).send(subscription: upstream) }
    #expect(upstream.events == ["cancel"])
  }

  @Test(arguments: ["passthrough", "current", "any subscriber"]) func whatFeedsASubjectWaitsForItsFirstSubscriber(
    _ name: String
  ) {
    let recorder = Recorder<Int, Never>()
    switch name {
    case "current":
      let subject = CurrentValueSubject<Int, Never>(0)
      let feed = [1, 2, 3].publisher.subscribe(subject)
      subject.subscribe(recorder)
      feed.cancel()
      #expect(recorder.events.dropFirst() == ["0", "1", "2", "3", "finished"])
    default:
      let subject = PassthroughSubject<Int, Never>()
      let feed =
        name == "passthrough"
        ? [1, 2, 3].publisher.subscribe(subject)
        : AnyCancellable { [1, 2, 3].publisher.subscribe(AnySubscriber(subject)) }
      if name != "passthrough" { feed.cancel() }
      subject.subscribe(recorder)
      #expect(recorder.events.dropFirst() == ["1", "2", "3", "finished"])
    }
  }

  @Test func aConnectionMadeEarlyGivesTheFirstSubscriberEverything() {
    let recorder = Recorder<Int, Never>()
    let shared = [1, 2, 3].publisher.multicast(subject: PassthroughSubject())
    let connection = shared.connect()
    shared.subscribe(recorder)
    #expect(recorder.events.dropFirst() == ["1", "2", "3", "finished"])
    connection.cancel()
  }

  @Test func whatFeedsASubjectDoesNotKeepIt() {
    let publisher = ManualPublisher<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let witness = subject
    let feed = subject.map { publisher.subscribe($0) }
    subject = nil
    #expect(witness == nil)
    #expect(publisher.subscription.events == ["cancel"])
    publisher.send(1)
    feed?.cancel()
  }

  @Test func aConnectionDoesNotKeepItsSubject() {
    let publisher = ManualPublisher<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    weak let witness = subject
    let connection = subject.map { publisher.multicast(subject: $0).connect() }
    subject = nil
    #expect(witness == nil)
    publisher.send(1)
    connection?.cancel()
  }

  @Test func anObjectsChangesAreToldHoweverFewWereAskedFor() {
    let publisher = ObservableObjectPublisher()
    let recorder = Recorder<Void, Never>(.none)
    publisher.subscribe(recorder)
    publisher.send()
    recorder.subscription?.request(.none)
    publisher.send()
    recorder.subscription?.request(.max(1))
    for _ in 0..<3 { publisher.send() }
    #expect(recorder.events == ["subscription ObservableObjectPublisher", "()", "()", "()"])
    #expect(recorder.subscription.map { Mirror(reflecting: $0).children.map(\.label) } == ["downstream"])
  }

  @Test func aSubscriptionShowsItsLastDemandAfterTheEnd() throws {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.max(12))
    subject.subscribe(recorder)
    subject.send(1)
    subject.send(completion: .finished)
    let subscription = try #require(recorder.subscription)
    subscription.request(.max(5))
    let children = Mirror(reflecting: subscription).children.map { "\($0.label ?? "?")=\($0.value)" }
    #expect(children == ["parent=nil", "downstream=nil", "demand=max(11)", "subject=nil"])
  }
}
