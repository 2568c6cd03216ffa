import BrowserTesting
import Foundation
import Testing

/// A server that is told to stop, as at an update, while somebody reads: nothing that was typed or done is lost.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct CleanStopTests {
  /// The browser says of each attempt that nobody was there, and then that the session is gone.
  private static func isOfTheAbsence(_ error: String) -> Bool {
    [
      "ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE",
      "ERR_SOCKET_NOT_CONNECTED", "410 (Gone)", "503 (Service Unavailable)",
    ]
    .contains { error.contains($0) }
  }

  @Test func whatWasTypedWhileTheServerStopsIsThereAfterwardsAndLookedFor() async throws {
    let reader = try await ReaderPage.open(width: ScreenTests.wide.width, height: ScreenTests.wide.height)
    try await reader.go("search")
    try await reader.page.wait(until: "document.querySelector('.fi input') != null")
    try await reader.page.focus(".fi input")
    try await reader.page.type("que")
    try await reader.stop()
    // Typed while nobody hears it.
    try await reader.page.type("ue")
    #expect(try await reader.page.evaluate("document.querySelector('.fi input').value").string == "queue")
    try await reader.start()
    try await reader.page.wait(until: "document.querySelector('[aria-label^=\"Actions for\"]') != null", seconds: 60)
    #expect(try await reader.page.evaluate("document.querySelector('.fi input').value").string == "queue")
    #expect(reader.page.errors.allSatisfy(Self.isOfTheAbsence), "\(reader.page.errors)")
    await reader.close()
  }

  @Test func whatWasDoneJustBeforeAStopIsKept() async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-tests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let reader = try await ReaderPage.open(
      width: ScreenTests.wide.width, height: ScreenTests.wide.height, environment: ["HOME": home.path])
    try await reader.waitForStories()
    try await reader.page.evaluate("\(ReaderPage.stories)[3].querySelector('button[aria-label^=\"Actions\"]').click()")
    let save = "[...document.querySelectorAll('main li button')].find(b => b.innerText.trim() === 'Save')"
    try await reader.page.wait(until: "\(save) != null")
    let title = try await reader.page.evaluate("\(ReaderPage.stories)[3].querySelector('a').innerText").string ?? ""
    try await reader.page.evaluate("\(save).click()")
    let removal = "[...document.querySelectorAll('main li button')].some(b => b.innerText.trim() === 'Remove')"
    try await reader.page.wait(until: removal)
    try await reader.stop()
    try await reader.start()
    try await reader.go("saved")
    try await reader.wait(for: title)
    #expect(reader.page.errors.allSatisfy(Self.isOfTheAbsence), "\(reader.page.errors)")
    await reader.close()
  }
}
