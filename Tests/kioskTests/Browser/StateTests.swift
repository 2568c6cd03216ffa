import BrowserTesting
import Foundation
import Testing

/// Every screen in every state it can have, wide and on a phone, light and dark: what must be seen is seen, nothing sticks
/// out, every text can be read, every control has a name, a place in the order and room for a finger.
///
/// `KIOSK_PICTURES=Documentation/images swift test --filter StateTests` retakes the pictures of the documentation;
/// `KIOSK_EVERY_PICTURE=folder` takes one of every case in every layout and appearance.
@Suite(.serialized, .timeLimit(.minutes(12)))
struct StateTests {
  @Test(arguments: Circumstances.allCases) func everyScreen(_ circumstances: Circumstances) async throws {
    let gallery = try await Gallery.open(circumstances)
    for screenCase in circumstances.cases where Self.isWanted(screenCase) {
      do {
        let problems = try await gallery.look(at: screenCase)
        #expect(problems.isEmpty, "\(circumstances) · \(screenCase.screen)")
      } catch {
        Issue.record(error, "\(circumstances) · \(screenCase.screen)")
        try await gallery.keepFailure(screenCase)
      }
    }
    await gallery.close()
  }

  /// `KIOSK_SCREEN=Movies` looks at these screens only.
  private static func isWanted(_ screenCase: ScreenCase) -> Bool {
    ProcessInfo.processInfo.environment["KIOSK_SCREEN"].map(screenCase.screen.contains) ?? true
  }
}
