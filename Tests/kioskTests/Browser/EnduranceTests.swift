import BrowserTesting
import Endurance
import Testing

/// A short form of `Benchmarks/endurance`, so that it stays true.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct EnduranceTests {
  @Test func oneRoundOfUseWithAStoryEachSecondLosesNothing() async throws {
    var endurance = Endurance(program: KioskProcess.binary)
    endurance.isBrief = true
    endurance.tells = false
    let report = try await endurance.run()
    #expect(report.holds, "\(report.table)")
  }
}
