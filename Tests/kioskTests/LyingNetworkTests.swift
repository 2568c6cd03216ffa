import Endurance
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
}
