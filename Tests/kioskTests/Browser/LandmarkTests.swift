import BrowserTesting
import KioskRunning
import Testing

/// The parts of a page by which somebody who listens to it goes, in the browser's own tree.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct LandmarkTests {
  @Test(arguments: [1280, 390]) func theWayToThePanesIsALandmark(width: Int) async throws {
    let reader = try await ReaderPage.open(width: width, height: 844)
    try await reader.waitForStories()
    let tree = SpokenTree(reader.page)
    try await tree.begin()
    try await tree.wait("main")
    let links = try await tree.count("a[href^='/']", in: "navigation", "Kiosk")
    #expect(links >= 6, "\(links)")
    #expect(try await reader.page.accessibilityProblems() == [])
    await reader.close()
  }
}
