import Combine
import Testing

/// What a publisher sends while an operator cancels it comes too late.
@Suite(.timeLimit(.minutes(4))) struct LateUpstreamTests {
  typealias Source = PassthroughSubject<Int, TestError>

  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let expected: String
    let attach: (Publishers.HandleEvents<Source>) -> any EventRecording

    init<P: Publisher>(
      _ name: String, _ expected: String, _ make: @escaping (Publishers.HandleEvents<Source>) -> P
    ) {
      testDescription = name
      self.expected = expected
      attach = {
        let recorder = Recorder<P.Output, P.Failure>()
        make($0).subscribe(recorder)
        return recorder
      }
    }
  }

  static let rows: [Row] = [
    Row("first", "1 finished") { $0.first() },
    Row("first(where:)", "1 finished") { $0.first { $0 == 1 } },
    Row("tryFirst(where:)", "1 finished") { $0.tryFirst { $0 == 1 } },
    Row("contains", "true finished") { $0.contains(1) },
    Row("contains(where:)", "true finished") { $0.contains { $0 == 1 } },
    Row("tryContains(where:)", "true finished") { $0.tryContains { $0 == 1 } },
    Row("allSatisfy", "false finished") { $0.allSatisfy { $0 != 1 } },
    Row("tryAllSatisfy", "false finished") { $0.tryAllSatisfy { $0 != 1 } },
    Row("prefix", "1 finished") { $0.prefix(1) },
    Row("prefix(while:)", "finished") { $0.prefix { $0 != 1 } },
    Row("tryMap", "failed TestError") { $0.tryMap { _ -> Int in throw TestError() } },
    Row("tryFilter", "failed TestError") { $0.tryFilter { _ in throw TestError() } },
    Row("tryReduce", "failed TestError") { $0.tryReduce(0) { _, _ in throw TestError() } },
  ]

  @Test(arguments: rows, ["value", "finished", "failure"])
  func whatTheUpstreamSendsWhileItIsCancelledIsIgnored(_ row: Row, _ late: String) {
    // The value of `tryMap` that comes late is transformed all the same, and its closure throws again.
    if row.testDescription == "tryMap", late == "value" { return }
    let source = Source()
    let recorder = row.attach(
      source.handleEvents(receiveCancel: {
        switch late {
        case "value": source.send(1)
        case "finished": source.send(completion: .finished)
        default: source.send(completion: .failure(TestError()))
        }
      }))
    source.send(1)
    #expect(recorder.received == row.expected)
  }

  @Test func theResultStillWaitsUntilItIsAskedFor() {
    let source = Source()
    let recorder = Recorder<Int, TestError>(.none)
    source.handleEvents(receiveCancel: { source.send(completion: .finished) }).first().subscribe(recorder)
    source.send(1)
    #expect(recorder.received == "")
    recorder.subscription?.request(.max(1))
    #expect(recorder.received == "1 finished")
  }
}
