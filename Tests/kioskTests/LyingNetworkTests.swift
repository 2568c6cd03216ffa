import Endurance
import FaultyServer
import Foundation
import KioskRunning
import LoopbackClient
import Testing

/// A short form of `Benchmarks/endurance --network`, so that it stays true. How soon is measured there.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct LyingNetworkTests {
  @Test func afterEachLieOfTheNetworkServeTuiAndWatchKnowTheTruth() async throws {
    var network = LyingNetwork(program: KioskProcess.binary)
    network.minutes = 0
    network.leastRounds = 2
    network.lieSeconds = 4
    network.patience = 60
    network.tells = false
    let report = try await network.run()
    #expect(report.holds, "\(report.table)")
    #expect(report.lies == 8 && report.waits.count == 3, "\(report.table)")
  }

  /// As tests beside this one start browsers.
  @Test func aProgramThatIsStartedMeanwhileDoesNotKeepStreamsOpen() async throws {
    let world = try SampleWorld()
    defer { world.stop() }
    let port = try #require(world.environment["KIOSK_HN_URL"].flatMap(URL.init(string:))?.port)
    let proxy = try LyingProxy(upstream: UInt16(port))
    defer { proxy.stop() }
    let stream = try LoopbackConnection(port: proxy.port)
    try stream.sendRequest("GET", "/v0/newstories.json", headers: ["Accept": "text/event-stream"])
    #expect(try stream.readHead().status == 200)
    let program = try KioskProcess(program: URL(filePath: "/bin/sleep"), ["60"])
    proxy.tell(.closedAtOnce)
    try world.make("story")
    #expect {
      while try stream.readChunk() != nil {}
    } throws: { error in
      if case .closedEarly = error as? LoopbackConnection.Failure { true } else { false }
    }
    program.send(signal: SIGKILL)
  }
}
