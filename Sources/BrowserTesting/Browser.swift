/// A window of headless Chromium with cookies, stores and workers of its own, driven over the DevTools protocol. For tests
/// only.
///
///     try await withBrowser { browser in
///       let page = try await browser.open("http://127.0.0.1:8080/")
///       try await page.wait(until: "document.querySelectorAll('li').length > 0")
///       try await page.click("button")
///     }
///
/// What runs side by side has programs of its own, so that nobody takes another's focus; what runs one after the other
/// shares one, which need not be started each time.
package final class Browser: Sendable {
  private let program: BrowserProgram
  private let context: String

  private init(program: BrowserProgram, context: String) {
    self.program = program
    self.context = context
  }

  /// A browser that knows nothing of what was before. `close` must follow.
  package static func fresh(_ chromium: Chromium = .shell) async throws -> Browser {
    let program = try await BrowserProgram.take(chromium)
    let made = try await program.pipe.send("Target.createBrowserContext", ["disposeOnDetach": true])
    guard let context = made["browserContextId"].string else { throw BrowserError.refused("no context") }
    return Browser(program: program, context: context)
  }

  /// Opens an address in a new tab and waits until it has loaded.
  package func open(_ address: String, width: Int = 1024, height: Int = 768) async throws -> BrowserPage {
    let page = try await newPage(width: width, height: height)
    try await page.navigate(to: address)
    return page
  }

  /// A new empty tab.
  package func newPage(width: Int = 1024, height: Int = 768) async throws -> BrowserPage {
    let pipe = program.pipe
    let target = try await pipe.send("Target.createTarget", ["url": "about:blank", "browserContextId": context])
    guard let id = target["targetId"].string else { throw BrowserError.refused("no tab") }
    let attached = try await pipe.send("Target.attachToTarget", ["targetId": id, "flatten": true])
    guard let session = attached["sessionId"].string else { throw BrowserError.refused("no tab") }
    let page = BrowserPage(pipe: pipe, target: id, session: session)
    try await page.prepare(width: width, height: height)
    return page
  }

  /// Closes its pages and forgets what they kept.
  package func close() async {
    do {
      _ = try await program.pipe.send("Target.disposeBrowserContext", ["browserContextId": context])
      program.giveBack()
    } catch {
      program.end()
    }
  }
}

/// Runs `body` with a browser of its own.
package func withBrowser<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: (Browser) async throws -> sending Result
) async throws -> Result {
  let browser = try await Browser.fresh()
  do {
    let result = try await body(browser)
    await browser.close()
    return result
  } catch {
    await browser.close()
    throw error
  }
}
