import Endurance
import Testing

/// A short form of `Benchmarks/endurance --network`, so that it stays true.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct LyingNetworkTests {
  @Test func afterEachLieOfTheNetworkServeTuiAndWatchKnowTheTruth() async throws {
    var network = LyingNetwork(program: KioskProcess.binary)
    network.minutes = 0.05
    network.lieSeconds = 2
    network.tells = false
    let report = try await network.run()
    #expect(report.holds, "\(report.table)")
    #expect(report.lies >= 4 && report.slowest.count == 3, "\(report.table)")
  }
}
