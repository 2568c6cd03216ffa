import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the publisher of an answer does with the session and its task, seen by a session that answers when it is told to.
@Suite(.timeLimit(.minutes(4))) struct DataTaskBehaviourTests {
  private final class Task: URLSessionDataTask, @unchecked Sendable {
    var events: [String] = []
    override func resume() { events.append("resume") }
    override func cancel() { events.append("cancel") }
  }

  private final class Session: URLSession, @unchecked Sendable {
    var requests: [URLRequest] = []
    let task = Task()
    var answer: ((Data?, URLResponse?, (any Error)?) -> Void)?

    override func dataTask(
      with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      requests.append(request)
      answer = completionHandler
      return task
    }
  }

  private typealias Receiver = Recorder<Int, URLError>

  private func begin(_ demand: Subscribers.Demand = .max(1)) throws -> (Session, Receiver, URL) {
    let session = Session(configuration: .ephemeral)
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    let recorder = Receiver(demand)
    session.dataTaskPublisher(for: url).map(\.data.count).subscribe(recorder)
    return (session, recorder, url)
  }

  private func response(_ url: URL) -> URLResponse {
    URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
  }

  @Test func eachRequestResumesTheOneTaskThatTheFirstHasMade() throws {
    let (session, recorder, url) = try begin(.none)
    #expect(session.requests.isEmpty)
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.unlimited)
    #expect(session.requests.map(\.url) == [url])
    #expect(session.task.events == ["resume", "resume"])
  }

  @Test func aCancellationReachesTheTaskOnce() throws {
    let (session, recorder, url) = try begin()
    for _ in 1...2 { recorder.subscription?.cancel() }
    recorder.subscription?.request(.max(1))
    #expect(session.task.events == ["resume", "cancel"])
    session.answer?(Data([1]), response(url), nil)
    #expect(recorder.received == "")
  }

  @Test func aCancellationBeforeARequestMakesNoTask() throws {
    let (session, recorder, _) = try begin(.none)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    #expect(session.requests.isEmpty && session.task.events.isEmpty)
  }

  enum Answer: CaseIterable { case whole, withoutData, failed, strange, nothing, withBoth }

  @Test(arguments: Answer.allCases) func theFirstAnswerCounts(_ answer: Answer) throws {
    let (session, recorder, url) = try begin()
    let expected: String
    switch answer {
    case .whole:
      session.answer?(Data([1, 2]), response(url), nil)
      expected = "2 finished"
    case .withoutData:
      session.answer?(nil, response(url), nil)
      expected = "0 finished"
    case .failed:
      session.answer?(nil, nil, URLError(.badURL))
      expected = "failed \(URLError(.badURL))"
    case .strange:
      session.answer?(nil, nil, TestError())
      expected = "failed \(URLError(.unknown))"
    case .nothing:
      session.answer?(Data([1]), nil, nil)
      expected = "failed \(URLError(.unknown))"
    case .withBoth:
      session.answer?(Data([1]), response(url), URLError(.timedOut))
      expected = "failed \(URLError(.timedOut))"
    }
    #expect(recorder.received == expected)
    session.answer?(Data([7]), response(url), nil)
    recorder.subscription?.request(.max(1))
    #expect(recorder.received == expected)
  }

  @Test func theMirrorShowsTheTaskWhileItIsUnderWay() throws {
    let (session, recorder, _) = try begin(.none)
    let subscription = try #require(recorder.subscription)
    func task() -> Any? { Mirror(reflecting: subscription).children.first { $0.label == "task" }?.value }
    #expect(task() as? Task == nil)
    subscription.request(.max(3))
    #expect(task() as? Task === session.task)
    let demand = Mirror(reflecting: subscription).children.first { $0.label == "demand" }?.value
    #expect(demand as? Subscribers.Demand == .max(3))
  }
}
