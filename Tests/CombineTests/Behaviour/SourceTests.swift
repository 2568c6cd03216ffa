import Combine
import Testing

/// What publishers without an upstream send, and when, one request after the other.
@Suite(.timeLimit(.minutes(4))) struct SourceTests {
  struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    /// What comes with the subscription | of `request(.max(1))` | of another.
    let expected: String
    /// How the subscription describes itself at first | after a cancellation.
    let names: String
    let attach: () -> any EventRecording

    init<P: Publisher>(_ name: String, _ expected: String, _ names: String, _ make: @escaping () -> P) {
      testDescription = name
      self.expected = expected
      self.names = names
      attach = {
        let recorder = Recorder<P.Output, P.Failure>(.none)
        make().subscribe(recorder)
        return recorder
      }
    }
  }

  private static let fulfilled = Future<Int, TestError> { $0(.success(1)) }
  private static let failed = Future<Int, TestError> { $0(.failure(TestError())) }
  private final class Model { @Published var number = 1 }
  private static let center = NotificationCenter()

  static let rows: [Row] = [
    Row("Just", "| 1 finished |", "Just | Just") { Just(1) },
    Row("Optional", "| 1 finished |", "Optional | Optional") { Optional(1).publisher },
    Row("Optional, nil", "finished | |", "Empty | Empty") { Int?.none.publisher },
    Row("Result", "| 1 finished |", "Once | Once") { Result<Int, TestError>.success(1).publisher },
    Row("Result, failed", "failed TestError | |", "Empty | Empty") {
      Result<Int, TestError>.failure(TestError()).publisher
    },
    Row("Empty", "finished | |", "Empty | Empty") { Empty<Int, Never>() },
    Row("Empty, endless", "| |", "Empty | Empty") { Empty<Int, Never>(completeImmediately: false) },
    Row("Fail", "failed TestError | |", "Empty | Empty") { Fail<Int, TestError>(error: TestError()) },
    Row("Sequence", "| 1 | 2 finished", "[1, 2] | Sequence") { [1, 2].publisher },
    Row("Sequence, empty", "finished | |", "Empty | Empty") { [Int]().publisher },
    Row("Record", "| 1 | 2 failed TestError", "[1, 2] | Record") {
      Record(output: [1, 2], completion: .failure(TestError()))
    },
    Row("Record, empty", "failed TestError | |", "Empty | Empty") {
      Record<Int, TestError>(output: [], completion: .failure(TestError()))
    },
    Row("Deferred", "| 1 finished |", "Just | Just") { Deferred { Just(1) } },
    Row("Future", "| 1 finished |", "Future | Future") { fulfilled },
    Row("Future, failed", "failed TestError | |", "Future | Future") { failed },
    Row("Future, open", "| |", "Future | Future") { Future<Int, Never> { _ in } },
    Row("PassthroughSubject", "| |", "PassthroughSubject | PassthroughSubject") { PassthroughSubject<Int, Never>() },
    Row("CurrentValueSubject", "| 1 |", "CurrentValueSubject | CurrentValueSubject") {
      CurrentValueSubject<Int, Never>(1)
    },
    Row("Published", "| 1 |", "PublishedSubject | PublishedSubject") { Model().$number },
    Row("ObservableObjectPublisher", "| |", "ObservableObjectPublisher | ObservableObjectPublisher") {
      ObservableObjectPublisher()
    },
    Row("Timer", "| |", "Timer | Timer") { Timer.publish(every: 9, on: .main, in: .common) },
    Row("NotificationCenter", "| |", "NotificationCenter Observer | NotificationCenter Observer") {
      center.publisher(for: .init("n"))
    },
  ]

  private func since(_ count: Int, _ recorder: any EventRecording) -> String {
    recorder.events[count...].filter { !$0.hasPrefix("subscription") }.joined(separator: " ")
  }

  private func parts(_ text: String) -> [String] {
    text.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
  }

  @Test(arguments: rows) func eachRequestBringsWhatItAsksFor(_ row: Row) {
    let recorder = row.attach()
    var seen = [since(0, recorder)]
    for _ in 1...2 {
      let before = recorder.events.count
      recorder.subscription?.request(.max(1))
      seen.append(since(before, recorder))
    }
    #expect(seen == parts(row.expected))
  }

  @Test(arguments: rows) func aCancelledSubscriptionBringsNothing(_ row: Row) {
    let recorder = row.attach()
    let before = recorder.events.count
    for _ in 1...2 { recorder.subscription?.cancel() }
    recorder.subscription?.request(.unlimited)
    #expect(since(before, recorder) == "")
  }

  @Test(arguments: rows) func aSubscriptionNamesItsPublisherAlsoAfterACancellation(_ row: Row) throws {
    let recorder = row.attach()
    let subscription = try #require(recorder.subscription)
    let first = "\(subscription)"
    #expect((subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String == first)
    #expect(subscription is any CustomReflectable && !(subscription is any CustomDebugStringConvertible))
    subscription.cancel()
    #expect(["\(first)", "\(subscription)"] == parts(row.names))
  }

  @Test func aNotificationCentersSubscriberGetsWhatItHasAskedFor() {
    let center = NotificationCenter()
    let recorder = Recorder<Int, Never>(.max(1))
    recorder.onValue = { $0 == 1 ? .max(1) : .none }
    center.publisher(for: .init("n")).compactMap { $0.userInfo?["n"] as? Int }.subscribe(recorder)
    func post(_ number: Int) { center.post(name: .init("n"), object: nil, userInfo: ["n": number]) }
    for number in 1...3 { post(number) }
    recorder.subscription?.request(.max(1))
    post(4)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.unlimited)
    post(5)
    #expect(recorder.received == "1 2 4")
  }
}
