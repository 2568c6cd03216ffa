import Combine
import CombineTesting
import Testing

@Suite(.timeLimit(.minutes(4)))
struct RecorderTests {
  private struct Oops: Error, Equatable {}

  @Test func recordsEveryEventWithItsTime() {
    let time = TestScheduler()
    let source = ManualPublisher<Int, Oops>()
    let recorder = source.record(scheduler: time)
    time.advance(by: .seconds(2))
    source.send(1)
    time.advance(by: .milliseconds(500))
    source.send(completion: .failure(Oops()))
    #expect(
      recorder.log == [
        Timestamped(time: .at(0), value: .subscription), Timestamped(time: .at(2), value: .value(1)),
        Timestamped(time: .at(2.5), value: .completion(.failure(Oops()))),
      ])
    #expect(recorder.values == [1])
    #expect(recorder.failure == Oops())
    #expect(!recorder.isFinished)
    #expect(recorder.violations.isEmpty)
    #expect(recorder.description == "0s subscription\n2s value(1)\n2.5s failure(Oops())")
  }

  @Test func asksForWhatItIsToldStepByStep() {
    let source = ManualPublisher<Int, Never>()
    let recorder = source.record(demand: .max(2)) { $0 == 1 ? .max(3) : .none }
    #expect(source.requests == [.max(2)])
    #expect(source.send(1) == .max(3))
    #expect(source.send(2) == .none)
    #expect(recorder.outstandingDemand == .max(3))
    recorder.request(.max(4))
    #expect(source.requests == [.max(2), .max(4)])
    #expect(recorder.outstandingDemand == .max(7))
  }

  @Test func noDemandMeansNoRequest() {
    let source = ManualPublisher<Int, Never>()
    let recorder = source.record(demand: .none)
    #expect(source.requests.isEmpty)
    recorder.request(.unlimited)
    #expect(source.requests == [.unlimited])
  }

  @Test func noticesValuesNobodyAskedFor() {
    let source = ManualPublisher<Int, Never>()
    let recorder = source.record(demand: .max(1))
    source.send(1)
    #expect(recorder.violations.isEmpty)
    source.send(2)
    #expect(recorder.violations == [.valueBeyondDemand])
  }

  @Test func noticesEventsOutsideTheSubscription() {
    let source = ManualPublisher<Int, Never>(sendsSubscription: false)
    let recorder = source.record()
    source.send(completion: .finished)
    #expect(recorder.violations == [.eventBeforeSubscription])
    source.send(completion: .finished)
    #expect(recorder.violations == [.eventBeforeSubscription, .eventAfterCompletion])

    let other = ManualPublisher<Int, Never>()
    let cancelled = other.record()
    cancelled.cancel()
    other.send(1)
    #expect(cancelled.violations == [.eventAfterCancel])
  }

  @Test func refusesASecondSubscription() {
    let recorder = Recorder<Int, Never>()
    let first = ManualPublisher<Int, Never>()
    let second = ManualPublisher<Int, Never>()
    first.subscribe(recorder)
    second.subscribe(recorder)
    #expect(recorder.violations == [.secondSubscription])
    #expect(second.cancelCount == 1)
    #expect(first.cancelCount == 0)
  }

  @Test func cancelsASubscriptionThatComesTooLate() {
    let source = ManualPublisher<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.cancel()
    source.subscribe(recorder)
    #expect(source.cancelCount == 1)
    #expect(source.requests.isEmpty)
  }

  @Test func letsGoOfItsSubscriptionAtTheEnd() {
    weak var connection: ManualPublisher<Int, Never>.Connection?
    let source = ManualPublisher<Int, Never>()
    let recorder = source.record()
    connection = source.connections.first
    #expect(connection != nil)
    source.send(completion: .finished)
    source.removeConnections()
    #expect(connection == nil)
    #expect(recorder.isFinished)
  }
}
