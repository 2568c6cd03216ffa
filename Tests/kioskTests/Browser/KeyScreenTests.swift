import BrowserTesting
import Eventually
import Foundation
import SampleServices
import Testing

/// Keys typed into the page, in a real browser.
@Suite(.serialized, .timeLimit(.minutes(4)))
struct KeyScreenTests {
  private static let wrong = "wrong-key-0123456789"
  private static let right = SampleServices.Options().newsKey

  /// Types into the field of the service's form and presses its button.
  private func type(_ key: String, for service: String, on reader: ReaderPage) async throws {
    let field = "input[type=password][aria-label=\"Key for \(service)\"]"
    try await reader.page.wait(until: "document.querySelector('\(field)') != null")
    try await reader.page.evaluate("document.querySelector('\(field)').value = ''")
    try await reader.page.focus(field)
    try await reader.page.type(key)
    let button =
      "[...document.querySelectorAll('button')].find(b => b.innerText === 'Use this key' && b.parentElement.contains(document.querySelector('\(field)')))"
    try await reader.page.wait(
      until: "\(button) && !\(button).disabled && \(button).getAttribute('aria-disabled') != 'true'")
    try await reader.page.evaluate("\(button).click()")
  }

  /// Whether the page's markup holds the text anywhere.
  private func holds(_ text: String, _ page: BrowserPage) async throws -> Bool {
    try await page.evaluate("document.documentElement.outerHTML.includes(\(BrowserPage.quote(text)))").bool ?? true
  }

  @Test func aKeyTypedInTheCardTurnsSamplesIntoNewsInAllWindowsAndCanBeTakenAway() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-keys-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = try await ReaderPage.open(
      width: ScreenTests.wide.width, height: ScreenTests.wide.height,
      environment: [
        "NEWSAPI_KEY": "", "XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state",
        "XDG_CACHE_HOME": folder.path + "/cache",
      ], in: .browser)
    let other = try await reader.browser.newPage(width: 1000, height: 800)
    try await other.navigate(to: "\(reader.address)/place/news")
    try await other.wait(until: "document.body.innerText.includes('These are samples')")
    try await reader.page.activate()
    try await reader.go("news")
    try await reader.wait(for: "These are samples: NewsAPI.org wants a key")
    try await reader.wait(for: "newsapi.org/register")

    try await type(Self.wrong, for: "NewsAPI.org", on: reader)
    try await reader.wait(for: "This key is not known here")
    #expect(try await !holds(Self.wrong, reader.page))
    try await reader.picture("key-refused")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("kiosk/keys.json5").path))

    try await type(Self.right, for: "NewsAPI.org", on: reader)
    try await reader.page.wait(until: "!document.body.innerText.includes('These are samples')")
    try await reader.page.wait(until: "document.querySelectorAll('.g .bn-p').length > 3")
    #expect(try await !holds(Self.right, reader.page))
    try await other.activate()
    try await other.wait(until: "!document.body.innerText.includes('These are samples')")

    let file = folder.appendingPathComponent("kiosk/keys.json5")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o600)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("newsAPI: \"\(Self.right)\""))

    try await reader.page.activate()
    try await reader.go("settings")
    try await reader.wait(for: "The key is kept in \(file.path)")
    try await reader.wait(for: "The key is that of TMDB_TOKEN")
    #expect(try await !holds(Self.right, reader.page))
    try await reader.picture("keys-settings")
    try await reader.press("Remove the key")
    try await reader.wait(for: "has no key yet: shows samples")
    #expect(try !String(contentsOf: file, encoding: .utf8).contains(Self.right))
    #expect(reader.page.errors.isEmpty)
    for key in [Self.right, Self.wrong] {
      #expect(!(reader.kiosk.outputSoFar + reader.kiosk.messagesSoFar).contains(key))
    }
    try SecretsTests.expectClean(folder, of: [Self.right, Self.wrong], "after typing")
    await reader.close()
  }

  @Test func eitherOfTMDbsKeysIsTakenAndTheOtherGoes() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-keys-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = try await ReaderPage.open(
      width: ScreenTests.narrow.width, height: ScreenTests.narrow.height,
      environment: ["TMDB_TOKEN": "", "XDG_CONFIG_HOME": folder.path])
    let file = folder.appendingPathComponent("kiosk/keys.json5")
    try await reader.go("movies")
    try await reader.wait(for: "These are samples: TMDb wants a key")
    try await type("nonsense", for: "TMDb", on: reader)
    try await reader.wait(for: "This is neither a token nor a key of TMDb")
    try await type(SampleServices.Options().tmdbToken, for: "TMDb", on: reader)
    try await reader.page.wait(until: "!document.body.innerText.includes('These are samples')")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("tmdbToken"))
    try await reader.go("settings")
    try await type(SampleServices.Options().tmdbKey, for: "TMDb", on: reader)
    var text = ""
    try await eventually("the key takes the token's place", seeing: text) {
      text = try String(contentsOf: file, encoding: .utf8)
      return text.contains("tmdbAPIKey") && !text.contains("tmdbToken")
    }
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  /// An editor, or another `kiosk`, writes the file; what cannot be read is said, and the keys before hold.
  @Test func keysThatSomebodyElseWritesAreTakenLive() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kiosk-keys-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let reader = try await ReaderPage.open(
      width: ScreenTests.wide.width, height: ScreenTests.wide.height,
      environment: ["NEWSAPI_KEY": "", "TMDB_TOKEN": "", "XDG_CONFIG_HOME": folder.path])
    let file = folder.appendingPathComponent("kiosk/keys.json5")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    func write(_ text: String, mode: mode_t = 0o600) throws {
      try Data(text.utf8).write(to: file)
      chmod(file.path, mode)
    }
    try await reader.go("news")
    try await reader.wait(for: "These are samples: NewsAPI.org wants a key")

    try write("{ newsAPI: '\(Self.right)' }")
    try await reader.page.wait(until: "!document.body.innerText.includes('These are samples')", seconds: 30)
    try await reader.page.wait(until: "document.querySelectorAll('.g .bn-p').length > 3", seconds: 30)

    try write("{ newsAPI: ")
    try await reader.kiosk.until("it says what is wrong") {
      reader.kiosk.messagesSoFar.contains("is not a file of keys") && reader.kiosk.messagesSoFar.contains("stay in use")
    }
    try await reader.go("settings")
    try await reader.wait(for: "is not a file of keys")
    try await reader.wait(for: "The old keys stay in use.")
    #expect(try await reader.page.evaluate("document.body.innerText.includes('has a key')").bool == true)

    try write("{ tmdbToken: '\(SampleServices.Options().tmdbToken)' }", mode: 0o644)
    try await reader.wait(for: "is open to others", seconds: 30)
    chmod(file.path, 0o600)
    try await reader.page.wait(
      until:
        "!document.body.innerText.includes('is open to others') && document.body.innerText.includes('has no key yet')",
      seconds: 30)
    try await reader.go("movies")
    try await reader.wait(for: "Orbital Decay")
    #expect(try await reader.page.evaluate("document.body.innerText.includes('These are samples')").bool == false)
    #expect(!reader.kiosk.messagesSoFar.contains(Self.right))
    #expect(reader.page.errors.isEmpty)
    await reader.close()
  }

  @Test func samplesThatWereAskedForSaySo() async throws {
    let kiosk = try KioskProcess(["serve", "--demo", "--no-open", "--listen", "127.0.0.1:0"])
    let address = try await ReaderPage.address(of: kiosk)
    let browser = try await Browser.fresh()
    let page = try await browser.open("\(address)/place/settings", width: 900, height: 800)
    try await page.wait(until: "document.body.innerText.includes('themoviedb.org/settings/api')")
    #expect(try await page.evaluate("document.body.innerText.split('started with --demo').length").double == 3)
    #expect(try await page.evaluate("document.querySelectorAll('input[type=password]').length").double == 0)
    #expect(try await page.evaluate("document.body.innerText.includes('Paste it here')").bool == false)
    await browser.close()
    kiosk.send(signal: SIGTERM)
  }
}
