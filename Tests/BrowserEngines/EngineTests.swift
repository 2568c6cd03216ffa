import BrowserTesting
import HTTPServer
import KioskRunning
import LayoutIdioms
import SwiftUI
import SwiftUIWeb
import Testing

/// What readers notice first when a browser differs, in three engines.
@Suite(.serialized, .timeLimit(.minutes(5)))
@MainActor
struct EngineTests {
  @Test(arguments: Engine.allCases)
  func theFirstPaintShowsTheList(_ engine: Engine) async throws {
    try await EngineReader.open(in: engine) { reader in
      let shown = try await reader.page.evaluate(
        "\(ReaderPage.stories).map(r => r.querySelector('a').innerText.trim())")
      #expect(shown.list?.prefix(30).compactMap(\.string) == (try reader.world.titles(of: "newstories", limit: 30)))
      #expect(
        try await reader.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
          .int
          == 0)
    }
  }

  @Test(arguments: Engine.allCases)
  func aStoryArrivesByItself(_ engine: Engine) async throws {
    try await EngineReader.open(in: engine) { reader in
      try reader.world.make("story", ["title": "A kite above the harbour"])
      try await reader.wait(for: "A kite above the harbour")
    }
  }

  @Test(arguments: Engine.allCases)
  func whatIsReadKeepsItsPlace(_ engine: Engine) async throws {
    try await EngineReader.open(in: engine) { reader in
      let page = reader.page
      try await page.evaluate(
        "(() => { window.area = \(ReaderPage.stories)[0].closest('.l'); area.scrollTop = 700 })()"
      )
      try await page.wait(until: "area.scrollTop == 700")
      try await reader.waitForRest()
      try await page.evaluate(
        """
        (() => { window.row = \(ReaderPage.stories).find(r => r.getBoundingClientRect().top > 200)
        window.place = row.getBoundingClientRect().top })()
        """)
      // What arrives above it counts in a line that says so, or stands there at once.
      try reader.world.make("story", ["title": "A kite above the harbour"])
      try await page.wait(
        until: "document.body.innerText.includes('A kite above') || document.body.innerText.includes('new stor')")
      try await reader.waitForRest()
      let moved = try await page.evaluate("row.isConnected ? row.getBoundingClientRect().top - place : null").double
      #expect(abs(try #require(moved)) <= 1)
    }
  }

  @Test(arguments: Engine.allCases)
  func keysLeadIntoADiscussionAndBack(_ engine: Engine) async throws {
    try await EngineReader.open(in: engine) { reader in
      try await reader.page.type("j")
      try await reader.page.type("c")
      try await reader.page.wait(until: "location.pathname.startsWith('/place/item-')")
      try await reader.page.evaluate("(() => history.back())()")
      try await reader.page.wait(until: "location.pathname == '/' && \(ReaderPage.rows) >= 30")
    }
  }

  @Test(arguments: Engine.allCases)
  func aSheetHoldsTheFocusAndEscapeClosesIt(_ engine: Engine) async throws {
    try await EngineReader.open(in: engine) { reader in
      try await reader.page.type("?")
      try await reader.page.wait(until: "document.querySelector('dialog:modal') != null")
      try await reader.page.wait(until: "document.querySelector('dialog:modal').contains(document.activeElement)")
      try await reader.page.type("Escape")
      try await reader.page.wait(until: "document.querySelector('dialog:modal') == null")
    }
  }

  @Test(arguments: Engine.allCases)
  func aLostServerIsToldAndComesBack(_ engine: Engine) async throws {
    try await EngineReader.open(in: engine) { reader in
      reader.stop()
      try await reader.page.wait(until: "!document.getElementById('status').hidden", seconds: 60)
      try await reader.start()
      try await reader.page.wait(until: "document.getElementById('status').hidden", seconds: 60)
      try reader.world.make("story", ["title": "Back from a short walk"])
      try await reader.wait(for: "Back from a short walk")
    }
  }

  @Test(arguments: Engine.allCases)
  func viewsStandWhereSwiftUIPutsThem(_ engine: Engine) async throws {
    let sheet = IdiomSheet()
    let server = WebServer(
      WebServer.Options(listen: ListenAddress(host: "127.0.0.1", port: 0), title: "Layout"), content: { sheet })
    try server.start()
    defer { server.stop() }
    try await engine.withPage(width: 800, height: 800) { page in
      try await page.navigate(to: server.url)
      #expect(try await sheet.misplaced(on: page) == [])
    }
  }
}
