import Foundation
import HTTPServer
import LoopbackClient
import SwiftUIElements
import Testing

@testable import SwiftUIWeb

/// More readers at once than can be painted for.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct CrowdTests {
  /// A server whose every page takes 50 ms of the main thread.
  private func slowServer(_ limits: WebLimits = WebLimits()) throws -> LiveFixture {
    try LiveFixture(rows: 1, limits: limits, prepare: { _ in usleep(50_000) })
  }

  private nonisolated func open(_ port: UInt16) throws -> LoopbackConnection {
    let connection = try LoopbackConnection(port: port)
    try connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nSec-Fetch-Site: none\r\n\r\n")
    return connection
  }

  @Test func nothingIsPaintedForWhoHasLeft() async throws {
    let fixture = try slowServer()
    defer { fixture.server.stop() }
    let port = fixture.port
    let answer = try await Task.detached {
      let gone = try (0..<30).map { _ in try open(port) }
      for connection in gone { connection.close() }
      return try open(port).readResponse()
    }.value
    #expect(answer.status == 200)
    // The first ones were begun before their readers left.
    #expect(fixture.pages.count < 15, "\(fixture.pages.count)")
  }

  @Test func newcomersAreToldAndNobodyWaitsForLong() async throws {
    var limits = WebLimits()
    limits.unclaimedPerAddress = 1000
    let fixture = try slowServer(limits)
    defer { fixture.server.stop() }
    let port = fixture.port
    let (statuses, busy, longest) = try await Task.detached {
      let start = ContinuousClock.now
      let all = try (0..<200).map { _ in try open(port) }
      var statuses: [Int] = []
      var busy: LoopbackConnection.Response?
      var longest = Duration.zero
      for connection in all {
        let answer = try connection.readResponse()
        statuses.append(answer.status)
        if answer.status == 200 { longest = max(longest, ContinuousClock.now - start) }
        if answer.status == 503 { busy = answer }
      }
      return (statuses, busy, longest)
    }.value
    #expect(Set(statuses) == [200, 503])
    #expect(statuses.count { $0 == 200 } >= 10)
    let told = try #require(busy)
    #expect(told["retry-after"] != nil && told["refresh"] != nil)
    #expect(told.text.contains("tries again by itself"))
    // Twice the limit, as the machine of the tests is busy with other things.
    #expect(longest < .seconds(2 * PagePace.longestWait), "\(longest)")
    print("a crowd of 200: \(statuses.count { $0 == 200 }) in, the last after \(longest)")
  }
}
