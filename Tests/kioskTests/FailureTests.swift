import Foundation
import HackerNews
import Networking
import Testing

@testable import kiosk

@Suite struct FailureTests {
  private static let url = URL(fileURLWithPath: "/").appending(path: "x")

  static let causes: [(ServiceError, ExitCode)] = [
    (.unreachable(url: url, detail: ""), .unavailable), (.insecure(url: url, detail: ""), .unavailable),
    (.timedOut(url: url), .unavailable), (.interrupted(url: url, detail: ""), .unavailable),
    (.response(url: url, status: 500, message: nil, retryAfter: nil), .unavailable),
    (.response(url: url, status: 503, message: nil, retryAfter: 3), .tryLater),
    (.response(url: url, status: 429, message: nil, retryAfter: nil), .tryLater),
    (.response(url: url, status: 404, message: nil, retryAfter: nil), .badData),
    (.response(url: url, status: 401, message: nil, retryAfter: nil), .keyRefused),
    (.unexpectedContent(url: url, contentType: "text/html"), .badData),
    (.decoding(url: url, path: "a", detail: "b"), .badData), (.tooLarge(url: url, limit: 1), .badData),
    (.badRedirect(url: url, detail: ""), .unavailable), (.badAddress("x"), .unavailable),
    (.keyMissing(service: "x", hint: "y"), .keyRefused),
  ]

  @Test(arguments: causes)
  func theExitCodeFollowsTheCause(error: ServiceError, code: ExitCode) {
    #expect(ExitCode(error.cause) == code)
  }

  @Test func hackerNewsNeedsNoKeySoARefusalIsAnOutage() {
    let refused = ServiceError.response(url: Self.url, status: 401, message: "Permission denied", retryAfter: nil)
    #expect(CommandFailure(HackerNewsError(refused)).code == .unavailable)
  }

  @Test func whatDoesNotExistIsBadData() {
    #expect(CommandFailure(HackerNewsError.notFound(.story(1))).code == .badData)
  }

  @Test func samplesStandInUntilTheLiveServicesAnswerOnce() {
    var fallback = ServiceFallback()
    #expect(fallback.probeFailed(reason: "No network.") == [.showSamples(reason: "No network."), .probe(after: 2)])
    #expect(fallback.probeFailed(reason: "No network.") == [.probe(after: 4)])
    #expect(fallback.probeSucceeded() == [.showLive])
    #expect(fallback.probeSucceeded() == [])
    var good = ServiceFallback()
    #expect(good.probeSucceeded() == [])
  }

  @Test func probesGetRarerUpToAMinute() {
    var fallback = ServiceFallback()
    var pauses: [TimeInterval] = []
    for _ in 0..<20 {
      for case .probe(let pause) in fallback.probeFailed(reason: "") { pauses.append(pause) }
    }
    #expect(pauses.prefix(6) == [2, 4, 8, 16, 32, 60])
    #expect(pauses.last == ServiceFallback.longestPause)
  }

  @Test func oneServiceIsEnoughForTheDoctor() {
    func statuses(_ official: ServiceProbe.Answer, _ search: ServiceProbe.Answer) -> [Finding.Status] {
      ServiceFindings.of(official: official, search: search, addresses: .standard).map(\.status)
    }
    let down = ServiceProbe.Answer.failure(.timedOut(url: Self.url))
    #expect(statuses(.success(0.1), .success(0.2)) == [.ok, .ok])
    #expect(statuses(.success(3), .success(0.2)) == [.warn, .ok])
    #expect(statuses(down, .success(0.2)) == [.warn, .ok])
    #expect(statuses(.success(0.2), down) == [.ok, .warn])
    #expect(statuses(down, down) == [.fail, .fail])
  }
}
