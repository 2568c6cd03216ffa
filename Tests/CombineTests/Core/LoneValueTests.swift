import Combine
import Testing

/// Publishers of one value hand it over without a subscription where nobody can tell; so nobody must be able to.
@Suite(.timeLimit(.minutes(4))) struct LoneValueTests {
  private final class Token: Sendable {}

  /// Publishers of 1 that all take the short way, by kind.
  static let ones: [@Sendable () -> AnyPublisher<Int, Never>] = [
    { Just(1).eraseToAnyPublisher() },
    { Optional(1).publisher.eraseToAnyPublisher() },
    { Result<Int, Never>.success(1).publisher.eraseToAnyPublisher() },
    { Future { $0(.success(1)) }.eraseToAnyPublisher() },
    { Deferred { Just(1) }.eraseToAnyPublisher() },
    { Future { $0(.success(0)) }.map { $0 + 1 }.eraseToAnyPublisher() },
    { Future<String, Never> { $0(.success("1")) }.map(\.count).eraseToAnyPublisher() },
  ]

  @Test(arguments: ones.indices) func aSinkGetsTheValueAndTheEndAndLetsGo(_ kind: Int) {
    weak var token: Token?
    var events: [String] = []
    do {
      let held = Token()
      token = held
      let cancellable = Self.ones[kind]().sink(
        receiveCompletion: { [held] in
          events.append("\($0)")
          withExtendedLifetime(held) {}
        }, receiveValue: { events.append("\($0)") })
      withExtendedLifetime(cancellable) {}
    }
    #expect(events == ["1", "finished"])
    #expect(token == nil)
  }

  @Test(arguments: ones.indices) func othersGetASubscriptionFirst(_ kind: Int) {
    let recorder = Recorder<Int, Never>(.max(1))
    Self.ones[kind]().subscribe(recorder)
    #expect(recorder.events.count == 3)
    #expect(recorder.events.first?.hasPrefix("subscription") == true)
    #expect(recorder.events.dropFirst() == ["1", "finished"])
  }

  @Test func aSinkThatIsCancelledByTheValueHearsOfNoEnd() {
    nonisolated(unsafe) var sink: Subscribers.Sink<Int, Never>?
    var events: [String] = []
    sink = Subscribers.Sink(
      receiveCompletion: { events.append("\($0)") },
      receiveValue: {
        events.append("\($0)")
        sink?.cancel()
      })
    if let sink { Just(1).subscribe(sink) }
    #expect(events == ["1"])
    sink = nil
  }

  @Test func aSinkTakesOnePublisherOnly() {
    var events: [String] = []
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    let subject = PassthroughSubject<Int, Never>()
    subject.subscribe(sink)
    Just(1).subscribe(sink)
    subject.send(2)
    sink.cancel()
    Just(3).subscribe(sink)
    #expect(events == ["2"])
  }

  @Test(arguments: ones.indices) func childrenOfFlatMapObeyTheDemand(_ kind: Int) {
    let recorder = Recorder<Int, Never>(.max(2))
    (0..<4).publisher.flatMap { _ in Self.ones[kind]() }.subscribe(recorder)
    #expect(recorder.events == ["subscription FlatMap", "1", "1"])
    recorder.subscription?.request(.unlimited)
    #expect(recorder.events == ["subscription FlatMap", "1", "1", "1", "1", "finished"])
  }

  @Test func aFlatMapThatIsCancelledByAValueAsksForNoFurtherChild() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { value in
      if value == 2 { recorder.subscription?.cancel() }
      return .none
    }
    var made: [Int] = []
    let numbers = PassthroughSubject<Int, Never>()
    numbers.flatMap { number -> Just<Int> in
      made.append(number)
      return Just(number)
    }.subscribe(recorder)
    (1...3).forEach(numbers.send)
    #expect(made == [1, 2])
    #expect(recorder.events == ["subscription FlatMap", "1", "2"])
  }

  @Test func aFlatMapThatIsCancelledByItsClosureLetsGoOfItsSubscriber() {
    weak var token: Token?
    let numbers = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var cancellable: AnyCancellable?
    do {
      let held = Token()
      token = held
      cancellable = numbers.flatMap { number -> Just<Int> in
        cancellable?.cancel()
        return Just(number)
      }.sink { _ in withExtendedLifetime(held) {} }
    }
    numbers.send(1)
    #expect(token == nil)
  }

  @Test func aNewerChildMadeByAValueWins() {
    let children = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let later = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = children.switchToLatest().sink { value in
      values.append(value)
      if value == 1 { children.send(later.eraseToAnyPublisher()) }
    }
    children.send(Just(1).eraseToAnyPublisher())
    later.send(2)
    #expect(values == [1, 2])
    cancellable.cancel()
  }

  @Test func aReplacementForAFailureObeysTheDemand() {
    let recorder = Recorder<Int, Never>(.none)
    Fail<Int, TestError>(error: TestError()).catch { _ in Just(7) }.subscribe(recorder)
    #expect(recorder.events == ["subscription Catch"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription Catch", "7", "finished"])
  }

  @Test func aFuturesValueIsThereAtOnceWhenItIsDone() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: TestError()) { try await Future<Int, TestError> { $0(.failure(TestError())) }.value }
  }
}
