import Combine
import CombineTesting
import Testing

/// What operators show to mirrors and playgrounds: of the subscriber they hand upstream, and of the subscription they
/// hand downstream.
@Suite(.timeLimit(.minutes(4))) struct MirrorTests {
  /// A publisher that looks at its subscriber.
  final class Looker: Publisher, @unchecked Sendable {
    typealias Output = Int
    typealias Failure = TestError
    private(set) var seen = ""
    let subscription = ManualSubscription()

    func receive<S: Subscriber<Int, TestError>>(subscriber: S) {
      seen = MirrorTests.look(at: subscriber)
      subscriber.receive(subscription: subscription)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let subscriber: String
    let subscription: String
    let look: @Sendable () -> [String]

    /// - Parameters:
    ///   - subscriber: Its description, then the labels of its children.
    ///   - subscription: The same of the subscription, where that is another object.
    init<P: Publisher & SendableMetatype>(
      _ subscriber: String, _ subscription: String? = nil, _ make: @escaping @Sendable (Looker) -> P
    ) {
      self.subscriber = subscriber
      self.subscription = subscription ?? subscriber
      look = {
        let looker = Looker()
        let recorder = Recorder<P.Output, P.Failure>(.none)
        make(looker).subscribe(recorder)
        defer { recorder.subscription?.cancel() }
        return [looker.seen, recorder.subscription.map { MirrorTests.look(at: $0) } ?? "none"]
      }
    }

    var testDescription: String { subscriber }
  }

  static func look(at object: Any) -> String {
    let labels = Mirror(reflecting: object).children.map { $0.label ?? "?" }
    let playground = (object as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String
    #expect(object is ManualSubscription || playground == String(describing: object))
    return ([String(describing: object)] + labels).joined(separator: " ")
  }

  private static let bare = "ManualSubscription events"
  private static let others = PassthroughSubject<Int, TestError>()
  private static let reduce = "downstream result initial status"
  private static let ends = "downstream upstreamSubscription"
  private static let joined = "downstream upstreamSubscriptions downstreamDemand"

  static let rows: [Row] = [
    Row("Map", bare) { $0.map { $0 } },
    Row("ValueForKey keyPath", bare) { $0.map(\.description) },
    Row("ValueForKeys keyPath0 keyPath1", bare) { $0.map(\.description, \.magnitude) },
    Row("ValueForKeys keyPath0 keyPath1 keyPath2", bare) { $0.map(\.description, \.magnitude, \.bitWidth) },
    Row("MapError", bare) { $0.mapError { $0 } },
    Row("Scan downstream result", bare) { $0.scan(0) { $0 + $1 } },
    Row("Filter", bare) { $0.filter { $0 > 0 } },
    Row("CompactMap", bare) { $0.compactMap { $0 } },
    Row("IgnoreOutput", bare) { $0.ignoreOutput() },
    Row("Breakpoint", bare) { $0.breakpoint() },
    Row("TryFilter downstream") { $0.tryFilter { $0 > 0 } },
    Row("RemoveDuplicates downstream last") { $0.removeDuplicates() },
    Row("TryRemoveDuplicates downstream last") { $0.tryRemoveDuplicates { $0 == $1 } },
    Row("PrefixWhile downstream") { $0.prefix { $0 > 0 } },
    Row("Encode downstream finished upstreamSubscription") { $0.encode(encoder: PlainCoder()) },
    Row("Decode downstream finished upstreamSubscription") {
      $0.decode(type: Int.self, decoder: PlainCoder())
    },
    Row("TryMap", "TryMap") { $0.tryMap { $0 } },
    Row("Drop", "Drop") { $0.dropFirst() },
    Row("DropWhile", "DropWhile") { $0.drop { $0 > 0 } },
    Row("TryDropWhile", "TryDropWhile") { $0.tryDrop { $0 > 0 } },
    Row("Collect \(reduce)") { $0.collect() },
    Row("Reduce \(reduce)") { $0.reduce(0) { $0 + $1 } },
    Row("Count \(reduce)") { $0.count() },
    Row("Comparison \(reduce)") { $0.max() },
    Row("TryComparison \(reduce)") { $0.tryMax { $0 < $1 } },
    Row("TryContainsWhere \(reduce)") { $0.tryContains { $0 == 1 } },
    Row("CollectByCount downstream upstreamSubscription buffer count") { $0.collect(2) },
    Row("Catch downstream demand") { $0.catch { _ in Just(1) } },
    Row("TryCatch downstream demand") { $0.tryCatch { _ in Just(1) } },
    Row("ReplaceError", "ReplaceError") { $0.replaceError(with: 1) },
    Row("ReplaceEmpty", "ReplaceEmpty") { $0.replaceEmpty(with: 1) },
    Row("Retry downstream demand") { $0.retry(1) },
    Row("AssertNoFailure file line prefix", bare) { $0.assertNoFailure() },
    Row("TryScan downstream status result") { $0.tryScan(0) { $0 + $1 } },
    Row("TryCompactMap downstream") { $0.tryCompactMap { $0 } },
    Row("TryPrefixWhile downstream") { $0.tryPrefix { $0 > 0 } },
    Row("Output", "Output") { $0.prefix(1) },
    Row("First \(reduce)") { $0.first() },
    Row("TryFirst \(reduce)") { $0.first { $0 > 0 } },
    Row("TryFirstWhere \(reduce)") { $0.tryFirst { $0 > 0 } },
    Row("LastWhere \(reduce)") { $0.last { $0 > 0 } },
    Row("TryLastWhere \(reduce)") { $0.tryLast { $0 > 0 } },
    Row("AllSatisfy \(reduce)") { $0.allSatisfy { $0 > 0 } },
    Row("Print", "Print") { $0.print(to: Silence()) },
    Row("HandleEvents", "HandleEvents") { $0.handleEvents() },
    Row("Merge parentSubscription", "Merge \(joined)") { $0.merge(with: others) },
    Row("Zip parentSubscription", "Zip") { $0.zip(others) },
    Row("CombineLatest parentSubscription", "CombineLatest \(joined)") { $0.combineLatest(others) },
    Row("FlatMap", "FlatMap") {
      $0.flatMap { _ in others }
    },
    Row("Map", "SwitchToLatest \(ends) currentInnerSubscription downstreamDemand") {
      $0.map { _ in others }.switchToLatest()
    },
    Row(
      "Concatenate downstream upstreamSubscription suffix demand",
      "Concatenate downstream upstreamSubscription suffix demand"
    ) { $0.append(others) },
    Row(
      "Buffer values state downstreamDemand terminal", "Buffer values state downstreamDemand terminal"
    ) { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) },
    Row("DropUntilOutput \(ends) otherSubscription", "DropUntilOutput \(ends) otherSubscription") {
      $0.drop(untilOutputFrom: others)
    },
    Row(
      "Debounce downstream downstreamDemand currentValue", "Debounce downstream downstreamDemand currentValue"
    ) { $0.debounce(for: .seconds(1), scheduler: TestScheduler()) },
    Row(
      "Throttle \(ends) downstreamDemand currentValue", "Throttle \(ends) downstreamDemand currentValue"
    ) { $0.throttle(for: .seconds(1), scheduler: TestScheduler(), latest: true) },
    Row(
      "CollectByTime \(ends) downstreamDemand buffer", "CollectByTime \(ends) downstreamDemand buffer"
    ) { $0.collect(.byTime(TestScheduler(), .seconds(1))) },
    Row("Timeout", "Timeout") { $0.timeout(.seconds(1), scheduler: TestScheduler()) },
    Row("ReceiveOn \(ends)", "ReceiveOn \(ends)") { $0.receive(on: ImmediateScheduler.shared) },
    Row("SubscribeOn", "SubscribeOn") { $0.subscribe(on: ImmediateScheduler.shared) },
    Row("MeasureInterval", "MeasureInterval") { $0.measureInterval(using: ImmediateScheduler.shared) },
    Row("Subject", "Multicast") { $0.share() },
  ]

  @Test(arguments: rows)
  func operatorsShowThemselvesAsApplesDo(_ row: Row) {
    let seen = row.look()
    #expect(seen.first == row.subscriber)
    #expect(seen.last == row.subscription)
  }

  /// A subscription's description, then the labels and values of its children.
  private func shown<P: Publisher>(_ publisher: P, _ demand: Subscribers.Demand = .none) -> String {
    let recorder = Named<P.Output, P.Failure>(demand)
    publisher.subscribe(recorder)
    defer { recorder.subscription?.cancel() }
    guard let subscription = recorder.subscription else { return "none" }
    let children = Mirror(reflecting: subscription).children.map { "\($0.label ?? "-")=\($0.value)" }
    return ([String(describing: subscription)] + children).joined(separator: " ")
  }

  private final class Named<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    let demand: Subscribers.Demand
    var subscription: (any Subscription)?
    init(_ demand: Subscribers.Demand) { self.demand = demand }
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      if demand > 0 { subscription.request(demand) }
    }
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
    var description: String { "Named" }
  }

  @Test func plainPublishersShowTheirValue() {
    #expect(shown(Just(1)) == "Just -=1")
    #expect(shown(Optional(1).publisher) == "Optional -=1")
    #expect(shown(Result<Int, TestError>.success(1).publisher) == "Once -=1")
    #expect(shown([1, 2].publisher) == "[1, 2] sequence=[1, 2]")
    #expect(shown(Just(1), .unlimited) == "Just -=1")
    #expect(shown(Result<Int, TestError>.success(1).publisher, .unlimited) == "Once -=1")
    #expect(shown(Just(Int?.none), .unlimited) == "Just -=nil")
  }

  @Test func subscriptionsOfSubjectsShowTheSubjectAndTheSubscriber() {
    let subject = PassthroughSubject<Int, Never>()
    let name = String(describing: subject)
    #expect(shown(subject) == "PassthroughSubject parent=\(name) downstream=Named demand=max(0) subject=\(name)")
    let others = (0..<3).map { _ in subject.sink { _ in } }
    #expect(shown(subject, .max(2)).contains("downstream=Named demand=max(2)"))
    withExtendedLifetime(others) {}
    let latest = CurrentValueSubject<Int, Never>(1)
    #expect(shown(latest).contains("downstream=Named demand=max(0)"))
    let future = Future<Int, Never> { _ in }
    #expect(shown(future).contains("downstream=Named hasAnyDemand=false"))
    #expect(shown(future, .unlimited).contains("downstream=Named hasAnyDemand=true"))
  }

  @Test func aFutureThatHadFailedShowsNoDemand() {
    let failed = Future<Int, TestError> { $0(.failure(TestError())) }
    let shown = shown(failed, .max(1))
    #expect(shown == "Future parent=nil downstream=nil hasAnyDemand=false subject=nil")
  }

  @Test func foundationsSubscriptionsShowWhatTheyWatch() throws {
    #expect(shown(NotificationCenter.default.publisher(for: .init("n"))).contains("object=nil demand=max(0)"))
    #expect(shown(Timer.publish(every: 1, on: .main, in: .common)).contains("downstream=Named demand=max(0)"))
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    #expect(
      shown(URLSession.shared.dataTaskPublisher(for: url)).hasPrefix("DataTaskPublisher task=nil downstream=Named"))
  }

  @Test func aReducingOperatorShowsItsUpstream() {
    let publisher = ManualPublisher<Int, Never>()
    #expect(
      shown(publisher.count())
        == "Count downstream=Named<Int, Never> result=0 initial=0 status=subscribed(ManualSubscription)")
  }

  @Test func whatAMirrorShowsKeepsItsLabelsOnceThereAreValues() throws {
    let source = PassthroughSubject<Int, Never>()
    let publishers: [String: AnyPublisher<Int, any Error>] = [
      "result initial": source.count().setFailureType(to: (any Error).self).eraseToAnyPublisher(),
      "last": source.removeDuplicates().setFailureType(to: (any Error).self).eraseToAnyPublisher(),
      "result": source.tryScan(0) { $0 + $1 }.eraseToAnyPublisher(),
      "finished upstreamSubscription": source.encode(encoder: PlainCoder()).eraseToAnyPublisher(),
      "buffer count": source.collect(2).map(\.count).setFailureType(to: (any Error).self).eraseToAnyPublisher(),
    ]
    for (labels, publisher) in publishers {
      let recorder = Recorder<Int, any Error>()
      publisher.subscribe(recorder)
      source.send(1)
      let subscription = try #require(recorder.subscription)
      let seen = Set(Mirror(reflecting: subscription).children.compactMap(\.label))
      #expect(seen.isSuperset(of: labels.split(separator: " ").map(String.init) + ["downstream"]))
    }
  }

  @Test func codingShowsWhetherItHasFinished() throws {
    let source = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, any Error>()
    source.encode(encoder: PlainCoder()).subscribe(recorder)
    let subscription = try #require(recorder.subscription)
    func finished() -> Bool? {
      Mirror(reflecting: subscription).children.first { $0.label == "finished" }?.value as? Bool
    }
    #expect(finished() == false)
    source.send(completion: .finished)
    #expect(finished() == true)
  }

  @Test func someOperatorsDescribeNothing() throws {
    let publisher = ManualPublisher<Int, Never>()
    let delayed = publisher.delay(for: .seconds(1), scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()
    for operation in [
      delayed, publisher.prefix(untilOutputFrom: PassthroughSubject<Int, Never>()).eraseToAnyPublisher(),
    ] {
      let recorder = Recorder<Int, Never>(.none)
      operation.subscribe(recorder)
      let subscription = try #require(recorder.subscription)
      #expect(!(subscription is any CustomStringConvertible) && !(subscription is any CustomReflectable))
    }
  }

  @Test func aSinkShowsNothing() {
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(Self.look(at: sink) == "Sink")
  }

  @Test func anAssignmentShowsItsObjectAndHowFarItIs() {
    final class Model { var number = 0 }
    let assign = Subscribers.Assign(object: Model(), keyPath: \Model.number)
    func status() -> String { Mirror(reflecting: assign).children.map { "\($0.value)" }.last ?? "" }
    #expect(Self.look(at: assign) == "Assign Model. object keyPath status")
    #expect(status() == "awaitingSubscription")
    assign.receive(subscription: ManualSubscription())
    #expect(status() == "subscribed(ManualSubscription)")
    assign.cancel()
    #expect(status() == "terminal")
  }

  @Test func aMirrorShowsWhatWaits() throws {
    let source = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(.none)
    source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
    source.send(1)
    source.send(2)
    let subscription = try #require(recorder.subscription)
    let children = Mirror(reflecting: subscription).children
    #expect(children.first { $0.label == "values" }?.value as? [Int] == [1, 2])
    #expect(children.first { $0.label == "downstreamDemand" }?.value as? Subscribers.Demand == Subscribers.Demand.none)
  }

  @Test func lookingIsSafeWhileAnotherThreadSends() throws {
    let source = PassthroughSubject<Int, Never>()
    let publishers: [AnyPublisher<Int, Never>] = [
      source.filter { $0 > 0 }.eraseToAnyPublisher(),
      source.count().eraseToAnyPublisher(),
      source.scan(0, +).eraseToAnyPublisher(),
      source.append(1).eraseToAnyPublisher(),
      source.buffer(size: 8, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher(),
      source.debounce(for: .seconds(1), scheduler: TestScheduler()).eraseToAnyPublisher(),
    ]
    for publisher in publishers {
      let recorder = Recorder<Int, Never>(.max(5))
      publisher.subscribe(recorder)
      let subscription = try #require(recorder.subscription)
      nonisolated(unsafe) let looked = subscription
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        for round in 1...300 {
          if index == 0 { source.send(round) } else { _ = Array(Mirror(reflecting: looked).children) }
        }
      }
      subscription.cancel()
    }
  }
}
