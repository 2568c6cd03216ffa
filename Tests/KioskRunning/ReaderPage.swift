import BrowserTesting
import Foundation
import SampleServices

/// A running `kiosk serve` over sample services of its own, open in a browser.
package final class ReaderPage {
  package let world: SampleWorld
  package let browser: Browser
  package let page: BrowserPage
  package private(set) var kiosk: KioskProcess
  package let address: String
  private let environment: [String: String]

  package static func open(
    width: Int = 1024, height: Int = 768, environment: [String: String] = [:], options: [String] = [],
    program: URL = KioskProcess.binary, in chromium: Chromium = .shell,
    _ change: (inout SampleServices.Options) -> Void = { _ in }
  ) async throws -> ReaderPage {
    let world = try SampleWorld(change)
    let environment = world.environment.merging(environment) { $1 }
    let kiosk = try KioskProcess(
      program: program, ["serve", "--no-open", "--listen", "127.0.0.1:0"] + options, environment: environment)
    let address = try await Self.address(of: kiosk)
    let browser = try await Browser.fresh(chromium)
    let page = try await browser.open(address, width: width, height: height)
    return ReaderPage(
      world: world, browser: browser, page: page, kiosk: kiosk, address: address, environment: environment)
  }

  private init(
    world: SampleWorld, browser: Browser, page: BrowserPage, kiosk: KioskProcess, address: String,
    environment: [String: String]
  ) {
    self.world = world
    self.browser = browser
    self.page = page
    self.kiosk = kiosk
    self.address = address
    self.environment = environment
  }

  /// The address in the start line, without the last slash.
  package static func address(of kiosk: KioskProcess) async throws -> String {
    var found = ""
    try await kiosk.until("it says where it is") {
      let text = kiosk.outputSoFar + kiosk.messagesSoFar
      guard let start = text.firstRange(of: "http://127.0.0.1:")?.lowerBound else { return false }
      let rest = text[start...]
      guard let end = rest.firstIndex(where: \.isWhitespace) else { return false }
      found = String(rest[..<end]).trimmingCharacters(in: CharacterSet(charactersIn: "/."))
      return true
    }
    return found
  }

  package func close() async {
    await browser.close()
    kiosk.send(signal: SIGTERM)
    world.stop()
  }

  /// Ends `kiosk` without a goodbye and starts another one at the same address.
  package func restart() async throws {
    kiosk.send(signal: SIGKILL)
    _ = try await kiosk.ended()
    try await start()
  }

  /// Ends `kiosk` as an update does.
  package func stop() async throws {
    kiosk.send(signal: SIGTERM)
    _ = try await kiosk.ended()
  }

  /// Starts another one at the same address.
  package func start() async throws {
    kiosk = try KioskProcess(
      ["serve", "--no-open", "--listen", String(address.dropFirst("http://".count))], environment: environment)
    _ = try await Self.address(of: kiosk)
  }

  // MARK: What a person sees

  /// The rows of the list of stories, as an array, without those that close up as they have gone.
  package static let stories =
    "[...document.querySelectorAll('main li:not([inert])')].filter(r => r.querySelector('button[aria-label*=ctions]'))"
  package static let rows = "\(stories).length"
  /// What scrolls on a narrow screen with a discussion: its list, under the choice between it and the article.
  package static let discussion = "(document.querySelector('.scr .l.sd') || document.scrollingElement)"

  package func waitForStories(_ count: Int = 30) async throws {
    try await page.wait(until: "\(Self.rows) >= \(count)", seconds: 30)
    try await waitForLayout()
  }

  /// The titles on the page, from the top.
  package func titles() async throws -> [String] {
    let titles = try await page.evaluate(
      "\(Self.stories).map(r => r.querySelector('a').innerText)")
    return titles.list?.compactMap(\.string) ?? []
  }

  package func choose(_ list: String) async throws {
    let label = "[...document.querySelectorAll('label')].find(l => l.innerText.trim() === \(BrowserPage.quote(list)))"
    try await page.wait(until: "\(label) != null")
    try await page.evaluate("\(label).click()")
  }

  /// Goes to the first page of a pane.
  package func go(_ pane: String) async throws {
    try await page.navigate(to: "\(address)/place/\(pane)")
    try await waitForLayout()
  }

  /// Waits until the page knows how wide it is.
  package func waitForLayout() async throws {
    try await page.wait(until: "(innerWidth >= 900) == (document.querySelector('.h>.sc-v.fw') != null)")
  }

  /// Presses the button with these words.
  package func press(_ words: String) async throws {
    let button =
      "[...document.querySelectorAll('button')].filter(b => b.innerText.trim() === \(BrowserPage.quote(words))).pop()"
    try await page.wait(until: "\(button) != null")
    try await page.evaluate("\(button).click()")
  }

  /// Hands a library file to the page that takes one.
  package func bring(_ file: String) async throws {
    try await page.click("a[href^='/-/bring/']")
    try await page.wait(until: "document.querySelector('input[type=file]') != null")
    try await page.evaluate(
      """
      (() => {
        const box = new DataTransfer
        box.items.add(new File([\(BrowserPage.quote(file))], 'library.json'))
        document.querySelector('input[type=file]').files = box.files
        document.forms[0].requestSubmit()
      })()
      """)
  }

  /// Waits until the page's text contains `text`.
  package func wait(for text: String, seconds: Double = 30) async throws {
    try await page.wait(until: "document.body.innerText.includes(\(BrowserPage.quote(text)))", seconds: seconds)
  }
}
