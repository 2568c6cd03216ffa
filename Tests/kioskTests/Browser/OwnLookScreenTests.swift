import BrowserTesting
import Foundation
import HTTPServer
import KioskRunning
import Locks
import Testing

/// Style rules and keys of the reader's own, and articles that are read aloud, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct OwnLookScreenTests {
  /// A home folder with settings, gone afterwards.
  private func withHome(
    _ files: [String: String], _ body: (URL, ReaderPage) async throws -> Void
  ) async throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-look-\(UUID())")
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appendingPathComponent(".config/kiosk")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let reader = try await ReaderPage.open(
      width: ScreenTests.wide.width, height: ScreenTests.wide.height, environment: ["HOME": home.path])
    try await body(folder, reader)
    await reader.close()
  }

  private static let accent = "getComputedStyle(document.querySelector('main a[aria-current=page]')).color"

  @Test func aThemeOfAFewPropertiesHoldsAndChangesWhileThePageIsOpen() async throws {
    try await withHome(["style.css": ":root { --accent: #123456; --background: #fedcba }"]) { folder, reader in
      try await reader.waitForStories()
      try await reader.page.wait(until: "getComputedStyle(document.body).backgroundColor === 'rgb(254, 220, 186)'")
      try await reader.page.wait(
        until: "[...document.querySelectorAll('main a *')].some(e => getComputedStyle(e).color === 'rgb(18, 52, 86)')")
      try Data(":root { --background: #abcdef }".utf8).write(to: folder.appendingPathComponent("style.css"))
      try await reader.page.wait(until: "getComputedStyle(document.body).backgroundColor === 'rgb(171, 205, 239)'")
      try await reader.page.wait(
        until: "![...document.querySelectorAll('main a *')].some(e => getComputedStyle(e).color === 'rgb(18, 52, 86)')")
    }
  }

  @Test func aFileThatIsMadeLaterHoldsInOpenPages() async throws {
    try await withHome([:]) { folder, reader in
      try await reader.waitForStories()
      try Data(":root { --background: #abcdef }".utf8).write(to: folder.appendingPathComponent("style.css"))
      try await reader.page.wait(until: "getComputedStyle(document.body).backgroundColor === 'rgb(171, 205, 239)'")
    }
  }

  @Test func anotherFileThatSettingsNameLaterIsFollowed() async throws {
    try await withHome(["style.css": ":root { --background: #fedcba }"]) { folder, reader in
      try await reader.waitForStories()
      try await reader.page.wait(until: "getComputedStyle(document.body).backgroundColor === 'rgb(254, 220, 186)'")
      try Data("{ style: 'night.css' }".utf8).write(to: folder.appendingPathComponent("config.json5"))
      try Data(":root { --background: #112233 }".utf8).write(to: folder.appendingPathComponent("night.css"))
      reader.kiosk.send(signal: SIGHUP)
      try await reader.page.wait(until: "getComputedStyle(document.body).backgroundColor === 'rgb(17, 34, 51)'")
      try Data(":root { --background: #332211 }".utf8).write(to: folder.appendingPathComponent("night.css"))
      try await reader.page.wait(until: "getComputedStyle(document.body).backgroundColor === 'rgb(51, 34, 17)'")
    }
  }

  @Test func noRuleLoadsAnythingFromElsewhere() async throws {
    let asked = Locked<[String]>([])
    let elsewhere = HTTPServer(address: ListenAddress(host: "127.0.0.1", port: 0)) { request, responder in
      asked.withLock { $0.append(request.rawPath) }
      responder.respond(HTTPResponse(headers: ["Content-Type": "text/css"], body: Data("* { color: red }".utf8)))
    }
    try elsewhere.start()
    defer { elsewhere.stop() }
    let site = "http://127.0.0.1:\(elsewhere.boundAddress.port)"
    let rules = """
      @import url(\(site)/import.css);
      @font-face { font-family: Mine; src: url(\(site)/font.woff) }
      body { background: url(\(site)/picture.png); font-family: Mine; --held: 1 }
      """
    try await withHome(["style.css": rules]) { _, reader in
      try await reader.waitForStories()
      try await reader.page.wait(until: "getComputedStyle(document.body).getPropertyValue('--held').trim() === '1'")
      // The browser has refused by now what it would have loaded: each refusal is an error of the page.
      try await reader.page.wait(until: "document.fonts.status === 'loaded'")
      #expect(asked.withLock { $0 }.isEmpty)
      #expect(reader.page.errors.contains { $0.contains("Content Security Policy") })
    }
  }

  @Test func keysOfTheReadersOwnHoldInTheBrowser() async throws {
    try await withHome(["config.json5": "{ keys: { J: 'j j', x: 'j Enter', n: 'ctrl+F9' } }"]) { _, reader in
      try await reader.waitForStories()
      let rows = try await reader.page.evaluate(
        "\(ReaderPage.stories).slice(0, 3).map(r => r.querySelector('[tabindex=\"0\"]').getAttribute('aria-label'))")
      let titles = rows.list?.compactMap(\.string) ?? []
      try #require(titles.count == 3)
      func onRow(_ index: Int) async throws {
        try await reader.page.wait(
          until: "document.activeElement.getAttribute('aria-label') === \(BrowserPage.quote(titles[index]))")
      }
      try await reader.page.press("J", modifiers: 8)
      try await onRow(1)
      // A key that stands for another is none of its own any more.
      try await reader.page.press("n")
      try await reader.page.press("k")
      try await onRow(0)
      try await reader.page.press("x")
      try await reader.page.wait(until: "location.pathname.startsWith('/place/item-')")
      try await reader.page.wait(
        until: "document.querySelector('section.pg h1')?.innerText === \(BrowserPage.quote(titles[1]))")
      try await reader.page.press("?")
      try await reader.page.wait(until: "document.querySelector('dialog[open]')?.innerText.includes('j Enter')")
      try await reader.page.press("Escape")
      // In a field a key is a letter.
      try await reader.go("search")
      try await reader.page.focus(".fi input")
      try await reader.page.press("x")
      try await reader.page.wait(until: "document.querySelector('.fi input').value === 'x'")
      #expect(reader.page.errors.isEmpty)
    }
  }

  @Test func anArticleIsReadAloudByTheBrowser() async throws {
    let reader = try await ReaderPage.open(width: 1440, height: 900, options: ["--demo"])
    try await reader.waitForStories()
    try await reader.choose("Top")
    let title = "We replaced our message queue with a folder of files"
    let row = "[...document.querySelectorAll('main li')].find(r => r.innerText.includes('\(title)'))"
    try await reader.page.wait(until: "\(row)?.querySelector('a[href*=\"/place/item\"]') != null")
    try await reader.page.evaluate("\(row).querySelector('a[href*=\"/place/item\"]').click()")
    try await reader.page.wait(until: "document.querySelectorAll('section.pg li').length > 10")
    try await reader.page.press("v")
    try await reader.wait(for: "For four years our orders travelled")
    try await reader.page.evaluate(
      """
      window.spoken = []; window.stops = 0
      speechSynthesis.speak = words => spoken.push(words)
      speechSynthesis.cancel = () => stops++
      """)
    try await reader.press("Read aloud")
    try await reader.page.wait(until: "spoken.length > 3")
    #expect(try await reader.page.evaluate("spoken[0].text").string == title)
    #expect(
      try await reader.page.evaluate("spoken.some(w => w.text.startsWith('For four years our orders'))").bool == true)
    #expect(try await reader.page.evaluate("spoken.every(w => w.text.length <= 300)").bool == true)
    try await reader.press("Stop reading aloud")
    try await reader.page.wait(until: "stops > 0")
    try await reader.press("Read aloud")
    try await reader.page.wait(until: "spoken[spoken.length - 1].onend && \(ReaderPage.voiceIsOn)")
    try await reader.page.evaluate("for (const words of [...spoken]) words.onend()")
    try await reader.page.wait(until: "!\(ReaderPage.voiceIsOn)")
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }
}

extension ReaderPage {
  fileprivate static let voiceIsOn =
    "[...document.querySelectorAll('button')].some(b => b.innerText.trim() === 'Stop reading aloud')"
}
