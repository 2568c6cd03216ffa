import Combine
import Testing

@Suite(.timeLimit(.minutes(4))) struct DebuggingTests {
  final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test func printUsesApplesWording() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, TestError>(.max(1))
    recorder.onValue = { $0 == 1 ? .max(2) : .none }
    subject.print("p", to: lines).subscribe(recorder)
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.unlimited)
    subject.send(completion: .failure(TestError()))
    let cancelled = subject.print(to: lines).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    cancelled.cancel()
    let open = PassthroughSubject<Int, Never>()
    open.print(to: lines).sink { _ in }.cancel()
    #expect(
      lines.text == """
        p: receive subscription: (PassthroughSubject)
        p: request max: (1)
        p: receive value: (1)
        p: request max: (2) (synchronous)
        p: receive value: (2)
        p: request unlimited
        p: receive error: (TestError)
        receive subscription: (Empty)
        request unlimited
        receive error: (TestError)
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel

        """)
  }

  @Test func subscriptionsDescribeThemselvesByTheirOperator() {
    func name<P: Publisher>(_ publisher: P) -> String {
      let recorder = Recorder<P.Output, P.Failure>(.none)
      publisher.subscribe(recorder)
      defer { recorder.subscription?.cancel() }
      return recorder.events[0]
    }
    let subject = PassthroughSubject<Int, Never>()
    #expect(name(subject.map { $0 }) == "subscription PassthroughSubject")
    #expect(name(subject.filter { _ in true }) == "subscription PassthroughSubject")
    #expect(name(subject.tryMap { $0 }) == "subscription TryMap")
    #expect(name(subject.collect()) == "subscription Collect")
    #expect(name(subject.prefix(2)) == "subscription Output")
    #expect(name(subject.replaceEmpty(with: 1)) == "subscription ReplaceEmpty")
    #expect(name(subject.setFailureType(to: TestError.self).catch { _ in Just(1) }) == "subscription Catch")
    #expect(name(CurrentValueSubject<Int, Never>(1)) == "subscription CurrentValueSubject")
    #expect(name([1, 2].publisher) == "subscription [1, 2]")
    #expect(name(Just(1)) == "subscription Just")
    #expect(name(Optional(1).publisher) == "subscription Optional")
    #expect(name(Empty<Int, Never>()) == "subscription Empty")
    #expect(name(Future<Int, Never> { _ in }) == "subscription Future")
  }

  @Test func aRecordIsCodable() throws {
    let record = Record<Int, Never> { $0.receive(1) }
    let data = try JSONEncoder().encode(record.recording.output)
    #expect(String(decoding: data, as: UTF8.self) == "[1]")
  }

  @Test func retryingAPublisherThatFailsAtOnceNeedsNoStack() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, TestError> in
      attempts += 1
      return Fail(error: TestError())
    }
    _ = failing.retry(100_000).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    #expect(attempts == 100_001)
  }

  @Test func demandThatWasNotDeliveredIsAskedOfThePublisherThatTakesOver() {
    let first = PassthroughSubject<Int, TestError>()
    let recorder = Recorder<Int, Never>(.max(3))
    first.catch { _ in (10...20).publisher }.subscribe(recorder)
    first.send(1)
    first.send(completion: .failure(TestError()))
    #expect(recorder.events == ["subscription Catch", "1", "10", "11"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events.last == "12")
  }

  @Test func aReplacementWaitsUntilItIsAskedFor() {
    let recorder = Recorder<Int, Never>(.none)
    Fail<Int, TestError>(error: TestError()).replaceError(with: 7).subscribe(recorder)
    #expect(recorder.events == ["subscription ReplaceError"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.events == ["subscription ReplaceError", "7", "finished"])
  }
}
