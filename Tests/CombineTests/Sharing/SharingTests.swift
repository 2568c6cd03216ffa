import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct SharingTests {
  @Test
  func shareConnectsOnceAndDisconnectsWithTheLastSubscriber() {
    let source = Source()
    let shared = source.share()
    let first = shared.record(demand: .unlimited)
    let second = shared.record(demand: .unlimited)
    #expect(source.connections.count == 1)
    source.send(1)
    #expect(first.values == [1] && second.values == [1])
    first.cancel()
    #expect(source.cancelCount == 0)
    second.cancel()
    #expect(source.cancelCount == 1)
    let third = shared.record(demand: .unlimited)
    #expect(source.connections.count == 2)
    source.connections[1].send(2)
    #expect(third.values == [2])
  }

  @Test
  func shareSendsItsCompletionToThoseWhoComeLateAndDoesNotConnectAgain() {
    let source = Source()
    let shared = source.share()
    let first = shared.record(demand: .unlimited)
    source.send(completion: .finished)
    #expect(first.isFinished)
    let late = shared.record(demand: .unlimited)
    #expect(late.events == [.subscription, .completion(.finished)])
    #expect(source.connections.count == 1)
  }

  @Test
  func shareDescribesItsSubscriptionAsMulticast() {
    let probe = Probe<Int>(cancelsAtOnce: false)
    Source().share().subscribe(probe)
    #expect(probe.subscriptions == ["Multicast"])
  }

  @Test
  func shareMayBeCancelledWhileItConnects() {
    let source = Source(onRequest: { connection, _ in for value in 1...3 { connection.send(value) } })
    var (seen, subscription): ([Int], (any Subscription)?) = ([], nil)
    source.share().subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
        },
        receiveValue: {
          seen.append($0)
          subscription?.cancel()
          return .none
        }))
    #expect(seen == [1])
    #expect(source.cancelCount == 1)
  }

  @Test
  func sharedPublishersAreEqualWhenTheyAreTheSame() {
    let shared = Source().share()
    #expect(shared == shared)
    #expect(shared != shared.upstream.share())
  }

  @Test
  func multicastMakesItsSubjectOnceAndWaitsForTheConnection() {
    let source = Source()
    var made = 0
    let multicast = source.multicast {
      made += 1
      return PassthroughSubject<Int, Trouble>()
    }
    #expect(made == 0)
    let first = multicast.record(demand: .unlimited)
    let second = multicast.record(demand: .unlimited)
    #expect(made == 1)
    #expect(source.connections.isEmpty)
    let connection = multicast.connect()
    source.send(1)
    #expect(first.values == [1] && second.values == [1])
    connection.cancel()
    #expect(source.cancelCount == 1)
    source.send(2)
    #expect(first.values == [1])
  }

  @Test
  func autoconnectConnectsAfterTheFirstSubscriberIsAttached() {
    let source = Source()
    let recorder = source.multicast(subject: CurrentValueSubject<Int, Trouble>(0)).autoconnect()
      .record(demand: .unlimited)
    #expect(recorder.values == [0])
    source.send(1)
    #expect(recorder.values == [0, 1])
  }

  @Test
  func makeConnectableWaitsForTheConnection() {
    let source = CombineTesting.ManualPublisher<Int, Never>()
    let connectable = source.makeConnectable()
    let recorder = connectable.record(demand: .unlimited)
    #expect(source.connections.isEmpty)
    let connection = connectable.connect()
    source.send(1)
    #expect(recorder.values == [1])
    connection.cancel()
  }

  @Test
  func aSubscriberThatWantsNothingMissesWhatIsSent() {
    let source = Source()
    let shared = source.share()
    let greedy = shared.record(demand: .unlimited)
    let modest = shared.record(demand: .max(1))
    source.send(1)
    source.send(2)
    #expect(greedy.values == [1, 2])
    #expect(modest.values == [1])
    modest.request(.max(1))
    source.send(3)
    #expect(modest.values == [1, 3])
  }
}
