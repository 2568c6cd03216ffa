/// A page in a Chromium of its own, as the other engines have theirs.
package final class ChromiumPage: EnginePage {
  private let browser: Browser
  private let page: BrowserPage

  private init(browser: Browser, page: BrowserPage) {
    self.browser = browser
    self.page = page
  }

  package static func launch(width: Int = 1024, height: Int = 768) async throws -> ChromiumPage {
    let browser = try await Browser.fresh(.browser)
    return ChromiumPage(browser: browser, page: try await browser.newPage(width: width, height: height))
  }

  package func navigate(to address: String) async throws { try await page.navigate(to: address) }

  @discardableResult
  package func evaluate(_ expression: String) async throws -> Message { try await page.evaluate(expression) }

  package func type(_ key: String) async throws { try await page.press(key) }

  package func end() async { await browser.close() }
}
