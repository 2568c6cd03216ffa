import Crowd
import KioskRunning
import Testing

/// A short form of `Benchmarks/crowd`, so that it stays true. How long anybody waits is measured there.
@Suite(.timeLimit(.minutes(4)))
struct CrowdTests {
  @Test func everybodyWhoStaysGetsInAndSeesEveryStoryAndNothingIsHeldForTheOthers() async throws {
    var crowd = Crowd(program: KioskProcess.binary)
    crowd.readers = 24
    crowd.seconds = 12
    crowd.storyPause = 3
    crowd.rest = 12
    // Beside other tests a page may take longer than anybody is let wait.
    crowd.comesBack = true
    let report = try await crowd.run()
    #expect(report.isComplete, "\(report.table)")
    #expect(report.left == 12 && report.following == 12)
    #expect(report.stories >= 4)
  }
}
