import Combine
import Foundation
import Testing

/// What publishers of one value, of a sequence and of a recording compute and show.
@Suite struct SingleValueTests {
  private func events<P: Publisher>(_ publisher: P, demand: Subscribers.Demand = .unlimited) -> [String] {
    let recorder = Recorder<P.Output, P.Failure>(demand)
    publisher.subscribe(recorder)
    return Array(recorder.events.dropFirst())
  }

  private func shown(_ subscription: (any Subscription)?) -> [String] {
    subscription.map { Mirror(reflecting: $0).children.map { "\($0.label ?? "?")=\($0.value)" } } ?? []
  }

  @Test func aComparisonOfOneValueIsCalledOnceWithItTwice() {
    var calls: [[Int]] = []
    let compare: (Int, Int) throws -> Bool = {
      calls.append([$0, $1]); return false
    }
    let fail: (Int, Int) throws -> Bool = { _, _ in throw TestError() }
    let result = Result<Int, TestError>.success(7).publisher
    #expect(events(Just(7).tryRemoveDuplicates(by: compare)) == ["7", "finished"])
    #expect(events(result.tryRemoveDuplicates(by: compare)) == ["7", "finished"])
    #expect(events(result.tryMin(by: compare)) == ["7", "finished"])
    #expect(events(result.tryMax(by: compare)) == ["7", "finished"])
    #expect(calls == Array(repeating: [7, 7], count: 4))
    #expect(events(Just(7).tryRemoveDuplicates(by: fail)) == ["failed TestError"])
    #expect(events(result.tryMin(by: fail)) == ["failed TestError"])
    let failed = Result<Int, TestError>.failure(TestError()).publisher
    #expect(events(failed.tryMax(by: compare)) == ["failed TestError"])
    #expect(calls.count == 4)
  }

  @Test func oneValueIsInARangeThatBeginsAtZero() {
    let just = Just(1)
    #expect(just.output(in: 0..<0).output == 1)
    #expect(just.output(in: 0...0).output == 1)
    #expect(just.output(in: 0..<Int.max).output == 1)
    #expect(just.output(in: 0...).output == 1)
    #expect(just.output(in: ..<3).output == 1)
    #expect(just.output(in: -10..<10).output == nil)
    #expect(just.output(in: (-10)...).output == nil)
    #expect(just.output(in: 1..<10).output == nil)
  }

  @Test func aNegativeNumberOfValuesIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = Just(1).dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Just(1).prefix(-1) }
  }

  @Test func ignoringTheOutputOfAResultFinishesAlsoWhenItIsAFailure() {
    let nothing: Empty<Int, TestError> = Result<Int, TestError>.failure(TestError()).publisher.ignoreOutput()
    #expect(nothing.completeImmediately)
    #expect(events(nothing) == ["finished"])
  }

  @Test func collectingNothingGivesAnEmptyArray() {
    #expect(events(Int?.none.publisher.collect()) == ["[]", "finished"])
    #expect(events(Int?.some(1).publisher.collect()) == ["[1]", "finished"])
  }

  @Test func theCountOfASequenceIsAsCertainAsItsLength() {
    let array: Just<Int> = [1, 2].publisher.count()
    let text: Result<Int, Never>.Publisher = "abc".publisher.count()
    let failing: Result<Int, TestError>.Publisher = [1].publisher.setFailureType(to: TestError.self).count()
    #expect(array.output == 2)
    #expect(events(text) == ["3", "finished"])
    #expect(events(failing) == ["1", "finished"])
  }

  @Test func aSequencesSubscriptionShowsTheSequenceUntilTheEnd() {
    let recorder = Recorder<Int, Never>(.none)
    (1...5).publisher.subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "1...5")
    #expect(shown(recorder.subscription) == ["sequence=1...5"])
    recorder.onValue = { _ in
      #expect(recorder.subscription.map { "\($0)" } == "1...5")
      return .none
    }
    recorder.subscription?.request(.unlimited)
    #expect(recorder.subscription.map { "\($0)" } == "Sequence")
    #expect(shown(recorder.subscription) == ["sequence=[]"])
  }

  @Test func aFuturesSubscriptionShowsItUntilTheResultIsDelivered() {
    nonisolated(unsafe) var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let (early, late) = (Recorder<Int, TestError>(.max(1)), Recorder<Int, TestError>(.none))
    future.subscribe(early)
    future.subscribe(late)
    let labels = ["parent", "downstream", "hasAnyDemand", "subject"]
    for (recorder, isAsked) in [(early, true), (late, false)] {
      let children = recorder.subscription.map { Array(Mirror(reflecting: $0).children) } ?? []
      #expect(children.map { $0.label ?? "" } == labels)
      #expect(children.allSatisfy { "\($0.value)" != "nil" })
      #expect(children.dropFirst(2).first?.value as? Bool == isAsked)
    }
    promise?(.success(1))
    #expect(shown(early.subscription) == ["parent=nil", "downstream=nil", "hasAnyDemand=true", "subject=nil"])
    late.subscription?.request(.max(1))
    #expect(late.events.dropFirst() == ["1", "finished"])
    #expect(shown(late.subscription).first?.contains("Future") == true)
    let failed = Recorder<Int, TestError>(.none)
    Future<Int, TestError> { $0(.failure(TestError())) }.subscribe(failed)
    #expect(shown(failed.subscription) == ["parent=nil", "downstream=nil", "hasAnyDemand=false", "subject=nil"])
  }

  @Test func aPromiseMayBeKeptInATask() async {
    let future = Future<Int, Never> { promise in Task { promise(.success(3)) } }
    #expect(await future.value == 3)
  }

  @Test func subscribersMadeOfClosuresShowThemselvesAsText() {
    let closures = AnySubscriber<Int, Never>()
    #expect(ObjectIdentifier(Mirror(reflecting: closures).subjectType) == ObjectIdentifier(String.self))
    #expect(Mirror(reflecting: closures).children.isEmpty)
    let feeding = AnySubscriber(PassthroughSubject<Int, Never>())
    #expect("\(feeding)" == "Subject" && !Mirror(reflecting: feeding).children.isEmpty)
  }

  @Test func aRecordingIsEncodedAsItIsCoded() throws {
    struct Coded: Encodable {
      let recording: Record<Int, TestFailure>.Recording
      func encode(to encoder: any Encoder) throws { try recording.encode(into: encoder) }
    }
    struct TestFailure: Error, Codable {}
    let recording = Record<Int, TestFailure>.Recording(output: [1])
    let (into, to) = (try JSONEncoder().encode(Coded(recording: recording)), try JSONEncoder().encode(recording))
    #expect(try JSONDecoder().decode(Record<Int, TestFailure>.Recording.self, from: into).output == [1])
    #expect(into.count == to.count)
  }

  @Test func anErrorIsMappedByALabelledClosure() {
    let mapped = Publishers.MapError(
      upstream: Fail<Int, TestError>(error: TestError()), transform: { _ in URLError(.unknown) })
    #expect(events(mapped.map { $0 }).first?.hasPrefix("failed") == true)
  }
}
