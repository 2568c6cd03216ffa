import BrowserTesting
import LayoutIdioms
import Testing

/// The ways in which apps commonly place views, measured in the browser against SwiftUI's rules of layout: a parent proposes, a child
/// chooses, the parent places (WWDC 2019, session 237). `BrowserEngineTests` measures them in other browsers.
@Suite(.serialized, .timeLimit(.minutes(4)))
@MainActor
struct StrangersLayoutTests {
  @Test func commonIdiomsStandWhereSwiftUIPutsThem() async throws {
    let sheet = IdiomSheet()
    try await withApp(content: { sheet }) { app in
      try await app.page.setViewport(width: 800, height: 800)
      #expect(try await sheet.misplaced(on: app.page) == [])
    }
  }
}
